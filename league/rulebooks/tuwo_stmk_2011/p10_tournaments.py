"""§ 3.1, 3.2, 4.1.b, 10.VI.4, 11.2, 12.c, 18.3: how events run as tournaments."""

from league.facts.tournaments import System, Tournament, Unplayed
from league.outcomes.tournaments.table import CRITERIA
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p10_events import team_system
from league.rulebooks.tuwo_stmk_2011.p10_team_events import BY_SWISS, SWISS
from league.rulebooks.tuwo_stmk_2011.p12_events import OF_DISTRICT

_RAPID = "rapid"
"""The open rapid championship."""
_TEAMS = "team-"
"""Events for teams begin so."""


def criteria(tournament: Tournament, _rated: bool, values: Values) -> list[str]:
    """§ 3.1, 3.2: what decides behind the points."""
    if tournament.teams:
        return values.criteria("3.1", "order")
    swiss = tournament.system is System.SWISS
    return values.criteria("3.2", "order_swiss" if swiss else "order_round_robin", CRITERIA)


def unplayed(values: Values) -> Unplayed:
    """§ 3.2: how unplayed games count in tie-breaks."""
    return Unplayed(values.word("3.2", "unplayed"))


def system(kind: str, participants: int, values: Values) -> System | None:
    """§ 4.1.b, 10.VI.4, 11.2, 12.c, 18.3: what a kind of event plays.

    Events of the federation are round robins unless said otherwise; None = whoever holds it
    decides: that of a district, as § 12.2 has it.
    """
    if kind in BY_SWISS:
        return System.SWISS
    if kind in OF_DISTRICT:
        return None
    if not kind.startswith(_TEAMS):
        return System.ROUND_ROBIN
    swiss = team_system(participants, values) == SWISS
    return System.SWISS if swiss else System.ROUND_ROBIN


def rounds(kind: str, _participants: int, values: Values) -> int | None:
    """§ 18.3: rounds of the open rapid championship; None = whoever holds the event decides."""
    return values.number("18.3", "rounds") if kind == _RAPID else None
