"""Codes on one's own results: FIDE C.07, Article 7, 9.2 and 13.1."""

from collections.abc import Callable, Sequence

from fixtures.round_history import WON, Turn
from league.errors import InputError
from league.facts.tournaments import PointKind
from league.language import _
from league.outcomes.tournaments import own
from league.outcomes.tournaments.c07.boards import board_signs
from league.outcomes.tournaments.codes import Code
from league.outcomes.tournaments.crosstable import CodeNumbers, Term, Worked
from league.outcomes.tournaments.own import HALVES, WHOLE, WorkedBy, added, games_black, wins_black
from league.outcomes.tournaments.totals import Totals

_NOT_ELECTED = "HZ-"
"""Byes that were asked for, and forfeit losses."""


def points(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """Return the points: those that rank first, of a kind, or (13.1) those that do not."""
    kind = {"MPTS": PointKind.MATCH, "GPTS": PointKind.GAME}.get(code.name, _kind(totals, code))
    if code.name == "MPVGP":
        kind = other(totals.first)
    return {number: Worked(totals.points(kind)[number], HALVES) for number in group}


def other(kind: PointKind) -> PointKind:
    """Return the other kind of a team's points."""
    return PointKind.GAME if kind is PointKind.MATCH else PointKind.MATCH


def _kind(totals: Totals, code: Code) -> PointKind:
    return code.kind or totals.first


def wins(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy | None:
    """7.1, 7.2: rounds that brought as much as a win (WIN), games won over the board (WON).

    Of teams with game points the boards are counted; None where they are not known.
    """
    if totals.table.teams and _kind(totals, code) is PointKind.GAME:
        return _boards_won(totals, group, played=code.name == "WON")
    win = totals.table.win(PointKind.MATCH)
    if code.name == "WON":
        return _counted(totals, group, lambda turn: turn.played and turn.result in WON)
    return _counted(totals, group, lambda turn: turn.points == win)


def _boards_won(totals: Totals, group: Sequence[int], *, played: bool) -> WorkedBy | None:
    signs = board_signs(totals)
    if signs is None:
        return None
    worth, win = totals.table.game_scores.worth, totals.table.game_scores.win

    def work(number: int) -> Worked:
        terms = []
        for at, turn in totals.rounds[number]:
            if played and not turn.played:
                continue
            won = [
                sign in WON and sign != "+" if played else worth(sign) == win
                for sign in signs[at, number]
            ]
            if any(won):
                terms.append(Term(sum(won), turn.opponent, at))
        return Worked(sum(term.number for term in terms), WHOLE, tuple(terms))

    return {number: work(number) for number in group}


def games_with_black(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """7.3, 7.4: games, and wins, with Black over the board."""
    return (games_black if code.name == "BPG" else wins_black)(totals, group)


def elected(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:  # noqa: ARG001
    """7.6: rounds less half-point byes, zero-point byes and forfeit losses."""
    return _counted(totals, group, lambda turn: turn.result not in _NOT_ELECTED)


def standard(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:  # noqa: ARG001
    """7.7: 1 for more points than who was paired (nobody: than a draw's), ½ for as many."""
    table = totals.table
    draw = table.draw(PointKind.MATCH)

    def work(number: int) -> Worked:
        terms = []
        for at, turn in totals.rounds[number]:
            theirs = draw if turn.opponent is None else table.turns[turn.opponent][at - 1].points
            got = 2 * (turn.points > theirs) + (turn.points == theirs)
            terms.append(Term(got, turn.opponent, at))
        return added(terms)

    return {number: work(number) for number in group}


def _counted(totals: Totals, group: Sequence[int], counts: Callable[[Turn], bool]) -> WorkedBy:
    """Return how many rounds count."""

    def work(number: int) -> Worked:
        terms = [Term(1, turn.opponent, at) for at, turn in totals.rounds[number] if counts(turn)]
        return Worked(len(terms), WHOLE, tuple(terms))

    return {number: work(number) for number in group}


def progressive(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """7.5: the scores after each round, added up, without those after the first ones."""
    return own.progressive(totals, group, code.low, _kind(totals, code))


def koya(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """9.2: the points against all who have half of the possible score, 14.5 raised or lowered."""
    percent = numbers_of(totals).percent
    return own.points_against(totals, group, _kind(totals, code), percent, code.limit)


def pairing_number(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:  # noqa: ARG001
    """7.8: the pairing number, the lower first; with /R the higher."""
    return {number: Worked(number, WHOLE, low=not code.reverse) for number in group}


def numbers_of(totals: Totals) -> CodeNumbers:
    """Return what codes are worked out with. Raises InputError where no rule book gives it."""
    found = totals.table.code_numbers
    if found is None:
        raise InputError(_("No rule book at hand says how codes of tie-breaks are worked out."))
    return found
