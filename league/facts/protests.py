"""Protests and appeals as they are filed, and what was decided on them."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Annotated

from league.facts.fields import Author, Code, Personal, TeamId, Words, called
from league.facts.seasons import MatchKey


class ThingKind(StrEnum):
    """What a protest can be against."""

    MATCH = "match"
    NOTICE = "notice"
    FINDING = "finding"
    RULING = "ruling"
    DECISION = "decision"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class Thing:
    """What a protest is against; its day is the event from which the time limit counts."""

    kind: Annotated[ThingKind, called("kind")]
    key: Annotated[Code, called("key")]
    """The match, number of a notice ``2012/7``, the finding's key, number of a ruling, number of
    the protest decided, competition and round as ``vm-u14/2``."""
    day: Annotated[date, called("day")]
    """When it was played, sent, confirmed, made or decided."""
    by: Author = ""
    """Who decided it; empty = not on record."""


@dataclass(frozen=True, slots=True)
class Protest:
    """A protest or an appeal."""

    kind: str
    """``team``, ``individual``, ``qualification``, or ``other`` than a competition."""
    event: date | datetime
    """What it is about: the day, or the moment at which the round ended."""
    filed: date | datetime
    """Postmark, or the moment at which it was handed in."""
    fee_paid: bool
    instance: str
    """Who decides."""
    granted: bool | None = None
    """None = not decided."""
    appeal: bool = False
    """Against a written decision, whose day is the event, or that on which its reasons came."""
    received: date | None = None
    """Day on which it came in; None = that of the filing."""
    paid: date | None = None
    """Day on which the fee was paid; None = with the filing, if it was."""
    reasons: date | None = None
    """Day on which the written reasons appealed against came in; None = that of the decision."""
    directed: bool = False
    """Who would decide first directed the event himself."""
    next_round: date | datetime | None = None
    """When the next round began; None = it has not, or it is not known when."""
    next_begun: bool = False
    """The next round is on record, whenever it began."""


class Part(StrEnum):
    """What kind of thing a decision brought, which a higher instance may let fall."""

    RULING = "ruling"
    """A ruling on the match."""
    WITHDRAWN = "withdrawn"
    """A ruling of the decision before it that it let fall: it would hold again."""
    FORFEITED = "forfeited"
    """A deposit that was lost."""
    REFUNDED = "refunded"
    """A deposit that went back."""
    CLAIMED = "claimed"
    """A deposit that had gone back and is owed again."""
    FOUND = "found"
    """A finding or fee of a match: it would be waived."""
    CHARGE = "charge"
    """A charge of no match: it would be taken back."""
    BAN = "ban"
    """A ban that came with a fine: it would be lifted."""


@dataclass(frozen=True, slots=True)
class Brought:
    """One thing that a decision brought."""

    part: Annotated[Part, called("part")]
    key: Annotated[Code, called("key")]
    """The ruling's target, or what the money is called in the ledger."""
    action: Annotated[Code, called("decision")] = ""
    """Of a ruling."""
    cents: Annotated[int | None, called("amount")] = None
    """The deposit, or the amount that a ruling sets."""


@dataclass(frozen=True, slots=True)
class Hung:
    """A team that goes elsewhere by the table of a closed season than it was told before."""

    team: TeamId
    before: Annotated[Code, called("before")]
    """Division of the season after it, as the table had it."""
    now: Annotated[Code, called("now")]
    """The same as it is by the decision; a person decides what comes of it."""


@dataclass(frozen=True, slots=True)
class Decided:
    """An instance's written decision on a protest."""

    day: Annotated[date, called("day")]
    granted: Annotated[bool, called("granted")]
    reasons: Annotated[Words, called("reasons")]
    by: Author
    rulings: Annotated[tuple[tuple[Code, Code], ...], called("decisions on the match")] = ()
    """Action and target of the rulings on the match that were made with it."""
    partly: Annotated[bool, called("granted in part")] = False
    """Granted in part only."""
    fell: Annotated[tuple[Brought, ...], called("falls")] = ()
    """What the decision below had brought and this one takes away."""
    stayed: Annotated[tuple[Brought, ...], called("stays")] = ()
    """What the decision below had brought and holds although it was appealed against."""
    hung: Annotated[tuple[Hung, ...], called("to be decided")] = ()
    """In a closed season: whose promotion or relegation hung on what is decided otherwise."""


@dataclass(frozen=True, slots=True)
class ProtestFile:
    """A protest on file."""

    number: Annotated[int, called("number")]
    """Number within the season."""
    kind: Annotated[Code, called("kind")]
    """``team``, ``individual``, ``qualification``, or ``other`` than a competition."""
    event: Annotated[date | datetime, called("occasion")]
    filed: Annotated[date | datetime, called("filed")]
    fee_paid: Annotated[bool, called("fee paid")]
    instance: Annotated[Code, called("instance")]
    text: Annotated[Words, called("text")]
    who: Annotated[str, called("filed by", personal=Personal.WORDS, things=("clubs", "players"))]
    """Who protests: a club or a player."""
    match: Annotated[MatchKey | None, called("match")] = None
    """Match it is about; None = none of the season's."""
    fide: Annotated[bool, called("FIDE")] = False
    """A question of the FIDE laws."""
    appeal_of: Annotated[int | None, called("appeal against")] = None
    """Number of the protest whose decision is appealed against."""
    decided: Annotated[Decided | None, called("decided")] = None
    against: Annotated[Thing | None, called("against")] = None
    """What it is against; None = of an earlier file, which has the event only."""
    reasons: Annotated[date | None, called("reasons")] = None
    """Day on which the written reasons appealed against came in; None = that of the decision."""
    paid: Annotated[date | None, called("paid in cash for board")] = None
    """Day on which the fee was paid; None = with the filing, if it was."""
    directed: Annotated[bool, called("who would decide directed the event")] = False
    """Who would decide first directed the event himself."""

    @property
    def facts(self) -> Protest:
        """Return what a rule asks of it."""
        granted = None if self.decided is None else self.decided.granted
        appeal = self.appeal_of is not None
        return Protest(
            self.kind,
            self.event,
            self.filed,
            self.fee_paid,
            self.instance,
            granted,
            appeal,
            paid=self.paid,
            reasons=self.reasons,
            directed=self.directed,
        )


def day_of(when: date | datetime) -> date:
    """Return the day of a moment."""
    return when.date() if isinstance(when, datetime) else when
