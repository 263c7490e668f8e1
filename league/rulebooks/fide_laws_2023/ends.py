"""The ends that come by themselves, whoever claims what: which came first."""

from collections.abc import Callable
from dataclasses import replace

from league.facts.disputes import Dispute, MovesClaim, PositionAsked, RepetitionClaim
from league.facts.games import PLIES_A_MOVE, GameFacts
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move, occurrences
from league.rulebooks.fide_laws_2023 import p05_end, p09_draws

ENDS: dict[str, Callable[[GameFacts, Values], int | None]] = {
    "5.1.1": p05_end.checkmate,
    "5.2.1": p05_end.stalemate,
    "5.2.2": p05_end.dead_position,
    "9.6.1": p09_draws.fivefold,
    "9.6.2": p09_draws.seventy_five,
}
"""By article; where two come with the same move, the one printed first counts (9.6.2: mate)."""

_CLAIMED = {"9.6.1": RepetitionClaim, "9.6.2": MovesClaim}
"""The claim that says the same as an end."""


def ended(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer | None:
    """Return how the game was over before anything was claimed; None = it was not."""
    first = _first(facts, values)
    if first is None:
        return None
    plies, article = first
    sentence = _sentence(facts, plies, article, values)
    if not isinstance(dispute.happening, PositionAsked) or plies < len(facts.plies):
        sentence = values.say("6.2.1.1", "after", why=sentence)
    loser = facts.positions[plies].mover
    mated = article == "5.1.1"
    return LawsAnswer(
        result=GameResult.won_by(loser.other) if mated else GameResult.DRAW,
        article=article,
        sentence=sentence,
        claim=_claim(dispute, article, now=plies == len(facts.plies)),
        ended_at=plies,
    )


def ends_with_announced(facts: GameFacts, values: Values) -> LawsAnswer | None:
    """Return how the announced move ends the game on the board; None = it does not.

    The game is over after the plies that were played, for the announced move is not one of them.
    """
    found = ended(facts.with_announced(), Dispute(happening=PositionAsked()), values)
    return replace(found, ended_at=len(facts.plies)) if found else None


def _first(facts: GameFacts, values: Values) -> tuple[int, str] | None:
    found = [
        (plies, article)
        for article, end in ENDS.items()
        if (plies := end(facts, values)) is not None
    ]
    return min(found, key=lambda one: one[0], default=None)


def _claim(dispute: Dispute, article: str, *, now: bool) -> ClaimAnswer | None:
    """Return what becomes of a claim when the game is over already; ``now`` = since this move."""
    if not dispute.claimed:
        return None
    same = isinstance(dispute.happening, _CLAIMED.get(article, ()))
    return ClaimAnswer.RIGHT if now and same else ClaimAnswer.TOO_LATE


def _sentence(facts: GameFacts, plies: int, article: str, values: Values) -> Sentence:
    position = facts.positions[plies]
    return values.say(
        article,
        player=Player(position.mover),
        opponent=Player(position.mover.other),
        move=last_move(facts, plies),
        times=facts.times(position, plies),
        moves=occurrences(facts, position.key, plies),
        made=position.quiet // PLIES_A_MOVE,
    )
