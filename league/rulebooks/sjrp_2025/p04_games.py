"""§ 4 What differs from the FIDE Laws in a disputed game."""

from collections.abc import Callable, Mapping

from league.facts.disputes import (
    Chess,
    Device,
    Dispute,
    Happening,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    LateArrival,
    PhoneFound,
)
from league.facts.games import Color, GameFacts, MatingAnswer
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player, both
from league.rulebooks.sjrp_2025.making import championship

Paragraph = Callable[..., LawsAnswer | None]
"""It takes game, happening, dispute and values; None = the paragraph does not decide it."""


def judge(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer | None:
    """§ 4.1: what is decided here; None = left to the Laws of Chess."""
    paragraph = TABLE.get(type(dispute.happening))
    return paragraph(facts, dispute.happening, dispute, values) if paragraph else None


def phone(
    facts: GameFacts, found: PhoneFound, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 4.2: a device may be brought switched off; switched on it loses the game.

    The Laws' strict article holds in some divisions only; nobody says it of an unknown one.
    """
    if not dispute.division:
        return None
    if championship(dispute.division) in values.words("4.2", "strict"):
        return None
    if found.device is Device.SWITCHED_OFF:
        said = values.say("4.2", "allowed", player=Player(found.by))
        return plays_on("4.2", said)
    match facts.can_mate(found.by.other):
        case MatingAnswer.YES:
            return _lost("4.2", "lost", GameResult.won_by(found.by.other), facts, found.by, values)
        case MatingAnswer.NO:
            half = GameResult.half_for(found.by.other)
            return _lost("4.2", "half", half, facts, found.by, values)
    names = both(found.by)
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="4.2",
        sentence=values.say("4.2", "unsettled", **names),
        choices=tuple(values.say("4.2", choice, **names) for choice in ("wins", "draws")),
    )


def _lost(
    rule: str, why: str, result: GameResult, facts: GameFacts, by: Color, values: Values
) -> LawsAnswer:
    said = values.say(rule, why, **both(by))
    return answered(facts, result, rule, said)


def late(
    facts: GameFacts, came: LateArrival, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 4.3: who comes after the waiting time loses; rapid and blitz are excepted."""
    limit = values.number("4.3", "minutes")
    if dispute.chess is not Chess.STANDARD:
        return None
    told = {"minutes": came.minutes, "limit": limit}
    if came.minutes <= limit:
        said = values.say("4.3", "in_time", **told)
        return plays_on("4.3", said)
    if came.by is None:
        result, said = GameResult.BOTH_LOSE, values.say("4.3", "both_late", **told)
    else:
        result = GameResult.won_by(came.by.other)
        said = values.say("4.3", "game_late", player=Player(came.by), **told)
    return answered(facts, result, "4.3", said, choices=(values.say("4.3", "otherwise"),))


def no_increment(
    _facts: GameFacts, claim: LastMinutesClaim, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 4.4: in the last minutes nobody can ask for an increment."""
    if not claim.increment_asked:
        return None
    return plays_on("4.4", values.say("4.4", "none"), claim=ClaimAnswer.NO_SUCH_CLAIM)


def illegal_move(
    _facts: GameFacts, done: IllegalMove, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """§ 4.5: in rapid and blitz of the youngest and of schools the arbiter sets the penalty."""
    if dispute.chess is Chess.STANDARD:
        return None
    if championship(dispute.division) not in values.words("4.5", "divisions"):
        return None
    if done.answered:
        return _answered(done, values)
    if not done.pressed:
        return _illegal(GameResult.PLAYS_ON, "unfinished", done, values, ClaimAnswer.WRONG)
    choices = [values.say("4.5", "warning"), values.say("4.5", "time", **both(done.by))]
    if done.count < values.number("4.5", "illegal_moves"):
        result, why = GameResult.PLAYS_ON, "penalty"
    else:
        result, why = GameResult.ARBITER, "may_lose"
        choices.append(values.say("4.5", "loss", **both(done.by)))
    return _illegal(result, why, done, values, ClaimAnswer.RIGHT, tuple(choices))


def _answered(done: IllegalMove, values: Values) -> LawsAnswer | None:
    """§ 4.5: after his own move the opponent comes too late.

    Of a pawn that the arbiter alone sees on the last rank then the Laws speak (A.5.4), which are
    set aside in A.5.2 only.
    """
    if done.wrong is IllegalForm.PROMOTION and not done.opponent_claims:
        return None
    return _illegal(GameResult.PLAYS_ON, "too_late", done, values, ClaimAnswer.TOO_LATE)


def _illegal(
    result: GameResult,
    why: str,
    done: IllegalMove,
    values: Values,
    claim: ClaimAnswer | None = None,
    choices: tuple[Sentence, ...] = (),
) -> LawsAnswer:
    told = {"count": done.count, "least": values.number("4.5", "illegal_moves")}
    return LawsAnswer(
        result=result,
        article="4.5",
        sentence=values.say("4.5", why, **both(done.by), **told),
        claim=claim if done.opponent_claims else None,
        choices=choices,
    )


TABLE: Mapping[type[Happening], Paragraph] = {
    IllegalMove: illegal_move,
    LastMinutesClaim: no_increment,
    LateArrival: late,
    PhoneFound: phone,
}
