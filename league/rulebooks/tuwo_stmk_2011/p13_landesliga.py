"""§ 13 Landesliga and § 14.7: the youth who must play."""

from collections.abc import Iterator
from datetime import date

from league.facts.lists import ListFacts
from league.facts.matches import MatchFacts, Side
from league.facts.squads import Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.making import barred
from league.rulebooks.tuwo_stmk_2011.p01_status import HOME_NATION, is_foreigner, is_guest


def is_youth(member: Member, season_year: int, values: Values) -> bool:
    """§ 13.8.b: not past his 18th year in the middle of the season; born that day is in (I28)."""
    return member.player.born_on_or_after(
        date(season_year - values.number("13.8.b", "under"), 1, 1)
    )


def status_bars(member: Member, match: MatchFacts, values: Values) -> bool:
    """§ 13.8.c, 1.7.d: guests, foreigners, and pupils past U15 with equal status d (I26)."""
    if is_guest(member, match.day):
        return True
    if is_foreigner(member, match.day, match.season_year, values):
        return True
    registration = member.registration(match.day)
    if member.player.nation == HOME_NATION or registration is None or registration.equal != "d":
        return False
    return not member.player.born_on_or_after(
        date(match.season_year - values.number("1.7.d", "under"), 1, 1)
    )


def _may_be_the_youth(member: Member, match: MatchFacts, values: Values) -> bool:
    listed_youth = member.place is not None and is_youth(member, match.season_year, values)
    return listed_youth and not status_bars(member, match, values)


def barred_youth(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 13.8.c, 14.7: a U18 whom status bars may not hold the youth board."""
    last = _on_youth_board(match, side)
    if last is None:
        return
    if is_youth(last, match.season_year, values) and status_bars(last, match, values):
        yield barred(values, "13.8.c", match, side, (match.division.boards, last))


def without_youth(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 13.8.a, 13.8.e, 14.7: without an eligible youth the last board stays empty."""
    last = _on_youth_board(match, side)
    if last is None:
        return
    if is_youth(last, match.season_year, values) and status_bars(last, match, values):
        return
    lineup = match.lineup(side)
    upwards = reversed(lineup.seated)  # the youth mostly sits on the last board
    if not any(_may_be_the_youth(member, match, values) for _board, member in upwards):
        yield barred(values, "13.8.e", match, side, (match.division.boards, last))


def _on_youth_board(match: MatchFacts, side: Side) -> Member | None:
    if not match.division.youth_board:
        return None
    return match.lineup(side).boards[match.division.boards - 1]


def one_youth_board(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 13.8.d: a youth is named for the youth board of a single list."""
    for member in squad.members:
        if member.ident in squad.youth_boards_elsewhere:
            facts = {"player": member.player.name, "ident": member.ident}
            sentence = values.say("13.8.d", division=squad.division.name, **facts)
            yield Finding("13.8.d", "13.8.d", sentence, player=member.ident)
