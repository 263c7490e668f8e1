"""Rapid chess by its own rules, whose ids begin with S; the other articles hold beside them."""

from league.facts.disputes import (
    SECONDS_A_MINUTE,
    Chess,
    Dispute,
    FlagFall,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    RepetitionClaim,
    TimeControl,
    WrongSetup,
)
from league.facts.games import GameFacts, MatingAnswer
from league.outcomes.laws import ChessMade, ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, both, winner_and_loser
from league.rulebooks.fide_laws_1993 import p08_irregularities, p10_claims


def which_chess(control: TimeControl, values: Values) -> ChessMade:
    """Art. S.1, B.2: rapid with one of its times for all moves, blitz with its own.

    Time added for each move is unknown to this edition: such a game is neither.
    """
    if control.increment == 0:
        if control.minutes in values.numbers("S.1", "minutes"):
            return ChessMade(Chess.RAPID, "S.1")
        if control.minutes in values.numbers("B.2", "minutes"):
            return ChessMade(Chess.BLITZ, "B.2")
    return ChessMade(Chess.STANDARD, "S.1")


def flag(facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. S.9.c, S.10, S.11.a, S.11.b: lost, a draw without mate or with both flags down."""
    if fallen.other_too:
        return answered(facts, GameResult.DRAW, "S.11.a", values.say("S.11.a", "draw"))
    return without_mate(facts, fallen, "S.9.c", "S.11.b", values)


def without_mate(
    facts: GameFacts, fallen: FlagFall, lost: str, drawn: str, values: Values
) -> LawsAnswer:
    """Art. S.11.b, B.15.e: the loss is a draw where the opponent cannot mate; unsettled: a person.

    ``lost`` and ``drawn`` are the articles that say so.
    """
    winner = fallen.by.other
    told, claim = winner_and_loser(winner), ClaimAnswer.RIGHT
    match facts.can_mate(winner):
        case MatingAnswer.YES:
            sentence = values.say(lost, "lost", **told)
            return answered(facts, GameResult.won_by(winner), lost, sentence, claim=claim)
        case MatingAnswer.NO:
            sentence = values.say(drawn, "draw", **told)
            return answered(facts, GameResult.DRAW, drawn, sentence, claim=claim)
    choices = tuple(values.say(drawn, name, **told) for name in ("if_can", "if_cannot"))
    return LawsAnswer(
        result=GameResult.ARBITER,
        article=drawn,
        sentence=values.say(drawn, "unsettled", **told),
        claim=claim,
        choices=choices,
    )


def repetition(
    facts: GameFacts, claim: RepetitionClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. S.12.a: a draw by repetition; a wrong claim gives the opponent minutes."""
    unheard = p10_claims.without_right(facts, claim, values.number("10.10", "times"), values)
    if unheard:
        return unheard
    right, why = p10_claims.counted(facts, claim, values)
    told = both(claim.by)
    if right:
        article = "10.10.a" if claim.announced else "10.10.b"
        claimed = ClaimAnswer.RIGHT
        return answered(facts, GameResult.DRAW, "S.12.a", why, claim=claimed, further=(article,))
    cost = values.number("S.12.a", "minutes")
    result, then = p10_claims.must_play(facts, dispute, values)
    sentence = values.say("S.12.a", "wrong", **told, why=why, minutes=cost, then=then)
    clock, wrong = {claim.by.other: SECONDS_A_MINUTE * cost}, ClaimAnswer.WRONG
    if result is not GameResult.PLAYS_ON:
        return answered(facts, result, "S.12.a", sentence, claim=wrong, clock=clock)
    forced = (values.say("S.12.a", "forced", **told),)
    return plays_on("S.12.a", sentence, claim=wrong, clock=clock, choices=forced)


def last_minutes(
    _facts: GameFacts, claim: LastMinutesClaim, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. S.11.2, S.12.b: a draw in great time trouble, if the arbiter agrees."""
    told = both(claim.by)
    cost = values.number("S.12.b", "minutes")
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="S.11.2",
        sentence=values.say("S.11.2", "arbiter", **told),
        choices=(
            values.say("S.11.2.a", "draw", **told),
            values.say("S.11.2.b", "draw", **told),
            values.say("S.12.b", "draw", **told, minutes=cost),
        ),
        further=("S.12.b",),
    )


def illegal(facts: GameFacts, move: IllegalMove, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. S.16, S.19, S.20: only the opponent can complain, and only before he has moved."""
    told = {**both(move.by), "count": move.count}
    if move.wrong is IllegalForm.TWO_HANDS:
        return _two_hands(move, values)
    if move.answered:
        claim = ClaimAnswer.TOO_LATE if move.opponent_claims else None
        return plays_on("S.19", values.say("S.19", "stands", **told), claim=claim)
    if move.wrong is not IllegalForm.MOVE:
        if not move.opponent_claims:
            return p08_irregularities.illegal(facts, move, dispute, values)
        return _penalty("S.20.a", move, values)
    if not move.opponent_claims:
        return plays_on("S.16", values.say("S.16", "silent"))
    return _penalty("S.20.b", move, values)


def _two_hands(move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. S.5, S.20.c.1: punished the second time, if the opponent complains."""
    least = values.number("S.20.c", "times")
    if move.count >= least and move.opponent_claims:
        return _penalty("S.20.c.1", move, values)
    told = {"player": Player(move.by), "count": move.count, "limit": least}
    return plays_on("S.5", values.say("S.5", "first", **told))


def _penalty(article: str, move: IllegalMove, values: Values) -> LawsAnswer:
    """Art. S.20: minutes for the opponent, which the arbiter may also refuse."""
    cost = values.number("S.20", "minutes")
    told = {**both(move.by), "count": move.count, "minutes": cost}
    return plays_on(
        article,
        values.say(article, "penalty", **told),
        claim=ClaimAnswer.RIGHT,
        clock={move.by.other: SECONDS_A_MINUTE * cost},
        choices=(values.say("S.20", "give", **told), values.say("S.20", "refrain")),
    )


def setup(facts: GameFacts, wrong: WrongSetup, dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. S.4, 8.5: no objection after the first moves of both; before, a new game."""
    limit = values.number("S.4", "moves")
    if wrong.moves_made < limit:
        return p08_irregularities.setup(facts, wrong, dispute, values)
    sentence = values.say("S.4", "too_late", moves_made=wrong.moves_made, limit=limit)
    return plays_on("S.4", sentence, choices=(values.say("S.4", "agreed"),))
