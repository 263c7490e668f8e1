"""§ 8.1-8.3: who has a place in the championships U10 and U12."""

from collections.abc import Sequence

from league.facts.places import Candidate, Championship
from league.findings import Finding
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
)

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
    further = {one.ident: FURTHER for one in fit if one.free}
    given = {**regional, **titled, **hosted}
    given |= {who: rule for who, rule in further.items() if who not in given}
    left = waiting(facts, fit, given)
    open_host = most - sum(who not in facts.cancelled for who in hosted)
    open_regional = each * len(regions) - sum(who not in facts.cancelled for who in regional)
    follow = [one for one in left if one.was_there or one.moved or (one.host and open_host)]
    refused = {one.ident: _against(one, facts, most, values) for one in left if one not in follow}
    return PlacesGiven(
        there(facts, given),
        open_host + open_regional,
        in_line(follow, regions, free_regions(facts, regional, regions, each)),
        tuple(finding for finding in refused.values() if finding),
        tuple(who for who, finding in refused.items() if finding is None),
    )


def _each(facts: Championship, values: Values) -> int:
    """§ 8.1: how many players a region enters."""
    girls = str(facts.division.age_group).endswith("w")
    return values.number(REGIONAL, "girls" if girls else "players")


def _of_host(facts: Championship, values: Values) -> int:
    """§ 8.2: how many places the host has."""
    divisions = values.words(HOST, "divisions")
    return values.number(HOST, "places") if facts.division.id in divisions else 0


def _against(one: Candidate, facts: Championship, most: int, values: Values) -> Finding | None:
    """§ 8.2: that the host has no place for him; None = a further place may be given (8.3)."""
    return against(HOST, "candidate", one, facts, values, most=most) if one.host else None
