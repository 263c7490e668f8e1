"""§ 8.1-8.3: who has a place in the championships U10 and U12."""

from collections.abc import Sequence
from dataclasses import replace

from league.facts.places import Candidate, Championship
from league.outcomes.places import PlacesGiven
from league.rulebook import Values
from league.rulebooks.sjrp_2025.giving import (
    against,
    champions,
    firsts,
    free_regions,
    in_line,
    there,
    waiting,
    why_next,
)
from league.rulebooks.sjrp_2025.p07_committee import carried, may_follow

REGIONAL, HOST, FURTHER = "8.1", "8.2", "8.3"


def of_children(facts: Championship, fit: Sequence[Candidate], values: Values) -> PlacesGiven:
    """§ 8.1-8.3: who the regions enter, champions besides, the host's, and further ones.

    Champions take no place of their region. Who did not play regionally has none but by 8.3.
    """
    regions, each = values.words("5.2", "names"), _each(facts, values)
    titled = {one.ident: rule for one, rule in champions(facts, fit, REGIONAL, values)}
    others = [one for one in fit if one.ident not in titled]
    regional = {one.ident: REGIONAL for one in firsts(others, regions, each)}
    hosts = [one.ident for one in others if one.host and one.ident not in regional]
    most = _of_host(facts, values)
    hosted = dict.fromkeys(hosts[:most], HOST)
    given = _with_further({**regional, **titled, **hosted}, facts, fit)
    left = waiting(facts, fit, given)
    open_host = most - sum(who not in facts.cancelled for who in hosted)
    open_regional = each * len(regions) - sum(who not in facts.cancelled for who in regional)
    playing = there(facts, given)
    replaced = sum(one.paragraph == FURTHER and one.ident in facts.called for one in playing)
    free = free_regions(facts, regional, regions, each)
    found = PlacesGiven(playing, max(0, open_host + open_regional - replaced))
    return _line_up(found, facts, left, free, values)


def _with_further(
    given: dict[str, str], facts: Championship, fit: Sequence[Candidate]
) -> dict[str, str]:
    """§ 8.3: further places besides: given free, by the board, or to replacements called."""
    for one in fit:
        free = one.free is not None and carried(one.free)
        if free or one.ident in facts.nominated or one.ident in facts.called:
            given.setdefault(one.ident, FURTHER)
    return given


def _line_up(
    found: PlacesGiven,
    facts: Championship,
    left: Sequence[Candidate],
    free: frozenset[str],
    values: Values,
) -> PlacesGiven:
    """§ 8.1-8.3: who may follow of those without a place, and of whom the official decides."""
    most = _of_host(facts, values)
    of_host = sum(one.paragraph == HOST for one in found.qualified) < most
    follow = [one for one in left if may_follow(one) or (one.host and of_host)]
    following = {one.ident for one in follow}
    rest = [one for one in left if one.ident not in following]
    asked = [one for one in rest if not one.host]
    reasons = {one.ident: why_next(one, _rule(one, free), free, facts, values) for one in follow}
    return replace(
        found,
        following=in_line(follow, values.words("5.2", "names"), free),
        refused=tuple(
            against(HOST, "candidate", one, facts, values, most=most) for one in rest if one.host
        ),
        undecided=tuple(one.ident for one in asked),
        reasons=reasons
        | {one.ident: against(FURTHER, "asked", one, facts, values) for one in asked},
    )


def _rule(one: Candidate, free: frozenset[str]) -> str:
    """Return what lets somebody follow: a place of his region, of the host, or a further one."""
    if one.was_there or one.moved:
        return REGIONAL if one.region in free else FURTHER
    return HOST if one.host else FURTHER


def _each(facts: Championship, values: Values) -> int:
    """§ 8.1: how many players a region enters."""
    girls = str(facts.division.age_group).endswith("w")
    return values.number(REGIONAL, "girls" if girls else "players")


def _of_host(facts: Championship, values: Values) -> int:
    """§ 8.2: how many places the host has."""
    divisions = values.words(HOST, "divisions")
    return values.number(HOST, "places") if facts.division.id in divisions else 0
