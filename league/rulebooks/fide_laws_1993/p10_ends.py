"""Art. 10.1–10.6, 12.7, 17: what ends a game on the board or by the players' word."""

from league.facts.disputes import (
    Agreement,
    Chess,
    Dispute,
    PositionAsked,
    Resignation,
    SignedResult,
)
from league.facts.games import PLIES_A_MOVE, Color, Ending, GameFacts, Position
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, both, last_move, winner_and_loser
from league.rulebooks.fide_laws_1993.making import won

MATE = {Chess.STANDARD: "10.1", Chess.RAPID: "S.9.a", Chess.BLITZ: "B.14.a"}
STALEMATE = {Chess.STANDARD: "10.3", Chess.RAPID: "10.3", Chess.BLITZ: "B.15.a"}
RESIGNED = {Chess.STANDARD: "10.2", Chess.RAPID: "S.9.b", Chess.BLITZ: "B.14.b"}
AGREED = {Chess.STANDARD: "10.6", Chess.RAPID: "10.6", Chess.BLITZ: "B.15.b"}
DEAD_IN_BLITZ = "B.15.d"


def ended(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer | None:
    """Art. 10.1, 10.3, 10.4, S.9.a, B.14.a, B.15.a: the first position that ended the game, if any.

    Whatever is claimed afterwards comes too late.
    """
    for plies, position in enumerate(facts.positions):
        article = _ending(position, dispute.chess, dead=plies == facts.dead_at)
        if article:
            return _ended_at(facts, plies, article, dispute, values)
    return None


def _ending(position: Position, chess: Chess, *, dead: bool) -> str | None:
    """Return the article by which a position ends the game; None = it does not."""
    if position.ending is Ending.CHECKMATE:
        return MATE[chess]
    if position.ending is Ending.STALEMATE:
        return STALEMATE[chess]
    listed = drawn_ending(position)
    if chess is Chess.BLITZ:
        return DEAD_IN_BLITZ if listed or dead else None
    return listed


def drawn_ending(position: Position) -> str | None:
    """Art. 10.4.a, b, c: which of the endings that are drawn a position is; None = none of them."""
    white, black = position.pieces[Color.WHITE], position.pieces[Color.BLACK]
    if white == black == "K":
        return "10.4.a"
    if sorted((white, black)) in (["K", "KB"], ["K", "KN"]):
        return "10.4.b"
    if white == black == "KB":
        alike = position.bishops[Color.WHITE] == position.bishops[Color.BLACK]
        return "10.4.c" if alike else None
    return None


def _ended_at(
    facts: GameFacts, plies: int, article: str, dispute: Dispute, values: Values
) -> LawsAnswer:
    position = facts.positions[plies]
    mate = position.ending is Ending.CHECKMATE
    told = {**both(position.mover), **winner_and_loser(position.mover.other)}
    return LawsAnswer(
        result=GameResult.won_by(position.mover.other) if mate else GameResult.DRAW,
        article=article,
        sentence=values.say(article, "over", **told, where=last_move(facts, plies)),
        claim=ClaimAnswer.TOO_LATE if dispute.claimed else None,
        ended_at=plies,
    )


def resignation(
    facts: GameFacts, resigned: Resignation, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 10.2, 12.7, S.9.b, B.14.b: who resigns loses, also with a fallen flag."""
    article, winner = RESIGNED[dispute.chess], resigned.by.other
    return won(
        facts, winner, article, values.say(article, "lost", **winner_and_loser(winner)), values
    )


def agreement(facts: GameFacts, _agreed: Agreement, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 10.6, 12.7, B.15.b: a draw at any time, also with a fallen flag."""
    article = AGREED[dispute.chess]
    where = last_move(facts)
    return answered(facts, GameResult.DRAW, article, values.say(article, "draw", where=where))


def signed_result(
    facts: GameFacts, signed: SignedResult, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 17: a signed result is a resignation, an agreement, or lost for both (10.17).

    No article says that a signature counts for more than the board.
    """
    reported = signed.reported
    match reported:
        case GameResult.WHITE_WINS | GameResult.BLACK_WINS:
            winner = Color.WHITE if reported == GameResult.WHITE_WINS else Color.BLACK
            sentence = values.say("10.2", "signed", **winner_and_loser(winner), reported=reported)
            return won(facts, winner, "10.2", sentence, values)
        case GameResult.DRAW:
            sentence = values.say("10.6", "signed", reported=reported)
            return answered(facts, GameResult.DRAW, "10.6", sentence)
        case GameResult.BOTH_LOSE:
            sentence = values.say("10.17", "signed", reported=reported)
            return answered(facts, GameResult.BOTH_LOSE, "10.17", sentence)
    return _unknown_result(reported, values)


def _unknown_result(reported: str, values: Values) -> LawsAnswer:
    known = (GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS, GameResult.BOTH_LOSE)
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="17",
        sentence=values.say("17", "unknown", reported=reported),
        choices=tuple(values.say("17", "known", result=one.value) for one in known),
    )


def position_asked(
    facts: GameFacts, _asked: PositionAsked, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 3.1, 10.4, 10.10, 10.12: nothing has ended the game; what would, if it were claimed."""
    last, where = facts.last, last_move(facts)
    times = facts.times(last)
    if facts.dead_at is not None:
        return plays_on("10.4", values.say("10.4", "not_listed", where=where))
    if times >= values.number("10.10", "times"):
        return plays_on("10.10", values.say("10.10", "not_claimed", where=where, times=times))
    if last.quiet >= PLIES_A_MOVE * values.number("10.12", "moves"):
        return plays_on(
            "10.12", values.say("10.12", "not_claimed", moves=last.quiet // PLIES_A_MOVE)
        )
    return plays_on("3.1", values.say("3.1", "on", player=Player(last.mover)))
