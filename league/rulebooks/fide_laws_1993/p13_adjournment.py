"""Art. 10.15–10.16, 13.2, 14.2: sealed moves and their envelope."""

from dataclasses import replace

from league.facts.disputes import Dispute, SealedMove
from league.facts.games import Fault, GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Move, Occurrences, both, move_of, winner_and_loser
from league.rulebooks.fide_laws_1993.making import won
from league.rulebooks.fide_laws_1993.p10_ends import ended

INVALID = {
    Fault.AMBIGUOUS: "10.16.a",
    Fault.UNREADABLE: "10.16.b",
    Fault.ILLEGAL: "10.16.c",
    Fault.RESULT: "10.16.b",
}
"""By what is wrong with a sealed move: the letter by which it loses."""


def envelope(values: Values) -> tuple[str, ...]:
    """Art. 13.2.a–13.2.e: what stands on the envelope."""
    return tuple(id for id in values.paragraphs if id.startswith("13.2."))


def resumption(values: Values) -> tuple[str, ...]:
    """Art. 14.2.a–14.7: how the game goes on, also when somebody or the envelope is missing."""
    return tuple(id for id in values.paragraphs if id.startswith("14.") and id != "14.2")


def sealed(facts: GameFacts, sealed: SealedMove, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 10.15, 10.16, 14.2: the sealed move is played, ends the game, or loses it."""
    if facts.announced_ply is None:
        return _invalid(facts, sealed, values)
    end = ended(facts.with_announced(), dispute, values)
    move = move_of(facts.announced_ply)
    if end:
        return _ends(facts, sealed, end, move, values)
    if sealed.no_show:
        return _absent(facts, sealed, dispute, move, values)
    return plays_on("14.2", values.say("14.2", "played", **both(sealed.by), move=move))


def _absent(
    facts: GameFacts, sealed: SealedMove, dispute: Dispute, move: Move, values: Values
) -> LawsAnswer:
    """Art. 10.15, 10.15.c: lost, unless the player who is there has no time left."""
    left = dispute.clock.get(sealed.by.other)
    if left is not None and left <= 0:
        sentence = values.say("10.15.c", "overstepped", **winner_and_loser(sealed.by))
        return won(facts, sealed.by, "10.15.c", sentence, values)
    winner = sealed.by.other
    sentence = values.say("10.15", "sealer_absent", **winner_and_loser(winner), move=move)
    return won(facts, winner, "10.15", sentence, values)


def _invalid(facts: GameFacts, sealed: SealedMove, values: Values) -> LawsAnswer:
    """Art. 10.16.a, b, c: lost, whether he is there or not; a draw against the bare king."""
    article = INVALID[facts.announced_fault]
    fault = facts.announced.fault if facts.announced else None
    told: dict[str, object] = {**winner_and_loser(sealed.by.other)}
    told["written"] = facts.announced_text
    possible = tuple(Move(fault.move, one) for one in fault.possible) if fault else ()
    told["possible"] = Occurrences(possible)
    return won(facts, sealed.by.other, article, values.say(article, "lost", **told), values)


def _ends(
    facts: GameFacts, sealed: SealedMove, end: LawsAnswer, move: Move, values: Values
) -> LawsAnswer:
    """Art. 10.15.a, b: what the sealed move ends stands, also when he does not come."""
    if not sealed.no_show:
        sentence = values.say("14.2", "ends", then=end.sentence)
        return replace(end, sentence=sentence, ended_at=len(facts.plies), further=("14.2",))
    article = "10.15.b" if end.result is GameResult.DRAW else "10.15.a"
    told = {**winner_and_loser(sealed.by), **both(sealed.by), "move": move}
    further = (end.article,)
    return answered(
        facts, end.result, article, values.say(article, "over", **told), further=further
    )
