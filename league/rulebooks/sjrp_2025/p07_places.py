"""§ 7.2-7.6: who has a place in the championships U14 to U18; and the way to all others."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta

from league.errors import InputError
from league.facts.events import Place
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
from league.rulebooks.sjrp_2025.making import CLUBS, SCHOOLS, competition
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit
from league.rulebooks.sjrp_2025.p08_places import of_children


def places(facts: Championship, values: Values) -> PlacesGiven:
    """§ 7.2, 8.1, 8.2, 9.1, 10.3, 18.3, 18.4: who has a place, by what, and who may follow.

    Raises InputError for a region the book does not have, and for a candidate named twice.
    """
    of, regions = competition(facts.division), regions_of(facts.division.id, values)
    placed = [replace(one, region=_spelled(one.region, regions)) for one in facts.candidates]
    _refuse_unknown(placed, regions, values)
    found = replace(facts, candidates=tuple(placed))
    if of == CLUBS:
        return _open_to_all(found, placed, "10.3")
    return _of_schools(found, regions, values) if of == SCHOOLS else _of_players(found, values)


def regions_of(division: str, values: Values) -> Sequence[str]:
    """§ 5.2, 18.3: the regional associations, or the regions of school chess, by a division."""
    schools = division.startswith(f"{SCHOOLS}-")
    return values.words("18.3" if schools else "5.2", "names")


def _spelled(region: str, regions: Sequence[str]) -> str:
    """Return a region as the book spells it; one that it does not have as it is."""
    asked = region.casefold()
    known = (one for one in regions if asked in (one.casefold(), one.casefold().split("-")[-1]))
    return next(known, region)


def _refuse_unknown(
    candidates: Sequence[Candidate], regions: Sequence[str], values: Values
) -> None:
    idents: set[str] = set()
    for one in candidates:
        if one.region and one.region not in regions:
            known = ", ".join(regions)
            raise InputError(str(values.say("7.2", "region", region=one.region, known=known)))
        if one.ident in idents:
            raise InputError(str(values.say("7.2", "twice", player=one.ident)))
        idents.add(one.ident)


def _open_to_all(
    facts: Championship, fit: Iterable[Candidate], rule: str, refused: tuple[Finding, ...] = ()
) -> PlacesGiven:
    playing = (one.ident for one in fit if one.ident not in facts.cancelled)
    return PlacesGiven(tuple(Place(ident, rule) for ident in playing), None, refused=refused)


def _of_schools(facts: Championship, regions: Sequence[str], values: Values) -> PlacesGiven:
    """§ 18.3, 18.4: who came first or second in a region, four teams in WK G; WK I is open."""
    group = facts.division.age_group
    if group == values.word("18.3", "open"):
        return _open_to_all(facts, facts.candidates, "18.3")
    primary = group == values.word("18.4", "group")
    rule = "18.4" if primary else "18.3"
    each = values.number(rule, "per_region")
    first = [one for one in facts.candidates if primary or (one.place or 0) <= each]
    given = {one.ident: rule for one in firsts(first, regions, each)}
    playing = there(facts, given)
    left = [one for one in waiting(facts, facts.candidates, given) if one.was_there]
    following = in_line(left, regions, free_regions(facts, given, regions, each))
    return PlacesGiven(playing, each * len(regions) - len(playing), following)


def _of_players(facts: Championship, values: Values) -> PlacesGiven:
    refused = tuple(_outside(facts, values))
    outside = {one.player for one in refused}
    fit = [one for one in facts.candidates if one.ident not in outside]
    if facts.division.age_group == values.word("9.1", "open"):
        return _open_to_all(facts, fit, "9.1", refused)
    children = facts.division.id in values.words("8.1", "divisions")
    found = (of_children if children else of_youths)(facts, fit, values)
    return replace(found, refused=(*refused, *found.refused))


def _outside(facts: Championship, values: Values) -> Iterator[Finding]:
    """§ 5.3: who is too old, or no girl in a girls' group."""
    limit = age_group_limit(str(facts.division.age_group), facts.year, values)
    for one in facts.candidates:
        if one.born and limit.born_from and one.born < limit.born_from:
            about = {"born": one.born, "limit": limit.born_from}
            yield against("5.3", "candidate", one, facts, values, **about)
        elif limit.sex and one.sex and one.sex != limit.sex:
            yield against("5.3", "candidate_sex", one, facts, values)


def of_youths(facts: Championship, fit: Sequence[Candidate], values: Values) -> PlacesGiven:
    """§ 7.2-7.6: winners of the regions, champions, free places; others the board may name.

    What is open are the places of those who cancelled: how many play is the board's decision.
    """
    regions = values.words("5.2", "names")
    given: dict[str, str] = {}
    for one, rule in _grounds(facts, fit, regions, values):
        given.setdefault(one.ident, rule)
    left = waiting(facts, fit, given)
    follow = [one for one in left if one.was_there or one.moved]
    freed = {one.region for one in fit if one.ident in given and one.ident in facts.cancelled}
    refused = {one.ident: _against(one, facts, values) for one in left if one not in follow}
    return PlacesGiven(
        there(facts, given),
        sum(who in facts.cancelled for who in given),
        in_line(follow, regions, freed),
        tuple(finding for finding in refused.values() if finding),
        tuple(who for who, finding in refused.items() if finding is None),
    )


def _grounds(
    facts: Championship, fit: Sequence[Candidate], regions: Sequence[str], values: Values
) -> Iterator[tuple[Candidate, str]]:
    """Yield who has a place by what, in the order of the book."""
    winners = (one for one in firsts(fit, regions, 1) if one.place == 1)
    yield from ((one, "7.2") for one in winners)
    yield from champions(facts, fit, "7.2", values)
    yield from ((one, "7.3") for one in fit if one.free and not _failing(one, facts, values))


def _failing(one: Candidate, facts: Championship, values: Values) -> str:
    """§ 7.3: the name of the sentence on a free place that does not hold; empty = it holds."""
    free = one.free
    if free is None or free.accepted is None:
        return "not_accepted"
    before = timedelta(weeks=values.number("7.3", "weeks_before"))
    if facts.first_regional and free.decided + before > facts.first_regional:
        return "decided_late"
    accept = timedelta(weeks=values.number("7.3", "weeks_to_accept"))
    return "accepted_late" if free.accepted > free.decided + accept else ""


def _against(one: Candidate, facts: Championship, values: Values) -> Finding | None:
    """Return what stands against a place for who did not play regionally.

    § 7.3, 7.4, 7.6, 8.2: a free place that does not hold, a late request, a host who has no places
    here, or no ground at all. None = he asked in time, and the board decides.
    """
    if one.free:
        name = _failing(one, facts, values)
        return against("7.3", name, one, facts, values, decided=one.free.decided)
    if one.requested:
        due = values.day_in("7.4", "due", facts.year)
        late = one.requested > due
        about = {"day": one.requested, "due": due}
        return against("7.4", "late", one, facts, values, **about) if late else None
    if one.host:
        return against("8.2", "candidate", one, facts, values, most=0)
    return against("7.6", "candidate", one, facts, values)
