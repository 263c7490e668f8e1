"""Art. 7 Irregularities: wrong set-up, wrong colours, illegal moves."""

from league.facts.disputes import Dispute, IllegalForm, IllegalMove, WrongColors, WrongSetup
from league.facts.games import GameFacts
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move, sum_of
from league.rulebooks.fide_laws_2023 import annex_a_rapid
from league.rulebooks.fide_laws_2023.making import lost, penalty, quick

FORMS = {
    IllegalForm.MOVE: "7.5.1",
    IllegalForm.PROMOTION: "7.5.2",
    IllegalForm.NO_MOVE: "7.5.3",
    IllegalForm.TWO_HANDS: "7.5.4",
}
"""Which article makes what a player did an illegal move."""


def wrong_setup(
    facts: GameFacts, setup: WrongSetup, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 7.2.1: pieces that stood wrong from the start annul the game, in rapid not for long."""
    if quick(dispute):
        kept = annex_a_rapid.setup_kept(facts, setup, values)
        if kept is not None:
            return kept
    sentence = values.say("7.2.1", made=setup.moves_made)
    return answered(facts, GameResult.NEW_GAME, "7.2.1", sentence, further=("7.1",))


def wrong_colors(
    facts: GameFacts, colors: WrongColors, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 7.3: exchanged colours end the game if fewer than ten moves of both were made."""
    under = values.number("7.3", "moves")
    anew = colors.moves_made < under
    name = "finding" if anew else "kept"
    sentence = values.say("7.3", name, made=colors.moves_made, under=under)
    result = GameResult.NEW_GAME if anew else GameResult.PLAYS_ON
    return answered(facts, result, "7.3", sentence)


def illegal_move(
    facts: GameFacts, move: IllegalMove, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 7.5.1–7.5.5: the first illegal move gives time to the opponent, the second loses."""
    special = quick(dispute)
    if special and move.answered:
        return annex_a_rapid.too_late(facts, move, values)
    if not move.pressed:
        return _not_completed(facts, move, values)
    rule, claim = FORMS[move.wrong], ClaimAnswer.RIGHT if move.opponent_claims else None
    if move.count >= values.number("7.5.5", "losing"):
        article = "A.5.2" if special else "7.5.5"
        return lost(
            facts,
            move.by,
            "7.5.5",
            values,
            article=article,
            claim=claim,
            further=("7.5.5", rule),
            count=move.count,
            what=values.say(rule),
        )
    return _time_added(facts, move, dispute, values, claim)


def _not_completed(facts: GameFacts, move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. 7.5.1: an illegal move counts once the clock was pressed; before, it is put right.

    Who claims it too early has claimed wrongly; that costs him nothing.
    """
    rule, claim = FORMS[move.wrong], ClaimAnswer.WRONG if move.opponent_claims else None
    sentence = values.say("7.5.1", "open", player=Player(move.by), what=values.say(rule))
    further = ("4.3", "4.7")
    return answered(facts, GameResult.PLAYS_ON, rule, sentence, claim=claim, further=further)


def _time_added(
    facts: GameFacts, move: IllegalMove, dispute: Dispute, values: Values, claim: ClaimAnswer | None
) -> LawsAnswer:
    """Art. 7.5.5: the opponent gets two minutes, in rapid one (A.3); the position is restored."""
    source, seconds = penalty(dispute, "7.5.5", values)
    article = "A.5.2" if quick(dispute) else source
    rule, other = FORMS[move.wrong], move.by.other
    sentence = values.say(
        "7.5.5",
        "promotion" if move.wrong is IllegalForm.PROMOTION else "finding",
        player=Player(move.by),
        opponent=Player(other),
        what=values.say(rule),
        move=last_move(facts),
        count=move.count,
        added=chess_clock(seconds),
        sum=sum_of(dispute.clock.get(other), seconds),
    )
    further = tuple(dict.fromkeys(("7.5.5", source, rule, "7.1")))
    return answered(
        facts,
        GameResult.PLAYS_ON,
        article,
        sentence,
        claim=claim,
        clock={other: seconds},
        further=further,
    )
