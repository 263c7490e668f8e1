"""Anhang D Rules for blitz."""

from league.facts.disputes import Dispute, IllegalMove, LastMinutesClaim, TimeControl
from league.facts.games import GameFacts, MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import both
from league.rulebooks.tuwo_stmk_2011.p02_games import MOVED


def is_blitz(time: TimeControl, values: Values) -> bool:
    """Anhang D C1: a blitz game has less than 15 minutes for all moves."""
    return time.minutes < values.number("D.C1", "minutes")


def illegal_move(
    facts: GameFacts, done: IllegalMove, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang D C3: the opponent may claim a win, or a draw if he cannot mate, before he moves."""
    if done.wrong not in MOVED:
        return None
    told = both(done.by)
    if done.answered:
        late = ClaimAnswer.TOO_LATE if done.opponent_claims else None
        return plays_on("D.C3", values.say("D.C3", "too_late", **told), claim=late)
    if not done.pressed:
        early = ClaimAnswer.WRONG if done.opponent_claims else None
        return plays_on("D.C3", values.say("D.C3", "unfinished", **told), claim=early)
    if not done.opponent_claims:
        return plays_on("D.C3", values.say("D.C3", "unclaimed", **told))
    match facts.can_mate(done.by.other):
        case MatingAnswer.YES:
            result, why = GameResult.won_by(done.by.other), "lost"
        case MatingAnswer.NO:
            result, why = GameResult.DRAW, "draw"
        case MatingAnswer.UNSETTLED:
            return LawsAnswer(
                result=GameResult.ARBITER,
                article="D.C3",
                sentence=values.say("D.C3", "unsettled", **told),
                claim=ClaimAnswer.RIGHT,
                choices=tuple(values.say("D.C3", one, **told) for one in ("wins", "draws")),
            )
    said = values.say("D.C3", why, **told)
    return answered(facts, result, "D.C3", said, claim=ClaimAnswer.RIGHT)


def no_last_minutes(
    _facts: GameFacts, _claim: LastMinutesClaim, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang D C4: the article on the last minutes is not in force."""
    return plays_on("D.C4", values.say("D.C4", "none"), claim=ClaimAnswer.NO_SUCH_CLAIM)
