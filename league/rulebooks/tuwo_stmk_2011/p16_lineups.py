"""§ 16 with 1.6, 1.7.b and 13.8: a team's lineup in a qualification tournament."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from league.facts.matches import Lineup, MatchFacts, Side
from league.facts.qualifications import QualificationLineup
from league.facts.registrations import Kind
from league.facts.squads import Member
from league.findings import Fee, Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011 import (
    p01_eligibility,
    p02_play,
    p04_lineups,
    p07_bans,
    p07_penalties,
    p17_bundesliga,
)
from league.rulebooks.tuwo_stmk_2011.making import barred, facts_of, ineligible
from league.rulebooks.tuwo_stmk_2011.p01_status import quota
from league.rulebooks.tuwo_stmk_2011.p13_landesliga import barred_youth, without_youth
from league.rulebooks.tuwo_stmk_2011.p16_kader import behind_weaker, order_words
from league.rulebooks.tuwo_stmk_2011.p17_bundesliga import counts

TIER = "qualification"
HOME = Side.HOME


def judge_lineup(facts: QualificationLineup, values: Values) -> list[Finding]:
    """Return all findings of a team's lineup in one round; the side is always ``home``."""
    match = as_match(facts, values)
    if facts.lineup.suspended:
        return list(p01_eligibility.suspended_club(match, HOME, values))
    if p07_penalties.has_not_appeared(match, HOME, values):
        return list(p07_penalties.not_appeared(match, HOME, values))
    found = [finding for check in USUAL for finding in check(match, HOME, values)]
    for own in LINEUP.values():
        found += own(facts, match, values)
    return found


def fees(facts: QualificationLineup, standing: Sequence[Finding], values: Values) -> list[Fee]:
    """§ 7.1.a, 7.2.a, 7.2.d: what a lineup costs; § 4.4.a.2 does not apply, gaps cost no cash."""
    match = as_match(facts, values)
    if facts.lineup.suspended:
        return []
    if p07_penalties.has_not_appeared(match, HOME, values):
        return list(p07_penalties.no_show_fee(match, HOME, standing, values))
    return [
        *p07_penalties.fines(match, HOME, standing, values),
        *p07_penalties.unoccupied_boards(match, HOME, values),
    ]


def as_match(facts: QualificationLineup, values: Values) -> MatchFacts:
    """Return the lineup as the home side of a match without opponent, in its own division.

    The division is the teams' own with § 16's conditions: a Kader of 16, a youth in every lineup.
    """
    boards = facts.division.boards
    nobody = Lineup("", "", (), (None,) * boards)
    return MatchFacts(
        division=replace(
            facts.division,
            tier=TIER,
            mode="kader",
            youth_board=True,
            max_size=values.number("16.3", "names"),
        ),
        season_year=facts.season_year,
        round=facts.round,
        day=facts.day,
        home=facts.lineup,
        away=nobody,
        results=(None,) * boards,
    )


def district_guests(
    facts: QualificationLineup, match: MatchFacts, values: Values
) -> Iterator[Finding]:
    """§ 1.6: a Kreis-Gast plays in a tournament inside that Kreis, not across Kreise."""
    if facts.district is not None:
        return
    for board, member in facts.lineup.seated:
        if member.kind(facts.day) is Kind.DISTRICT_GUEST:
            yield barred(values, "1.6", match, HOME, (board, member))


def foreigners_and_guests(
    facts: QualificationLineup, match: MatchFacts, values: Values
) -> Iterator[Finding]:
    """§ 1.7.b: the limit of 1.7.a, and three games for the club in the finished championship.

    A player whose games nobody counted has none.
    """
    allowed, limit = quota(facts.season_year, values), values.number("1.7.b", "games")
    for board, member in facts.lineup.seated:
        if member.place is None:
            continue
        if not allowed.admits(member, facts.day):
            seen = {"foreigners": allowed.foreigners, "guests": allowed.guests}
            seat = facts_of(match, HOME, board, member)
            sentence = values.say("1.7.b", "surplus", **seat, **seen)
            yield ineligible("1.7.b", match, HOME, (board, member), sentence)
        elif counts(member, facts.day, facts.season_year, values) and (member.games or 0) < limit:
            games = {"number": member.games or 0, "limit": limit}
            yield barred(values, "1.7.b", match, HOME, (board, member), **games)


def in_elo_order(
    facts: QualificationLineup, match: MatchFacts, values: Values
) -> Iterator[Finding]:
    """§ 16.3: the lineup follows the January list strictly; who sits behind a weaker is struck."""
    seats = [(board, member) for board, member in facts.lineup.seated if member.place is not None]
    boards = {member.ident: board for board, member in seats}
    for member, other in behind_weaker([member for _board, member in seats], values):
        board = boards[member.ident]
        seat = facts_of(match, HOME, board, member)
        sentence, arithmetic = order_words(member, other, "lineup", seat, values)
        yield ineligible("16.3", match, HOME, (board, member), sentence, arithmetic)


def were_eligible(
    facts: QualificationLineup, match: MatchFacts, values: Values
) -> Iterator[Finding]:
    """§ 16.5: only players who were eligible in this division in the last round."""
    for board, member in facts.lineup.seated:
        if member.ident not in facts.eligible:
            why = facts.barred.get(member.ident)
            name = "finding" if why is None else "because"
            yield barred(values, "16.5", match, HOME, (board, member), name, rule=why)


USUAL: tuple[Callable[[MatchFacts, Side, Values], Iterable[Finding]], ...] = (
    p01_eligibility.registered_here,
    p01_eligibility.reported_in_time,
    p02_play.two_games_at_once,
    p04_lineups.listed,
    p07_bans.banned_player,
    barred_youth,
    without_youth,
)
"""What holds in a tournament as in the championship (§ 1.4, 2.6.e, 4.4.d, 7.5, 13.8)."""

LINEUP: Mapping[str, Callable[[QualificationLineup, MatchFacts, Values], Iterable[Finding]]] = {
    "1.6": district_guests,
    "1.7.b": foreigners_and_guests,
    "16.3": in_elo_order,
    "16.5": were_eligible,
}
"""What a tournament asks of a lineup besides."""


PERSONAL: tuple[Callable[[MatchFacts, Side, Values], Iterable[Finding]], ...] = (
    p01_eligibility.suspended_club,
    p01_eligibility.registered_here,
    p01_eligibility.reported_in_time,
    p01_eligibility.district_guest,
    p04_lineups.bound_elsewhere,
    p04_lineups.listed,
    p04_lineups.front_of_a_higher_list,
    p04_lineups.late_nomination_waits,
    p17_bundesliga.national_league_players,
    p07_bans.banned_player,
)
"""What bars a player from a match whoever plays beside him (§ 1.3, 1.4, 1.6, 4.4, 7.5, 17)."""


def barred_from(match: MatchFacts, member: Member, values: Values) -> str | None:
    """§ 16.5: the paragraph that barred him from the home side's match; None = he was entitled."""
    empty = (None,) * (match.division.boards - 1)
    alone = replace(match, home=replace(match.home, boards=(member, *empty)))
    found = (one for check in PERSONAL for one in check(alone, Side.HOME, values))
    return next((one.rule for one in found), None)
