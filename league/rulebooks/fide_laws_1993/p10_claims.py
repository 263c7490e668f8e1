"""Art. 10.10–10.13: draws on a claim, and what a wrong claim costs."""

from league.facts.disputes import (
    SECONDS_A_MINUTE,
    Dispute,
    LastMinutesClaim,
    MovesClaim,
    RepetitionClaim,
)
from league.facts.games import PLIES_A_MOVE, Color, GameFacts
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, both, last_move, move_of, occurrences, sum_of
from league.rulebooks.fide_laws_1993.making import won
from league.rulebooks.fide_laws_1993.p10_ends import ended


def repetition(
    facts: GameFacts, claim: RepetitionClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 10.10.a, b: a draw for the third time, on the board or by the announced move."""
    unheard = without_right(facts, claim, values.number("10.10", "times"), values)
    if unheard:
        return unheard
    right, why = counted(facts, claim, values)
    if right:
        article = "10.10.a" if claim.announced else "10.10.b"
        further = ("10.13.a",)
        claimed = ClaimAnswer.RIGHT
        return answered(facts, GameResult.DRAW, article, why, claim=claimed, further=further)
    return wrong(facts, claim.by, why, values.number("10.13.b", "minutes"), dispute, values)


def without_right(
    facts: GameFacts, claim: RepetitionClaim, needed: int, values: Values
) -> LawsAnswer | None:
    """Art. 10.10, 10.11: who is not on move, or has moved since, cannot claim; None = he can."""
    on_move = claim.by is facts.last.mover
    turn = facts.last_turn(claim.by)
    times = 0 if turn is None else facts.times(facts.positions[turn], turn)
    renewed = on_move and (claim.announced or facts.times(facts.last) >= needed)
    if times >= needed and not renewed:
        told = {"where": last_move(facts, turn), "times": times, "player": Player(claim.by)}
        sentence = values.say("10.11", "lost", **told)
        return plays_on("10.11", sentence, claim=ClaimAnswer.TOO_LATE)
    if not on_move:
        sentence = values.say("10.10", "not_on_move", **both(claim.by))
        return plays_on("10.10", sentence, claim=ClaimAnswer.NOT_ON_MOVE)
    return None


def counted(facts: GameFacts, claim: RepetitionClaim, values: Values) -> tuple[bool, Sentence]:
    """Art. 10.10.a, b: whether the position stands, or arises, often enough, and the count."""
    needed = values.number("10.10", "times")
    if not claim.announced:
        times = facts.times(facts.last)
        told = {"player": Player(claim.by), "before": occurrences(facts, facts.last.key)}
        name = "right" if times >= needed else "too_few"
        return times >= needed, values.say("10.10.b", name, times=times, needed=needed, **told)
    ply = facts.announced_ply
    if ply is None:
        return False, values.say("10.10.a", "unplayable", written=facts.announced_text)
    after = ply.position
    times = facts.times(after) + 1
    return times >= needed, values.say(
        "10.10.a",
        "right" if times >= needed else "too_few",
        player=Player(claim.by),
        move=move_of(ply),
        times=times,
        needed=needed,
        before=occurrences(facts, after.key),
    )


def wrong(
    facts: GameFacts, by: Color, why: Sentence, cost: int, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 10.13.b: minutes are added to the claimant's time used; none left is a loss (10.5)."""
    penalty, left = SECONDS_A_MINUTE * cost, dispute.clock.get(by)
    clock, claim = {by: -penalty}, ClaimAnswer.WRONG
    added = {"minutes": cost, "clock": sum_of(left, -penalty)}
    counted = values.say("10.13.b", "counted", why=why, player=Player(by), **added)
    told: dict[str, object] = {"counted": counted, "player": Player(by)}
    if left is not None and left <= penalty:
        lost = values.say("10.13.b", "overstepped", **told)
        return won(facts, by.other, "10.13.b", lost, values, claim=claim, clock=clock, why=counted)
    result, then = must_play(facts, dispute, values)
    if facts.announced_ply:
        told |= {"move": move_of(facts.announced_ply), "then": then}
        sentence = values.say("10.13.b", "must_play", **told)
    else:
        sentence = values.say("10.13.b", "wrong", **told)
    if result is GameResult.PLAYS_ON:
        return plays_on("10.13.b", sentence, claim=claim, clock=clock)
    return answered(facts, result, "10.13.b", sentence, claim=claim, clock=clock)


def must_play(facts: GameFacts, dispute: Dispute, values: Values) -> tuple[GameResult, Sentence]:
    """Art. 10.13.b: the announced move has to be made; what it ends, and the sentence on it."""
    end = ended(facts.with_announced(), dispute, values) if facts.announced_ply else None
    if end is None:
        return GameResult.PLAYS_ON, values.say("10.13.b", "goes_on")
    return end.result, end.sentence


def fifty(facts: GameFacts, claim: MovesClaim, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 10.12: a draw after so many completed moves of each side without capture or pawn move.

    The organiser's announcement can only raise the number.
    """
    if claim.by is not facts.last.mover:
        sentence = values.say("10.12", "not_on_move", **both(claim.by))
        return plays_on("10.12", sentence, claim=ClaimAnswer.NOT_ON_MOVE)
    quiet = facts.last.quiet
    needed = max(values.number("10.12", "moves"), claim.limit or 0)
    told = {"moves": quiet // PLIES_A_MOVE, "plies": quiet, "needed": needed}
    if quiet >= PLIES_A_MOVE * needed:
        sentence = values.say("10.12", "right", **told, player=Player(claim.by))
        return answered(facts, GameResult.DRAW, "10.12", sentence, claim=ClaimAnswer.RIGHT)
    if claim.announced:
        sentence = values.say("10.12", "announced", **told)
        return plays_on("10.12", sentence, claim=ClaimAnswer.NO_SUCH_CLAIM)
    cost = values.number("10.12", "wrong_claim")
    if cost:
        return wrong(facts, claim.by, values.say("10.12", "why", **told), cost, dispute, values)
    sentence = values.say("10.12", "wrong", **told, player=Player(claim.by))
    return plays_on("10.12", sentence, claim=ClaimAnswer.WRONG)


def last_minutes(
    _facts: GameFacts, claim: LastMinutesClaim, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. E: standard chess and blitz know no claim in the last minutes."""
    sentence = values.say("E", "no_claim", player=Player(claim.by))
    return plays_on("E", sentence, claim=ClaimAnswer.NO_SUCH_CLAIM)
