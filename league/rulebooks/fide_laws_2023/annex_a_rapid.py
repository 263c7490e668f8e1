"""Appendices A and B: which chess a time control makes, and what is special in rapid and blitz."""

from league.facts.disputes import (
    SECONDS_A_MINUTE,
    Chess,
    IllegalForm,
    IllegalMove,
    TimeControl,
    WrongSetup,
)
from league.facts.games import GameFacts
from league.outcomes.laws import ChessMade, ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import both


def which_chess(time: TimeControl, values: Values) -> ChessMade:
    """Appendix A.1, B.1: what the minutes with the increments of 60 moves make.

    Rapid is over 10 and under 60 minutes, blitz is less.
    """
    blitz, rapid = (
        SECONDS_A_MINUTE * time.minutes + values.number(rule, "moves") * time.increment
        for rule in ("B.1", "A.1")
    )
    if blitz <= SECONDS_A_MINUTE * values.number("B.1", "most"):
        return ChessMade(Chess.BLITZ, "B.1")
    over, under = (SECONDS_A_MINUTE * values.number("A.1", limit) for limit in ("over", "under"))
    return ChessMade(Chess.RAPID if over < rapid < under else Chess.STANDARD, "A.1")


def setup_kept(facts: GameFacts, setup: WrongSetup, values: Values) -> LawsAnswer | None:
    """Appendix A.5.1.2: after ten moves of both a wrong set-up stays; None = it may be objected."""
    moves = values.number("A.5.1", "moves")
    if setup.moves_made < moves:
        return None
    sentence = values.say("A.5.1.2", made=setup.moves_made, moves=moves)
    return answered(facts, GameResult.PLAYS_ON, "A.5.1.2", sentence)


def too_late(facts: GameFacts, move: IllegalMove, values: Values) -> LawsAnswer:
    """Appendix A.5.2: an illegal move that the opponent has answered stands."""
    if move.wrong is IllegalForm.PROMOTION and not move.opponent_claims:
        return _pawn_left(facts, move, values)
    claim = ClaimAnswer.TOO_LATE if move.opponent_claims else None
    said = both(move.by)
    sentence = values.say("A.5.2", "stands", **said)
    choices = (values.say("A.5.2", "choice"),)
    plays_on = GameResult.PLAYS_ON
    return answered(facts, plays_on, "A.5.2", sentence, claim=claim, choices=choices)


def _pawn_left(facts: GameFacts, move: IllegalMove, values: Values) -> LawsAnswer:
    """Appendix A.5.4: a pawn still on the last rank after the next move makes it a draw."""
    sentence = values.say("A.5.4", **both(move.by))
    return answered(facts, GameResult.DRAW, "A.5.4", sentence, further=("A.5.2", "7.5.2"))
