"""Guideline III: the last period of games without increment, where it was announced beforehand."""

from league.facts.disputes import SECONDS_A_MINUTE, Chess, Dispute, FlagFall, LastMinutesClaim
from league.facts.games import GameFacts
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move


def both_flags(facts: GameFacts, flag: FlagFall, dispute: Dispute, values: Values) -> LawsAnswer:
    """Guideline III.3.1: nobody knows which flag fell first; only where the guideline holds.

    Rapid has one period, that of all moves (A.1).
    """
    if not _holds(dispute, announced=flag.guideline):
        return _not_printed(facts, flag, values)
    last = flag.last_period or dispute.chess is Chess.RAPID
    rule = "III.3.1.2" if last else "III.3.1.1"
    result = GameResult.DRAW if last else GameResult.PLAYS_ON
    right = ClaimAnswer.RIGHT if last else None
    return answered(facts, result, rule, values.say(rule, move=last_move(facts)), claim=right)


def _holds(dispute: Dispute, *, announced: bool) -> bool:
    """Guideline III.2.1, III.2.2: whether it was announced; neither blitz nor with increments."""
    return announced and dispute.chess is not Chess.BLITZ and not dispute.increment


def _not_printed(facts: GameFacts, flag: FlagFall, values: Values) -> LawsAnswer:
    """Art. 6.9: of both flags the Laws say nothing; the preface sends the arbiter to like cases."""
    players = (flag.by, flag.by.other)
    choices = (
        values.say("III.3.1.2", "choice"),
        values.say("III.3.1.1", "choice"),
        *(values.say("6.9", "choice", player=Player(one)) for one in players),
    )
    sentence = values.say("6.9", "both", move=last_move(facts))
    further = ("Vorwort", "III.2.1")
    return answered(facts, GameResult.ARBITER, "6.9", sentence, choices=choices, further=further)


def last_minutes_claim(
    facts: GameFacts, claim: LastMinutesClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Guideline III.4, III.5: with less than two minutes left, an increment or a draw is asked."""
    rule = "III.4" if claim.increment_asked else "III.5"
    denied = _denied(facts, claim, dispute, rule, values)
    if denied is not None:
        return denied
    if claim.increment_asked:
        return _increment(facts, claim, values)
    added = chess_clock(SECONDS_A_MINUTE * values.number("III.5.3", "minutes"))
    choices = tuple(
        values.say(one, "choice", opponent=Player(claim.by.other), added=added)
        for one in ("III.5.1", "III.5.2", "III.5.3")
    )
    sentence = values.say(
        "III.5",
        player=Player(claim.by),
        move=last_move(facts),
        left=chess_clock(dispute.clock[claim.by]),
        under=chess_clock(SECONDS_A_MINUTE * values.number("III.5", "minutes")),
    )
    return answered(facts, GameResult.ARBITER, "III.5", sentence, choices=choices)


def _denied(
    facts: GameFacts, claim: LastMinutesClaim, dispute: Dispute, rule: str, values: Values
) -> LawsAnswer | None:
    """Return why a claim in the last minutes is none; None = it has to be examined."""
    left, under = dispute.clock.get(claim.by), SECONDS_A_MINUTE * values.number(rule, "minutes")
    if not _holds(dispute, announced=claim.guideline) or not claim.last_period:
        rule, name, found = _rule_of(claim), "finding", ClaimAnswer.NO_SUCH_CLAIM
    elif claim.by is not facts.last.mover:
        name, found = "not_on_move", ClaimAnswer.NOT_ON_MOVE
    elif left is None or left >= under:
        name, found = "early", ClaimAnswer.WRONG
    elif left <= 0 and not claim.increment_asked:
        name, found = "fallen", ClaimAnswer.TOO_LATE
    else:
        return None
    rest = "–" if left is None else chess_clock(left)
    said = {"player": Player(claim.by), "left": rest, "under": chess_clock(under)}
    sentence = values.say("III.5" if name != "finding" else rule, name, **said)
    return answered(facts, GameResult.PLAYS_ON, rule, sentence, claim=found)


def _rule_of(claim: LastMinutesClaim) -> str:
    """Return which condition is not met: an announcement (and last period), or no blitz."""
    return "III.2.2" if claim.guideline and claim.last_period else "III.2.1"


def _increment(facts: GameFacts, claim: LastMinutesClaim, values: Values) -> LawsAnswer:
    """Guideline III.4: an increment for both, if no draw is agreed and the arbiter consents."""
    said = {
        "player": Player(claim.by),
        "opponent": Player(claim.by.other),
        "seconds": values.number("III.4", "increment"),
        "added": chess_clock(SECONDS_A_MINUTE * values.number("III.4", "opponent_minutes")),
    }
    choices = tuple(values.say("III.4", name, **said) for name in ("choice", "refused"))
    sentence = values.say("III.4", **said)
    return answered(facts, GameResult.PLAYS_ON, "III.4", sentence, choices=choices)
