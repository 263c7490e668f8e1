"""§ 16 Qualification tournaments: the system by the number of teams, the draw, who goes up."""

from collections.abc import Sequence

from fixtures import three_teams
from fixtures.draw import by_lot, draw_numbers
from fixtures.round_robin import berger
from league.facts.qualifications import ROUND_ROBIN, THREE_TEAMS
from league.language import _
from league.outcomes.schedules import GoingUp
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p04_calendar import wrong
from league.rulebooks.tuwo_stmk_2011.p13_draw import check_draw


def system(teams: int, values: Values, decided: str | None = None) -> str:
    """§ 16.1, 16.2: ``three_teams`` (Anhang B), ``round_robin``, or what was decided for more.

    Raises InputError for fewer than 3 teams, and for 5 or more as long as the Landesspielleitung
    has not decided.
    """
    three, four = values.number("16.1", "teams"), values.number("16.2", "round_robin")
    if teams == three:
        return THREE_TEAMS
    if teams == four:
        return ROUND_ROBIN
    if teams < three:
        what = _("a qualification tournament needs {fewest} teams or more, not {number}")
        raise wrong("16.1", what.format(fewest=three, number=teams), values)
    if decided is None:
        what = _("with {number} teams the Landesspielleitung decides on the system")
        raise wrong("16.2", what.format(number=teams), values)
    return decided


def pairings(teams: Sequence[str], seed: int, values: Values) -> list[list[tuple[str, str]]]:
    """§ 16.2: the round robin by Berger, the numbers drawn by lot: rounds of (home, away).

    Raises InputError for fewer than 3 teams or more than 24, a team twice, or a seed below 0.
    """
    system(len(teams), values, decided=ROUND_ROBIN)
    check_draw("16.2", teams, seed, values)
    drawn = {number: team for team, number in draw_numbers(teams, seed).items()}
    return [[(drawn[home], drawn[away]) for home, away in pairs] for pairs in berger(len(teams))]


def symbols(teams: Sequence[str], seed: int, values: Values) -> tuple[str, ...]:
    """§ 16.1, Anhang B 2, 6: the three teams in the order of the symbols, by lot.

    Raises InputError unless there are three different teams, or for a seed below 0.
    """
    if len(teams) != values.number("16.1", "teams"):
        what = _("three teams are drawn, not {number}").format(number=len(teams))
        raise wrong("B.6", what, values)
    check_draw("B.6", teams, seed, values)
    return tuple(by_lot(teams, seed))


def three_team_rounds(kind: str, boards: int, _values: Values) -> list[list[three_teams.Pairing]]:
    """§ 16.1, Anhang B 1, 3, 4, 5, 8, 9: both rounds as printed, White first.

    ``kind`` is ``patheisky`` or ``skalicka``. Raises ValueError for another, an odd number of
    boards, or one not between 2 and 24.
    """
    return three_teams.pairings(kind, boards)


def going_up(
    ranking: Sequence[Sequence[str]], values: Values, decided: int | None = None
) -> GoingUp:
    """§ 16.6: the first two go up, or as many as was decided.

    ``ranking`` are groups of teams that share a place, best first. Where a shared place is not
    enough for all, nobody of it is named: a person decides among them.
    """
    places = values.number("16.6", "up") if decided is None else decided
    sure: list[str] = []
    for group in ranking:
        if len(group) > places - len(sure):
            left = places - len(sure)
            return GoingUp(tuple(sure), tuple(group) if left else (), left)
        sure += group
    return GoingUp(tuple(sure))
