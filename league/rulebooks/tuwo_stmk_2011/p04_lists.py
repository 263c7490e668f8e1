"""§ 4.4 Kader lists, and the class bond that follows from games in higher divisions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date

from league.facts.lists import ListFacts, ListOrder
from league.facts.registrations import Kind
from league.facts.seasons import Division
from league.facts.squads import Bond, Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import quota
from league.rulebooks.tuwo_stmk_2011.p04_lineups import appended_youths, strength
from league.rulebooks.tuwo_stmk_2011.p07_penalties import came_late, key_day
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import is_youth
from league.rulebooks.tuwo_stmk_2011.p17_bundesliga import exclude_each_other, is_front


def ordered_by_strength(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.4.a.1: nobody stands behind a player weaker by more than the tolerance.

    The cup knows no Kader order (§ 15).
    """
    if (
        squad.division.mode != "elo"
        and squad.division.tier != "cup"
        and not came_late(squad, values)
    ):
        tolerance = values.number("4.4.a.1", "tolerance")
        yield from _too_far_back("4.4.a.1", squad, tolerance, values)


def ordered_by_elo(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.4.e.1: in Elo order the list has no tolerance."""
    if squad.division.mode == "elo" and not came_late(squad, values):
        tolerance = values.number("4.4.e.2", "tolerance")
        yield from _too_far_back("4.4.e.1", squad, tolerance, values)


def _too_far_back(rule: str, squad: ListFacts, tolerance: int, values: Values) -> Iterator[Finding]:
    weakest: Member | None = None
    for member in squad.members:
        elo = strength(member, values)
        ahead = elo if weakest is None else strength(weakest, values)
        if weakest is not None and elo - ahead > tolerance:
            facts = {
                "player": member.player.name,
                "ident": member.ident,
                "elo": elo,
                "other": weakest.player.name,
                "other_elo": ahead,
                "gap": elo - ahead,
                "tolerance": tolerance,
            }
            sentence = values.say(rule, **facts)
            arithmetic = values.say(rule, "arithmetic", **facts)
            yield Finding(rule, rule, sentence, player=member.ident, arithmetic=arithmetic)
        if weakest is None or elo < ahead:
            weakest = member


def no_starre_liste(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.4.c.4: the starre Liste is not allowed at present."""
    if squad.division.mode == "starr" and not values.yes("4.4.c.4", "allowed"):
        yield Finding("4.4.c.4", "4.4.c.4", values.say("4.4.c.4", division=squad.division.name))


def front_stays_up(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.2, 13.8.d: front players are on no lower list of the club, a U18 excepted.

    Said of both lists; where strict Elo order counts (§ 7.3.c) it leaves them out anyway.
    """
    if not squad.lower and not squad.taken:
        return
    front = list_order(squad, values).front if squad.lower else ()
    lower = {ident: name for name, idents in squad.lower.items() for ident in idents}
    taken = frozenset() if _in_strict_order(squad, values) else squad.taken
    for member in squad.members:
        if is_youth(member, squad.season_year, values):
            continue
        facts = {"player": member.player.name, "ident": member.ident}
        if member.ident in front and member.ident in lower:
            sentence = values.say("4.4.d.2", division=lower[member.ident], **facts)
            yield Finding("4.4.d.2", "4.4.d.2", sentence, player=member.ident)
        if member.ident in taken:
            sentence = values.say("4.4.d.2", division=squad.division.name, **facts)
            yield Finding("4.4.d.2", "4.4.d.2", sentence, player=member.ident)


def not_too_long(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.3: the longest list its clubs agreed on; a U18 appended later does not count."""
    limit = squad.division.max_size
    number = counted_size(squad.members, key_day(squad, values), squad.season_year, values)
    if limit is not None and number > limit:
        facts = {"number": number, "limit": limit, "division": squad.division.name}
        yield Finding("4.4.d.3", "4.4.d.3", values.say("4.4.d.3", **facts))


def counted_size(members: Sequence[Member], day: date, season_year: int, values: Values) -> int:
    """§ 4.4.d, d.3: players who count for the longest list; a U18 added at its end does not."""
    return len(members) - len(appended_youths(members, day, season_year, values))


def on_one_list(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.1.b: nobody is on two lists of a club in one division."""
    for member in squad.members:
        if member.ident in squad.siblings:
            facts = {"player": member.player.name, "ident": member.ident}
            sentence = values.say("4.1.b", "listed", other=squad.siblings[member.ident], **facts)
            yield Finding("4.1.b", "4.1.b", sentence, player=member.ident)


def list_order(squad: ListFacts, values: Values) -> ListOrder:
    """§ 4.4.d.2, 7.3.c: the order that counts, and the front players who may not play lower."""
    strict = _in_strict_order(squad, values)
    members = _strict_order(squad, values) if strict else squad.members
    return ListOrder(
        order=tuple(member.ident for member in members),
        front=tuple(member.ident for member in _front(squad, members, values)),
    )


def _in_strict_order(squad: ListFacts, values: Values) -> bool:
    """§ 7.3.c: the list came late, and Elo order takes its place; a starre Liste has § 7.3.b."""
    return came_late(squad, values) and squad.division.mode != "starr"


def _strict_order(squad: ListFacts, values: Values) -> list[Member]:
    """§ 7.3.c: all players of the club by Elo, and who was nominated late (§ 4.4.d.5).

    Front players of higher lists are left out; a U18 may play everywhere (§ 13.8.d).
    """
    players = list(squad.members if squad.club_players is None else squad.club_players)
    known = {member.ident for member in players}
    players += [one for one in squad.members if one.nominated and one.ident not in known]
    free = [member for member in players if not _held_higher(member, squad, values)]
    return sorted(free, key=lambda member: -(member.player.rating or 0))


def _front(squad: ListFacts, members: Sequence[Member], values: Values) -> list[Member]:
    """§ 4.4.d.2: walk down the list, skipping who may not play with those ahead, to the boards.

    Who can never play in this division takes no place; nor who stands in front of a higher list.
    """
    day, year = squad.day or key_day(squad, values), squad.season_year
    number = squad.division.boards - squad.division.youth_board
    limit = quota(year, values)
    chosen: list[Member] = []
    for member in (one for one in members if not _held_higher(one, squad, values)):
        if squad.division.tier == "cup" or len(chosen) == number:
            break
        declared = squad.division.tier == "landesliga" and any(
            exclude_each_other(member, other, day, year, values) for other in (*chosen, member)
        )
        if not declared and may_ever_play(member, squad.division, day, values):
            chosen += [member] * limit.admits(member, day)
    return chosen


def _held_higher(member: Member, squad: ListFacts, values: Values) -> bool:
    """§ 4.4.d.2, 13.8.d: he stands in front of a higher list of the club and is no U18."""
    return member.ident in squad.taken and not is_youth(member, squad.season_year, values)


def may_ever_play(member: Member, division: Division, day: date, values: Values) -> bool:
    """§ 4.4.d.2: whether nothing bars him from this division for good.

    Barred is who is registered no more (§ 1.4.a), a Kreis-Gast where § 1.6 closes the division,
    who is bound to a higher one (§ 4.4.c.1) or in front of a national list (§ 17).
    """
    held = any(one.deregistered is None or one.deregistered > day for one in member.registrations)
    guest = member.kind(day) is Kind.DISTRICT_GUEST
    closed = guest and division.tier in values.words("1.6", "closed")
    bond = member.bond(day)
    bound = bond is not None and bond.level < division.level
    return held and not closed and not bound and not is_front(division, member, day)


def bonds(
    listed: Division, uses: Sequence[tuple[date, Division]], values: Values
) -> tuple[Bond, ...]:
    """§ 4.4.c.1, 4.4.d.4: the divisions a player comes to belong to by his uses in higher ones.

    From the game after the allowed number he belongs to the lowest higher division he played in,
    or to the one in which he alone reached that number; the rule then applies again from there.
    Two games on one day count in the order of their divisions, the lower one first. The cup is
    no class and binds nobody (§ 15).
    """
    uses = [use for use in uses if use[1].tier != "cup"]
    allowed = values.number("4.4.c.1", "games")
    division, counts, found = listed, Counter[str](), []
    known = {where.id: where for _day, where in uses}
    for day, where in sorted(uses, key=lambda use: (use[0], -use[1].level, use[1].id)):
        counts[where.id] += 1
        while (above := _bound_to(division, counts, known, allowed)) is not None:
            division = above
            found.append(Bond(above.id, above.level, day, above.name))
    return tuple(found)


def _bound_to(
    division: Division, counts: Counter[str], known: dict[str, Division], allowed: int
) -> Division | None:
    higher = [known[id] for id in counts if division.below(known[id])]
    often = [above for above in higher if counts[above.id] > allowed]
    if often:
        return max(often, key=lambda above: above.level)
    if sum(counts[above.id] for above in higher) > allowed:
        return max(higher, key=lambda above: above.level)
    return None
