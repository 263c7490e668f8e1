"""Annex A: adjourned games, and what stands in the envelope."""

from dataclasses import replace

from league.facts.disputes import Dispute, SealedMove
from league.facts.games import Color, Fault, GameFacts, MatingAnswer
from league.outcomes.laws import GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebooks.fide_laws_2001 import p05_endings
from league.rulebooks.fide_laws_2001.making import said

ENVELOPE = "A2"
"""The article whose letters are the entries on the envelope."""
FAULTS = {Fault.AMBIGUOUS: "A8.a", Fault.UNREADABLE: "A8.b", Fault.ILLEGAL: "A8.c"}
"""By what is wrong with the move in the envelope: the letter that makes it lost."""


def sealed_move(
    facts: GameFacts, sealed: SealedMove, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Appendix A1.a: the player on move seals; what he wrote is judged when it is opened."""
    if sealed.by is not facts.last.mover:
        return LawsAnswer(
            result=GameResult.ARBITER,
            article="A1.a",
            sentence=said(values, "A1.a", "not_on_move", by=sealed.by),
        )
    if facts.announced_ply is None:
        return faulty(sealed.by, facts, values)
    over = ended_by_envelope(facts, sealed, values)
    if over is not None:
        return over
    if sealed.no_show:
        return no_show(sealed.by, facts, values)
    return opened(sealed.by, facts, values)


def envelope(values: Values) -> tuple[str, ...]:
    """Appendix A2, A2.a, A2.b, A2.c, A2.d, A2.e, A2.f, A2.g: what stands on the envelope."""
    return tuple(id for id in values.paragraphs if id.startswith(f"{ENVELOPE}."))


def resumption(values: Values) -> tuple[str, ...]:
    """Appendix A4, A5, A6, A7, A9, A10, A11, A12: how a game goes on, also without the envelope."""
    wanted = ("A4", "A5", "A6", "A7", "A9", "A10", "A11", "A12")
    return tuple(id for id in values.paragraphs if id.partition(".")[0] in wanted)


def faulty(by: Color, facts: GameFacts, values: Values) -> LawsAnswer:
    """Appendix A8, A8.a, A8.b, A8.c: ambiguous, unclear or illegal: lost, except under 6.10."""
    article = FAULTS.get(facts.announced_fault, "A8.b")
    told = {"by": by, "opponent": by.other, "written": facts.announced_text}
    mating = facts.can_mate(by.other)
    if mating is MatingAnswer.NO:
        return answered(
            facts,
            GameResult.DRAW,
            "6.10",
            said(values, "A8", "draw", **told),
            further=(article, "A8"),
        )
    if mating is MatingAnswer.UNSETTLED:
        sentence = said(values, "A8", "unsettled", **told)
        choices = tuple(said(values, "A8", choice, **told) for choice in ("if_yes", "if_no"))
        return LawsAnswer(
            result=GameResult.ARBITER, article=article, sentence=sentence, choices=choices
        )
    return answered(
        facts,
        GameResult.won_by(by.other),
        article,
        said(values, article, "lost", **told),
        further=("A8",),
    )


def ended_by_envelope(facts: GameFacts, sealed: SealedMove, values: Values) -> LawsAnswer | None:
    """Appendix A10.a, A10.b: a sealed move that ends the game does so, even if its player is late.

    None = it does not. Where he is there, the article that ends any game decides.
    """
    over = p05_endings.ends_with_announced(facts, values)
    perhaps = over or p05_endings.perhaps_dead(facts.with_announced(), values)
    if perhaps is None or not sealed.no_show:
        return perhaps
    won = perhaps.result is GameResult.won_by(sealed.by)
    article = "A10.a" if won else "A10.b"
    sentence = said(values, article, "late", by=sealed.by, end=perhaps.sentence)
    return replace(perhaps, article=article, sentence=sentence, further=(perhaps.article,))


def no_show(by: Color, facts: GameFacts, values: Values) -> LawsAnswer:
    """Appendix A10: who does not come within an hour of the resumption has lost."""
    limit = values.number("A10", "minutes")
    return answered(
        facts,
        GameResult.won_by(by.other),
        "A10",
        said(values, "A10", "lost", by=by, limit=limit),
        choices=(said(values, "A10", "otherwise"),),
    )


def opened(by: Color, facts: GameFacts, values: Values) -> LawsAnswer:
    """Appendix A9.a: the sealed move is played on the board, and the clock is started."""
    return plays_on("A9.a", said(values, "A9.a", "played", by=by, written=facts.announced_text))
