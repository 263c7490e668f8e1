"""Findings: what a check found, with two citations and a sentence; and the fees that follow."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from league.decision_subjects import FeeKey, FindingKey
from league.facts.matches import Side
from league.formatting import spoken_facts
from league.language import pick


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words of a rule book in every language, with the facts to put in."""

    words: Mapping[str, str]
    """Language to template with ``{name}`` places."""
    facts: Mapping[str, object]

    def __str__(self) -> str:
        """Return the sentence in the language in use."""
        return pick(self.words).format_map(spoken_facts(self.facts))


class Effect(StrEnum):
    """What a finding does to the boards it names."""

    NONE = "none"
    """Nothing on the boards (a fee, or a matter for a person)."""
    INELIGIBLE = "ineligible"
    """The player may not play: his board is lost."""
    BOARDS_LOST = "boards_lost"
    """The side's games on these boards are lost."""
    BOARDS_VOID = "boards_void"
    """These boards count 0:0."""
    TEAM_ABSENT = "team_absent"
    """The side has not appeared: all its boards are lost and it gets no match points."""
    TEAM_BARRED = "team_barred"
    """The side may not play at all: all its boards are lost and it gets no match points."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A paragraph broken, and what follows from it until an official rules otherwise."""

    rule: str
    """Paragraph broken, as printed: ``4.4.a.2``."""
    consequence: str
    """Paragraph that sets the consequence."""
    sentence: Sentence
    side: Side | None = None
    board: int | None = None
    player: str | None = None
    """Pass number."""
    team: str | None = None
    effect: Effect = Effect.NONE
    boards: tuple[int, ...] = ()
    """Boards on which the effect falls."""
    arithmetic: Sentence | None = None
    """The sum or comparison behind it, in numbers."""

    def __post_init__(self) -> None:
        """Refuse a finding without citations and sentence."""
        if not (self.rule and self.consequence and self.sentence.words):
            raise ValueError("a finding needs two citations and a sentence")

    @property
    def key(self) -> str:
        """Return what identifies it within its match or list, stable from run to run."""
        return FindingKey(self.rule, self.side, self.board, self.player).text


@dataclass(frozen=True, slots=True)
class Fee:
    """Money owed because of a match, or paid in cash at the board."""

    rule: str
    """Paragraph that states the amount."""
    side: Side
    cents: int
    to: str
    """``federation`` or ``opponent``."""
    board: int | None = None
    paid: bool = False
    """Settled in cash."""
    player: str | None = None
    arithmetic: Sentence | None = field(default=None, compare=False)
    """How the amount comes about; tells one fee from another by nothing."""

    @property
    def key(self) -> str:
        """Return what identifies it within its match."""
        return FeeKey(self.rule, self.side, self.board, self.player, self.to).text


@dataclass(frozen=True, slots=True)
class Note:
    """A remark without consequence."""

    rule: str
    sentence: Sentence
    side: Side | None = None
    board: int | None = None
    player: str | None = None
