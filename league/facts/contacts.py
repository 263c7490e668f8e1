"""Whom one writes to, and in whose name: the federation, its clubs and teams, the place of a match.

Nothing of this is asked by a rule; it is what stands on paper.
"""

import re
from dataclasses import dataclass
from typing import Annotated

from league.facts.fields import (
    Check,
    Code,
    DivisionId,
    Mail,
    Own,
    Personal,
    PersonName,
    Phone,
    Words,
    called,
)

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

    holder: Annotated[PersonName, called("account")]
    iban: Annotated[Own, called("IBAN")]
    """Without blanks."""
    bic: Annotated[Code, called("BIC")] = ""


@dataclass(frozen=True, slots=True)
class Officer:
    """Somebody with an office in a club or in the federation."""

    role: Annotated[Code, called("office held", check=Check.NAME)]
    """Such as chairman, treasurer, league official; as the federation calls it."""
    name: Annotated[PersonName, called("name", check=Check.NAME)]
    phone: Phone = ""
    mail: Mail = ""
    division: DivisionId = ""
    """Id of the division that a federation's officer is responsible for; empty = none."""


@dataclass(frozen=True, slots=True)
class FederationContact:
    """A federation as it stands on its letters."""

    name: Annotated[Code, called("name", check=Check.NAME)]
    address: Annotated[tuple[Words, ...], called("address", check=Check.ADDRESS)] = ()
    """Lines below the name."""
    mail: Mail = ""
    phone: Phone = ""
    site: Annotated[Code, called("site", check=Check.LINE)] = ""
    bank: Annotated[BankAccount | None, called("bank account", personal=Personal.OWN)] = None
    officers: Annotated[tuple[Officer, ...], called("officers", "officer")] = ()

    def letterhead(self) -> tuple[str, ...]:
        """Return the lines of the federation as a sender: name, address, how it is reached."""
        reached = " · ".join(filter(None, (self.phone, self.mail, self.site)))
        return (self.name, *self.address, *((reached,) if reached else ()))


@dataclass(frozen=True, slots=True)
class ClubContact:
    """How a club is reached."""

    address: Annotated[tuple[Words, ...], called("address", check=Check.ADDRESS)] = ()
    """Lines below its name."""
    venue: Annotated[Words, called("venue", check=Check.LINE)] = ""
    """Where its teams play unless a team says otherwise."""
    officers: Annotated[tuple[Officer, ...], called("officers", "officer")] = ()
    bank: Annotated[BankAccount | None, called("bank account", personal=Personal.OWN)] = None


@dataclass(frozen=True, slots=True)
class TeamContact:
    """Who speaks for a team besides its captain."""

    deputy: Annotated[PersonName, called("deputy", check=Check.SHORT)] = ""
    phone: Phone = ""
    mail: Mail = ""


@dataclass(frozen=True, slots=True)
class MatchContact:
    """What is known of one match besides its result."""

    venue: Annotated[Words, called("venue", check=Check.LINE)] = ""
    """Empty = where the home team plays."""
    remarks: Annotated[Words, called("remarks", check=Check.REMARK)] = ""
    home_deputy: Annotated[PersonName, called("deputy of the home team", check=Check.SHORT)] = ""
    """Who stands in for the captain in this match."""
    away_deputy: Annotated[PersonName, called("deputy of the away team", check=Check.SHORT)] = ""


@dataclass(frozen=True, slots=True)
class RoundState:
    """Whether a round is on paper and calendar; one without a state is published."""

    division: DivisionId
    round: Annotated[int, called("round")]
    published: Annotated[bool, called("published")]
