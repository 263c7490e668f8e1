"""Who might have a place in a championship, and what was paid for an entry."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import Code, Own, PassNumber, Words, called
from league.facts.seasons import Division


@dataclass(frozen=True, slots=True)
class FreePlace:
    """What a committee decided for somebody: a free place, or an exception for a replacement."""

    decided: Annotated[date, called("decided")]
    accepted: Annotated[date | None, called("accepted")] = None
    """Day on which it was accepted; None = it is not."""
    in_favour: Annotated[tuple[Code, ...], called("in favour")] = ()
    """Seats of the committee that voted for it."""
    opposed: Annotated[tuple[Code, ...], called("opposed")] = ()
    """Seats that voted against it; none at all = it is not known who voted."""
    why: Annotated[Words, called("reason")] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A player, a club or a school that might have a place."""

    ident: Annotated[PassNumber, called("player")]
    name: Annotated[Own, called("name")] = ""
    """How he is called in sentences; empty = by ``ident``. Not kept on file."""
    region: Annotated[Code, called("region")] = ""
    """Regional association, or region of school chess, as the rule book spells it."""
    place: Annotated[int | None, called("place")] = None
    """Place in the regional championship."""
    champion: Annotated[tuple[tuple[Code, int], ...], called("titles")] = ()
    """Titles: age group and year."""
    born: Annotated[date | None, called("born")] = None
    """None = not looked at."""
    sex: Annotated[Code, called("sex")] = ""
    """``m`` or ``w``; empty = not looked at."""
    host: Annotated[bool, called("named by the host")] = False
    """Named by who holds the championship."""
    took_part: Annotated[bool, called("played regionally")] = False
    """Took part in the regional championship."""
    moved: Annotated[date | None, called("moved house")] = None
    """Day of a move of house that kept him from it."""
    requested: Annotated[date | None, called("asked for nomination")] = None
    """Day on which nomination was asked for in writing."""
    free: Annotated[FreePlace | None, called("free place")] = None
    exemption: Annotated[FreePlace | None, called("exemption")] = None
    """The committee's word on him as a replacement whom the rules alone do not let follow."""

    @property
    def was_there(self) -> bool:
        """Say whether he played regionally."""
        return self.took_part or self.place is not None


@dataclass(frozen=True, slots=True)
class PaidEntry:
    """An entry that has to be paid."""

    division: str
    year: int
    entered: date | None
    """None = nobody entered him."""
    paid: date | None = None
    """Day on which it was paid in full; None = it is not."""
    with_board: bool = True
    """With room and board."""
    replacement: bool = False
    """He waits for a place that comes free."""
    called: date | None = None
    """Day on which a replacement was called."""
    closing: date | None = None
    """Last day for entry and payment as announced; None = the book's."""
    fee: int | None = None
    """Cents as announced; None = the book's."""
    less: int | None = None
    """The same without room and board."""


@dataclass(frozen=True, slots=True)
class Championship:
    """A championship whose places are given."""

    division: Division
    year: int
    candidates: tuple[Candidate, ...]
    cancelled: frozenset[str] = frozenset()
    """Who had a place and gave it back."""
    first_regional: date | None = None
    """First day of the first regional championship; None = not known."""
    nominated: tuple[str, ...] = ()
    """Whom the board gave one of the further places."""
    called: frozenset[str] = frozenset()
    """Replacements that were called."""
    entries: Mapping[str, PaidEntry] | None = None
    """By candidate, each of them; None = nobody can enter yet, or it is not looked at."""
    today: date | None = None
    """Day as of which entries are looked at."""
