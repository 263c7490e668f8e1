"""§ 16.5: who was entitled to play in a division in its last round."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from league.facts.matches import MatchFacts, Side
from league.facts.squads import Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011 import p01_eligibility, p04_lineups, p07_bans, p17_bundesliga

PERSONAL: tuple[Callable[[MatchFacts, Side, Values], Iterable[Finding]], ...] = (
    p01_eligibility.suspended_club,
    p01_eligibility.registered_here,
    p01_eligibility.reported_in_time,
    p01_eligibility.district_guest,
    p04_lineups.bound_elsewhere,
    p04_lineups.listed,
    p04_lineups.front_of_a_higher_list,
    p04_lineups.late_nomination_waits,
    p17_bundesliga.national_league_players,
    p07_bans.banned_player,
)
"""What bars a player from a match whoever plays beside him (§ 1.3, 1.4, 1.6, 4.4, 7.5, 17)."""


def barred_from(match: MatchFacts, member: Member, values: Values) -> str | None:
    """§ 16.5: the paragraph that barred him from the home side's match; None = he was entitled."""
    empty = (None,) * (match.division.boards - 1)
    alone = replace(match, home=replace(match.home, boards=(member, *empty)))
    found = (one for check in PERSONAL for one in check(alone, Side.HOME, values))
    return next((one.rule for one in found), None)
