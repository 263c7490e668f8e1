"""Annex C: blitz; what it does not name follows the rules on rapid chess."""

from league.facts.disputes import IllegalMove, TimeControl
from league.facts.games import GameFacts, MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said


def is_blitz(time: TimeControl, values: Values) -> bool:
    """Appendix C1: all moves in less than 15 minutes a player; time added does not count."""
    return time.minutes < values.number("C1", "under")


def illegal(facts: GameFacts, move: IllegalMove, values: Values) -> LawsAnswer:
    """Appendix C3: after an illegal move the opponent may claim the win before he moves himself."""
    told = {"by": move.by, "opponent": move.by.other}
    refused, name = _refusal(move)
    if refused is not None or not move.opponent_claims:
        return plays_on(
            "C3", said(values, "C3", name, **told), claim=refused if move.opponent_claims else None
        )
    return _claimed(facts, move, values)


def _refusal(move: IllegalMove) -> tuple[ClaimAnswer | None, str]:
    """Return why a claim is refused, and the sentence that says so."""
    if move.answered:
        return ClaimAnswer.TOO_LATE, "answered"
    if not move.pressed:
        return ClaimAnswer.WRONG, "not_pressed"
    return None, "unclaimed"


def _claimed(facts: GameFacts, move: IllegalMove, values: Values) -> LawsAnswer:
    """Appendix C3: won; a draw where the claimant cannot checkmate."""
    told = {"by": move.by, "opponent": move.by.other}
    mating = facts.can_mate(move.by.other)
    if mating is MatingAnswer.UNSETTLED:
        return LawsAnswer(
            result=GameResult.ARBITER,
            article="C3",
            sentence=said(values, "C3", "unsettled", **told),
            claim=ClaimAnswer.RIGHT,
            choices=(said(values, "C3", "if_yes", **told), said(values, "C3", "if_no", **told)),
        )
    won = mating is MatingAnswer.YES
    return answered(
        facts,
        GameResult.won_by(move.by.other) if won else GameResult.DRAW,
        "C3",
        said(values, "C3", "won" if won else "draw", **told),
        claim=ClaimAnswer.RIGHT,
    )


def no_last_minutes(values: Values) -> LawsAnswer:
    """Appendix C4: in blitz nobody claims a draw in the last two minutes."""
    return plays_on("C4", said(values, "C4", "none"), claim=ClaimAnswer.NO_SUCH_CLAIM)
