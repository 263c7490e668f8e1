"""The rows and the detail of the protests."""

from collections.abc import Callable

from rich.text import Text

from league.formatting import filled_in
from league.language import _
from league.services.protests.columns import COURTS, PROTESTS
from league.views.protests import Docket, ProtestDetail, ProtestRow, Stage
from tui.kit.described import on_screen
from tui.kit.parts import Table, listed
from tui.kit.themes import Ink

WIDTH = 8
"""Columns of the bar of a time limit."""


def protest_list(docket: Docket, hues: Ink) -> Table:
    """Return the protests; what expires first stands first."""
    cells: dict[str, Callable[[ProtestRow], Text]] = {
        "state": lambda one: state(one, hues),
        "run": lambda one: time_bar(*one.run, hues, running=one.stage is Stage.APPEAL),
    }
    columns = on_screen(PROTESTS, hues, cells)
    empty, opens = _("No protest is on file: n files one."), _("read")
    if not docket.known:
        empty = _("This rule book keeps no protests here; see below.")
    return listed("protests", _("Protests"), columns, docket.rows, protest_number, empty, opens)


def court_list(docket: Docket, hues: Ink) -> Table:
    """Return the objections before a tournament's court."""
    columns = on_screen(COURTS, hues)
    return listed("courts", _("Before directors and courts"), columns, docket.courts)


def protest_number(one: ProtestRow) -> str:
    """Return by what a protest is chosen."""
    return str(one.file.number)


def state(one: ProtestRow, hues: Ink) -> Text:
    """Return the state with its sign."""
    sign, style = {
        Stage.DECIDE: ("▲", hues.warn),
        Stage.LATE: ("✗", hues.bad),
        Stage.APPEAL: ("◷", hues.primary),
        Stage.APPEALED: ("→", hues.muted),
        Stage.FINAL: ("✔", hues.faint),
    }[one.stage]
    return Text.assemble((f"{sign} ", style), (one.state, style))


def detail(one: ProtestRow, more: ProtestDetail, hues: Ink) -> Text:
    """Return all about one protest."""
    filed, cites = one.file, (*more.citations, "", "", "")
    head = _("Protest {number}").format(number=filed.number)
    if filed.appeal_of is not None:
        head = _("Appeal {number}, against the decision on protest {other}").format(
            number=filed.number, other=filed.appeal_of
        )
    text = Text.assemble((head, f"bold {hues.text}"), "  ", state(one, hues), "\n")
    line = filled_in(
        _("{who}, {filed}, about {about}"), who=one.who, filed=filed.filed, about=one.about
    )
    text.append(f"{line}\n", style=hues.muted)
    said = _("“{text}”").format(text=filed.text)
    text.append(f"{said}\n", style=hues.text)
    _decision(text, one, more, hues)
    _line(text, _("Time limit"), more.limit, cites[0], hues)
    _line(text, _("Deposit"), more.deposit, cites[1], hues)
    _line(text, _("Instances"), more.way, cites[2], hues)
    if one.left:
        _line(text, _("Countdown"), one.left, "", hues)
    return text


def _decision(text: Text, one: ProtestRow, more: ProtestDetail, hues: Ink) -> None:
    for against in one.view.against:
        _line(text, _("Not dealt with"), against, "", hues)
    decided = one.file.decided
    if decided is not None:
        sentence = _("{day}, {by}: {reasons}")
        said = filled_in(sentence, day=decided.day, by=one.decided_by, reasons=decided.reasons)
        _line(text, _("Decision"), said, "", hues)
        for effect in more.effects:
            _line(text, _("Effect"), effect, "", hues)
        for hung in more.hung:
            _line(text, _("To be decided"), hung, "", hues)


def _line(text: Text, label: str, words: str, citation: str, hues: Ink) -> None:
    text.append(f"{label}  ", style=f"bold {hues.primary}").append(words, style=hues.text)
    if citation:
        text.append(f"  {citation}", style=hues.accent)
    text.append("\n")


def intro(docket: Docket, hues: Ink) -> Text:
    """Return how something is contested, as long as nothing is."""
    text = Text(f"{_('To contest a decision')}\n", style=f"bold {hues.primary}")
    text.append(f"{docket.contest}\n", style=hues.text)
    if not docket.known:
        sentence = _("Protests under this rule book are decided at the event and not kept here.")
        text.append(f"\n{sentence}", style=hues.muted)
    return text


def time_bar(used: int, whole: int, hues: Ink, *, running: bool) -> Text:
    """Return how much of a time limit is used up; nothing where there is none."""
    if whole <= 0:
        return Text(" " * WIDTH)
    full = min(round(WIDTH * used / whole), WIDTH)
    if not running:
        return Text.assemble(("━" * full, hues.muted), ("─" * (WIDTH - full), hues.faint))
    style = hues.bad if whole - used <= 1 else hues.warn if 2 * used >= whole else hues.good
    return Text.assemble(("━" * full, style), ("─" * (WIDTH - full), hues.faint))
