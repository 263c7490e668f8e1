"""Whom one writes to, and in whose name: the federation, its clubs and teams, the place of a match.

Nothing of this is asked by a rule; it is what stands on paper.
"""

import re
from dataclasses import dataclass

_IBAN = re.compile("[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")


def is_iban(text: str) -> bool:
    """Say whether an account's number, without blanks, bears out its check digits (ISO 13616).

    With the first four signs at the end and letters as numbers (A = 10 … Z = 35) it leaves 1 when
    divided by 97.
    """
    if not _IBAN.fullmatch(text):
        return False
    digits = "".join(str(int(sign, 36)) for sign in text[4:] + text[:4])
    return int(digits) % 97 == 1


@dataclass(frozen=True, slots=True)
class BankAccount:
    """Where money is to be sent."""

    holder: str
    iban: str
    """Without blanks."""
    bic: str = ""


@dataclass(frozen=True, slots=True)
class Officer:
    """Somebody with an office in a club or in the federation."""

    role: str
    """Such as chairman, treasurer, league official; as the federation calls it."""
    name: str
    phone: str = ""
    mail: str = ""
    division: str = ""
    """Id of the division that a federation's officer is responsible for; empty = none."""


@dataclass(frozen=True, slots=True)
class FederationContact:
    """A federation as it stands on its letters."""

    name: str
    address: tuple[str, ...] = ()
    """Lines below the name."""
    mail: str = ""
    phone: str = ""
    site: str = ""
    bank: BankAccount | None = None
    officers: tuple[Officer, ...] = ()

    def letterhead(self) -> tuple[str, ...]:
        """Return the lines of the federation as a sender: name, address, how it is reached."""
        reached = " · ".join(filter(None, (self.phone, self.mail, self.site)))
        return (self.name, *self.address, *((reached,) if reached else ()))


@dataclass(frozen=True, slots=True)
class ClubContact:
    """How a club is reached."""

    address: tuple[str, ...] = ()
    """Lines below its name."""
    venue: str = ""
    """Where its teams play unless a team says otherwise."""
    officers: tuple[Officer, ...] = ()
    bank: BankAccount | None = None


@dataclass(frozen=True, slots=True)
class TeamContact:
    """Who speaks for a team besides its captain."""

    deputy: str = ""
    phone: str = ""
    mail: str = ""


@dataclass(frozen=True, slots=True)
class MatchContact:
    """What is known of one match besides its result."""

    venue: str = ""
    """Empty = where the home team plays."""
    remarks: str = ""
    home_deputy: str = ""
    """Who stands in for the captain in this match."""
    away_deputy: str = ""


@dataclass(frozen=True, slots=True)
class RoundState:
    """Whether a round is on paper and calendar; one without a state is published."""

    division: str
    round: int
    published: bool
