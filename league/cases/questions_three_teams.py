"""The question ``three_teams``: three teams in two rounds, and their ranking."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from fixtures.three_teams import FEWEST, MOST, SYSTEMS, Pairing, pairings
from league.cases.questions_matches import Answer
from league.cases.questions_tables import board_score
from league.cases.reading import MOST as HIGHEST
from league.cases.reading import Fields, Place, Read, ident, listed, maybe, one_of, whole, with_keys
from league.cases.worlds import Case, answered_by
from league.facts.matches import Score
from league.language import _

TEAMS, EVEN = 3, 2

Results = Mapping[Pairing, Score]


def read_three_teams(case: Case) -> Callable[[], Answer]:
    """Read system and boards; answer with the pairings and, given results, the ranking."""
    fields = case.fields
    system = fields.need("system", one_of(*SYSTEMS))
    boards = fields.need("boards", _boards)
    draw = fields.need("draw", listed(ident))
    if len(set(draw)) != len(draw) or len(draw) != TEAMS:
        raise fields.place.at("draw").expected(_("three different teams"), list(draw))
    rounds = pairings(system, boards)
    elo = fields.get("elo", _elo(draw, boards), {})
    played = fields.get("results", maybe(_results(rounds)), None)
    ask = answered_by(case, case.book.qualification.rank)

    def answer() -> Answer:
        found: Answer = {"rounds": [["-".join(pair) for pair in pairs] for pairs in rounds]}
        if played is not None:
            ranked = ask(system, boards, draw, played, elo, case.values())
            found["ranking"] = [
                one[0] if len(one) == 1 else frozenset(one) for one in ranked.groups
            ]
            found["points"] = {team: Fraction(half, 2) for team, half in ranked.points.items()}
        return found

    return answer


def _boards(value: object, place: Place) -> int:
    number = whole(value, place)
    if number % EVEN or not FEWEST <= number <= MOST:
        what = _("an even number of boards from {fewest} to {most}")
        raise place.expected(what.format(fewest=FEWEST, most=MOST), value)
    return number


def _elo(draw: Sequence[str], boards: int) -> Read[dict[str, int]]:
    """Read the sum of ratings of each team's players, so many times a single rating at most."""

    def sums(value: object, place: Place) -> int:
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not 0 <= value <= boards * HIGHEST
        ):
            what = _("a sum of ratings from 0 to {most}")
            raise place.expected(what.format(most=boards * HIGHEST), value)
        return value

    return with_keys(lambda fields: {team: fields.need(team, sums) for team in draw})


def _results(rounds: list[list[Pairing]]) -> Read[tuple[Results, ...]]:
    @with_keys
    def read(fields: Fields) -> tuple[Results, ...]:
        numbered = enumerate(rounds, 1)
        return tuple(fields.get(str(at), _round_results(pairs), {}) for at, pairs in numbered)

    def read_numbers(value: object, place: Place) -> tuple[Results, ...]:
        if isinstance(value, dict):
            value = {str(key): item for key, item in value.items()}
        return read(value, place)

    return read_numbers


def _round_results(pairs: list[Pairing]) -> Read[Results]:
    @with_keys
    def read(fields: Fields) -> Results:
        names = {pair: "-".join(pair) for pair in pairs}
        return {
            pair: fields.need(name, board_score) for pair, name in names.items() if fields.has(name)
        }

    return read
