"""§ 6.4, 10.12, 10.13, 18.13: who goes on to which championship, and the titles of teams."""

from collections.abc import Iterator, Sequence

from league.errors import InputError
from league.facts.quotas import Finished
from league.findings import Finding
from league.outcomes.onward import Going, Onward
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import CLUBS, SCHOOLS, competition


def quota_groups(values: Values) -> Sequence[str]:
    """§ 6.4, 18.13: groups of which the DSJ says how many it takes."""
    return [*values.words("6.4", "groups"), *values.words("18.13", "groups")]


def quota_group(text: str, values: Values) -> str:
    """§ 6.4, 18.13: a group as the book spells it. Raises InputError for any other text."""
    known = {one.casefold(): one for one in quota_groups(values)}
    asked = " ".join(text.split()).casefold()
    if asked in known:
        return known[asked]
    if asked == values.word("18.13", "without").casefold():
        raise InputError(f"{values.say('18.13', 'nobody')} ({values.book} § 18.13)")
    said = values.say("6.4", "group", group=text, known=", ".join(known.values()))
    raise InputError(f"{said} ({values.book} § 6.4, 18.13)")


def onward(facts: Finished, values: Values) -> Onward:
    """§ 6.4, 10.13, 18.13: who goes on, and who may follow, group by group."""
    of, group = competition(facts.division), facts.division.age_group
    if of == SCHOOLS and group == values.word("18.13", "without"):
        said = values.say("18.13", "nobody")
        return Onward((), Finding("18.13", "18.13", said))
    if of == CLUBS:
        return Onward(tuple(_champions(facts, values)))
    rule = "18.13" if of == SCHOOLS else "6.4"
    found = (one for name in facts.groups for one in _by_quota(name, facts, rule, values))
    return Onward(tuple(found))


def _champions(facts: Finished, values: Values) -> Iterator[Going]:
    """§ 10.13: team champions go to the MDVM, the one of the U10 straight to the DVM."""
    for group, ranked in facts.groups.items():
        straight = group == values.word("10.13", "straight")
        to = values.say("10.13", "national" if straight else "regional")
        for rank, ident in enumerate(ranked, 1):
            name = "following" if rank > 1 else "straight" if straight else "qualified"
            about = {"player": facts.names.get(ident, ident), "rank": rank, "group": group}
            why = values.say("10.13", name, **about)
            yield Going(ident, group, rank, "10.13", to, why, follows=rank > 1)


def _by_quota(group: str, facts: Finished, rule: str, values: Values) -> Iterator[Going]:
    """§ 6.4, 18.13: the champion, the next ones by the quota, and who may follow.

    Without a number on file the champion goes alone.
    """
    places = facts.quotas.get(group, 1)
    for rank, ident in enumerate(facts.groups[group], 1):
        follows = rank > places
        name = "following" if follows else "qualified" if rank == 1 else "quota"
        about = {"player": facts.names.get(ident, ident), "rank": rank, "group": group}
        why = values.say(rule, name, places=places, **about)
        yield Going(ident, group, rank, rule, values.say(rule, "to"), why, follows=follows)


def team_title(kind: str, year: int, values: Values) -> str:
    """§ 10.12: the title of a championship of club teams with the year; empty = another one."""
    group = kind.removeprefix(f"{CLUBS}-u").partition("-")[0]
    known = values.words("10.12", "groups")
    title = values.word("10.12", "title")
    return (
        f"{title} U{group} {year}" if kind.startswith(f"{CLUBS}-") and f"U{group}" in known else ""
    )
