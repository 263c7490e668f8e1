"""§ 5 Who may play. § 18 has its own conditions for school teams."""

import re
from collections.abc import Iterator
from datetime import date

from league.errors import RuleBookError
from league.facts.lists import ListFacts
from league.facts.matches import MatchFacts, Side
from league.facts.people import AgeLimit
from league.facts.registrations import Kind, Registration
from league.facts.squads import Member
from league.findings import Finding
from league.language import _
from league.rulebook import Values
from league.rulebooks.sjrp_2025 import p16_guests
from league.rulebooks.sjrp_2025.making import (
    CLUBS,
    SCHOOLS,
    SINGLES,
    at_board,
    competition,
    of_list,
)


def citizens_or_at_home(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 5.1: German citizens, and who has proved that his centre of life is in Germany.

    The proof must hold on the first day of the championship.
    """
    if competition(match.division) == SCHOOLS:
        return
    nation = values.word("5.1.a", "nation")
    for seat in match.lineup(side).seated:
        if seat[1].player.nation != nation and not _has_proof(seat[1], match):
            yield at_board(values, "5.1", match, side, seat)


def citizens_listed(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 5.1: the same of those whom a club's list names, as of the first day of play."""
    nation, day = values.word("5.1.a", "nation"), _looked_at(squad, values)
    for member in _of_club_list(squad):
        held = member.registration(day)
        if member.player.nation != nation and not (held and held.equal_on(day)):
            yield of_list("5.1", values, member, nation=member.player.nation)


def members_listed(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 5.2: the same of those whom a club's list names; 16.1 and 17.1 except guests."""
    day = _looked_at(squad, values)
    guests_allowed = p16_guests.paragraph_of(squad.division, values) is not None
    for member in _of_club_list(squad):
        if not any(_active(registration, day) for registration in member.registrations):
            yield of_list("5.2", values, member, day=day)
        elif member.kind(day) is Kind.GUEST and not guests_allowed:
            yield of_list("5.2", values, member, "listed_guest")


def ages_listed(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 5.3: the same of those whom a club's list names."""
    group = squad.division.age_group
    if not group:
        return
    for member in _of_club_list(squad):
        limit = age_group_limit(group, squad.season_year, values)
        if name := _misfit(limit, member):
            facts = {"born": member.player.born, "limit": limit.born_from, "group": group}
            yield of_list("5.3", values, member, f"listed_{name}", **facts)


def _looked_at(squad: ListFacts, values: Values) -> date:
    """Return the first day of play; before that is on the calendar, the day of handing in."""
    return squad.begins or squad.submitted or values.day


def _of_club_list(squad: ListFacts) -> tuple[Member, ...]:
    return squad.members if competition(squad.division) == CLUBS else ()


def _has_proof(member: Member, match: MatchFacts) -> bool:
    registration = member.registration(match.day)
    day = match.begins or match.day
    return registration is not None and registration.equal_on(day) is not None


def active_members(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 5.2: active members of the club, in no other federation; 16.1 and 17.1 except one guest."""
    if competition(match.division) == SCHOOLS:
        return
    guests_allowed = p16_guests.paragraph_of(match.division, values) is not None
    for seat in match.lineup(side).seated:
        member = seat[1]
        if not any(_active(registration, match.day) for registration in member.registrations):
            yield at_board(values, "5.2", match, side, seat)
        elif member.kind(match.day) is Kind.GUEST and not guests_allowed:
            yield at_board(values, "5.2", match, side, seat, name="guest")


def _active(registration: Registration, day: date) -> bool:
    ended = registration.deregistered
    return (registration.eligible_from or registration.reported) <= day and (
        ended is None or day < ended
    )


def of_the_age_group(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 5.3: young enough, and a girl in girls' groups; only his own board is lost (SJRP-I5)."""
    if competition(match.division) != SCHOOLS and match.division.age_group:
        limit = age_group_limit(match.division.age_group, match.season_year, values)
        yield from outside_group("5.3", limit, match, side, values)


def outside_group(
    rule: str, limit: AgeLimit, match: MatchFacts, side: Side, values: Values
) -> Iterator[Finding]:
    """Return a finding for every player at the boards who is outside an age group.

    Where lists are handed in, who is on none has told no birth date: that he is not listed is said
    elsewhere (10.8, 18.6).
    """
    year, first = match.season_year, limit.born_from
    for seat in match.lineup(side).seated:
        listed = seat[1].place is not None or competition(match.division) == SINGLES
        if listed and (name := _misfit(limit, seat[1])):
            yield at_board(values, rule, match, side, seat, name=name, year=year, limit=first)


def _misfit(limit: AgeLimit, member: Member) -> str:
    player = member.player
    if limit.born_from is not None and not player.born_on_or_after(limit.born_from):
        return "unknown" if player.born is None else "finding"
    return "sex" if limit.sex not in (None, player.sex) else ""


def age_group_limit(group: str, year: int, values: Values) -> AgeLimit:
    """§ 5.3: UN means born on or after 1 January of (year − N); ``w`` groups are for girls.

    Raises RuleBookError for a group the book does not have.
    """
    wanted = re.fullmatch(r"U(\d{1,2})(w?)", group)
    youngest, oldest = (values.number("5.3", end) for end in ("youngest_group", "oldest_group"))
    if wanted is None or not youngest <= int(wanted[1]) <= oldest:
        raise RuleBookError(
            _(
                "{book} knows no age group “{group}”; it has {first} to {last} and WK groups."
            ).format(book=values.book, group=group, first=f"U{youngest}", last=f"U{oldest}")
        )
    first_day = values.day_in("5.3", "first_birthday", year - int(wanted[1]))
    return AgeLimit(born_from=first_day, sex=wanted[2] or None)
