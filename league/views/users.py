"""What is shown of accounts: who has one, who is signed in, codes and match passes."""

from dataclasses import dataclass
from datetime import date, datetime

from league import formatting
from league.facts.actors import Actor
from league.facts.contacts import FederationContact
from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.language import _, to_translate
from league.views.columns import At, Column, Columns


@dataclass(frozen=True, slots=True)
class CodeLetter:
    """A letter with the one-time code of an account; it is made when the code is given out."""

    federation: FederationContact
    name: str
    """Of whom it goes to, as the next two."""
    language: str
    login: str
    code: str
    until: datetime
    """By the clocks of the federation."""
    day: datetime
    """When it is written, by the same."""
    page: str = ""
    """Address at which the code is entered; empty = the settings name none."""


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


def _state(row: AccountRow) -> str:
    if row.closed:
        return _("closed since {day}").format(day=formatting.day(row.closed))
    return _("open") if row.password else _("no password yet")


ACCOUNTS: Columns[AccountRow] = (
    Column("login", to_translate("Account"), ink="bold text"),
    Column("name", to_translate("Name"), ink="", grow=True),
    Column("mail", to_translate("E-mail"), at=At.SCREEN, ink="muted", grow=True, least=100),
    Column("roles", to_translate("Roles"), lambda one: "; ".join(one.roles) or "–",
           ink="", grow=True),
    Column("state", to_translate("State"), _state,
           ink=lambda one: "faint" if one.closed else "good" if one.password else "warn"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Code:
    """A code as it is given out; only its hash is kept."""

    text: str
    """``ABCD-EFGHJ-KLMNP``"""
    until: datetime
    """UTC: the moment from which it is no good any more."""

    @property
    def id(self) -> str:
        """Return the part that is not secret."""
        return self.text.partition("-")[0]


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What a browser keeps."""

    token: str
    until: datetime
    """UTC."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who has signed in."""

    session: str
    """Id of the session."""
    actor: Actor
    login: str
    """As of the actor: ``pass:`` and its name for a match pass."""
    name: str
    language: str
    season: str = ""
    """Of the one match of who has a match pass; empty for who has an account, as the next two."""
    match: MatchKey | None = None
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class SessionView:
    """A session as its owner and the administrator see it."""

    id: str
    at: datetime
    seen: datetime
    until: datetime
    address: str
    agent: str


@dataclass(frozen=True, slots=True)
class MatchPass:
    """A match pass that was given out."""

    id: str
    name: str
    """Of the person it is for."""
    at: datetime
    until: datetime
    used: bool
