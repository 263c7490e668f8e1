"""§ 17 Bundesligen: who may play here besides, and the declaration that frees three players."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from league.facts.matches import MatchFacts, Side
from league.facts.registrations import Kind
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.making import barred
from league.rulebooks.tuwo_stmk_2011.p01_status import is_foreigner, is_guest, may_play_together

if TYPE_CHECKING:
    from league.facts.claims import DeclarationFacts


def declared_player_plays(match: MatchFacts, side: Side) -> bool:
    """§ 17.b: a declared player sits in this Landesliga match, even if he is struck himself."""
    return match.division.tier == "landesliga" and any(
        member.declared for _board, member in match.lineup(side).seated
    )


def exclude_each_other(
    one: Member, other: Member, day: date, season_year: int, values: Values
) -> bool:
    """§ 17.b: whether one is declared and the other a foreigner or guest."""
    return any(
        first.declared and counts(second, day, season_year, values)
        for first, second in ((one, other), (other, one))
    )


def is_front(division: Division, member: Member, day: date) -> bool:
    """§ 17: a front player of a national list, who may play here only as a guest, or in the cup."""
    if not member.national_front or member.declared or division.tier == "cup":
        return False
    return not is_guest(member, day)


def barred_boards(match: MatchFacts, side: Side, values: Values) -> set[int]:
    """§ 17: boards whose player this paragraph bars."""
    renounced = declared_player_plays(match, side)
    return {
        board
        for board, member in match.lineup(side).seated
        if is_front(match.division, member, match.day)
        or (renounced and counts(member, match.day, match.season_year, values))
    }


def counts(member: Member, day: date, season_year: int, values: Values) -> bool:
    """§ 1.7.a, 17.b: a foreigner or guest."""
    return is_foreigner(member, day, season_year, values) or is_guest(member, day)


def national_league_players(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 17: front players of a national list; foreigners and guests beside a declared player."""
    struck = barred_boards(match, side, values)
    if not struck:
        return
    for board, member in match.lineup(side).seated:
        if board in struck:
            name = "front" if is_front(match.division, member, match.day) else "finding"
            yield barred(values, "17", match, side, (board, member), name)


def national_front(
    members: Sequence[Member], division: Division, day: date, season_year: int, values: Values
) -> tuple[str, ...]:
    """§ 17: as many front players as boards, those who may play together."""
    front = may_play_together(members, division.boards, day, season_year, values)
    return tuple(member.ident for member in front)


def declaration(facts: "DeclarationFacts", values: Values) -> Iterator[Finding]:
    """§ 17: handed in by 31 August, at most three names, Austrian Stamm players only.

    Who has equal status under § 1.7.c–f is no foreigner here either.
    """
    due = values.day_in("17", "until", facts.season_year - 1)
    if facts.posted > due:
        sentence = values.say("17", "late", club=facts.club, day=facts.posted, due=due)
        yield Finding("17", "17", sentence)
    limit, number = values.number("17", "declared"), len(facts.members)
    if number > limit:
        sentence = values.say("17", "too_many", club=facts.club, number=number, limit=limit)
        yield Finding("17", "17", sentence)
    for member in facts.members:
        home = member.registration(facts.posted)
        registered = home is not None and home.kind is Kind.HOME and home.in_force(facts.posted)
        if is_foreigner(member, facts.posted, facts.season_year, values) or not registered:
            sentence = values.say("17", "not_domestic", player=member.player.name, club=facts.club)
            yield Finding("17", "17", sentence, player=member.ident)
