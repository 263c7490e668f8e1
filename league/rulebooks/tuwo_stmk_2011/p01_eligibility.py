"""§ 1 Eligibility: who may play for whom."""

from collections.abc import Iterator

from league.facts.lists import ListFacts
from league.facts.matches import MatchFacts, Side
from league.facts.registrations import Kind
from league.findings import Effect, Finding, Note
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011 import p17_bundesliga
from league.rulebooks.tuwo_stmk_2011.making import barred, facts_of
from league.rulebooks.tuwo_stmk_2011.p01_status import quota
from league.rulebooks.tuwo_stmk_2011.p07_penalties import key_day


def suspended_club(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 1.3: while a club is suspended its teams score nothing (I22)."""
    lineup = match.lineup(side)
    if lineup.suspended:
        yield Finding(
            rule="1.3",
            consequence="1.3",
            sentence=values.say("1.3", club=lineup.club, team=lineup.team, day=match.day),
            side=side,
            team=lineup.team,
            effect=Effect.TEAM_BARRED,
            boards=tuple(match.boards()),
        )


def registered_here(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 1.4.a: only players registered by this club, with an eligibility issued, may play."""
    for board, member in match.lineup(side).seated:
        registration = member.registration(match.day)
        if registration is None:
            yield barred(values, "1.4.a", match, side, (board, member))
        elif registration.deregistered is not None and registration.deregistered <= match.day:
            day = registration.deregistered
            yield barred(values, "1.4.a", match, side, (board, member), "deregistered", day=day)
        elif registration.reported < match.day < (registration.eligible_from or match.day):
            first = registration.eligible_from
            yield barred(values, "1.4.a", match, side, (board, member), "not_yet", day=first)


def reported_in_time(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 1.4.b: reported in writing before the first use; the day of the match is too late (I1)."""
    for board, member in match.lineup(side).seated:
        registration = member.registration(match.day)
        if registration is None or registration.in_force(match.day):
            continue
        if registration.reported >= match.day:
            day, due = registration.reported, match.day
            yield barred(values, "1.4.b", match, side, (board, member), day=day, due=due)


def decided_otherwise(match: MatchFacts, side: Side, values: Values) -> Iterator[Note]:
    """§ 1.4.b: a decided eligibility that differs from the day after the postmark is a note."""
    for board, member in match.lineup(side).seated:
        registration = member.registration(match.day)
        if registration is None or registration.eligible_from is None:
            continue
        if registration.eligible_from <= registration.reported:
            facts = facts_of(match, side, board, member)
            facts |= {"day": registration.eligible_from, "due": registration.reported}
            sentence = values.say("1.4.b", "decided", **facts)
            yield Note("1.4.b", sentence, side, board, member.ident)


def held_at_draw(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 1.4.c: every listed player already holds an eligibility at the draw."""
    draw = key_day(squad, values)
    for member in squad.members:
        if member.nominated is not None:
            continue
        registration = member.registration(draw)
        if registration is None or not registration.in_force(draw):
            yield Finding(
                rule="1.4.c",
                consequence="1.4.a",
                sentence=values.say(
                    "1.4.c",
                    player=member.player.name,
                    ident=member.ident,
                    day=draw,
                    division=squad.division.name,
                ),
                player=member.ident,
            )


def district_guest(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 1.6: a Kreis-Gast plays in his second club's Kreis only, never in Landesliga or cup."""
    if match.division.tier not in values.words("1.6", "closed"):
        return
    for board, member in match.lineup(side).seated:
        if member.kind(match.day) is Kind.DISTRICT_GUEST:
            yield barred(values, "1.6", match, side, (board, member))


def foreigners_and_guests(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 1.7.a: the players who break the limit, walking down from board 1, are surplus (I4)."""
    if match.division.tier == "cup":
        return
    limit = quota(match.season_year, values)
    lists_only = match.division.mode == "kader" and not values.yes("1.7.a", "unlisted_count")
    for board, member in match.lineup(side).seated:
        if member.place is None and lists_only:
            continue
        if limit.admits(member, match.day):
            continue
        if board not in p17_bundesliga.barred_boards(match, side, values):
            seen = {"foreigners": limit.foreigners, "guests": limit.guests}
            yield barred(values, "1.7.a", match, side, (board, member), **seen)
