"""Articles 1 and 5: how a game ends on the board, by resignation and by agreement."""

from collections import Counter
from dataclasses import replace

from league.facts.disputes import Agreement, Dispute, PositionAsked, Resignation
from league.facts.games import PLIES_A_MOVE, Ending, GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import last_move
from league.rulebooks.fide_laws_2001.making import said


def ended(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Return how the game ended on the board, the earliest end first; None = it has not.

    ``dead_at`` lies before a checkmate or stalemate, as no move follows those.
    """
    if facts.dead_at is not None:
        return dead_position(facts, values)
    if facts.last.ending is Ending.CHECKMATE:
        return checkmate(facts, values)
    if facts.last.ending is Ending.STALEMATE:
        return stalemate(facts, values)
    return dead_position(facts, values)


def ends_with_announced(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Return how the announced or sealed move ends the game on the board; None = it does not.

    The game is then over after the plies that were played: that move is not one of them.
    """
    found = ended(facts.with_announced(), values)
    return replace(found, ended_at=len(facts.plies)) if found else None


def checkmate(facts: GameFacts, values: Values) -> LawsAnswer:
    """Art. 1.2, 5.1.a: who checkmates has won; the game is over at once."""
    winner = facts.last.mover.other
    return answered(
        facts,
        GameResult.won_by(winner),
        "5.1.a",
        said(values, "5.1.a", "won", winner=winner, move=last_move(facts)),
    )


def resignation(
    facts: GameFacts, resigned: Resignation, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 5.1.b: who resigns has lost, whether or not his opponent could still checkmate."""
    return answered(
        facts,
        GameResult.won_by(resigned.by.other),
        "5.1.b",
        said(values, "5.1.b", "lost", by=resigned.by, winner=resigned.by.other),
    )


def stalemate(facts: GameFacts, values: Values) -> LawsAnswer:
    """Art. 5.2.a: a draw when the player on move has no legal move and is not in check."""
    return answered(
        facts,
        GameResult.DRAW,
        "5.2.a",
        said(values, "5.2.a", "draw", mover=facts.last.mover, move=last_move(facts)),
    )


def dead_position(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Art. 1.3, 5.2.b, 9.6: a draw as soon as neither player can checkmate by any legal moves.

    None = at least one of them can, or it is not known.
    """
    at = facts.dead_since
    if at is None:
        return None
    return LawsAnswer(
        result=GameResult.DRAW,
        article="5.2.b",
        sentence=said(values, "5.2.b", "draw", plies=at, move=last_move(facts, at)),
        ended_at=at,
        further=("9.6",),
    )


def perhaps_dead(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Art. 5.2.b: a person settles whether the position is dead where neither answer is proved.

    None = it is no question: one player can checkmate, or nobody has asked.
    """
    if not facts.perhaps_dead:
        return None
    sentence = said(values, "5.2.b", "unsettled")
    choices = (said(values, "5.2.b", "if_dead"), said(values, "5.2.b", "if_alive"))
    return LawsAnswer(
        result=GameResult.ARBITER, article="5.2.b", sentence=sentence, choices=choices
    )


def agreement(
    facts: GameFacts, _agreed: Agreement, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 5.2.c: a draw by agreement of both, at any time during the game."""
    return answered(
        facts, GameResult.DRAW, "5.2.c", said(values, "5.2.c", "draw"), further=("9.1.a",)
    )


def nothing_claimed(
    facts: GameFacts, _asked: PositionAsked, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 5.2.d, 5.2.e: repetition and fifty moves end a game by a right claim only."""
    times = max(Counter(position.key for position in facts.positions).values())
    quiet, moves = max(one.quiet for one in facts.positions), values.number("9.3", "moves")
    further: tuple[str, ...] = ("5.1.a", "5.2.a")
    article, sentence = "5.2.b", said(values, "5.2.b", "alive", mover=facts.last.mover)
    if times >= values.number("9.2", "times"):
        article, further = "9.2", ("5.2.d",)
        sentence = said(values, article, "unclaimed", times=times)
    elif quiet >= PLIES_A_MOVE * moves:
        article, further = "9.3", ("5.2.e",)
        sentence = said(values, article, "unclaimed", plies=quiet, moves=moves)
    return plays_on(article, sentence, further=further)
