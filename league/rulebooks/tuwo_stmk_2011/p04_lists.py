"""§ 4.4 Kader lists, and the class bond that follows from games in higher divisions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date

from league.facts.lists import ListFacts, ListOrder
from league.facts.seasons import Division
from league.facts.squads import Bond, Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import may_play_together
from league.rulebooks.tuwo_stmk_2011.p04_lineups import strength
from league.rulebooks.tuwo_stmk_2011.p07_penalties import came_late, key_day
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import is_youth


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
    """§ 4.4.d.2, 13.8.d: front players are on no lower list of the club, a U18 excepted."""
    front = set(list_order(squad, values).front)
    lower = {ident: name for name, idents in squad.lower.items() for ident in idents}
    for member in squad.members:
        if member.ident not in front or member.ident not in lower:
            continue
        if not is_youth(member, squad.season_year, values):
            facts = {"player": member.player.name, "ident": member.ident}
            sentence = values.say("4.4.d.2", division=lower[member.ident], **facts)
            yield Finding("4.4.d.2", "4.4.d.2", sentence, player=member.ident)


def not_too_long(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.3: the longest list its clubs agreed on; a U18 appended later does not count."""
    limit = squad.division.max_size
    number = counted_size(squad.members, squad.season_year, values)
    if limit is not None and number > limit:
        facts = {"number": number, "limit": limit, "division": squad.division.name}
        yield Finding("4.4.d.3", "4.4.d.3", values.say("4.4.d.3", **facts))


def counted_size(members: Sequence[Member], season_year: int, values: Values) -> int:
    """§ 4.4.d, d.3: players who count for the longest list; a U18 appended later does not."""
    return sum(
        member.nominated is None or not is_youth(member, season_year, values) for member in members
    )


def on_one_list(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 4.1.b: nobody is on two lists of a club in one division."""
    for member in squad.members:
        if member.ident in squad.siblings:
            facts = {"player": member.player.name, "ident": member.ident}
            sentence = values.say("4.1.b", "listed", other=squad.siblings[member.ident], **facts)
            yield Finding("4.1.b", "4.1.b", sentence, player=member.ident)


def list_order(squad: ListFacts, values: Values) -> ListOrder:
    """§ 4.4.d.2, 7.3.c: the order that counts, and the front players who may not play lower."""
    replaced = came_late(squad, values) and squad.division.mode != "starr"
    members = _strict_order(squad) if replaced else list(squad.members)
    number = squad.division.boards - squad.division.youth_board
    if squad.division.tier == "cup":
        number = 0
    front = may_play_together(members, number, squad.day or key_day(squad, values), values)
    return ListOrder(
        order=tuple(member.ident for member in members),
        front=tuple(member.ident for member in front),
    )


def _strict_order(squad: ListFacts) -> list[Member]:
    players = squad.members if squad.club_players is None else squad.club_players
    free = [member for member in players if member.ident not in squad.taken]
    return sorted(free, key=lambda member: -(member.player.rating or 0))


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
