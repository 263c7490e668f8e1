"""The question ``withdrawal``: somebody leaves a tournament; whose games count, and the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

from fixtures.round_history import Turn, Turns, score
from league import tie_break_rules, tournament_rules
from league.cases import reading
from league.cases.past_rounds import Past, past_of, read_past
from league.cases.questions_matches import Answer
from league.cases.reading import Fields, Place
from league.cases.worlds import Case
from league.facts.tournaments import Scores, System, Unplayed
from league.language import _
from league.outcomes.tournaments.crosstable import CrossTable
from league.outcomes.tournaments.table import RankRow, check_criteria, ranked
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook import RuleBook
from league.rulebooks import TOURNAMENTS
from league.tournament_rules import Said

KEYS = ("left", "marks", "ranking", "table")
_LEFT = ("number", "counts", "played", "games", "percent", "rule", "citation", "says", "holds")
_ROW = ("place", "number", "name", "points", "made", "counts")
ITEMS = {"left": _LEFT, "marks": ("number", "opponent", "signs"), "table": _ROW}
"""Keys of the maps in the lists of the answer."""

_FREE = Turn(None, "", "", 0)
"""A round without a game, of which nothing is missing."""
_NOBODY, _WON = "Z", "+"


@dataclass(frozen=True, slots=True)
class _Leaving:
    """A tournament, and who leaves it."""

    system: System
    teams: bool
    turns: Turns
    names: Mapping[int, str]
    scores: Scores
    ratings: Mapping[int, int]
    gone: tuple[int, ...]
    never: frozenset[int]
    """Numbers of those who left before round 1: in a round robin nobody has a game with them."""
    criteria: tuple[str, ...]
    rounds: int

    @property
    def cycles(self) -> int:
        """Return how often two meet; 0 = they need not."""
        once = {System.ROUND_ROBIN: 1, System.DOUBLE_ROUND_ROBIN: 2}
        return once.get(self.system, 0)

    def games(self, number: int) -> int:
        """Return how many games somebody has in all."""
        others = self.turns.keys() - {number}
        return self.cycles * len(others - self.never or others) or self.rounds

    def played(self, number: int) -> int:
        """Return how many games somebody has played on the board."""
        return sum(turn.played for turn in self.turns[number])

    def open_with(self, one: int, other: int) -> int:
        """Return how many games two have not had yet, be it without play."""
        return self.cycles - sum(turn.opponent == other for turn in self.turns[one])


def read_withdrawal(case: Case) -> Callable[[], Answer]:
    """Read a tournament and who leaves it; answer what becomes of his games."""
    found = _leaving(case)
    check_criteria(found.criteria, teams=found.teams, rated=bool(found.ratings))
    own = None if case.book.id == TOURNAMENTS else case.book
    day = case.values().day

    def answer() -> Answer:
        said = {number: _asked(found, own, number, case) for number in found.gone}
        table = _table(found, said, tournament_rules.unplayed(own, day).answer)
        table, _refused = tie_break_rules.with_codes(table, day, found.criteria)
        rows = ranked(table, found.criteria)
        placed = [row for row in rows if row.place is not None]
        groups = groupby(placed, lambda row: row.place)
        return {
            "left": [_left(found, number, one) for number, one in said.items()],
            "marks": [
                {"number": one, "opponent": other, "signs": list(signs)}
                for one, other, signs in _marks(found, said)
            ],
            "ranking": [_together([_name(found, row) for row in group]) for _at, group in groups],
            "table": [_row(found, row, score(table.turns[row.number])) for row in rows],
        }

    return answer


def _leaving(case: Case) -> _Leaving:
    fields = case.fields
    read = read_past(fields)
    past = read if isinstance(read, Past) else past_of(read)
    system = System(fields.need("system", reading.one_of(*System)))
    left = fields.need("left", reading.listed(_one(past.turns)))
    if len(dict(left)) != len(left):
        raise fields.place.at("left").wrong(_("a number stands there twice."))
    rounds = max((len(turns) for turns in past.turns.values()), default=0)
    turns = {one: _as_played(turns, system) for one, turns in past.turns.items()}
    found = _Leaving(
        system=system,
        teams=past.teams,
        turns=turns | {one: _until(turns[one], after) for one, after in left},
        names=past.names,
        scores=past.scores,
        ratings=past.ratings,
        gone=tuple(dict(left)),
        never=frozenset(number for number, after in left if not after),
        criteria=fields.get("criteria", reading.listed(reading.text), ()),
        rounds=fields.get("total_rounds", reading.positive, rounds),
    )
    _check(found, fields.place)
    return found


def _as_played(turns: Sequence[Turn], system: System) -> tuple[Turn, ...]:
    """Return rounds in which, in a round robin, nobody missed anything who had no opponent."""
    free = system is not System.SWISS
    return tuple(_FREE if free and turn.result == _NOBODY else turn for turn in turns)


def _until(turns: Sequence[Turn], after: int) -> tuple[Turn, ...]:
    """Return rounds up to the last one of who left; what follows is open."""
    return (*turns[:after], *(_FREE for _turn in turns[after:]))


def _one(turns: Turns) -> reading.Read[tuple[int, int]]:
    """Return a reader of who left: his number, or ``{id: 3, after: 4}`` with his last round."""

    def number(value: object, place: Place) -> int:
        found = reading.positive(value, place)
        if found not in turns:
            raise place.wrong(_("there is no player {number}."), number=found)
        return found

    @reading.with_keys
    def with_round(fields: Fields) -> tuple[int, int]:
        found = fields.need("id", number)
        after = fields.get("after", reading.whole, len(turns[found]))
        if any(turn.played for turn in turns[found][after:]):
            sentence = _("number {number} has played after round {round}.")
            raise fields.place.at("after").wrong(sentence, number=found, round=after)
        return found, after

    def read(value: object, place: Place) -> tuple[int, int]:
        if isinstance(value, dict):
            return with_round(value, place)
        found = number(value, place)
        return found, len(turns[found])

    return read


def _check(found: _Leaving, place: Place) -> None:
    """Refuse two who have met more often than the system lets them. Raises CaseError."""
    if not found.cycles:
        return
    for one, other in combinations(found.turns, 2):
        if found.open_with(one, other) < 0:
            sentence = _("numbers {one} and {other} have met too often.")
            raise place.wrong(sentence, one=one, other=other)


def _asked(found: _Leaving, own: RuleBook | None, number: int, case: Case) -> Said[Withdrawal]:
    shares = (found.played(number), found.games(number))
    day = case.values().day
    return tournament_rules.withdrawal(own, day, shares, found.system, teams=found.teams)


def _marks(
    found: _Leaving, said: Mapping[int, Said[Withdrawal]]
) -> Iterator[tuple[int, int, tuple[str, str]]]:
    """Yield each game that is not played any more: who left, opponent, and the signs of both."""
    for number, one in said.items():
        left, won = one.answer.left, one.answer.opponent
        for other in found.turns:
            if other != number and left and not (other in said and other < number):
                signs = (left, said[other].answer.left if other in said else won)
                yield from [(number, other, signs)] * found.open_with(number, other)


def _table(found: _Leaving, said: Mapping[int, Said[Withdrawal]], unplayed: Unplayed) -> CrossTable:
    """Return the tournament with the games that are not played, each in a round of its own."""
    turns = {number: list(one) for number, one in found.turns.items()}
    for one, other, (mine, his) in _marks(found, said):
        for number, each in turns.items():
            sign, opponent = {one: (mine, other), other: (his, one)}.get(number, ("", None))
            points = found.scores.win if sign == _WON else found.scores.absence if sign else 0
            each.append(Turn(opponent, "", sign, points) if sign else _FREE)
    return CrossTable(
        turns=turns,
        rounds=max(map(len, turns.values()), default=0),
        round_robin=found.cycles > 0,
        teams=found.teams,
        ratings=found.ratings,
        scores=found.scores,
        unplayed=unplayed,
        outside=frozenset(number for number, one in said.items() if not one.answer.counts),
    )


def _left(found: _Leaving, number: int, said: Said[Withdrawal]) -> Answer:
    """Return what becomes of who left."""
    played, games, rule = found.played(number), found.games(number), said.answer.paragraph
    return {
        "number": number,
        "counts": said.answer.counts,
        "played": played,
        "games": games,
        "percent": Fraction(100 * played, games),
        "rule": rule,
        "citation": said.cite(rule),
        "says": str(said.answer.sentence),
        "holds": str(said.why(rule) or ""),
    }


def _row(found: _Leaving, row: RankRow, made: int) -> Answer:
    """Return a row of the table; ``made`` = half points of all games, counted or not."""
    return {
        "place": row.place,
        "number": row.number,
        "name": _name(found, row),
        "points": Fraction(row.points, 2),
        "made": Fraction(made, 2),
        "counts": row.place is not None,
    }


def _name(found: _Leaving, row: RankRow) -> str:
    return found.names.get(row.number, str(row.number))


def _together(names: Sequence[str]) -> object:
    """Return who stands at a place: one, or several who share it."""
    return names[0] if len(names) == 1 else frozenset(names)
