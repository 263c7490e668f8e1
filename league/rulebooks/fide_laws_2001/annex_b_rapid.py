"""Annex B: rapid chess; what it does not name follows the other articles."""

from league.facts.disputes import IllegalMove, TimeControl
from league.facts.games import Color, GameFacts
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said


def is_rapid(time: TimeControl, values: Values) -> bool:
    """Appendix B1: all moves in 15 to 60 minutes a player; time added a move does not count."""
    return values.number("B1", "at_least") <= time.minutes <= values.number("B1", "at_most")


def setup_kept(moves: int, values: Values) -> LawsAnswer | None:
    """Appendix B4: after three moves of each a wrong set-up stays; None = it can be objected to.

    ``moves`` = full moves by both when it was noticed.
    """
    needed = values.number("B4", "moves")
    if moves < needed:
        return None
    sentence = said(values, "B4", "kept", moves=moves, needed=needed)
    return plays_on("B4", sentence)


def colors_kept(values: Values) -> LawsAnswer:
    """Appendix B5.b: nobody can object to exchanged colours once he has touched a piece."""
    return plays_on("B5.b", said(values, "B5.b", "colors"), further=("7.2",))


def complaint_lost(move: IllegalMove, values: Values) -> LawsAnswer:
    """Appendix B5.b: an illegal move stands once the opponent has touched a piece himself."""
    return plays_on(
        "B5.b",
        said(values, "B5.b", "illegal", by=move.by, opponent=move.by.other),
        claim=ClaimAnswer.TOO_LATE if move.opponent_claims else None,
    )


def time_claimed(by: Color, facts: GameFacts, values: Values) -> LawsAnswer:
    """Appendix B7: a win on time needs one's own flag up and the opponent's down."""
    return answered(
        facts,
        GameResult.won_by(by.other),
        "B7",
        said(values, "B7", "lost", by=by, opponent=by.other),
        claim=ClaimAnswer.RIGHT,
        further=("6.10", "B6"),
    )


def both_flags(facts: GameFacts, values: Values) -> LawsAnswer:
    """Appendix B8: both flags down: a draw."""
    return answered(facts, GameResult.DRAW, "B8", said(values, "B8", "draw"))
