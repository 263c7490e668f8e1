"""Standings, cross table, progress and arithmetic of a tournament, as papers have them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from fixtures.round_history import DRAWN, FORFEITS, LOST, PLAYED, WON, Turn
from league.language import _
from league.outcomes.tournaments.arithmetic import told
from league.outcomes.tournaments.crosstable import Worked
from league.outcomes.tournaments.names import short_name, star_note, unit_of
from league.outcomes.tournaments.table import PLAYOFF, RankRow
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.services.tournaments import words
from league.services.tournaments.entering.numbering import keys_of
from league.services.tournaments.files import file_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.papers.heads import participant, tournament_head
from league.services.tournaments.playing.pairing import missing_results
from league.services.tournaments.ranking.tables import Ranked, ranked_of
from league.views.papers_tournaments import (
    CriterionColumn,
    CrossMark,
    Mark,
    TableGroup,
    TablePaper,
    TableRow,
)

GAME_POINTS = "game_points"
WORTH = {**dict.fromkeys(WON, 2), **dict.fromkeys(DRAWN, 1), **dict.fromkeys(LOST, 0)}
"""Half points of a game that was played, by its sign."""


@dataclass(frozen=True, slots=True)
class _Table:
    """A tournament with its table."""

    desk: Desk
    opened: Opened
    ranked: Ranked
    why: bool
    """Whether the arithmetic is told."""

    @property
    def criteria(self) -> tuple[str, ...]:
        """Return the criteria that are worked out; a play-off is played."""
        return tuple(name for name in self.ranked.criteria if name != PLAYOFF)

    def worked(self, row: RankRow) -> Iterator[tuple[str, Worked | None]]:
        """Yield what each criterion gave; nothing where his games count for nobody."""
        given = row.worked or (None,) * len(self.ranked.criteria)
        for name, one in zip(self.ranked.criteria, given, strict=True):
            if name != PLAYOFF:
                yield name, one

    def counts(self, number: int, turn: Turn) -> bool:
        """Say whether the table counts what somebody has of a round."""
        outside = self.ranked.cross.outside
        return number not in outside and turn.opponent not in outside

    def unit(self, name: str) -> int:
        """Return how many of a criterion's unit make one, as it was worked out here."""
        given = (dict(self.worked(row)).get(name) for row in self.ranked.rows)
        return next((one.per for one in given if one), unit_of(name))


def table_paper(desk: Desk, id: str) -> TablePaper:
    """Return a tournament's table by the results there are. Raises NotFoundError, StorageError."""
    return _paper(desk, id, why=False)


def arithmetic_paper(desk: Desk, id: str) -> TablePaper:
    """Return the table, and how each criterion came to its number. Raises as ``table_paper``."""
    return _paper(desk, id, why=True)


def _paper(desk: Desk, id: str, *, why: bool) -> TablePaper:
    opened = Opened(desk.season, desk.book, file_of(desk.season.name, id))
    table = _Table(desk, opened, ranked_of(opened), why)
    cross = table.ranked.cross
    shown = max(map(len, cross.turns.values()), default=0)
    complete = min((number for number, _board in missing_results(opened.file)), default=shown + 1)
    return TablePaper(
        head=tournament_head(desk, opened.file),
        state=_state(complete - 1, shown, cross.rounds),
        rounds=shown,
        matrix=cross.round_robin,
        criteria=tuple(
            CriterionColumn(short_name(name), table.unit(name)) for name in table.criteria
        ),
        rows=tuple(_rows(table, table.ranked.rows)),
        groups=tuple(
            TableGroup(name, tuple(_rows(table, rows)))
            for name, rows in table.ranked.groups.items()
        ),
        remarks=tuple(_remarks(table)),
    )


def _state(complete: int, shown: int, rounds: int) -> str:
    """Return how far the table is: rounds that are complete, and one under way."""
    words = _("After round {round} of {rounds}").format(round=complete, rounds=rounds)
    if shown <= complete:
        return words
    return _("{words}, round {next} under way").format(words=words, next=complete + 1)


def _rows(table: _Table, ranked: Iterable[RankRow]) -> Iterator[TableRow]:
    keys, entrants = keys_of(table.opened.file), table.opened.file.entrants
    names = {number: f"{number}:" for number in keys}
    for row in ranked:
        turns = table.ranked.cross.turns[row.number]
        counted = [turn for turn in turns if table.counts(row.number, turn)]
        key = keys[row.number]
        yield TableRow(
            rank=row.place,
            who=participant(entrants[key], row.number),
            points=row.points,
            second=_game_points(table, row.number, counted),
            played=sum(turn.played for turn in counted),
            won=_count(counted, WON),
            drawn=_count(counted, DRAWN),
            lost=_count(counted, LOST),
            criteria=tuple(one.number if one else None for _name, one in table.worked(row)),
            marks=tuple(_marks(table, row.number, turns)),
            note=_note(table, key),
            arithmetic=_arithmetic(table, row, names) if table.why else (),
        )


def _count(turns: Sequence[Turn], signs: str) -> int:
    return sum(turn.result != "" and turn.result in signs for turn in turns)


def _game_points(table: _Table, number: int, counted: Sequence[Turn]) -> int | None:
    """Return a team's half game points; None of players, and where a criterion tells them."""
    cross = table.ranked.cross
    if not cross.teams or GAME_POINTS in table.criteria:
        return None
    _points, given = cross.given.get(number, (0, 0))
    return sum(turn.games for turn in counted) + given


def _marks(table: _Table, number: int, turns: Sequence[Turn]) -> Iterator[CrossMark]:
    """Yield each round with the score after it, to which what counts for nobody adds nothing."""
    counts = [table.counts(number, turn) for turn in turns]
    totals = accumulate(turn.points * one for turn, one in zip(turns, counts, strict=True))
    for turn, one, total in zip(turns, counts, totals, strict=True):
        absent = turn.opponent is None and turn.result in {"", "Z"}
        mark = _mark(turn, teams=table.ranked.cross.teams)
        yield CrossMark(turn.opponent, turn.color, mark, total, absent, counts=one)


def _mark(turn: Turn, *, teams: bool) -> Mark:
    """Return a result: of a team its game points, of a forfeit its sign, of a bye its points."""
    if turn.result == "":
        return None
    if turn.result in FORFEITS:
        return turn.result
    if teams:
        return turn.games
    return WORTH[turn.result] if turn.result in PLAYED else turn.points


def _note(table: _Table, key: str) -> str:
    """Return why somebody left, and what follows; empty = he is in."""
    absence = table.opened.file.left(key)
    if absence is None:
        return ""
    said = words.away_words(1, [absence])
    left = table.ranked.leavers.get(key)
    if left is None:
        return said
    why = explaining.spoken(table.desk, left.answer.sentence)
    return f"{said}. {why} ({left.cite(left.answer.paragraph)})"


def _arithmetic(table: _Table, row: RankRow, names: dict[int, str]) -> tuple[str, ...]:
    worked = table.worked(row)
    return tuple(told(one, name, names) for name, one in worked if one is not None)


def _remarks(table: _Table) -> Iterator[str]:
    """Yield how unplayed games count, and what the signs mean."""
    unplayed = words.unplayed_words()[table.ranked.cross.unplayed]
    yield _("Games that were not played count in tie-breaks as: {words}.").format(words=unplayed)
    if table.why:
        yield star_note(table.ranked.cross.unplayed)
        yield _("Before a colon stands the number of the opponent.")
    if any(row.place is None for row in table.ranked.rows):
        yield _(
            "Who is without a rank left early: the results stay visible, in brackets, and count for"
            " nobody."
        )
    yield _("+ and −: won and lost without play.")
