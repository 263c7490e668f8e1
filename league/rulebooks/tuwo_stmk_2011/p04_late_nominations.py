"""§ 4.4.d, d.5 and d.6 Late nominations: who may still join a list, where, and from when."""

from collections.abc import Iterator
from datetime import date, timedelta

from league.facts.registrations import Kind
from league.facts.squads import Member
from league.facts.transfers import Nomination
from league.findings import Finding
from league.outcomes.rights import Eligibility
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import is_foreigner
from league.rulebooks.tuwo_stmk_2011.p04_lineups import nomination_wait, strength
from league.rulebooks.tuwo_stmk_2011.p04_lists import counted_size, front_stays_up, on_one_list
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import is_youth

DISTRICT_TIERS = ("kreisliga", "klasse")
"""Divisions of the Kreise (§ 14)."""


def late_nomination(facts: Nomination, values: Values) -> Eligibility:
    """§ 4.4.d.5: the place on the list, the first day, and what stands against it."""
    line = tuple(_as_a_line(facts, values))
    if _may_be_appended(facts, values):
        first = max(facts.confirmed, _registered(facts))
        return Eligibility(first, line, position=len(facts.members) + 1)
    wait = nomination_wait(facts.wait, values)
    told = max(facts.confirmed, facts.informed)
    position = facts.place or _by_elo(facts, values)
    return Eligibility(
        eligible_from=max(told + wait, _registered(facts)),
        findings=(*line, *_against(facts, position, values)),
        position=position,
    )


def _as_a_line(facts: Nomination, values: Values) -> Iterator[Finding]:
    """§ 1.4.a, 1.6, 4.1.b, 4.4.d.2: what stands against him as against any line of a list.

    A Kreis-Gast stands on the list of his Stamm club too (§ 1.6).
    """
    player = facts.player
    held = player.registration(facts.confirmed)
    if held is None or (held.deregistered is not None and held.deregistered <= facts.confirmed):
        yield _finding("1.4.a", "nominated", player, values)
    own = None if held is None else held.kind
    for team, kind in facts.elsewhere:
        if {own, kind} != {Kind.HOME, Kind.DISTRICT_GUEST}:
            yield _finding("1.6", "nominated", player, values, other=team)
    if facts.listed is not None:
        found = (*on_one_list(facts.listed, values), *front_stays_up(facts.listed, values))
        yield from (one for one in found if one.player == player.ident)


def _registered(facts: Nomination) -> date:
    """§ 1.4.b: nobody plays before the day after the postmark of his registration."""
    registration = facts.player.registration(facts.confirmed)
    return facts.confirmed if registration is None else registration.reported + timedelta(days=1)


def _may_be_appended(facts: Nomination, values: Values) -> bool:
    """§ 4.4.d: a domestic U18 may join the end at any time, if the tolerance still holds."""
    end = len(facts.members) + 1
    return (
        facts.place in (None, end)
        and is_youth(facts.player, facts.season_year, values)
        and not is_foreigner(facts.player, facts.confirmed, facts.season_year, values)
        and _keeps_tolerance(facts, end, values)
    )


def _by_elo(facts: Nomination, values: Values) -> int:
    """§ 4.4.d.5: behind the last listed player whose Elo is not smaller."""
    own = strength(facts.player, values)
    not_smaller = [
        place for place, other in enumerate(facts.members, 1) if strength(other, values) >= own
    ]
    return max(not_smaller, default=0) + 1


def _keeps_tolerance(facts: Nomination, place: int, values: Values) -> bool:
    """§ 4.4.a.1: at this place nobody stands behind one weaker by more than the tolerance."""
    own, tolerance = strength(facts.player, values), values.number("4.4.a.1", "tolerance")
    ahead, behind = facts.members[: place - 1], facts.members[place - 1 :]
    return all(own - strength(other, values) <= tolerance for other in ahead) and all(
        strength(other, values) - own <= tolerance for other in behind
    )


def _against(facts: Nomination, position: int, values: Values) -> Iterator[Finding]:
    if facts.decided is None:
        yield _finding("4.4.d.5", "undecided", facts.player, values)
    if facts.member_at_deadline:
        yield _finding("4.4.d.5", "member", facts.player, values)
    if not _keeps_tolerance(facts, position, values):
        yield _finding("4.4.d.5", "place", facts.player, values, place=position)
    size = facts.division.max_size
    number = counted_size(facts.members, facts.confirmed, facts.season_year, values)
    if size is not None and number >= size and not facts.division.lowest:
        yield _finding("4.4.d.3", "full", facts.player, values, limit=size)
    yield from _number_used_up(facts, values)


def _number_used_up(facts: Nomination, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.6: the number decided, at most twelve; none in the lowest Kreis divisions (I27)."""
    own_lowest = facts.lowest_team and facts.division.tier in DISTRICT_TIERS
    if facts.decided is None or facts.division.lowest or own_lowest:
        return
    most = values.number("4.4.d.6", "most")
    if facts.decided > most or facts.used >= facts.decided:
        numbers = {"used": facts.used, "decided": facts.decided, "most": most}
        yield _finding("4.4.d.6", "used_up", facts.player, values, **numbers)


def _finding(rule: str, name: str, player: Member, values: Values, **more: object) -> Finding:
    named = {"player": player.player.name, "ident": player.ident}
    return Finding(rule, rule, values.say(rule, name, **named, **more), player=player.ident)
