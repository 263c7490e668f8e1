"""Blitz by its own rules, whose ids begin with B; the other articles hold beside them."""

from league.facts.disputes import (
    SECONDS_A_MINUTE,
    Dispute,
    FlagFall,
    IllegalForm,
    IllegalMove,
    PositionAsked,
    RepetitionClaim,
    WrongSetup,
)
from league.facts.games import GameFacts
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, both, last_move, occurrences, winner_and_loser
from league.rulebooks.fide_laws_1993 import p08_irregularities, p10_ends
from league.rulebooks.fide_laws_1993.making import won
from league.rulebooks.fide_laws_1993.p10_claims import without_right
from league.rulebooks.fide_laws_1993.rapid import without_mate


def flag(facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. B.14.c, B.14.c.1, B.14.c.2, B.15.c, B.15.e: lost, or a draw as in rapid chess."""
    if fallen.other_too:
        return answered(facts, GameResult.DRAW, "B.15.c", values.say("B.15.c", "draw"))
    return without_mate(facts, fallen, "B.14.c", "B.15.e", values)


def position_asked(
    facts: GameFacts, asked: PositionAsked, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. B.15.d: whether the position is dead, if that is not settled, a person says."""
    if not facts.perhaps_dead:
        return p10_ends.position_asked(facts, asked, dispute, values)
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="B.15.d",
        sentence=values.say("B.15.d", "unsettled", where=last_move(facts)),
        choices=(values.say("B.15.d", "if_dead"), values.say("B.15.d", "if_alive")),
    )


def repetition(
    facts: GameFacts, claim: RepetitionClaim, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. B.15.d: four times on the board, the moves counted aloud; no announced move will do."""
    needed = values.number("B.15.d", "times")
    unheard = without_right(facts, claim, needed, values)
    if unheard:
        return unheard
    times = facts.times(facts.last)
    told = {"times": times, "needed": needed, "player": Player(claim.by)}
    told["before"] = occurrences(facts, facts.last.key)
    if times < needed or claim.announced:
        sentence = values.say("B.15.d", "wrong", **told)
        return plays_on("B.15.d", sentence, claim=ClaimAnswer.WRONG)
    sentence, choices = values.say("B.15.d", "right", **told), (_uncounted(values),)
    right = ClaimAnswer.RIGHT
    return answered(facts, GameResult.DRAW, "B.15.d", sentence, claim=right, choices=choices)


def _uncounted(values: Values) -> Sentence:
    return values.say("B.15.d", "not_counted")


def illegal(facts: GameFacts, move: IllegalMove, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. B.4, B.4.a, B.4.b, B.14.d: lost if the clock was pressed and the opponent claims."""
    match move.wrong:
        case IllegalForm.TWO_HANDS:
            return _two_hands(facts, move, values)
        case IllegalForm.PROMOTION:
            return plays_on("B.12", values.say("B.12", "pawn", player=Player(move.by)))
        case IllegalForm.NO_MOVE:
            return p08_irregularities.unfinished(move, values)
    if move.answered:
        claim = ClaimAnswer.TOO_LATE if move.opponent_claims else None
        return plays_on("B.4.a", values.say("B.4.a", "stands", **both(move.by)), claim=claim)
    if move.pressed and move.opponent_claims:
        winner = move.by.other
        sentence = values.say("B.14.d", "lost", **winner_and_loser(winner))
        return won(facts, winner, "B.14.d", sentence, values, claim=ClaimAnswer.RIGHT)
    return _taken_back(move, values)


def _taken_back(move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. B.4, B.4.b: without the clock, or without a claim, the move is only taken back."""
    name = "not_claimed" if move.pressed else "not_pressed"
    told = both(move.by)
    why = values.say("B.4", name, **told)
    claim = ClaimAnswer.WRONG if move.opponent_claims else None
    return plays_on("B.4", values.say("B.4", "take_back", **told, why=why), claim=claim)


def _two_hands(facts: GameFacts, move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. B.7: a warning, then a minute for the opponent, then the game is lost."""
    lost_at = values.number("B.7", "lost_at")
    minutes = values.number("B.7", "minutes")
    told = {**both(move.by), "count": move.count, "minutes": minutes, "limit": lost_at}
    if move.count >= lost_at:
        winner = move.by.other
        sentence = values.say("B.7", "lost", **told, **winner_and_loser(winner))
        return won(facts, winner, "B.7", sentence, values)
    if move.count >= values.number("B.7", "penalty_at"):
        clock = {move.by.other: SECONDS_A_MINUTE * minutes}
        return plays_on("B.7", values.say("B.7", "penalty", **told), clock=clock)
    return plays_on("B.7", values.say("B.7", "warning", **told))


def setup(facts: GameFacts, wrong: WrongSetup, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. B.6, 8.5: no complaint after three moves of both; before, a new game."""
    limit = values.number("B.6", "moves")
    if wrong.moves_made < limit:
        return p08_irregularities.setup(facts, wrong, dispute, values)
    sentence = values.say("B.6", "too_late", moves_made=wrong.moves_made, limit=limit)
    return plays_on("B.6", sentence)
