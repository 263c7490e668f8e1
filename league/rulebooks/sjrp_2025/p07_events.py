"""§ 5.1-5.3, 6.4, 7-9, 19, 20.2: individual championships: entries, places, titles."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError, RuleBookError
from league.facts.events import Entry, EventFacts, Field, Place
from league.facts.places import Candidate, Championship
from league.facts.registrations import Kind
from league.facts.seasons import Division, Mode
from league.findings import Finding
from league.language import _
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SINGLES, SWISS
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit
from league.rulebooks.sjrp_2025.p07_places import places
from league.rulebooks.sjrp_2025.p19_entries import entry

LAST = "last"
"""The same championship of the year before."""
_TITLES = ("7.8", "8.6", "9.3")
_PREFIX = f"{SINGLES}-u"


def kinds(values: Values) -> tuple[str, ...]:
    """§ 1: the individual championships, as § 5.7 lists them."""
    return (*values.words("5.7", "players"), *values.words("5.7", "carers"))


def group_of(kind: str, values: Values) -> str:
    """Return the age group of a championship. Raises RuleBookError for an unknown one."""
    known = kinds(values)
    if kind not in known:
        sentence = _("{book} knows no event “{kind}”; it has {kinds}.")
        raise RuleBookError(sentence.format(book=values.book, kind=kind, kinds=", ".join(known)))
    return f"U{kind.removeprefix(_PREFIX)}"


def deadlines(kind: str, first: date, _last: date, values: Values) -> dict[str, date]:
    """§ 7.4, 19.1: the last day for a request, and for entry and payment."""
    found = {}
    if kind in values.words("5.7", "players"):
        found["7.4"] = values.day_in("7.4", "due", first.year)
    if kind in values.words("19.1", "divisions"):
        found["19.1"] = values.day_in("19.1", "closing", first.year)
    return found


def judge_entries(event: EventFacts, values: Values) -> tuple[Finding, ...]:
    """§ 5.1-5.3, 19.1, 20.2: what stands against the entries, in their order.

    Raises InputError when a player entered twice, RuleBookError for an unknown event.
    """
    times = Counter(one.ident for one in event.entries)
    if twice := sorted(ident for ident, number in times.items() if number > 1):
        raise InputError(_("Entered twice: {players}.").format(players=", ".join(twice)))
    return tuple(found for one in event.entries for found in _against_entry(one, event, values))


def _against_entry(one: Entry, event: EventFacts, values: Values) -> Iterator[Finding]:
    player, day = one.member.player, event.day
    held = one.member.registration(day)
    group = group_of(event.kind, values)
    limit = age_group_limit(group, event.year, values)
    if player.nation != values.word("5.1.a", "nation") and not (held and held.equal_on(day)):
        yield _against(one, "5.1", values, nation=player.nation)
    if held is None or not held.in_force(day) or held.kind is not Kind.HOME:
        yield _against(one, "5.2", values, day=day)
    if not limit.admits(player.born, player.sex):
        yield _against(one, "5.3", values, group=group, limit=limit.born_from)
    if one.entered and event.closing and one.entered > event.closing:
        yield _against(one, "19.1", values, day=one.entered, closing=event.closing)
    ban = one.member.ban(day)
    if ban is not None:
        yield _against(one, "20.2", values, first=ban.first, last=ban.last or "–")


def _against(one: Entry, rule: str, values: Values, **facts: object) -> Finding:
    sentence = values.say(rule, "entry", who=one.member.player.name, **facts)
    return Finding(rule, rule, sentence, player=one.ident)


def field(event: EventFacts, values: Values) -> Field:
    """§ 7-9, 19.1: who of those that entered has a place, and who waits.

    Nobody has one with a finding, before he paid, or as a replacement that was not called. Who was
    nominated by the board has one of the further places (7.2, 8.3).
    """
    against = {one.player for one in judge_entries(event, values)}
    fit = [one for one in event.entries if one.ident not in against]
    counting = [one for one in fit if _counts(one, values)]
    found = places(championship_of(event, counting, values), values)
    given = {one.ident for one in found.qualified}
    waiting = [*found.following, *(one.ident for one in fit)]
    return Field(
        found.qualified, tuple(ident for ident in dict.fromkeys(waiting) if ident not in given)
    )


def _counts(one: Entry, values: Values) -> bool:
    found = entry(one.paid, values) if one.paid else None
    return found is None or found.counts


def championship_of(event: EventFacts, fit: Sequence[Entry], values: Values) -> Championship:
    """Return the championship with what is known of each who entered.

    Earlier rankings give places by region and titles; what was put on file of a candidate is kept.
    """
    known = {one.ident: one for one in event.candidates}
    candidates = tuple(
        with_rankings(known.get(one.ident, Candidate(ident=one.ident)), event, values)
        for one in fit
    )
    return Championship(
        division_of(event.kind, values),
        event.year,
        candidates,
        first_regional=event.first_regional,
        nominated=event.nominated,
        called=frozenset(one.ident for one in fit if one.paid and one.paid.called),
    )


def division_of(kind: str, values: Values) -> Division:
    """Return the championship as a division of the book. Raises RuleBookError."""
    group = group_of(kind, values)
    tier = f"{SINGLES}-{SWISS}"
    return Division(kind, group, kind, tier, 0, None, 1, Mode.FIXED, age_group=group)


def with_rankings(known: Candidate, event: EventFacts, values: Values) -> Candidate:
    """§ 7.2, 8.1: a candidate with the place in a region and the titles that rankings show."""
    found = known
    for region in values.words("5.2", "names"):
        ranked = event.earlier.get(region, ())
        if known.ident in ranked:
            found = replace(found, region=region, place=ranked.index(known.ident) + 1)
    for name, ranked in event.earlier.items():
        if ranked[:1] == (known.ident,):
            own = name == LAST
            title = group_of(event.kind, values) if own else name
            found = replace(found, champion=(*found.champion, (title, event.year - own)))
    return found


def title(kind: str, year: int, values: Values) -> str:
    """§ 7.8, 8.6, 9.3: the title with the year. Raises RuleBookError for an unknown event."""
    return _title_of(group_of(kind, values), year, values)


def _title_of(group: str, year: int, values: Values) -> str:
    """Return the title of an age group; empty = no group of the book."""
    age, name = group.removesuffix("w"), "title_girls" if group.endswith("w") else "title"
    rule = next((one for one in _TITLES if age in values.words(one, "groups")), "")
    return f"{values.word(rule, name)} {group} {year}" if rule else ""


def title_holder(event: EventFacts, ranking: Sequence[str], values: Values) -> str | None:
    """§ 7.8, 8.6, 9.3: the winner of the group itself; others that are ranked apart have theirs."""
    apart = any(one for one in more_titles(event, ranking, values))
    own = groups(event, ranking, values).get(group_of(event.kind, values), ())
    return next(iter(own if apart else ranking), None)


def more_titles(
    event: EventFacts, ranking: Sequence[str], values: Values
) -> tuple[tuple[str, str], ...]:
    """§ 7.8, 8.6, 9.1, 9.3: the titles of groups that play along, of the U8w among them."""
    own = group_of(event.kind, values)
    found = groups(event, ranking, values).items()
    titled = (
        (_title_of(name, event.year, values), ranked) for name, ranked in found if name != own
    )
    return tuple((title, ranked[0]) for title, ranked in titled if title and ranked)


def groups(
    event: EventFacts, ranking: Sequence[str], values: Values
) -> Mapping[str, tuple[str, ...]]:
    """§ 6.3, 9.1, SJRP-I6: groups that play together are ranked apart; in the U8 girls as U8w."""
    own = group_of(event.kind, values)
    apart = own == values.word("9.1", "open")

    def group(entry: Entry) -> str:
        girl = apart and entry.member.player.sex == "w"
        return entry.group or (f"{own}w" if girl else own)

    of = {one.ident: group(one) for one in event.entries}
    return {
        name: tuple(ident for ident in ranking if of.get(ident) == name)
        for name in dict.fromkeys(sorted(of.values()))
    }


def qualified(event: EventFacts, ranking: Sequence[str], values: Values) -> tuple[Place, ...]:
    """§ 6.4: the champion of each group plays in the German championship.

    Who else is entered follows from the quota of the DSJ, which is not in this book.
    """
    by_group = groups(event, ranking, values).values()
    return tuple(Place(ranked[0], "6.4") for ranked in by_group if ranked)


def criteria(
    kind: str,  # noqa: ARG001 -- all are ranked alike
    values: Values,
    *,
    round_robin: bool,
) -> tuple[str, ...]:
    """§ 6.1: what decides behind the points."""
    return tuple(values.words("6.1", "round_robin_order" if round_robin else "swiss_order"))
