"""§ 7 Penalties: failing to appear, fines, lists that come late, boards played on another day."""

from collections.abc import Iterator, Sequence
from datetime import date

from league.facts.lists import ListFacts
from league.facts.matches import SIDES, MatchFacts, Side
from league.facts.seasons import Division
from league.findings import Effect, Fee, Finding, Sentence
from league.formatting import Amount
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.gaps import gaps, moved_up
from league.rulebooks.tuwo_stmk_2011.making import fine_paragraph


def appeared(present: int, division: Division, values: Values) -> bool:
    """§ 7.1.a: at least half of the players came (an ineligible one is present, I15)."""
    return present * values.number("7.1.a", "half") >= division.boards


def has_not_appeared(match: MatchFacts, side: Side, values: Values) -> bool:
    """§ 7.1.a: fewer than half of this side's players came."""
    return not appeared(match.lineup(side).present(), match.division, values)


def not_appeared(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 7.1.a: a team with fewer than half of its players has not appeared."""
    if not has_not_appeared(match, side, values):
        return
    lineup = match.lineup(side)
    facts = {
        "team": lineup.team,
        "present": lineup.present(),
        "boards": match.division.boards,
        "limit": -(-match.division.boards // values.number("7.1.a", "half")),
    }
    yield Finding(
        rule="7.1.a",
        consequence="7.1.a",
        sentence=values.say("7.1.a", **facts),
        side=side,
        team=lineup.team,
        effect=Effect.TEAM_ABSENT,
        boards=tuple(match.boards()),
        arithmetic=values.say("7.1.a", "arithmetic", **facts),
    )


def appeared_not_again(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 7.1.b: a repeated failure to appear is a proposal to exclude the team; a person decides."""
    lineup = match.lineup(side)
    failures = lineup.earlier_no_shows + 1
    limit = values.number("7.1.b", "failures")
    if match.division.tier != "cup" and failures >= limit and has_not_appeared(match, side, values):
        yield Finding(
            rule="7.1.b",
            consequence="7.1.b",
            sentence=values.say("7.1.b", team=lineup.team, number=failures, limit=limit),
            side=side,
            team=lineup.team,
        )


def other_day(match: MatchFacts, values: Values) -> Iterator[Finding]:
    """§ 7.4: boards played before or after the match count 0:0; one finding per board, no side."""
    for board, day in sorted(match.played_on.items()):
        if day != match.day:
            facts = {"board": board, "day": day, "due": match.day, "division": match.division.name}
            yield Finding(
                rule="7.4",
                consequence="7.4",
                sentence=values.say("7.4", **facts),
                board=board,
                effect=Effect.BOARDS_VOID,
                boards=(board,),
            )


def list_due(division: Division, season_year: int, values: Values) -> tuple[str, date]:
    """§ 13.6, 7.3.a: the paragraph that sets the list's last day, and that day."""
    rule = "13.6" if division.tier == "landesliga" else "7.3"
    return rule, values.day_in("13.6", "list_due", season_year - 1)


def key_day(squad: ListFacts, values: Values) -> date:
    """§ 13.5: the draw; in a year without one, the list's last day takes its place."""
    return squad.draw or list_due(squad.division, squad.season_year, values)[1]


def came_late(squad: ListFacts, values: Values) -> bool:
    """§ 7.3: the list was handed in after its last day; the cup's Ausschreibung sets its own."""
    if squad.division.tier == "cup":
        return False
    _rule, due = list_due(squad.division, squad.season_year, values)
    return squad.submitted is not None and squad.submitted > due


def list_in_time(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 7.3, 13.6: a list that comes late is replaced by the strict Elo order."""
    rule, due = list_due(squad.division, squad.season_year, values)
    if came_late(squad, values):
        facts = {"day": squad.submitted, "due": due, "division": squad.division.name}
        consequence = "7.3.b" if squad.division.mode == "starr" else "7.3.c"
        yield Finding(rule=rule, consequence=consequence, sentence=values.say(rule, **facts))


def fees(match: MatchFacts, standing: Sequence[Finding], values: Values) -> list[Fee]:
    """All fees of a match: reports, cash at the board, § 7.1.a and § 7.2."""
    owed: list[Fee] = []
    for side in SIDES:
        mine = [finding for finding in standing if finding.side is side]
        if not match.lineup(side).suspended:
            owed += cash_for_gaps(match, side, mine, values)
            if has_not_appeared(match, side, values):
                owed += no_show_fee(match, side, mine, values)
            else:
                owed += fines(match, side, mine, values)
                owed += unoccupied_boards(match, side, values)
        owed += report_fee(side, mine, values)
    return owed


def report_fee(side: Side, mine: Sequence[Finding], values: Values) -> Iterator[Fee]:
    """§ 4.3.d: a missing or late report."""
    if any(finding.rule == "4.3.d" for finding in mine):
        yield Fee("4.3.d", side, values.number("4.3.d", "fee"), "federation")


def cash_for_gaps(
    match: MatchFacts, side: Side, mine: Sequence[Finding], values: Values
) -> Iterator[Fee]:
    """§ 4.4.a.2: cash for gaps stays with the opponent; an unpaid gap leaves no debt (I19).

    Where the official waives the gap no cash is due. What a team had paid when it then failed to
    appear stays, though its gaps are not judged any more.
    """
    paid = match.lineup(side).gaps_paid
    if not paid:
        return
    absent = has_not_appeared(match, side, values)
    found = {finding.board for finding in mine if finding.rule == "4.4.a.2"}
    amounts = gap_cash(match.division, values)
    for board in gaps(match, side, values):
        if board in paid and (absent or board in found):
            cents = amounts[board - 1]
            sums = sum_of("4.4.a.2", match.division, values, board=board, amount=cents)
            yield Fee("4.4.a.2", side, cents, "opponent", board, paid=True, arithmetic=sums)


def gap_cash(division: Division, values: Values) -> tuple[int, ...]:
    """§ 4.4.a.2: cents for a gap by board; nothing in the lowest divisions and the cup."""
    if division.lowest or division.tier == "cup":
        return ()
    landesliga = division.tier == "landesliga"
    amounts = values.numbers("4.4.a.2", "gap_landesliga" if landesliga else "gap")
    return tuple(amounts[min(board, len(amounts)) - 1] for board in range(1, division.boards))


def no_show_fee(
    match: MatchFacts, side: Side, mine: Sequence[Finding], values: Values
) -> Iterator[Fee]:
    """§ 7.1.a: per board to the federation; nothing in the lowest division of a Kreis."""
    if match.division.lowest or not any(finding.rule == "7.1.a" for finding in mine):
        return
    each, boards = values.number("7.1.a", "fee_per_board"), match.division.boards
    cents = each * boards
    sums = sum_of("7.1.a", match.division, values, boards=boards, each=each, amount=cents)
    yield Fee("7.1.a", side, cents, "federation", arithmetic=sums)


def fines(match: MatchFacts, side: Side, mine: Sequence[Finding], values: Values) -> Iterator[Fee]:
    """§ 7.2.a–c: one fine per ineligible player, or per lineup, however many the reasons."""
    struck = {
        finding.board: finding.player
        for finding in mine
        if finding.effect is Effect.INELIGIBLE and finding.board is not None
    }
    if not struck:
        return
    rule = fine_paragraph(match.division)
    if rule == "7.2.b" and values.word("7.2.b", "per") == "lineup":
        cents = values.number(rule, "fine")
        sums = sum_of(rule, match.division, values, number=len(struck), amount=cents)
        yield Fee(rule, side, cents, "federation", arithmetic=sums)
        return
    for board, player in sorted(struck.items()):
        first = rule == "7.2.c" and board == 1
        cents = values.number(rule, "fine_board_1" if first else "fine")
        name = "fee_per_player" if rule == "7.2.b" else "fee"
        sums = sum_of(rule, match.division, values, name, board=board, amount=cents)
        yield Fee(rule, side, cents, "federation", board, player=player, arithmetic=sums)


def unoccupied_boards(match: MatchFacts, side: Side, values: Values) -> Iterator[Fee]:
    """§ 7.2.d: each empty board of a team that has not moved up; half each to both."""
    if match.division.lowest or moved_up(match, side, values):
        return
    landesliga = match.division.tier == "landesliga"
    for board in match.boards():
        youth_board = match.division.youth_board and board == match.division.boards
        if match.lineup(side).occupied(board) or youth_board:
            continue
        name = "fine_landesliga" + ("_board_1" if board == 1 else "") if landesliga else "fine"
        whole, shares = values.number("7.2.d", name), values.number("7.2.d", "shares")
        share = whole // shares
        facts = {"board": board, "whole": whole, "shares": shares, "amount": share}
        sums = sum_of("7.2.d", match.division, values, **facts)
        yield Fee("7.2.d", side, share, "federation", board, arithmetic=sums)
        yield Fee("7.2.d", side, share, "opponent", board, arithmetic=sums)


_MONEY = ("amount", "each", "whole")
"""Facts that are cents."""


def sum_of(
    rule: str, division: Division, values: Values, name: str = "fee", /, **facts: int
) -> Sentence:
    """§ 4.4.a.2, 7.1.a, 7.2: the sum behind a fee; amounts are read as money."""
    told = {one: Amount(fact) if one in _MONEY else fact for one, fact in facts.items()}
    return values.say(rule, name, division=division.name, **told)
