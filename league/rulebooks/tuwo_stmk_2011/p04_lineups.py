"""§ 4 Lineups: who may sit where in a match."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from itertools import takewhile

from league.facts.matches import MatchFacts, Side
from league.facts.registrations import Kind
from league.facts.squads import Member
from league.findings import Effect, Finding, Note
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.gaps import gaps
from league.rulebooks.tuwo_stmk_2011.making import barred
from league.rulebooks.tuwo_stmk_2011.p01_status import HOME_NATION, is_foreigner
from league.rulebooks.tuwo_stmk_2011.p04_captains import report_due
from league.rulebooks.tuwo_stmk_2011.p07_penalties import has_not_appeared
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import is_youth

Seat = tuple[int, Member]
"""A board with who sits there."""


def strangers(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.1.b: two teams of a club in one division are strangers; nobody plays for both.

    Where only listed players may play, one who is not on this team's list is judged by § 4.4.d.
    """
    lineup = match.lineup(side)
    if match.division.tier == "cup" or not lineup.used_elsewhere:
        return
    for board, member in lineup.seated:
        judged_here = member.place is not None or match.division.mode != "kader"
        if judged_here and board in lineup.used_elsewhere:
            other = lineup.used_elsewhere[board]
            yield barred(values, "4.1.b", match, side, (board, member), other=other)


def reported(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.3.d: each captain reports separately, by the end of the day after the match (I9)."""
    lineup = match.lineup(side)
    due = report_due(match.day, values)
    if lineup.reported is not None and lineup.reported <= due:
        return
    facts = {"team": lineup.team, "day": lineup.reported, "due": due}
    yield Finding(
        rule="4.3.d",
        consequence="4.3.d",
        sentence=values.say("4.3.d", "late" if lineup.reported else "finding", **facts),
        side=side,
        team=lineup.team,
    )


def strength(member: Member, values: Values) -> int:
    """§ 4.4.a.1, a.3: Elo of the reference list, in points.

    A foreigner who is new here brings his FIDE Elo; without any he counts the ÖSB minimum.
    """
    if member.player.rating is not None:
        return member.player.rating
    if member.player.nation != HOME_NATION and member.player.fide_rating is not None:
        return member.player.fide_rating
    return values.number("4.4.a.3", "minimum")


def no_gaps(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.a.2: no empty board between occupied ones; unpaid, all is lost from there on (I10)."""
    empty = gaps(match, side, values)
    if not empty:
        return
    lineup, opponent = match.lineup(side), match.lineup(side.other)
    harmless = opponent.suspended or has_not_appeared(match, side.other, values)
    for board in empty:
        paid = board in lineup.gaps_paid
        lost = () if paid or harmless else tuple(range(board, match.division.boards + 1))
        facts = {"team": lineup.team, "board": board, "opponent": opponent.team}
        yield Finding(
            rule="4.4.a.2",
            consequence="4.4.a.2",
            sentence=values.say("4.4.a.2", "finding" if paid else "unpaid", **facts),
            side=side,
            board=board,
            team=lineup.team,
            effect=Effect.BOARDS_LOST if lost else Effect.NONE,
            boards=lost,
        )


def free_boards_between(match: MatchFacts, side: Side, values: Values) -> Iterator[Note]:
    """§ 4.4.d.1: in the lowest divisions an empty board between occupied ones is a note only."""
    lineup = match.lineup(side)
    if not match.division.lowest:
        return
    last = max((board for board, _member in lineup.seated), default=0)
    for board in range(1, last):
        if not lineup.occupied(board):
            sentence = values.say("4.4.d.1", "free", team=lineup.team, board=board)
            yield Note("4.4.d.1", sentence, side, board)


def substitutes_by_strength(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.b: with a starre Liste the stronger substitute plays ahead, beyond the tolerance."""
    if match.division.mode != "starr":
        return
    tolerance = values.number("4.4.a.1", "tolerance")
    substitutes = [seat for seat in match.lineup(side).seated if seat[1].place is None]
    yield from _weaker_ahead("4.4.b", match, side, substitutes, tolerance, values)


def by_elo(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.e.2: in Elo order the whole team stands strictly by its Elo."""
    if match.division.mode == "elo":
        seats = match.lineup(side).seated
        tolerance = values.number("4.4.e.2", "tolerance")
        yield from _weaker_ahead("4.4.e.2", match, side, seats, tolerance, values)


def _weaker_ahead(
    rule: str, match: MatchFacts, side: Side, seats: Sequence[Seat], tolerance: int, values: Values
) -> Iterator[Finding]:
    weakest: Member | None = None
    for board, member in seats:
        elo = strength(member, values)
        if weakest is not None and elo - strength(weakest, values) > tolerance:
            ahead = strength(weakest, values)
            facts = {"other": weakest.player.name, "elo": elo, "other_elo": ahead}
            facts |= {"gap": elo - ahead, "tolerance": tolerance}
            yield barred(values, rule, match, side, (board, member), **facts)
        if weakest is None or elo < strength(weakest, values):
            weakest = member


def starre_liste_order(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.c.2: the players of a starre Liste keep their order and move up, never back."""
    if match.division.mode != "starr":
        return
    furthest: Member | None = None
    for board, member in match.lineup(side).seated:
        if member.place is None:
            continue
        if furthest is not None and (furthest.place or 0) > member.place:
            facts = {"other": furthest.player.name, "place": member.place}
            yield barred(values, "4.4.c.2", match, side, (board, member), **facts)
        elif board > member.place:
            facts = {"other": member.player.name, "place": member.place}
            yield barred(values, "4.4.c.2", match, side, (board, member), "back", **facts)
        if furthest is None or member.place > (furthest.place or 0):
            furthest = member


def bound_elsewhere(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.c.1: who came to belong to a higher division may not play lower from the next day."""
    if match.division.tier == "cup":
        return
    for board, member in match.lineup(side).seated:
        bond = member.bond(match.day)
        if bond is not None and bond.level < match.division.level:
            facts = {"division": bond.name or bond.division, "day": bond.since}
            facts |= {"number": values.number("4.4.c.1", "games")}
            yield barred(values, "4.4.c.1", match, side, (board, member), **facts)


def listed(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.d: only listed players may play; a domestic U18 appended later counts at once."""
    if match.division.mode != "kader" or match.division.tier == "cup":
        return
    for board, member in match.lineup(side).seated:
        appended = member.nominated is not None and is_appended_youth(match, side, member, values)
        if member.place is None or (appended and (member.nominated or match.day) > match.day):
            yield barred(values, "4.4.d", match, side, (board, member))


def is_appended_youth(match: MatchFacts, side: Side, member: Member, values: Values) -> bool:
    """§ 4.4.d: a domestic U18 added at the end of the list, behind none but others like him."""
    squad = match.lineup(side).squad
    return member.ident in appended_youths(squad, match.day, match.season_year, values)


def appended_youths(
    members: Sequence[Member], day: date, season_year: int, values: Values
) -> frozenset[str]:
    """§ 4.4.d: the pass numbers of domestic U18 added at the end of a list, in list order."""

    def by_right(member: Member) -> bool:
        young = member.nominated is not None and is_youth(member, season_year, values)
        return young and not is_foreigner(member, day, season_year, values)

    last_first = sorted(members, key=lambda member: -(member.place or 0))
    return frozenset(member.ident for member in takewhile(by_right, last_first))


def nominations_used(members: Sequence[Member], day: date, season_year: int, values: Values) -> int:
    """§ 4.4.d.6: the late nominations on a list; a U18 added at its end is none."""
    free = appended_youths(members, day, season_year, values)
    return sum(member.nominated is not None and member.ident not in free for member in members)


def nomination_wait(decided: int | None, values: Values) -> timedelta:
    """§ 4.4.d.5: how long a late nomination waits, as its clubs decided or as printed."""
    return timedelta(days=values.number("4.4.d.5", "wait_days") if decided is None else decided)


def front_of_a_higher_list(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.2, 13.8.d: whom a higher list of the club holds in front may not play lower.

    A U18 may. Where only listed players may play, who is not on this list is judged by § 4.4.d.
    """
    if match.division.tier == "cup":
        return
    here = match.division.level, match.division.district, match.day
    for board, member in match.lineup(side).seated:
        if member.place is None and match.division.mode == "kader":
            continue
        held = member.front(*here)
        if held is not None and not is_youth(member, match.season_year, values):
            higher = {"higher": held.division}
            yield barred(values, "4.4.d.2", match, side, (board, member), "lineup", **higher)


def late_nomination_waits(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.5: a late nomination may play from three days after its confirmation.

    The division's clubs may have decided another wait.
    """
    for board, member in match.lineup(side).seated:
        if member.nominated is None or member.place is None:
            continue
        first: date = member.nominated + nomination_wait(match.nomination_wait, values)
        if match.day < first and not is_appended_youth(match, side, member, values):
            yield barred(values, "4.4.d.5", match, side, (board, member), "waiting", day=first)


def in_list_order(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 4.4.d.1: who sits behind a player listed after him is struck (I12).

    A listed U18 on the last board of a youth-board division is exempt.
    """
    if match.division.mode != "kader" or match.division.tier == "cup":
        return
    seats = [seat for seat in match.lineup(side).seated if seat[1].place is not None]
    if seats and _youth_at_the_end(match, *seats[-1], values):
        del seats[-1]
    smallest = values.word("4.4.d.1", "struck") == "smallest_set"
    struck = _smallest_set(seats) if smallest else _behind_a_later_one(seats)
    for seat, (other_board, other) in struck:
        facts = {"place": seat[1].place, "other": other.player.name}
        facts |= {"other_place": other.place, "other_board": other_board}
        yield barred(values, "4.4.d.1", match, side, seat, **facts)


def _behind_a_later_one(seats: list[Seat]) -> Iterator[tuple[Seat, Seat]]:
    """Yield each seat behind a player listed after him, with the last listed one ahead of it."""
    last: Seat | None = None
    for seat in seats:
        if last is not None and (last[1].place or 0) > (seat[1].place or 0):
            yield seat, last
        else:
            last = seat


def _smallest_set(seats: list[Seat]) -> Iterator[tuple[Seat, Seat]]:
    """Yield as few seats as leave the others in list order, each with one it crosses."""
    best: list[list[Seat]] = []
    for seat in seats:
        ordered = [run for run in best if (run[-1][1].place or 0) < (seat[1].place or 0)]
        best.append([*max(ordered, key=len, default=[]), seat])
    kept = max(best, key=len, default=[])
    for seat in seats:
        if seat not in kept:
            yield seat, next(other for other in seats if _cross(seat, other))


def _cross(one: Seat, other: Seat) -> bool:
    return (one[0] < other[0]) != ((one[1].place or 0) < (other[1].place or 0)) and one != other


def _youth_at_the_end(match: MatchFacts, board: int, member: Member, values: Values) -> bool:
    last = match.division.youth_board and board == match.division.boards
    return last and is_youth(member, match.season_year, values)


def marks(member: Member, day: date, season_year: int, values: Values) -> tuple[str, ...]:
    """§ 4.3.e: (A) foreigner, (J) every U18, (G) guest, (KG) Kreis-Gast."""
    kind = member.kind(day)
    holds = (
        is_foreigner(member, day, season_year, values),
        is_youth(member, season_year, values),
        kind is Kind.GUEST,
        kind is Kind.DISTRICT_GUEST,
    )
    return tuple(
        mark for mark, held in zip(values.words("4.3.e", "marks"), holds, strict=True) if held
    )
