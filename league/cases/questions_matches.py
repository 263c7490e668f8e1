"""Questions about a match: ``match`` and ``lineup``."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction

from league.cases import reading
from league.cases.worlds import Case, board_of, division, once, per_board, players, seats
from league.facts.matches import BOTH_LOST, SIDES, Lineup, MatchFacts, Score, Side
from league.facts.seasons import Division
from league.findings import Fee, Finding, Note
from league.judging import judge_match
from league.language import _
from league.outcomes.judgement import MatchJudgement

Answer = dict[str, object]


def read_match(case: Case) -> Callable[[], Answer]:
    """Read a match; answer with what counts, what was found and what is owed."""
    fields = case.fields
    where = fields.need("division", division(case.book))
    on = fields.need("date", reading.day)
    late = _late(fields, where)
    home, away = (_side(fields, side, case, where, on, late[side]) for side in SIDES)
    both_lost = once(
        fields.get("both_lost", reading.listed(board_of(where.boards)), ()),
        fields.place.at("both_lost"),
    )
    played_on = fields.get("played_on", reading.mapped(board_of(where.boards), reading.day), {})
    facts = MatchFacts(
        division=where,
        season_year=case.season_year(),
        round=1,
        day=on,
        home=home,
        away=away,
        results=(),
        played_on=played_on,
    )
    excused = both_lost | late[Side.HOME] | late[Side.AWAY] | frozenset(played_on)
    for board in sorted(excused):
        if not (facts.home.occupied(board) or facts.away.occupied(board)):
            raise _nobody(fields.place, board)
    facts = replace(facts, results=_results(fields, facts, both_lost, excused))
    _only_gaps_paid(facts, fields.place)
    return lambda: _match_answer(judge_match(case.book, facts, over=True))


def _late(fields: reading.Fields, where: Division) -> dict[Side, frozenset[int]]:
    read = reading.listed(board_of(where.boards))

    @reading.with_keys
    def sides(inner: reading.Fields) -> dict[Side, frozenset[int]]:
        return {
            side: once(inner.get(side.value, read, ()), inner.place.at(side.value))
            for side in SIDES
        }

    return fields.get("late", sides, dict.fromkeys(SIDES, frozenset()))


def _side(
    fields: reading.Fields, side: Side, case: Case, where: Division, on: date, late: frozenset[int]
) -> Lineup:
    inner = fields.need(side.value, reading.Fields)
    club = inner.need("club", reading.text)
    squad = inner.need("kader", players(case, club, where))
    boards = seats(inner, squad, case, club, where.boards)
    lineup = Lineup(
        team=club,
        club=club,
        squad=squad,
        boards=boards,
        gaps_paid=once(
            inner.get("gaps_paid", reading.listed(board_of(where.boards)), ()),
            inner.place.at("gaps_paid"),
        ),
        reported=inner.get("reported", reading.maybe(reading.day), on),
        late=late,
        suspended=inner.get("suspended", reading.yes, False),
    )
    inner.close()
    for board in sorted(late):
        if not lineup.occupied(board):
            raise _nobody(fields.place.at("late").at(side.value), board)
    return lineup


def _nobody(place: reading.Place, board: int) -> Exception:
    return place.wrong(_("nobody sat at board {board}."), board=board)


def _results(
    fields: reading.Fields, facts: MatchFacts, both_lost: frozenset[int], excused: frozenset[int]
) -> tuple[Score | None, ...]:
    place = fields.place.at("results")
    given = per_board(fields, "results", reading.maybe(reading.score), facts.division.boards)
    found: list[Score | None] = []
    for board, half in enumerate(given, 1):
        here = [facts.lineup(side).occupied(board) for side in SIDES]
        if half is None and all(here) and board not in excused:
            raise place.at(board).wrong(_("both players were there: a result is missing."))
        if half is not None and not any(here):
            raise _nobody(place.at(board), board)
        played = None if half is None or not all(here) else (half, 2 - half)
        found.append(BOTH_LOST if board in both_lost else played)
    return tuple(found)


def _only_gaps_paid(facts: MatchFacts, place: reading.Place) -> None:
    for side in SIDES:
        lineup = facts.lineup(side)
        last = max((board for board, _member in lineup.seated), default=0)
        for board in sorted(lineup.gaps_paid):
            if lineup.occupied(board) or board > last:
                raise (
                    place.at(side.value)
                    .at("gaps_paid")
                    .wrong(_("board {board} is no gap: nothing was due."), board=board)
                )


def _match_answer(judged: MatchJudgement) -> Answer:
    return {
        "boards": [_points(board) for board in judged.boards],
        "game_points": _points(judged.game_points),
        "match_points": list(judged.match_points),
        "findings": finding_maps(judged.findings),
        "fees": [_fee_map(fee) for fee in judged.fees],
        "notes": finding_maps(judged.notes),
        "winner": judged.winner,
        "appeared": list(judged.appeared),
    }


def _points(halves: Score) -> list[Fraction]:
    return [Fraction(half, 2) for half in halves]


def finding_maps(findings: Sequence[Finding | Note], *, side: bool = True) -> list[Answer]:
    """Return findings or notes as maps; keys that do not apply are left out."""
    return [_finding_map(finding, side=side) for finding in findings]


def _finding_map(finding: Finding | Note, *, side: bool) -> Answer:
    found = {
        "rule": finding.rule,
        "side": finding.side.value if side and finding.side else None,
        "board": finding.board,
        "player": finding.player,
        "team": finding.team if side and isinstance(finding, Finding) else None,
        "says": str(finding.sentence),
    }
    return {key: value for key, value in found.items() if value is not None}


def _fee_map(fee: Fee) -> Answer:
    found = {
        "rule": fee.rule,
        "side": fee.side.value,
        "board": fee.board,
        "player": fee.player,
        "amount": Fraction(fee.cents, 100),
        "to": fee.to,
        "paid": fee.paid,
    }
    return {key: value for key, value in found.items() if value is not None}


def read_lineup(case: Case) -> Callable[[], Answer]:
    """Read one team's lineup; answer with what is wrong with it."""
    fields = case.fields
    where = fields.need("division", division(case.book))
    on = fields.need("date", reading.day)
    club = fields.need("club", reading.text)
    squad = fields.need("kader", players(case, club, where))
    boards = seats(fields, squad, case, club, where.boards)
    facts = _alone(Lineup(club, club, squad, boards, reported=on), where, case.season_year(), on)
    return lambda: {
        "findings": finding_maps(
            [one for one in judge_match(case.book, facts).findings if one.side is Side.HOME],
            side=False,
        )
    }


def _alone(lineup: Lineup, where: Division, year: int, on: date) -> MatchFacts:
    # Whoever the opponent is, a lineup breaks the same rules: here it meets its own mirror image.
    results: tuple[Score | None, ...] = tuple(
        None if member is None else BOTH_LOST for member in lineup.boards
    )
    return MatchFacts(where, year, 1, on, lineup, replace(lineup, team=f"– {lineup.team}"), results)
