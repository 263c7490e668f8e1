"""§ 2 Playing rules: when a game is lost or drawn."""

from dataclasses import replace

from league.facts.disputes import (
    Agreement,
    Chess,
    Dispute,
    FlagFall,
    IllegalForm,
    IllegalMove,
    LateArrival,
    MovesClaim,
    Refusal,
    RepetitionClaim,
    Resignation,
    SealedMove,
)
from league.facts.games import PLIES_A_MOVE, Color, Ending, GameFacts, Position
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, both, last_move

MOVED = (IllegalForm.MOVE, IllegalForm.PROMOTION)
"""Forms of an illegal move with which something was moved against the rules."""


def over_on_board(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer | None:
    """Return how a game ended on the board, whatever is claimed now; None = it did not."""
    found = mated(facts, values) or stalemate(facts, values) or no_material(facts, values)
    return replace(found, claim=ClaimAnswer.TOO_LATE) if found and dispute.claimed else found


def mated(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """§ 2.6: who is checkmated loses."""
    loser = facts.last.mover
    if facts.last.ending is not Ending.CHECKMATE:
        return None
    said = values.say("2.6", "mated", player=Player(loser), move=last_move(facts))
    return answered(facts, GameResult.won_by(loser.other), "2.6", said)


def resigned(
    facts: GameFacts, resignation: Resignation, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.6: who resigns loses."""
    loser = resignation.by
    said = values.say("2.6", "resigned", player=Player(loser))
    return answered(facts, GameResult.won_by(loser.other), "2.6", said)


def out_of_time(
    facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.6.a: whose time has run out loses; who has the bare king cannot win by it (2.7.g).

    A game that was dead before, by whatever wall, is left to the Laws of Chess.
    """
    if fallen.other_too or facts.dead_at is not None:
        return None
    if facts.last.bare(fallen.by.other):
        return bare_king(facts, fallen.by, "flag", values, ClaimAnswer.RIGHT)
    said = values.say("2.6.a", "flag", **both(fallen.by))
    won = GameResult.won_by(fallen.by.other)
    return answered(facts, won, "2.6.a", said, claim=ClaimAnswer.RIGHT)


def late(
    facts: GameFacts, came: LateArrival, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.6.b, 2.6.d: who comes more than an hour late loses; when both do, both lose."""
    limit = values.number("2.6.b", "minutes")
    told = {"minutes": came.minutes, "limit": limit}
    if came.minutes <= limit:
        said = values.say("2.6.b", "in_time", **told)
        return plays_on("2.6.b", said)
    if came.by is None:
        both = values.say("2.6.d", "game_late", **told)
        return answered(facts, GameResult.BOTH_LOSE, "2.6.d", both)
    said = values.say("2.6.b", "game_late", player=Player(came.by), **told)
    return answered(facts, GameResult.won_by(came.by.other), "2.6.b", said)


def resumed(
    facts: GameFacts, opened: SealedMove, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.6.b: who does not come to an adjourned game loses, unless the sealed move ended it."""
    if facts.announced_ply is not None:
        over = over_on_board(facts.with_announced(), dispute, values)
        if over:
            return replace(over, ended_at=len(facts.plies))
    if not opened.no_show:
        return None
    said = values.say("2.6.b", "no_show", player=Player(opened.by))
    return answered(facts, GameResult.won_by(opened.by.other), "2.6.b", said)


def refused(
    facts: GameFacts, refusal: Refusal, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.6.c, 2.6.d: who refuses to keep the rules loses; when both do, both lose."""
    if refusal.by is None:
        return answered(facts, GameResult.BOTH_LOSE, "2.6.d", values.say("2.6.d", "refused"))
    said = values.say("2.6.c", "refused", player=Player(refusal.by))
    return answered(facts, GameResult.won_by(refusal.by.other), "2.6.c", said)


def repetition(
    facts: GameFacts, claim: RepetitionClaim, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.7.a, 2.7.b: drawn when the position on the board is there for the third time."""
    if claim.announced:
        return None
    least, times = values.number("2.7.b", "times"), facts.times(facts.last)
    if times < least:
        return None
    told = {"move": last_move(facts), "times": times, "least": least}
    said, right = values.say("2.7.b", "draw", **told), ClaimAnswer.RIGHT
    return answered(facts, GameResult.DRAW, "2.7.b", said, claim=right, further=("2.7.a",))


def stalemate(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """§ 2.7.c: stalemate is a draw."""
    if facts.last.ending is not Ending.STALEMATE:
        return None
    player = Player(facts.last.mover)
    said = values.say("2.7.c", "draw", player=player, move=last_move(facts))
    return answered(facts, GameResult.DRAW, "2.7.c", said)


def no_material(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """§ 2.7.d: drawn as soon as neither side has the material to mate."""
    for plies, position in enumerate(facts.positions):
        if _too_little(position):
            said = values.say(
                "2.7.d",
                "draw",
                move=last_move(facts, plies),
                white=position.pieces[Color.WHITE],
                black=position.pieces[Color.BLACK],
            )
            return LawsAnswer(
                result=GameResult.DRAW, article="2.7.d", sentence=said, ended_at=plies
            )
    return None


def _too_little(position: Position) -> bool:
    """Say whether there are kings with at most a knight, or with bishops on one colour only."""
    pieces = "".join(position.pieces.values()).replace("K", "")
    if set(pieces) == {"B"}:
        return len({tone for tones in position.bishops.values() for tone in tones}) == 1
    return pieces in ("", "N")


def agreed(
    facts: GameFacts, _agreed: Agreement, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.7.e: drawn when an offer is accepted."""
    return answered(facts, GameResult.DRAW, "2.7.e", values.say("2.7.e", "draw"))


def fifty_moves(
    facts: GameFacts, claim: MovesClaim, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.7.f: drawn when both sides have made 50 moves without a capture or a pawn move."""
    least = values.number("2.7.f", "moves")
    if claim.announced or facts.last.quiet < PLIES_A_MOVE * least:
        return None
    said = values.say("2.7.f", "draw", moves=facts.last.quiet // PLIES_A_MOVE, least=least)
    return answered(facts, GameResult.DRAW, "2.7.f", said, claim=ClaimAnswer.RIGHT)


def illegal_against_bare_king(
    facts: GameFacts, done: IllegalMove, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 2.7.g: an illegal move against a bare king draws."""
    if done.wrong not in MOVED or not done.pressed:
        return None
    if dispute.chess is not Chess.BLITZ and facts.last.bare(done.by.other):
        return bare_king(facts, done.by, "illegal", values)
    return None


def bare_king(
    facts: GameFacts, by: Color, why: str, values: Values, claim: ClaimAnswer | None = None
) -> LawsAnswer:
    """§ 2.7.g: a bare king cannot win, so what would lose against it draws."""
    said = values.say("2.7.g", why, **both(by))
    return answered(facts, GameResult.DRAW, "2.7.g", said, claim=claim)
