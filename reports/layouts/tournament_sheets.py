"""Single sheets of a tournament: its numbers, a play-off, the committee and the invitation."""

from collections.abc import Callable, Iterator, Sequence

from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_tournaments import NumberDrawn, NumbersPaper, PartsPaper, PlayoffPaper
from reports.document import (
    Block,
    Column,
    Document,
    Facts,
    Heading,
    NewPage,
    Signatures,
    Table,
    Words,
)
from reports.layouts.tournament_parts import facts, named, small, tournament_paper


def numbers(view: NumbersPaper) -> Document:
    """Return how each number was given, so that anybody can draw again."""
    return tournament_paper(
        view.head, _("Protocol of the pairing numbers"), _numbers(view), landscape=bool(view.groups)
    )


def _numbers(view: NumbersPaper) -> Iterator[Block]:
    yield Facts(view.facts)
    if view.groups:
        held = "; ".join(f"{letter}: {numbers}" for letter, numbers in view.groups)
        yield Words(_("Groups of numbers: {groups}").format(groups=held))
    reasons = any(row.why for row in view.rows)
    shown: list[tuple[Column, Callable[[NumberDrawn], Value]]] = [
        (Column(_("No."), Kind.NUMBER, 12), lambda row: row.number),
        (Column(_("Name"), width=46 if reasons else None), lambda row: named(row.who)),
        (Column(_("Fed."), Kind.CENTRED), lambda row: row.who.federation),
        (Column(_("Club"), width=40 if reasons else None), lambda row: row.who.club),
        (Column(_("Group"), Kind.CENTRED), lambda row: row.group),
        (Column(_("Why it was possible")), lambda row: row.why),
    ]
    told = [(column, of) for column, of in shown if any(of(row) for row in view.rows)]
    rows = tuple(tuple(of(row) for _column, of in told) for row in view.rows)
    yield Table(tuple(column for column, _of in told), rows, name=_("Pairing numbers"), close=True)
    yield from small(view.remarks)
    yield Signatures((_("Official who held the draw"), _("Witness")))


def playoffs(view: Sequence[PlayoffPaper]) -> Document:
    """Return who plays whom, with which clocks and rests, and what was played.

    Each play-off has a page of its own.
    """
    first = view[0]
    title = _("Play-off for place {place}").format(place=first.place)
    blocks = [*_playoff(first)]
    for one in view[1:]:
        heading = Heading(_("Play-off for place {place}").format(place=one.place))
        blocks += [NewPage(), heading, *_playoff(one)]
    return tournament_paper(first.head, title, blocks)


def _playoff(view: PlayoffPaper) -> Iterator[Block]:
    seats = (
        Column(_("Seat"), Kind.NUMBER, 14),
        Column(_("Name")),
        Column(_("No."), Kind.NUMBER, 14),
    )
    rows = tuple((at, named(who), who.number) for at, who in enumerate(view.seats, 1))
    yield Table(seats, rows, name=_("Seats"), whole=True)
    yield from small([view.order])
    for rest in view.rests:
        yield Words(rest)
    stages = (
        Column(_("Stage of the play-off"), Kind.NUMBER, 18),
        Column(_("Who plays whom")),
        Column(_("Clock"), width=46),
        Column(_("Rule"), width=32),
    )
    parts = tuple((one.number, one.words, one.clock, one.paragraph) for one in view.stages)
    yield Table(stages, parts, name=_("Stages"))
    if view.last:
        yield Words(view.last)
    yield _games(view)
    if view.outcome:
        yield Words(view.outcome, bold=True)
    yield Signatures((_("Chief arbiter"),))


def _games(view: PlayoffPaper) -> Table:
    """Return the games: those to be played have room for a result."""
    columns = (
        Column(_("Stage of the play-off"), Kind.NUMBER, 18),
        Column(_("White")),
        Column(_("Result"), Kind.RESULT, 24),
        Column(_("Black")),
        Column(_("Clock"), width=46),
    )
    rows = tuple((one.stage, one.white, one.result, one.black, one.clock) for one in view.games)
    return Table(columns, rows, name=_("Games of the play-off"), room=8.0)


def invitation(view: PartsPaper) -> Document:
    """Return the invitation, and what it does not say yet."""
    return _parts(view, _("Invitation"))


def committee(view: PartsPaper) -> Document:
    """Return the appeals committee, with fee and time of an appeal."""
    return _parts(view, _("Appeals committee"))


def _parts(view: PartsPaper, title: str) -> Document:
    return tournament_paper(view.head, title, _said(view))


def _said(view: PartsPaper) -> Iterator[Block]:
    yield from facts(view.head)
    columns = (Column("", width=60), Column(""))
    said = tuple((label, words or "–") for label, words in view.parts)
    yield Table(columns, said)
    if view.lacks:
        yield Heading(_("Missing"))
        yield Words("\n".join(view.lacks))
