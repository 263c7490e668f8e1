"""§ 10.8-10.10: the fixed order, at the boards and on the list of a club team."""

from collections.abc import Iterator
from datetime import date

from league.facts.lists import ListFacts, ListOrder
from league.facts.matches import Lineup, MatchFacts, Side
from league.facts.seasons import Division
from league.facts.squads import Member
from league.facts.transfers import Nomination
from league.findings import Effect, Finding
from league.outcomes.rights import Eligibility
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import CLUBS, SCHOOLS, Seat, at_board, competition, facts_of


def listed_in_time(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 10.8 at the board: only listed players, and none who was added after the start."""
    if competition(match.division) != CLUBS:
        return
    for seat in match.lineup(side).seated:
        if seat[1].place is None:
            yield at_board(values, "10.8", match, side, seat, name="not_listed")
        elif _added_late(seat[1], match):
            nominated = seat[1].nominated
            yield at_board(
                values, "10.8", match, side, seat, name="late_player", nominated=nominated
            )


def _added_late(member: Member, match: MatchFacts) -> bool:
    # The hour is not on record: on the day itself only the first round may still have been ahead.
    if member.nominated is None or member.nominated < match.day:
        return False
    return member.nominated > match.day or match.round > 1


def closed(facts: Nomination, values: Values) -> Finding | None:
    """§ 10.8: no reason lets anybody join a club's list late; on schools see 18.8."""
    if competition(facts.division) == SCHOOLS:
        return None
    return late_nomination(facts, values).findings[0]


def late_nomination(facts: Nomination, values: Values) -> Eligibility:
    """§ 10.8: nobody is nominated late: the list of the entry deadline is the team's list.

    § 18.8: the lineup of a school is completed on the day, for good reasons, by a person.
    """
    player, school = facts.player, competition(facts.division) == SCHOOLS
    rule, name = ("18.8", "late") if school else ("10.8", "no_late_nomination")
    sentence = values.say(rule, name, player=player.player.name)
    return Eligibility(None, (Finding(rule, rule, sentence, player=player.ident),))


def keeps_order(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 10.9: from the first board whose player is listed behind someone further down, all lost."""
    if competition(match.division) == CLUBS:
        yield from wrong_order("10.9", match, side, values)


def wrong_order(rule: str, match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """Return the finding of 10.9 on the first board in wrong order, if there is one (SJRP-I2)."""
    seats = _first_out_of_order(match.lineup(side))
    if seats is None:
        return
    (board, member), (other_board, other) = seats
    facts = facts_of(match, side, (board, member)) | {
        "other": other.player.name,
        "other_place": other.place,
        "other_board": other_board,
    }
    yield Finding(
        rule=rule,
        consequence="10.9",
        sentence=values.say(rule, **facts),
        side=side,
        board=board,
        player=member.ident,
        team=match.lineup(side).team,
        effect=Effect.BOARDS_LOST,
        boards=tuple(number for number in match.boards() if number >= board),
        arithmetic=values.say(rule, "arithmetic", **facts),
    )


def _first_out_of_order(lineup: Lineup) -> tuple[Seat, Seat] | None:
    listed = [
        (board, member, member.place) for board, member in lineup.seated if member.place is not None
    ]
    for index, (board, member, place) in enumerate(listed):
        for other_board, other, other_place in listed[index + 1 :]:
            if other_place < place:
                return (board, member), (other_board, other)
    return None


def free_boards(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 10.10: from the first free board on the opponent wins; nobody there = not appeared."""
    lineup = match.lineup(side)
    first = next((board for board in match.boards() if not lineup.occupied(board)), None)
    if competition(match.division) != CLUBS or first is None:
        return
    came = appeared(lineup.present(), match.division, values)
    yield Finding(
        rule="10.10",
        consequence="10.10",
        sentence=values.say(
            "10.10", "finding" if came else "absent", team=lineup.team, board=first
        ),
        side=side,
        board=first,
        team=lineup.team,
        effect=Effect.BOARDS_LOST if came else Effect.TEAM_ABSENT,
        boards=tuple(board for board in match.boards() if board >= first),
    )


def appeared(present: int, _division: Division, _values: Values) -> bool:
    """§ 10.10: a team has come when one of its players has."""
    return present > 0


def fixed_order(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 10.8: the list in time and by strength; one finding per player who stands too far back."""
    if competition(squad.division) != CLUBS:
        return
    if after_start(squad):
        days = {"submitted": squad.submitted, "first": squad.begins}
        yield Finding("10.8", "10.8", values.say("10.8", "after_start", **days))
    elif squad.submitted and squad.draw and squad.submitted > squad.draw:
        sentence = values.say("10.8", "late_list", submitted=squad.submitted, deadline=squad.draw)
        yield Finding("10.8", "10.8", sentence)
    unrated: tuple[int, Member] | None = None
    rated: list[tuple[int, Member, int]] = []
    for place, member in enumerate(squad.members, 1):
        rating = member.player.rating
        if rating is None:
            unrated = unrated or (place, member)
            continue
        if unrated is not None:
            facts = {"player": member.player.name, "weaker": unrated[1].player.name}
            sentence = values.say("10.8", "unrated", place=unrated[0], **facts)
            yield Finding("10.8", "10.8", sentence, player=member.ident)
        else:
            yield from too_far_back("10.8", rated, (place, member, rating), values)
        rated.append((place, member, rating))


def too_far_back(
    rule: str, ahead: list[tuple[int, Member, int]], behind: tuple[int, Member, int], values: Values
) -> Iterator[Finding]:
    """Return the finding about a player who stands behind one weaker by more than the tolerance.

    Players are given as place, member and rating that counts.
    """
    place, weaker, lowest = min(ahead, key=lambda entry: entry[2], default=behind)
    tolerance, rating = values.number(rule, "tolerance"), behind[2]
    if rating - lowest <= tolerance:
        return
    facts = {
        "player": behind[1].player.name,
        "rating": rating,
        "weaker": weaker.player.name,
        "weaker_rating": lowest,
        "place": place,
        "difference": rating - lowest,
        "tolerance": tolerance,
    }
    yield Finding(
        rule,
        rule,
        values.say(rule, **facts),
        player=behind[1].ident,
        arithmetic=values.say(rule, "arithmetic", **facts),
    )


def after_start(squad: ListFacts) -> bool:
    """Say whether a list came after the first round began; the hour is not on record."""
    return bool(squad.submitted and squad.begins and squad.submitted > squad.begins)


def comes_too_late(
    division: Division, posted: date, begins: date, played: bool, values: Values
) -> Finding | None:
    """§ 10.8, 18.6: a list, or a change of one, that comes after round 1 began counts for nothing.

    On that day itself it comes in time as long as nothing of the division is on file as played.
    """
    if posted < begins or (posted == begins and not played):
        return None
    rule = "18.6" if competition(division) == SCHOOLS else "10.8"
    return Finding(rule, rule, values.say(rule, "change_late", day=posted, first=begins))


def list_order(squad: ListFacts, _values: Values) -> ListOrder:
    """§ 10.8: the order handed in counts until the official decides; no list binds elsewhere.

    § 10.8, 18.6: a list that came after the first round began counts for nothing.
    """
    if after_start(squad):
        return ListOrder(order=(), front=())
    return ListOrder(order=tuple(member.ident for member in squad.members), front=())
