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
    why_next,
)
from league.rulebooks.sjrp_2025.making import CLUBS, SCHOOLS, competition
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit
from league.rulebooks.sjrp_2025.p07_committee import carried, may_follow, refuse_votes
from league.rulebooks.sjrp_2025.p08_places import of_children
from league.rulebooks.sjrp_2025.p19_entries import lapsed


def places(facts: Championship, values: Values) -> PlacesGiven:
    """§ 7.2, 8.1, 8.2, 9.1, 10.3, 18.3, 18.4: who has a place, by what, and who may follow.

    Raises InputError for a region the book does not have, a candidate named twice, and votes that
    cannot be.
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
        refuse_votes(one, values)


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
    free = free_regions(facts, given, regions, each)
    following = in_line(left, regions, free)
    reasons = {one.ident: why_next(one, rule, free, facts, values) for one in left}
    return PlacesGiven(playing, each * len(regions) - len(playing), following, reasons=reasons)


def _of_players(facts: Championship, values: Values) -> PlacesGiven:
    """§ 5.3, 19.1: whoever is no longer there frees his place; nobody else has one or follows."""
    unfit = tuple(_outside(facts, values))
    outside = {one.player for one in unfit}
    able = [one for one in facts.candidates if one.ident not in outside]
    late = tuple(_lapsed(facts, able, values))
    gone = frozenset(str(one.player) for one in late)
    refused, left = (*unfit, *late), replace(facts, cancelled=facts.cancelled | gone)
    if facts.division.age_group == values.word("9.1", "open"):
        return replace(_open_to_all(left, able, "9.1", refused), unfit=frozenset(map(str, outside)))
    children = facts.division.id in values.words("8.1", "divisions")
    found = (of_children if children else of_youths)(left, able, values)
    return replace(found, refused=(*refused, *found.refused), unfit=frozenset(map(str, outside)))


def _lapsed(facts: Championship, able: Iterable[Candidate], values: Values) -> Iterator[Finding]:
    """§ 19.1: whose entry does not count though entries have closed, each once."""
    for one in able:
        known = (facts.entries or {}).get(one.ident)
        if known is None or facts.today is None or one.ident in facts.cancelled:
            continue
        for found in lapsed(known, facts.today, values)[:1]:
            yield replace(found, player=one.ident)


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

    What is open are the places of those who cancelled, until replacements are called: how many
    play is the board's decision.
    """
    regions = values.words("5.2", "names")
    given: dict[str, str] = {}
    for one, rule in _grounds(facts, fit, regions, values):
        given.setdefault(one.ident, rule)
    left = waiting(facts, fit, given)
    follow = [one for one in left if may_follow(one)]
    freed = {one.region for one in fit if one.ident in given and one.ident in facts.cancelled}
    refused = {one.ident: _against(one, facts, values) for one in left if not may_follow(one)}
    undecided = [one for one in left if one.ident in refused and refused[one.ident] is None]
    playing, replaced = there(facts, given), sum(rule == "7.6" for rule in given.values())
    return PlacesGiven(
        playing,
        max(0, sum(who in facts.cancelled for who in given) - replaced),
        in_line(follow, regions, freed),
        tuple(finding for finding in refused.values() if finding),
        tuple(one.ident for one in undecided),
        {one.ident: why_next(one, "7.6", freed, facts, values) for one in follow}
        | {one.ident: against("7.4", "asked", one, facts, values) for one in undecided},
    )


def call(facts: Championship, ident: str, values: Values) -> tuple[Finding, ...]:
    """§ 7.6, 8.3: what stands against calling a replacement; further places need no cancellation.

    Raises InputError as ``places``.
    """
    found = places(facts, values)
    refused = tuple(one for one in found.refused if one.player == ident)
    if refused or facts.division.id not in values.words("5.7", "players"):
        return refused
    one = next((one for one in facts.candidates if one.ident == ident), Candidate(ident=ident))
    if ident in found.undecided:
        return (found.reasons[ident],)
    if ident in found.following and not found.open:
        return (against("7.6", "none_free", one, facts, values),)
    return ()


def _grounds(
    facts: Championship, fit: Sequence[Candidate], regions: Sequence[str], values: Values
) -> Iterator[tuple[Candidate, str]]:
    """Yield who has a place by what, in the order of the book."""
    winners = (one for one in firsts(fit, regions, 1) if one.place == 1)
    yield from ((one, "7.2") for one in winners)
    yield from champions(facts, fit, "7.2", values)
    yield from ((one, "7.3") for one in fit if one.free and not _failing(one, facts, values))
    yield from ((one, "7.2") for one in fit if one.ident in facts.nominated)
    yield from ((one, "7.6") for one in fit if one.ident in facts.called)


def _failing(one: Candidate, facts: Championship, values: Values) -> str:
    """§ 7.3: the name of the sentence on a free place that does not hold; empty = it holds."""
    free = one.free
    if free is not None and not carried(free):
        return "no_majority"
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
        votes = {"yes": len(one.free.in_favour), "no": len(one.free.opposed)}
        return against("7.3", name, one, facts, values, decided=one.free.decided, **votes)
    if one.exemption:
        decided = one.exemption
        votes = {"yes": len(decided.in_favour), "no": len(decided.opposed)}
        return against("7.6", "not_exempt", one, facts, values, day=decided.decided, **votes)
    if one.requested:
        due = values.day_in("7.4", "due", facts.year)
        late = one.requested > due
        about = {"day": one.requested, "due": due}
        return against("7.4", "late", one, facts, values, **about) if late else None
    if one.host:
        return against("8.2", "candidate", one, facts, values, most=0)
    return against("7.6", "candidate", one, facts, values)
