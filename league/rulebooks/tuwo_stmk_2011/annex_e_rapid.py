"""Anhang E Rules for rapid chess; they hold in blitz too where Anhang D changes nothing."""

from league.facts.disputes import (
    Dispute,
    FlagFall,
    IllegalMove,
    TimeControl,
    WrongColors,
    WrongSetup,
)
from league.facts.games import GameFacts
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import both


def is_rapid(time: TimeControl, values: Values) -> bool:
    """Anhang E B1: a rapid game has up to 60 minutes for all moves, and more than a blitz game."""
    return time.minutes <= values.number("E.B1", "minutes")


def setup(
    _facts: GameFacts, wrong: WrongSetup, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang E B4: after three moves of each the setup can no longer be complained of."""
    least = values.number("E.B4", "moves")
    if wrong.moves_made < least:
        return None
    return plays_on("E.B4", values.say("E.B4", "too_late", made=wrong.moves_made, least=least))


def illegal_move(
    _facts: GameFacts, done: IllegalMove, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang E B5.b: who has touched a piece can no longer claim an illegal move."""
    if not done.answered:
        return None
    said = values.say("E.B5.b", "too_late", **both(done.by))
    return plays_on("E.B5.b", said, claim=ClaimAnswer.TOO_LATE if done.opponent_claims else None)


def colors(
    _facts: GameFacts, wrong: WrongColors, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang E B5.b: once both have moved nobody can object to exchanged colours (7.2) any more."""
    if not wrong.moves_made:
        return None
    return plays_on("E.B5.b", values.say("E.B5.b", "colors", made=wrong.moves_made))


def both_flags(
    facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang E B8: drawn when both flags have fallen."""
    if not fallen.other_too:
        return None
    said = values.say("E.B8", "draw")
    return answered(facts, GameResult.DRAW, "E.B8", said, claim=ClaimAnswer.RIGHT)
