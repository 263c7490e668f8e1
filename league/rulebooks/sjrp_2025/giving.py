"""What the paragraphs on places share: who comes first, who is left, who is next in line."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from league.facts.events import Place
from league.facts.places import Candidate, Championship
from league.findings import Finding
from league.rulebook import Values

Given = Mapping[str, str]
"""Candidate to the paragraph that gives him a place, in the order of the book."""


def firsts(fit: Iterable[Candidate], regions: Sequence[str], each: int) -> Iterator[Candidate]:
    """Yield the first so many of each region, by their places there."""
    ranked = sorted((one for one in fit if one.place is not None), key=lambda one: one.place or 0)
    for region in regions:
        yield from [one for one in ranked if one.region == region][:each]


def there(facts: Championship, given: Given) -> tuple[Place, ...]:
    """Return the places that are taken."""
    return tuple(Place(who, rule) for who, rule in given.items() if who not in facts.cancelled)


def free_regions(
    facts: Championship, given: Collection[str], regions: Iterable[str], each: int
) -> frozenset[str]:
    """Return the regions of which fewer play than may."""
    playing = [
        one.region
        for one in facts.candidates
        if one.ident in given and one.ident not in facts.cancelled
    ]
    return frozenset(region for region in regions if playing.count(region) < each)


def in_line(
    waiting: Iterable[Candidate], regions: Sequence[str], free: Collection[str]
) -> tuple[str, ...]:
    """Return who may follow: of the regions with free places first, by place there."""
    known = ["", *regions]

    def order(one: Candidate) -> tuple[bool, bool, int, int]:
        return one.region not in free, one.place is None, one.place or 0, known.index(one.region)

    return tuple(one.ident for one in sorted(waiting, key=order))


def why_next(
    one: Candidate, rule: str, free: Collection[str], facts: Championship, values: Values
) -> Finding:
    """Return why somebody may follow: his place in a region, a move, what the committee said."""
    if one.region and one.place is not None:
        name = "next_free" if one.region in free else "next_place"
    elif one.was_there:
        name = "next_played"
    elif one.moved:
        name = "next_moved"
    else:
        name = "next_exempt" if one.exemption else "next_host"
    decided = one.exemption.decided if one.exemption else None
    about = {"region": one.region, "place": one.place, "day": one.moved or decided}
    return replace(against("7.6", name, one, facts, values, **about), rule=rule, consequence=rule)


def waiting(facts: Championship, fit: Iterable[Candidate], given: Given) -> list[Candidate]:
    """Return who has no place and did not cancel."""
    return [one for one in fit if one.ident not in given and one.ident not in facts.cancelled]


def against(
    rule: str, name: str, one: Candidate, facts: Championship, values: Values, **more: object
) -> Finding:
    """Return what stands against a candidate's place."""
    about = {"player": one.name or one.ident, "group": facts.division.age_group, **more}
    return Finding(rule, rule, values.say(rule, name, **about), player=one.ident)


def champions(
    facts: Championship, fit: Iterable[Candidate], rule: str, values: Values
) -> Iterator[tuple[Candidate, str]]:
    """§ 7.2, 8.1, 9.1: last year's champions, and those of the group below in the same year.

    ``rule`` gives last year's champions their place.
    """
    group = str(facts.division.age_group)
    for one in fit:
        if (group, facts.year - 1) in one.champion:
            yield one, rule
        for below in ("8.1", "9.1"):
            if (_below(group, below, values), facts.year) in one.champion:
                yield one, below


def _below(group: str, rule: str, values: Values) -> str:
    """Return the group whose champion may play in this one the same year; empty = none by it."""
    ages, girls = values.words(rule, "ladder"), "w" if group.endswith("w") else ""
    below = dict(zip(ages[1:], ages, strict=False)).get(group.removesuffix("w"))
    return f"{below}{girls}" if below else ""
