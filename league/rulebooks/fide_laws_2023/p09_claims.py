"""Art. 9.2–9.5 Draws on a claim: third occurrence and 50 moves, and what a wrong claim costs."""

from collections.abc import Callable

from league.facts.disputes import Dispute, MovesClaim, RepetitionClaim
from league.facts.games import PLIES_A_MOVE, Fault, GameFacts, Position
from league.findings import Sentence
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move, move_of, occurrences, sum_of
from league.rulebooks.fide_laws_2023.ends import ends_with_announced
from league.rulebooks.fide_laws_2023.making import penalty

Claim = RepetitionClaim | MovesClaim


def repetition_claim(
    facts: GameFacts, claim: RepetitionClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.2: a draw for the third occurrence, on the claim of the player on move."""
    before = facts.last_turn(claim.by)
    held = before is not None and third_time(facts, before, values)
    if claim.by is not facts.last.mover:
        return _not_on_move(facts, claim, "9.2", values, held=held)
    if claim.touched:
        return _touched(facts, claim, values)
    if claim.announced:
        return _announced(facts, claim, dispute, values, "9.2.1", _about_to_arise)
    if third_time(facts, len(facts.plies), values):
        return _draw(facts, "9.2.2", _stood(facts, values, right=True))
    if held:
        return _moved_on(facts, claim, values)
    return _wrong(facts, claim, dispute, _stood(facts, values, right=False), values)


def third_time(facts: GameFacts, plies: int, values: Values) -> bool:
    """Art. 9.2.2: whether the position after so many plies has stood there at least three times."""
    least = values.number("9.2", "times")
    return facts.times(facts.positions[plies], plies) >= least


def _stood(facts: GameFacts, values: Values, *, right: bool) -> Sentence:
    return values.say(
        "9.2.2",
        "finding" if right else "wrong",
        player=Player(facts.last.mover),
        move=last_move(facts),
        times=facts.times(facts.last),
        moves=occurrences(facts, facts.last.key),
        least=values.number("9.2", "times"),
    )


def _about_to_arise(facts: GameFacts, after: Position, values: Values) -> tuple[bool, Sentence]:
    """Art. 9.2.1: whether the announced move makes the position arise for the third time."""
    least, times = values.number("9.2", "times"), facts.times(after) + 1
    right = times >= least
    sentence = values.say(
        "9.2.1",
        "finding" if right else "wrong",
        player=Player(after.mover.other),
        announced=_name(facts),
        times=times,
        moves=occurrences(facts, after.key),
        least=least,
    )
    return right, sentence


def moves_claim(
    facts: GameFacts, claim: MovesClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.3: a draw for 50 moves without capture and pawn move, claimed by who is on move."""
    before = facts.last_turn(claim.by)
    held = before is not None and _enough(facts.positions[before], values)
    if claim.by is not facts.last.mover:
        return _not_on_move(facts, claim, "9.3", values, held=held)
    if claim.touched:
        return _touched(facts, claim, values)
    if claim.announced:
        return _announced(facts, claim, dispute, values, "9.3.1", _about_to_complete)
    right, why = _completed(facts, facts.last, values, "9.3.2")
    if right:
        return _draw(facts, "9.3.2", why)
    if held:
        return _moved_on(facts, claim, values)
    return _wrong(facts, claim, dispute, why, values)


def _enough(position: Position, values: Values) -> bool:
    return position.quiet >= PLIES_A_MOVE * values.number("9.3", "moves")


def _about_to_complete(facts: GameFacts, after: Position, values: Values) -> tuple[bool, Sentence]:
    """Art. 9.3.1: whether the announced move completes 50 quiet moves of each."""
    return _completed(facts, after, values, "9.3.1")


def _completed(
    facts: GameFacts, position: Position, values: Values, rule: str
) -> tuple[bool, Sentence]:
    """Art. 9.3.2: whether 50 moves of each have been made without capture and pawn move."""
    right = _enough(position, values)
    sentence = values.say(
        rule,
        "finding" if right else "wrong",
        player=Player(facts.last.mover),
        move=last_move(facts),
        announced=_name(facts),
        made=position.quiet // PLIES_A_MOVE,
        plies=position.quiet,
        least=values.number("9.3", "moves"),
        least_plies=PLIES_A_MOVE * values.number("9.3", "moves"),
    )
    return right, sentence


def _announced(
    facts: GameFacts,
    claim: Claim,
    dispute: Dispute,
    values: Values,
    rule: str,
    arises: Callable[[GameFacts, Position, Values], tuple[bool, Sentence]],
) -> LawsAnswer:
    """Return what becomes of a claim by a move that is written down and not yet played."""
    ply = facts.announced_ply
    if ply is not None:
        right, why = arises(facts, ply.position, values)
        return _draw(facts, rule, why) if right else _wrong(facts, claim, dispute, why, values)
    fault = "illegal" if facts.announced_fault is Fault.ILLEGAL else "unclear"
    why = values.say("9.2.1", fault, player=Player(claim.by), announced=_name(facts))
    return _wrong(facts, claim, dispute, why, values)


def _name(facts: GameFacts) -> object:
    """Return the announced move, as it is written where it cannot be played."""
    return move_of(facts.announced_ply) if facts.announced_ply else facts.announced_text


def _draw(facts: GameFacts, rule: str, why: Sentence) -> LawsAnswer:
    """Art. 9.5.1: a right claim is a draw at once."""
    right = ClaimAnswer.RIGHT
    return answered(facts, GameResult.DRAW, rule, why, claim=right, further=("9.5.1",))


def _wrong(
    facts: GameFacts, claim: Claim, dispute: Dispute, why: Sentence, values: Values
) -> LawsAnswer:
    """Art. 9.5.2: a wrong claim gives time to the opponent; an announced move must be played.

    The time comes first, then the move, also where that ends the game.
    """
    wrong, other = ClaimAnswer.WRONG, claim.by.other
    move = claim.announced and facts.announced_ply is not None
    end = ends_with_announced(facts, values) if move else None
    article, seconds = penalty(dispute, "9.5.2", values)
    said: dict[str, object] = {"why": why, "player": Player(claim.by), "announced": _name(facts)}
    said |= {"opponent": Player(other), "added": chess_clock(seconds)}
    said |= {"sum": sum_of(dispute.clock.get(other), seconds)}
    clock, further, result = {other: seconds}, ("9.5.2", "9.1.2.3"), GameResult.PLAYS_ON
    sentence = values.say("9.5.2", "move" if move else "finding", **said)
    if end is not None:
        result, further = end.result, ("9.5.2", end.article)
        sentence = values.say("9.5.2", "ends", end=end.sentence, **said)
    return answered(facts, result, article, sentence, claim=wrong, clock=clock, further=further)


def _touched(facts: GameFacts, claim: Claim, values: Values) -> LawsAnswer:
    """Art. 9.4: who has touched a piece may not claim on this move any more."""
    sentence = values.say("9.4", player=Player(claim.by), move=last_move(facts))
    return _lost_right(facts, "9.4", sentence, values)


def _not_on_move(
    facts: GameFacts, claim: Claim, rule: str, values: Values, *, held: bool
) -> LawsAnswer:
    """Art. 9.2, 9.3: only who is on move may claim; he may have been when the claim was right."""
    if held:
        return _moved_on(facts, claim, values)
    sentence = values.say("9.2", "not_on_move", player=Player(claim.by), move=last_move(facts))
    return _without_claim(facts, rule, sentence, ClaimAnswer.NOT_ON_MOVE, values)


def _moved_on(facts: GameFacts, claim: Claim, values: Values) -> LawsAnswer:
    """Art. 9.4: who was on move when the claim was right, and moved, has lost his right to it."""
    own = [ply for ply in facts.plies if ply.color is claim.by]
    sentence = values.say("9.4", "moved", player=Player(claim.by), move=move_of(own[-1]))
    return _lost_right(facts, "9.4", sentence, values)


def _lost_right(facts: GameFacts, rule: str, sentence: Sentence, values: Values) -> LawsAnswer:
    return _without_claim(facts, rule, sentence, ClaimAnswer.TOO_LATE, values)


def _without_claim(
    facts: GameFacts, rule: str, sentence: Sentence, claim: ClaimAnswer, values: Values
) -> LawsAnswer:
    """Art. 11.5: a claim without the right to it is not examined; the arbiter may punish it."""
    choices = (values.say("11.5", "choice"),)
    plays_on = GameResult.PLAYS_ON
    return answered(
        facts, plays_on, rule, sentence, claim=claim, choices=choices, further=("11.5",)
    )
