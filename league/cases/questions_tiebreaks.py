"""The question ``tiebreaks``: a tournament's table by criteria, each with its arithmetic."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import groupby

from league import tie_break_rules, tournament_rules
from league.cases import reading
from league.cases.past_rounds import Past, past_of, points, read_past
from league.cases.questions_matches import Answer
from league.cases.reading import Fields, Place
from league.cases.worlds import Case, board_count
from league.facts.tournaments import PointKind, System, Tournament, Unplayed
from league.language import _
from league.outcomes.tournaments.arithmetic import told
from league.outcomes.tournaments.codes import written
from league.outcomes.tournaments.crosstable import CrossTable
from league.outcomes.tournaments.table import CRITERIA, PLAYOFF, RankRow, check_criteria, ranked
from league.rulebook import RuleBook
from league.rulebooks import tournament_rules as fide
from league.trf.records import TrfFile
from league.trf.round_history import boards_of
from league.trf.scores import given

KEYS = ("ranking", "table", "criteria", "unplayed", "refused")
ROW = ("rank", "place", "number", "name", "points", "values", "arithmetic", "playoff")
"""Keys of a row of the table."""


def read_tiebreaks(case: Case) -> Callable[[], Answer]:
    """Read a tournament and by what it is ranked; answer with its table."""
    fields = case.fields
    table, names = _table(case, read_past(fields))
    criteria = tuple(map(written_as, _criteria(case, table)))
    check_criteria(criteria, teams=table.teams, rated=bool(table.ratings))
    day = _day(case)
    if not case.fields.has("unplayed"):
        table = replace(table, unplayed=_edition(case, table, criteria))
    table, said = tie_break_rules.with_codes(table, day, criteria)

    def answer() -> Answer:
        rows = ranked(table, criteria)
        placed = [row for row in rows if row.place is not None]
        groups = groupby(placed, lambda row: row.place)
        return {
            "ranking": [_together([names[row.number] for row in group]) for _p, group in groups],
            "table": [_row(row, criteria, names) for row in rows],
            "criteria": list(criteria),
            "unplayed": table.unplayed.value,
            "refused": [
                {"criterion": name, "rule": one.rule, "says": str(one.sentence)}
                for name, one in (said.answer.items() if said else ())
            ],
        }

    return answer


def _table(case: Case, past: Past | TrfFile) -> tuple[CrossTable, Mapping[int, str]]:
    """Return the tournament with what the case says of how it counts, and who is who."""
    fields, day = case.fields, _day(case)
    found = past if isinstance(past, Past) else past_of(past)
    kinds = reading.one_of(*PointKind)
    named = fields.get("unplayed", reading.one_of(*Unplayed), None)
    number = _number(found)
    played = max((len(turns) for turns in found.turns.values()), default=0)
    table = CrossTable(
        found.turns,
        fields.get("total_rounds", reading.positive, played),
        round_robin=fields.get("round_robin", reading.yes, False),
        teams=found.teams,
        boards=_boards(fields, past),
        ratings=found.ratings,
        given=fields.get("given", reading.mapped(number, _given), _decided(past)),
        scores=found.scores,
        games=found.games,
        unplayed=Unplayed(named) if named else tournament_rules.unplayed(_own(case), day).answer,
        first=PointKind(fields.get("first", kinds, PointKind.MATCH)),
        counted=PointKind(fields.get("counted", kinds, PointKind.MATCH)),
        outside=frozenset(fields.get("outside", reading.listed(number), ())),
        performance=tournament_rules.performance(_own(case), day).answer,
    )
    return table, {one: found.names.get(one, str(one)) for one in table.turns}


def _day(case: Case) -> date:
    """Return the first day of the tournament, as the case has it or its season."""
    return case.values(case.fields.get("date", reading.day, None)).day


def _edition(case: Case, table: CrossTable, criteria: Sequence[str]) -> Unplayed:
    """Return the edition of tie-breaks: of codes by the day, else as the book has it."""
    system = System.ROUND_ROBIN if table.round_robin else System.SWISS
    one = Tournament(id="", name="", system=system, teams=table.teams)
    return tie_break_rules.edition(_own(case), _day(case), one, criteria)


def written_as(name: str) -> str:
    """Return a criterion as it is stored: a code of C.07 in capitals, another name as it is."""
    return name if name in CRITERIA or name == PLAYOFF else written(name)


def _boards(fields: Fields, past: Past | TrfFile) -> int:
    """Return the boards of a team match: as the case says, of a file as it has them."""
    if not past.teams:
        return 0
    if isinstance(past, Past):
        return fields.need("boards", board_count)
    return fields.get("boards", board_count, boards_of(past))


def _decided(past: Past | TrfFile) -> dict[int, tuple[int, int]]:
    """Return what a file says that decisions gave or took: of players points stand first."""
    if isinstance(past, Past):
        return {}
    entered = past.teams or past.players
    both = {one.number: given(past, one.number) for one in entered}
    return both if past.teams else {number: (games, 0) for number, (_mp, games) in both.items()}


def _own(case: Case) -> RuleBook | None:
    """Return the federation's book; None = the FIDE rules alone."""
    return None if case.book.id == fide().id else case.book


def _number(found: Past) -> Callable[[object, Place], int]:
    def read(value: object, place: Place) -> int:
        number = reading.positive(value, place)
        if number not in found.turns:
            raise place.wrong(_("there is no player {number}."), number=number)
        return number

    return read


def _given(value: object, place: Place) -> tuple[int, int]:
    """Read points given or taken: a number, of a team match points and game points."""
    if not isinstance(value, list):
        return points(value, place), 0
    both = reading.listed(points)(value, place)
    if len(both) != 2:
        raise place.expected(_("points, or match and game points: [1, 2.5]"), value)
    return both[0], both[1]


def _criteria(case: Case, table: CrossTable) -> Sequence[str]:
    """Return the criteria: named one by one, a recommended order, or as the book has them."""
    fields, day = case.fields, _day(case)
    presets = tournament_rules.presets(day).answer
    by_number = {id.removeprefix("A2."): names for id, names in presets.items()}

    def read(value: object, place: Place) -> tuple[str, ...]:
        if isinstance(value, str):
            return tuple(by_number[reading.one_of(*by_number)(value, place)])
        return reading.listed(reading.text)(value, place)

    if fields.has("criteria"):
        return fields.need("criteria", read)
    system = System.ROUND_ROBIN if table.round_robin else System.SWISS
    tournament = Tournament(id="", name=case.name, system=system, teams=table.teams)
    rated = len(table.ratings) == len(table.turns)
    return tournament_rules.criteria(_own(case), day, tournament, rated=rated).answer


def _together(names: Sequence[str]) -> object:
    """Return who stands at a place: one, or several who share it."""
    return names[0] if len(names) == 1 else frozenset(names)


def _row(row: RankRow, criteria: Sequence[str], names: Mapping[int, str]) -> Answer:
    by_name = dict(zip(criteria, row.worked, strict=False))
    return {
        "rank": row.rank,
        "place": row.place,
        "number": row.number,
        "name": names[row.number],
        "points": Fraction(row.points, 2),
        "values": {
            name: Fraction(one.number, one.per) if one else None for name, one in by_name.items()
        },
        "arithmetic": {name: told(one, name) for name, one in by_name.items() if one},
        "playoff": row.playoff,
    }
