"""The decision on a protest, as it is served on the parties."""

from collections.abc import Iterator

from league import formatting
from league.facts.protests import Decided, day_of
from league.language import _
from league.views.columns import Value
from league.views.season_papers import ProtestPaper
from reports.document import Block, Document, Facts, Heading, Signatures, Words
from reports.layouts.game_blocks import game_blocks
from reports.layouts.season_parts import letter, lines
from reports.words import line_of


def protest_decision(view: ProtestPaper) -> Document:
    """Return parties, time limits, decision and reasons, costs, and how to appeal."""
    file, row = view.row.file, view.row
    title = _("Decision on appeal {number}") if view.below else _("Decision on protest {number}")
    title = title.format(number=file.number)
    decided = file.decided
    return Document(
        title=title,
        under=line_of(row.about, view.division),
        address=view.address,
        place_and_day=formatting.day(decided.day) if decided else "",
        blocks=tuple(_blocks(view)),
        **letter(view.head, title),
    )


def _blocks(view: ProtestPaper) -> Iterator[Block]:
    row, detail, decided = view.row, view.detail, view.row.file.decided
    if decided is None:
        return
    yield Facts(tuple(_parties(view)))
    yield Heading(_("Decision"))
    yield Words(_word(decided, appeal=bool(view.below)), bold=True)
    if detail.effects:
        yield Words(lines(detail.effects))
    asked = _("What is asked for") if view.below else _("What was protested")
    yield from _part(asked, row.file.text)
    yield from _part(_("Time limit and admissibility"), detail.limit, *row.view.against)
    yield from _part(_("Reasons"), decided.reasons)
    if view.game:
        yield from game_blocks(view.game)
    yield from _part(_("Costs"), detail.deposit)
    yield from _part(_("How to appeal"), view.appeal, view.game.appeal if view.game else "")
    if detail.citations:
        cited = _("According to {rules}.").format(rules=", ".join(detail.citations))
        yield Words(cited, small=True)
    yield Signatures((f"{row.instance}: {row.decided_by}",))


def _word(decided: Decided, *, appeal: bool) -> str:
    if appeal and decided.partly:
        return _("The appeal is granted in part.")
    if appeal:
        return _("The appeal is granted.") if decided.granted else _("The appeal is rejected.")
    if decided.partly:
        return _("The protest is granted in part.")
    return _("The protest is granted.") if decided.granted else _("The protest is rejected.")


def _parties(view: ProtestPaper) -> Iterator[tuple[str, Value]]:
    file = view.row.file
    yield _("Appeal by") if view.below else _("Protest by"), view.row.who
    if view.opponent:
        yield _("Opponent"), view.opponent
    yield _("About"), view.row.about
    if view.below:
        yield _("Against the decision on"), view.below
    yield _("Day"), day_of(file.event)
    yield _("Filed"), day_of(file.filed)
    yield _("Decided by"), view.row.instance


def _part(title: str, *said: str) -> Iterator[Block]:
    if any(said):
        yield Heading(title)
        yield Words(lines(said))
