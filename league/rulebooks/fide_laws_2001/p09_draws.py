"""Article 9: draws that a player claims, and what a wrong claim costs."""

from dataclasses import replace

from league.facts.disputes import Dispute, MovesClaim, RepetitionClaim
from league.facts.games import PLIES_A_MOVE, Color, GameFacts
from league.findings import Sentence
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import occurrences, sum_of
from league.rulebooks.fide_laws_2001 import p05_endings
from league.rulebooks.fide_laws_2001.making import said


def repetition(
    facts: GameFacts, claim: RepetitionClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.2: a draw claimed by the player on move, for a position there for the third time."""
    if claim.by is not facts.last.mover:
        if claim.announced:
            return _not_on_move(claim.by, "9.2", values)
        return _repetition_lost(claim.by, facts, values) or _not_on_move(claim.by, "9.2.b", values)
    if claim.announced:
        return repetition_announced(facts, claim, dispute, values)
    return repetition_arisen(facts, claim, dispute, values)


def repetition_announced(
    facts: GameFacts, claim: RepetitionClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.2.a: the position will arise by the move that was written down and announced."""
    needed, ply, written = values.number("9.2", "times"), facts.announced_ply, facts.announced_text
    if ply is None:
        why = said(values, "9.2.a", "unplayable", move=written)
        return wrong_claim(claim.by, why, facts, dispute, values)
    times = 1 + facts.times(ply.position)
    where = occurrences(facts, ply.position.key)
    told = {"move": written, "times": times, "needed": needed, "where": where}
    if times >= needed:
        return _right("9.2.a", said(values, "9.2.a", "right", **told), facts)
    return wrong_claim(claim.by, said(values, "9.2.a", "wrong", **told), facts, dispute, values)


def repetition_arisen(
    facts: GameFacts, claim: RepetitionClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.2.b: the position has just arisen, and the claimant is on move."""
    times, needed = facts.times(facts.last), values.number("9.2", "times")
    told = {"times": times, "needed": needed, "where": occurrences(facts, facts.last.key)}
    if times >= needed:
        return _right("9.2.b", said(values, "9.2.b", "right", **told), facts)
    lost = _repetition_lost(claim.by, facts, values)
    return lost or wrong_claim(
        claim.by, said(values, "9.2.b", "wrong", **told), facts, dispute, values
    )


def fifty_moves(
    facts: GameFacts, claim: MovesClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.3: a draw claimed by the player on move, after 50 moves without capture or pawn move.

    The number is the same for every ending, whatever an organiser announced.
    """
    if claim.by is not facts.last.mover:
        lost = None if claim.announced else _moves_lost(claim.by, facts, values)
        return lost or _not_on_move(claim.by, "9.3", values)
    if claim.announced:
        return fifty_moves_announced(facts, claim, dispute, values)
    return fifty_moves_made(facts, claim, dispute, values)


def fifty_moves_announced(
    facts: GameFacts, claim: MovesClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.3.a: the move that was written down and announced will complete the 50 moves."""
    ply, written = facts.announced_ply, facts.announced_text
    if ply is None:
        why = said(values, "9.3.a", "unplayable", move=written)
        return wrong_claim(claim.by, why, facts, dispute, values)
    quiet = ply.position.quiet
    told = {"move": written, "plies": quiet, "needed": _plies_needed(values)}
    if quiet >= _plies_needed(values):
        return _right("9.3.a", said(values, "9.3.a", "right", **told), facts)
    return wrong_claim(claim.by, said(values, "9.3.a", "wrong", **told), facts, dispute, values)


def fifty_moves_made(
    facts: GameFacts, claim: MovesClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.3.b: each player has made his last 50 moves without capture or pawn move."""
    told = {"plies": facts.last.quiet, "needed": _plies_needed(values)}
    if told["plies"] >= told["needed"]:
        return _right("9.3.b", said(values, "9.3.b", "right", **told), facts)
    lost = _moves_lost(claim.by, facts, values)
    return lost or wrong_claim(
        claim.by, said(values, "9.3.b", "wrong", **told), facts, dispute, values
    )


def lost_by_moving(by: Color, values: Values) -> LawsAnswer:
    """Art. 9.4: who moves without having claimed loses the right to claim for that move."""
    return plays_on("9.4", said(values, "9.4", "lost", by=by), claim=ClaimAnswer.TOO_LATE)


def wrong_claim(
    by: Color, why: Sentence, facts: GameFacts, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 9.5.b: three minutes for the opponent, and time taken from the claimant."""
    added, left = values.number("9.5.b", "seconds"), dispute.clock.get(by)
    name, taken = time_taken(left, values)
    move = facts.announced_text if facts.announced_ply else ""
    told: dict[str, object] = {
        one: chess_clock(values.number("9.5.b", one)) for one in ("above", "least", "most")
    }
    told |= {"left": "–" if left is None else chess_clock(left), "keeps": sum_of(left, -taken)}
    told["gets"] = sum_of(dispute.clock.get(by.other), added)
    told["then"] = said(values, "9.5.b", "must_play" if move else "goes_on", move=move)
    told |= {
        "by": by,
        "opponent": by.other,
        "added": chess_clock(added),
        "taken": chess_clock(taken),
    }
    answer = plays_on(
        "9.5.b",
        said(values, "9.5.b", name, why=why, **told),
        claim=ClaimAnswer.WRONG,
        clock={by.other: added} | ({by: -taken} if taken else {}),
    )
    return _after_announced(answer, facts, values) if move else answer


def _after_announced(answer: LawsAnswer, facts: GameFacts, values: Values) -> LawsAnswer:
    """Art. 9.5.b: the announced move must be played; it may end the game on the board."""
    over = p05_endings.ends_with_announced(facts, values)
    if over is None:
        return answer
    sentence = said(values, "9.5.b", "ends", why=answer.sentence, end=over.sentence)
    further = (over.article,)
    return replace(
        answer, result=over.result, sentence=sentence, ended_at=over.ended_at, further=further
    )


def time_taken(left: int | None, values: Values) -> tuple[str, int]:
    """Art. 9.5.b: which case of the print it is, and the seconds taken from the claimant.

    ``left`` = the seconds he has left, None = enough for everything. The cases are ``half``,
    ``most`` (half would be more), ``set`` (put to the least) and ``kept``.
    """
    most, least = values.number("9.5.b", "most"), values.number("9.5.b", "least")
    if left is None:
        return "most", most
    if left > values.number("9.5.b", "above"):
        half = left // values.number("9.5.b", "parts")
        return ("most", most) if half > most else ("half", half)
    return ("set", left - least) if left > least else ("kept", 0)


def _right(article: str, sentence: Sentence, facts: GameFacts) -> LawsAnswer:
    """Art. 9.5.a: a right claim is a draw at once."""
    return answered(
        facts, GameResult.DRAW, article, sentence, claim=ClaimAnswer.RIGHT, further=("9.5.a",)
    )


def _not_on_move(by: Color, article: str, values: Values) -> LawsAnswer:
    """Art. 9.2, 9.3: only the player on move can claim."""
    return plays_on(
        article, said(values, article, "not_on_move", by=by), claim=ClaimAnswer.NOT_ON_MOVE
    )


def _repetition_lost(by: Color, facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Art. 9.4: he could have claimed in his last turn, and moved; None = he could not."""
    turn, needed = facts.last_turn(by), values.number("9.2", "times")
    stood = turn is not None and facts.times(facts.positions[turn], turn) >= needed
    return lost_by_moving(by, values) if stood else None


def _moves_lost(by: Color, facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Art. 9.4: he could have claimed in his last turn, and moved; None = he could not."""
    turn = facts.last_turn(by)
    made = turn is not None and facts.positions[turn].quiet >= _plies_needed(values)
    return lost_by_moving(by, values) if made else None


def _plies_needed(values: Values) -> int:
    """Art. 9.3: 50 moves of each player, in plies."""
    return PLIES_A_MOVE * values.number("9.3", "moves")
