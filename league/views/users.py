"""What is shown of accounts: who has one, as what, and their codes on paper."""

from dataclasses import dataclass
from datetime import date, datetime

from league.facts.offices import FederationOffice


@dataclass(frozen=True, slots=True)
class CodeLetter:
    """A letter with the one-time code of an account; it is made when the code is given out."""

    federation: FederationOffice
    name: str
    """Of whom it goes to, as the next two."""
    language: str
    login: str
    code: str
    until: datetime
    """By the clocks of the federation."""
    day: datetime
    """When it is written, by the same."""


@dataclass(frozen=True, slots=True)
class AccountRow:
    """A person with an account."""

    login: str
    name: str
    mail: str
    language: str
    roles: tuple[str, ...]
    """In words, each with where it is held, in the order in which they were given."""
    closed: date | None
    password: bool
    """Whether he has set one, and so gets in."""
