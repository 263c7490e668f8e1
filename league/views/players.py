"""Players: found by a few letters, and on a page of their own."""

from dataclasses import dataclass
from datetime import date

from league.facts.accounts import Charge
from league.facts.claims import Application
from league.facts.matches import Score
from league.facts.people import Player
from league.facts.seasons import MatchKey
from league.facts.squads import Bond
from league.findings import Finding
from league.language import _


@dataclass(frozen=True, slots=True)
class BondLine:
    """What a game for this team is to one player."""

    name: str
    listed: str
    """Name of the division that lists him; empty = he is on no list of the club."""
    game: int
    """Which of his games in a higher division this would be; 0 = it is none."""
    bound: Bond | None = None
    """Where he belongs because of this game."""
    next: Bond | None = None
    """Where one more game in this division would bind him."""
    already: Bond | None = None
    """Where he belongs before this game."""

    @property
    def sentence(self) -> str:
        """Return it in words."""
        return _sentence(self)


@dataclass(frozen=True, slots=True)
class Registered:
    """A registration as it was stored."""

    application: Application
    eligible_from: date | None
    """None = not as long as something is open; the registration waits."""
    reason: str
    """From when he may play, and why."""
    findings: tuple[Finding, ...] = ()
    """What speaks against it, or made it later."""
    charges: tuple[Charge, ...] = ()
    levy: str = ""
    """Gap for which the federation levy is owed besides; empty = none."""


@dataclass(frozen=True, slots=True)
class RegistrationRow:
    """One registration on a player's page."""

    club: str
    club_name: str
    kind: str
    """How he belongs to the club, in the book's word."""
    reported: date
    eligible_from: date | None
    """None = it waits for something (``state``)."""
    deregistered: date | None
    equal: str | None
    """Citation of the equal status."""
    proof_until: date | None
    state: str
    """``held``, ``ended``, ``to come`` or ``waiting``."""

    @property
    def held(self) -> bool:
        """Say whether it holds, or will: it was not ended and waits for nothing."""
        return self.deregistered is None and self.state != "waiting"


@dataclass(frozen=True, slots=True)
class ListRow:
    """One list a player is on."""

    team: str
    team_name: str
    division_name: str
    place: int
    front: bool
    nominated: date | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """One of his games this season."""

    match: MatchKey
    day: date
    team_name: str
    opponent: str
    board: int
    against: str
    """Name of the player opposite; empty = nobody."""
    played: Score | None
    """Half points, his first, over the board; None = nothing was played."""
    counted: Score | None
    """Half points, his first, as they count."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's page."""

    player: Player
    registrations: tuple[RegistrationRow, ...]
    lists: tuple[ListRow, ...]
    games: tuple[GameRow, ...]
    bonds: tuple[str, ...]
    """Sentences: bans, where he belongs, and what a next game would do."""


def _sentence(line: BondLine) -> str:
    facts = {"player": line.name, "number": line.game, "listed": line.listed or "–"}
    if line.game == 0:
        return _("{player}: no game in a higher division.").format(**facts)
    if line.bound is not None:
        sentence = _(
            "{player}: this is game no. {number} in a higher division and binds to {division}."
        )
        return sentence.format(division=line.bound.name, **facts)
    if line.next is not None:
        sentence = _(
            "{player}: this is game no. {number} in a higher division; the next one binds to"
            " {division}."
        )
        return sentence.format(division=line.next.name, **facts)
    if line.already is not None:
        sentence = _("{player} belongs to {division} already.")
        return sentence.format(division=line.already.name, **facts)
    return _("{player}: this is game no. {number} in a higher division.").format(**facts)
