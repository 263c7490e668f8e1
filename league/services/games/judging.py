"""A dispute without a season: what each edition, or the one of a day, says of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from league.errors import NotFoundError
from league.facts.disputes import Dispute, Happening, SealedMove, TimeControl
from league.facts.games import Color
from league.facts.seasons import Division
from league.language import _
from league.laws import Verdict, by_each_edition, edition_on, judge
from league.rulebook import RuleBook
from league.rulebooks import load
from league.services.games.disputes import check_circumstances
from league.services.games.reading import facts_typed, refuse_sealer
from league.services.games.verdicts import verdict_view
from league.views.disputes import VerdictView


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked of the Laws."""

    happening: Happening
    announced: str = ""
    moves: str = ""
    start: str = ""
    language: str = ""
    clock: Mapping[Color, int] = field(default_factory=dict)
    time: TimeControl | None = None
    day: date | None = None
    """None = every edition is asked."""
    rulebook: str = ""
    """Id of the federation's book; empty = none."""
    division: str = ""


def judge_question(asked: Question) -> tuple[VerdictView, ...]:
    """Return what the edition of the day says, the federation first; without a day, every edition.

    Raises InputError for what cannot be, GameError, NotFoundError, RuleBookError.
    """
    federation = load(asked.rulebook) if asked.rulebook else None
    division = _division(federation, asked.division)
    dispute = Dispute(
        happening=asked.happening,
        clock=asked.clock,
        division=division.id if division else "",
        age_group=(division.age_group or "") if division else "",
    )
    check_circumstances(dispute, asked.announced, asked.day)
    facts = facts_typed(
        asked.moves, asked.start, asked.language, announced=asked.announced, mating=True
    )
    if isinstance(asked.happening, SealedMove):
        refuse_sealer(facts, asked.happening.by)
    found: list[Verdict]
    if asked.day is None:
        found = [*by_each_edition(facts, dispute, time=asked.time)]
    else:
        in_force = edition_on(asked.day)
        found = [judge(facts, dispute, in_force, federation, time=asked.time)]
    return tuple(map(verdict_view, found))


def _division(federation: RuleBook | None, id: str) -> Division | None:
    """Return a division of the federation's book; None = none was told. Raises NotFoundError."""
    if federation is None or not id:
        return None
    if id not in federation.divisions:
        sentence = _("There is no division “{id}”; known are: {known}.")
        raise NotFoundError(sentence, id=id, known=", ".join(federation.divisions))
    return federation.divisions[id]
