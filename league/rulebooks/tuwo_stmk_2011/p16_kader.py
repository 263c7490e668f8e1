"""§ 16.3 and 16.5: the Kader list of a qualification tournament."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime, timedelta

from league.facts.qualifications import QualificationList
from league.facts.squads import Member
from league.findings import Finding, Sentence
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p04_lineups import strength
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import is_youth


def judge_list(squad: QualificationList, values: Values) -> list[Finding]:
    """Return all findings of a list for a qualification tournament."""
    return [finding for check in LIST.values() for finding in check(squad, values)]


def kader(squad: QualificationList, values: Values) -> Iterator[Finding]:
    """§ 16.3: at most 16 names, strictly by the January list, a U18 among them, in time."""
    number, limit = len(squad.members), values.number("16.3", "names")
    if number > limit:
        facts = {"number": number, "limit": limit}
        arithmetic = values.say("16.3", "arithmetic", **facts)
        yield _on_list(squad, values.say("16.3", **facts), arithmetic=arithmetic)
    for member, other in behind_weaker(squad.members, values):
        sentence, arithmetic = order_words(member, other, "order", {}, values)
        yield _on_list(squad, sentence, member, arithmetic)
    if not any(is_youth(member, squad.season_year, values) for member in squad.members):
        yield _on_list(squad, values.say("16.3", "youth"))
    yield from _in_time(squad, values)


def list_due(first_round: datetime, values: Values) -> datetime:
    """§ 16.3: the last moment for the list."""
    return first_round - timedelta(minutes=values.number("16.3", "minutes"))


def listed_were_eligible(squad: QualificationList, values: Values) -> Iterator[Finding]:
    """§ 16.5: who is listed was eligible in the division's last round."""
    for member in squad.members:
        if member.ident not in squad.eligible:
            why = squad.barred.get(member.ident)
            name = "listed" if why is None else "listed_because"
            sentence = values.say("16.5", name, player=member.player.name, rule=why)
            yield Finding("16.5", "16.5", sentence, player=member.ident, team=squad.team)


LIST: Mapping[str, Callable[[QualificationList, Values], Iterable[Finding]]] = {
    "16.3": kader,
    "16.5": listed_were_eligible,
}
"""A list that was handed in."""


def behind_weaker(members: Iterable[Member], values: Values) -> Iterator[tuple[Member, Member]]:
    """§ 16.3: each player behind a weaker one, with the weakest ahead of him; no tolerance."""
    tolerance = values.number("16.3", "tolerance")
    weakest: Member | None = None
    for member in members:
        if weakest is not None and strength(member, values) > strength(weakest, values) + tolerance:
            yield member, weakest
        if weakest is None or strength(member, values) < strength(weakest, values):
            weakest = member


def order_words(
    member: Member, other: Member, name: str, more: Mapping[str, object], values: Values
) -> tuple[Sentence, Sentence]:
    """§ 16.3: what is wrong with a player's place, and the ratings compared."""
    facts = {
        **more,
        "player": member.player.name,
        "elo": strength(member, values),
        "other": other.player.name,
        "other_elo": strength(other, values),
    }
    return values.say("16.3", name, **facts), values.say("16.3", "order_arithmetic", **facts)


def _in_time(squad: QualificationList, values: Values) -> Iterator[Finding]:
    due = list_due(squad.first_round, values)
    if squad.submitted is None:
        yield _on_list(squad, values.say("16.3", "missing", due=due))
    elif squad.submitted > due:
        facts = {"day": squad.submitted, "due": due}
        yield _on_list(squad, values.say("16.3", "late", **facts))


def _on_list(
    squad: QualificationList,
    sentence: Sentence,
    member: Member | None = None,
    arithmetic: Sentence | None = None,
) -> Finding:
    ident = member.ident if member else None
    return Finding("16.3", "16.3", sentence, player=ident, team=squad.team, arithmetic=arithmetic)
