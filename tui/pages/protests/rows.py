"""The rows and the detail of the protests."""

from rich.text import Text

from league.forms import filled_in
from league.language import _
from league.services.words.codes import kind_name
from league.views.protests import Docket, ProtestDetail, ProtestRow, Stage
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.themes import Ink
from tui.pages.protests.countdown import time_bar

_RUNS = (Stage.APPEAL, Stage.DECIDE, Stage.LATE)


def columns() -> list[Col]:
    """Return the columns of the list."""
    return [
        Col(_("No."), right=True),
        Col(_("About"), grow=True),
        Col(_("By"), grow=True, least=110),
        Col(_("Kind"), least=140),
        Col(_("Instance"), least=96),
        Col(_("State")),
        Col(""),
        Col(_("Countdown")),
    ]


def row(one: ProtestRow, hues: Ink) -> list[Text]:
    """Return the cells of one protest."""
    runs = one.stage in _RUNS
    used, whole = one.run
    return [
        number(one.file.number, hues.muted),
        Text(one.about, style=hues.text if runs else hues.muted),
        Text(one.who, style=hues.muted),
        Text(kind_name(one.file.kind), style=hues.muted),
        Text(one.instance, style=hues.muted),
        state(one, hues),
        time_bar(used, whole, hues, running=one.stage is Stage.APPEAL),
        Text(one.left or "–", style=_urgent(one, hues)),
    ]


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


def _urgent(one: ProtestRow, hues: Ink) -> str:
    if one.stage is Stage.LATE:
        return f"bold {hues.bad}"
    if one.stage is Stage.APPEAL:
        return f"bold {hues.warn if (one.days or 0) <= 2 else hues.text}"
    return hues.text if one.stage is Stage.DECIDE else hues.muted


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
    _line(text, _("Time limit"), more.limit, cites[0], hues)
    _line(text, _("Deposit"), more.deposit, cites[1], hues)
    _line(text, _("Instances"), more.way, cites[2], hues)
    if one.left:
        _line(text, _("Countdown"), one.left, "", hues)
    _decision(text, one, more, hues)
    return text


def _decision(text: Text, one: ProtestRow, more: ProtestDetail, hues: Ink) -> None:
    for against in one.view.against:
        _line(text, _("Not dealt with"), against, "", hues)
    decided = one.file.decided
    if decided is not None:
        sentence = _("{day}, {by}: {reasons}")
        said = filled_in(sentence, day=decided.day, by=decided.by, reasons=decided.reasons)
        _line(text, _("Decision"), said, "", hues)
        for effect in more.effects:
            _line(text, _("Effect"), effect, "", hues)


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
