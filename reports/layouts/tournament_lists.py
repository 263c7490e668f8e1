"""Starting list, pairing sheet, results and board slips of a tournament."""

from collections.abc import Iterator

from league.language import _, to_translate
from league.views.columns import Column as Described
from league.views.columns import Columns, Kind, Result, Value
from league.views.papers_tournaments import (
    BoardLine,
    Participant,
    RoundPaper,
    Starter,
    StartingList,
)
from reports.described import table_of
from reports.document import Block, Cell, Column, Document, Facts, Score, Signatures, Table
from reports.layouts.tournament_parts import facts, named, people_columns, small, tournament_paper

_NAME = {True: 38.0, False: 50.0}
"""Millimetres for the names of both sides of a board: with ratings beside them or without."""


def starting_list(view: StartingList) -> Document:
    """Return who plays, by pairing number."""
    return tournament_paper(view.head, _("Starting list"), _starters(view))


def _starters(view: StartingList) -> Iterator[Block]:
    columns: Columns[Starter] = (
        *people_columns(lambda row: row.who, teams=view.head.teams, national=view.rating_name),
        Described("note", to_translate("Remark"), spare=True),
    )
    yield from facts(view.head)
    yield table_of(columns, view.rows, name=_("Starting list"))
    yield from small([view.numbers])
    for row in view.rows:
        if row.players:
            listed = ((at, player) for at, player in enumerate(row.players, 1))
            board = Column(_("Board"), Kind.NUMBER, 16)
            yield Table((board, Column(_("Player"))), tuple(listed), row.who.name, whole=True)


def pairing_sheet(view: RoundPaper) -> Document:
    """Return a round for the wall: who plays whom, with room for the results."""
    return _of_round(view, _("Pairings of round {round}"), filled=False)


def results(view: RoundPaper) -> Document:
    """Return a round with its results."""
    return _of_round(view, _("Results of round {round}"), filled=True)


def _of_round(view: RoundPaper, title: str, *, filled: bool) -> Document:
    blocks = _round(view, filled=filled)
    return tournament_paper(view.head, title.format(round=view.round), blocks)


def _round(view: RoundPaper, *, filled: bool) -> Iterator[Block]:
    if view.begins is not None:
        yield Facts(((_("Date"), view.begins.date()), (_("Start"), view.begins.time())))
    yield _boards(view, filled=filled)
    if view.unpaired:
        yield _unpaired(view)
    yield from small([view.edition])
    for line in view.lines if filled else ():
        if line.games:
            yield _games(line)


def _boards(view: RoundPaper, *, filled: bool) -> Table:
    first, second = (_("Team"), _("Team")) if view.head.teams else (_("White"), _("Black"))
    every = [who for line in view.lines for who in (line.white, line.black)]
    rated = any(one.rating for one in every)
    gone = any(not line.counts for line in view.lines)
    rating = [Column(_("Rating"), Kind.NUMBER)] if rated else []
    side = (Column(_("No."), Kind.NUMBER), *rating, Column(_("Pts."), Kind.SCORE))
    columns = (
        Column(_("Match") if view.head.teams else _("Board"), Kind.NUMBER, 16),
        Column(first, width=_NAME[rated]),
        *side,
        Column(_("Result"), Kind.RESULT, 20),
        Column(second, width=_NAME[rated]),
        *side,
        *([Column("", width=20)] if gone else []),
    )
    rows = tuple(
        (*_line(line, rated=rated, filled=filled), *([_annulled(line)] if gone else []))
        for line in view.lines
    )
    return Table(columns, rows, name=_("Boards"), room=0 if filled else 7.0)


def _line(line: BoardLine, *, rated: bool, filled: bool) -> tuple[Value | Cell, ...]:
    white, black = line.before
    return (
        Cell(line.board, bold=True),
        named(line.white),
        *_figures(line.white, white, rated=rated),
        result_of(line) if filled else None,
        named(line.black),
        *_figures(line.black, black, rated=rated),
    )


def _annulled(line: BoardLine) -> str:
    return "" if line.counts else _("annulled")


def _figures(who: Participant, points: int, *, rated: bool) -> tuple[Value, ...]:
    return (who.number, *([who.rating] if rated else []), points)


def result_of(line: BoardLine) -> Result | None:
    """Return a result, its minus signs as they are printed; None = there is none yet."""
    if line.result is None:
        return None
    white, black = (one.replace("-", "−") if isinstance(one, str) else one for one in line.result)
    return white, black


def _unpaired(view: RoundPaper) -> Table:
    columns = (
        Column(_("No."), Kind.NUMBER, 13),
        Column(_("Team") if view.head.teams else _("Name")),
        Column(_("Pts."), Kind.SCORE),
        Column(_("Why"), width=60),
        Column(_("Gets"), Kind.SCORE),
    )
    rows = tuple(
        (one.who.number, named(one.who), one.before, one.why, one.points) for one in view.unpaired
    )
    return Table(columns, rows, name=_("Not paired"))


def _games(match: BoardLine) -> Table:
    columns = (
        Column(_("Board"), Kind.NUMBER, 16),
        Column("", Kind.CENTRED, 7),
        Column(match.white.name),
        Column(_("Result"), Kind.RESULT, 24),
        Column(match.black.name),
        Column("", Kind.CENTRED, 7),
    )
    rows = tuple(
        (
            game.board,
            "□" if game.first_has_white else "■",
            named(game.white),
            result_of(game),
            named(game.black),
            "■" if game.first_has_white else "□",
        )
        for game in match.games
    )
    heading = _("Match {board}: {first} – {second}")
    if not match.counts:
        heading = _("Match {board}: {first} – {second}, annulled")
    heading = heading.format(board=match.board, first=match.white.name, second=match.black.name)
    return Table(columns, rows, name=heading, whole=True)


def slips(view: RoundPaper) -> Document:
    """Return a slip for each board, on which both sides sign the result."""
    title = _("Board slips of round {round}").format(round=view.round)
    return tournament_paper(view.head, title, _slips(view))


def _slips(view: RoundPaper) -> Iterator[Block]:
    for line in view.lines:
        told = (
            _("Round {round}").format(round=view.round),
            _("board {board}").format(board=line.board),
        )
        yield Score(named(line.white), named(line.black), "… : …", told)
        sides = (_("Captain"), _("Captain")) if view.head.teams else (_("White"), _("Black"))
        yield Signatures(sides)
