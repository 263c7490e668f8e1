"""Who decides on an appeal in a tournament."""

from collections.abc import Sequence

from league import tournament_rules
from league.errors import InputError
from league.facts.tournaments import Committee
from league.language import _
from league.outcomes.tournaments.committees import Deciding
from league.services.tournaments.opening import Opened
from league.tournament_rules import Said


def on_appeal(found: Opened, parties: Sequence[str]) -> Said[Deciding]:
    """Return who of the committee decides when these are party to the case.

    Raises InputError where there is no committee, RuleBookError.
    """
    committee = found.tournament.committee
    if committee == Committee():
        raise InputError(_("{id} has no appeals committee."), id=found.tournament.id)
    own = tournament_rules.own_rules(found.tournament, found.book)
    return tournament_rules.on_appeal(own, found.day, committee, parties)
