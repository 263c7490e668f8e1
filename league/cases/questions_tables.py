"""Questions about tables: ``standings``, ``board_points``, ``berger``, ``promotion``."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from fixtures.round_robin import MOST, berger
from league.cases import reading
from league.cases.questions_matches import Answer
from league.cases.worlds import Case, answered_by, board_count, division, per_board
from league.facts.matches import BOTH_LOST, SIDES, Score, Side
from league.facts.seasons import Division
from league.judging import as_played
from league.language import _
from league.outcomes.closing import Numbers, Rung
from league.outcomes.movement import Ranked, move
from league.outcomes.standings import Standing, table
from league.outcomes.tiebreaks import PlayedMatch
from league.rulebook import Values

VOID = "both_lost"


def read_standings(case: Case) -> Callable[[], Answer]:
    """Read a division's matches; answer with its table."""
    fields = case.fields
    where = fields.need("division", division(case.book))
    teams = fields.need("teams", reading.listed(reading.ident))
    if len(set(teams)) != len(teams):
        raise fields.place.at("teams").wrong(_("a team stands there twice."))
    values = case.values()
    read = match_reader(case, where, teams, values)
    matches = fields.need("matches", reading.listed(read))
    excluded = fields.get("excluded", reading.listed(reading.one_of(*teams)), ())
    criteria = case.book.criteria(where, values)

    def answer() -> Answer:
        rows = table(teams, matches, criteria, excluded)
        return {"ranking": ranking(rows), "table": [table_row(row) for row in rows]}

    return answer


def teams_of(case: Case) -> tuple[str, ...]:
    """Return the teams of a table."""
    return case.fields.need("teams", reading.listed(reading.ident))


def ranked_teams(case: Case) -> tuple[str, ...]:
    """Return the teams of a final table."""
    return tuple(entry.team for entry in _final_table(case.fields))


def match_reader(
    case: Case, where: Division, teams: tuple[str, ...], values: Values
) -> Callable[[object, reading.Place], PlayedMatch]:
    """Return a reader of a match that was played to the end."""
    drawn = case.book.match_points(values)[1] if case.book.unplayed(values) else None

    @reading.with_keys
    def read(fields: reading.Fields) -> PlayedMatch:
        fields.need("round", reading.positive)
        home, away = (fields.need(side.value, reading.one_of(*teams)) for side in SIDES)
        if home == away:
            raise fields.place.wrong(_("{team} cannot meet itself."), team=home)
        boards = per_board(fields, "boards", board_score, where.boards)
        absent = {Side(word) for word in fields.get("no_show", _sides, ())}
        found = as_played(case.book, (home, away), boards, values, absent)
        contested = not absent and set(boards) != {BOTH_LOST}
        return found if contested or drawn is None else replace(found, unplayed=drawn)

    return read


def board_score(value: object, place: reading.Place) -> Score:
    """Return the half points of a board from the first side's result, or of ``both_lost``."""
    if value == VOID:
        return BOTH_LOST
    half = reading.score(value, place)
    return half, 2 - half


def _sides(value: object, place: reading.Place) -> tuple[str, ...]:
    side = reading.one_of(*(side.value for side in SIDES))
    return (side(value, place),) if isinstance(value, str) else reading.listed(side)(value, place)


def ranking(rows: Sequence[Standing]) -> list[object]:
    """Return the teams in order, those of a shared rank as a set."""
    groups = [[row.team for row in rows] for _rank, rows in groupby(rows, lambda row: row.rank)]
    return [group[0] if len(group) == 1 else frozenset(group) for group in groups]


def table_row(row: Standing) -> Answer:
    """Return a row of a table as cases know it."""
    return {
        "team": row.team,
        "rank": row.rank,
        "mp": row.match_points,
        "gp": Fraction(row.game_points, 2),
        "bp": Fraction(row.board_points, 2),
    }


def read_board_points(case: Case) -> Callable[[], Answer]:
    """Read a number of boards; answer with what a win is worth on each."""
    boards = case.fields.need("boards", board_count)
    values = case.values()
    return lambda: {"values": list(case.book.board_values(boards, values))}


def read_berger(case: Case) -> Callable[[], Answer]:
    """Read a number of teams; answer with the rounds."""
    fields = case.fields
    teams = fields.need("teams", reading.whole)
    if not 2 <= teams <= MOST:
        raise fields.place.at("teams").expected(_("2 to {most} teams").format(most=MOST), teams)
    double = fields.get("double", reading.yes, False)
    second_year = fields.get("second_year", reading.yes, False)
    return lambda: {
        "rounds": [[list(pair) for pair in pairs] for pairs in berger(teams, double, second_year)]
    }


def read_promotion(case: Case) -> Callable[[], Answer]:
    """Read a final table; answer with who goes up and who comes down."""
    fields = case.fields
    where = fields.need("division", division(case.book))
    ranked = _final_table(fields)
    up = fields.get("up", reading.whole, 0)
    number, coming = fields.get("from_above", _number_and_clubs, (0, ()))
    there = fields.get("already_there", reading.listed(reading.ident), ())
    declined = fields.get("declined", reading.listed(_club_of(ranked)), ())
    rung, in_addition = _rung(case, where, ranked), case.book.movement.in_addition
    base = fields.get("base", reading.maybe(reading.whole), None)
    base = rung.base or 0 if base is None else base

    def answer() -> Answer:
        passes = rung.passes
        moved = move(
            ranked,
            up,
            number,
            base,
            passed_over=(*there, *declined) if passes else there,
            kept=() if passes else declined,
            replaced=_replaced(rung.per_club, ranked, coming),
            in_addition=in_addition(case.values()),
        )
        return {"up": list(moved.up), "down": list(moved.down)}

    return answer


def _club_of(ranked: Sequence[Ranked]) -> reading.Read[str]:
    """Return a reader of a club with a team in a final table."""
    clubs = {entry.club: None for entry in ranked}

    def read(value: object, place: reading.Place) -> str:
        return reading.one_of(*clubs)(reading.ident(value, place), place)

    return read


def _final_table(fields: reading.Fields) -> tuple[Ranked, ...]:
    ranked = fields.need("ranking", reading.listed(_ranked))
    names = [entry.team for entry in ranked]
    if len(set(names)) != len(names):
        raise fields.place.at("ranking").wrong(_("a team stands there twice."))
    return ranked


def _number_and_clubs(value: object, place: reading.Place) -> tuple[int, tuple[str, ...]]:
    """Read how many come down: a number, or their clubs by name."""
    if not isinstance(value, list):
        return reading.whole(value, place), ()
    clubs = reading.listed(reading.ident)(value, place)
    return len(clubs), clubs


def _rung(case: Case, where: Division, ranked: Sequence[Ranked]) -> Rung:
    rung = answered_by(case, case.book.movement.rung)
    return rung(where, ranked, None, case.values(), Numbers(up=0))


def _replaced(
    limit: int | None, ranked: Sequence[Ranked], coming: Sequence[str]
) -> tuple[str, ...]:
    """Return the teams of clubs that come down and would have too many here, the worst placed."""
    if limit is None:
        return ()
    teams = Counter(coming)
    too_many = []
    for entry in ranked:
        teams[entry.club] += 1
        if entry.club in coming and teams[entry.club] > limit:
            too_many.append(entry.team)
    return tuple(too_many)


@reading.with_keys
def _ranked(fields: reading.Fields) -> Ranked:
    return Ranked(fields.need("team", reading.ident), fields.need("club", reading.ident))
