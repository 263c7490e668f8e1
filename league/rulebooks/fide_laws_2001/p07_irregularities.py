"""Article 7: pieces set up wrong, colours exchanged, illegal moves."""

from league.facts.disputes import Chess, Dispute, IllegalForm, IllegalMove, WrongColors, WrongSetup
from league.facts.games import GameFacts
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import sum_of
from league.rulebooks.fide_laws_2001 import annex_b_rapid, annex_c_blitz
from league.rulebooks.fide_laws_2001.making import said
from league.rulebooks.fide_laws_2001.p13_penalties import penalties

NO_ILLEGAL_MOVES = {
    IllegalForm.TWO_HANDS: "4.1",
    IllegalForm.PROMOTION: "3.7.e",
    IllegalForm.NO_MOVE: "6.8.a",
}
"""What this edition does not count as an illegal move, and the article that it breaks."""


def setup(_facts: GameFacts, wrong: WrongSetup, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 7.1.a: pieces that stood wrong from the start annul the game; a new one is played."""
    if dispute.chess is not Chess.STANDARD:
        kept = annex_b_rapid.setup_kept(wrong.moves_made, values)
        if kept is not None:
            return kept
    return LawsAnswer(
        result=GameResult.NEW_GAME,
        article="7.1.a",
        sentence=said(values, "7.1.a", "annulled", moves=wrong.moves_made),
    )


def colors(_facts: GameFacts, wrong: WrongColors, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 7.2: a game with colours exchanged goes on unless the arbiter decides otherwise."""
    if dispute.chess is not Chess.STANDARD and wrong.moves_made:
        return annex_b_rapid.colors_kept(values)
    return plays_on(
        "7.2",
        said(values, "7.2", "goes_on", moves=wrong.moves_made),
        choices=(said(values, "7.2", "otherwise"),),
    )


def illegal(facts: GameFacts, move: IllegalMove, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 7.4.a: an illegal move is taken back, whenever it is noticed during the game."""
    if move.wrong is not IllegalForm.MOVE:
        return not_counted(move, values)
    if dispute.chess is Chess.BLITZ:
        return annex_c_blitz.illegal(facts, move, values)
    if dispute.chess is Chess.RAPID and move.answered:
        return annex_b_rapid.complaint_lost(move, values)
    return illegal_counted(facts, move, dispute, values)


def illegal_counted(
    facts: GameFacts, move: IllegalMove, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 7.4.b: two minutes for the opponent for the first two; the third loses the game."""
    added, losing = values.number("7.4.b", "seconds"), values.number("7.4.b", "losing")
    told = {"by": move.by, "count": move.count, "losing": losing, "added": chess_clock(added)}
    gets = sum_of(dispute.clock.get(move.by.other), added)
    claim = ClaimAnswer.RIGHT if move.opponent_claims else None
    if move.count < losing:
        return plays_on(
            "7.4.b",
            said(values, "7.4.b", "time", opponent=move.by.other, gets=gets, **told),
            claim=claim,
            clock={move.by.other: added},
            further=("7.4.a", "6.14"),
        )
    return answered(
        facts,
        GameResult.won_by(move.by.other),
        "7.4.b",
        said(values, "7.4.b", "lost", opponent=move.by.other, **told),
        claim=claim,
    )


def not_counted(move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. 3.7.e, 4.1, 6.8.a: broken, but no illegal move; only the general penalties are left."""
    article = NO_ILLEGAL_MOVES[move.wrong]
    return plays_on(
        article,
        said(values, article, "broken", by=move.by),
        claim=ClaimAnswer.WRONG if move.opponent_claims else None,
        choices=penalties(values),
        further=("13.4",),
    )
