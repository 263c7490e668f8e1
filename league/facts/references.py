"""What an entry of the ledger belongs to, as types: written to a text and read from it only here.

The text is what is stored, and what tells one entry from another. Of a fee that a rule book
computes, the book knows the part within the season only; the ledger puts season (and paragraph)
before it.
"""

from dataclasses import dataclass
from typing import NamedTuple

from league.facts.seasons import MatchKey

_MATCH, _FINE, _PROTEST, _RATING = "match", "fine", "protest", "rating"
_COURT, _ENTRY = "court", "entry"
LEVY = "levy"
"""What a levy was called in earlier files."""
PAYMENT, PAYOUT = "payment", "payout"
_OF_MATCH = 6
"""Parts before the fee: season, ``match``, and the match."""


@dataclass(frozen=True, slots=True)
class MatchFee:
    """A fee of a match: ``2011/12|match|landesliga|8|A1|B1|fee|7.2.c|home|5|100018|federation``."""

    season: str
    match: MatchKey
    fee: str
    """The fee within its match, as it is stored."""

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return of_match(self.season, match_part(self.match, self.fee))


@dataclass(frozen=True, slots=True)
class RegistrationFee:
    """A registration's fee or, by another paragraph, levy: ``2011/12|1.4.a|7/601/2011-09-12``."""

    season: str
    rule: str
    ident: str
    club: str
    day: str
    """ISO."""

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return of_paragraph(
            self.season, self.rule, registration_part(self.ident, self.club, self.day)
        )


@dataclass(frozen=True, slots=True)
class EarlierFee:
    """The same as earlier files have it: ``2011/12|1.4.a|registration|601|7|2011-07-02``."""

    season: str
    rule: str
    what: str
    """``registration`` or ``levy``."""
    club: str
    ident: str
    day: str

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        part = _joined(self.what, self.club, self.ident, self.day)
        return of_paragraph(self.season, self.rule, part)


@dataclass(frozen=True, slots=True)
class DataFee:
    """Players' data that the rating officer completed: ``2011/12|C.2.4.b|rating|Open``."""

    season: str
    rule: str
    event: str

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return of_paragraph(self.season, self.rule, data_part(self.event))


@dataclass(frozen=True, slots=True)
class BoardFine:
    """A fine that a board decided: ``2011/12|fine|601|7.5|2012-01-10``, then whose it is."""

    season: str
    club: str
    rule: str
    day: str
    """ISO."""
    person: str = ""
    """Pass number or name; empty = the club's."""

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        parts = (self.season, _FINE, self.club, self.rule, self.day)
        return _joined(*parts, self.person) if self.person else _joined(*parts)


@dataclass(frozen=True, slots=True)
class ProtestFee:
    """The deposit of a protest: ``2011/12|protest|3``."""

    season: str
    number: str

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return _joined(self.season, _PROTEST, self.number)


@dataclass(frozen=True, slots=True)
class CourtFee:
    """The deposit of an objection before a local court: ``2026|court|vm-u14|1|A 1``."""

    season: str
    division: str
    round: int
    who: str

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return _joined(self.season, _COURT, self.division, str(self.round), self.who)


class EntryFee(NamedTuple):
    """What a player's entry in an event costs: ``2025/26|entry|101|u14``."""

    season: str
    ident: str
    event: str

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return _joined(self.season, _ENTRY, self.ident, self.event)


@dataclass(frozen=True, slots=True)
class OfClub:
    """Money of a club that belongs to no single entry.

    A payment for its oldest items, ``payment|601|4``, or one out of its credit, ``payout|601|4``.
    """

    what: str
    club: str
    number: str
    """Of the posting."""

    @property
    def season(self) -> str:
        """Return the season: it belongs to none."""
        return ""

    @property
    def text(self) -> str:
        """Return it as it is stored."""
        return _joined(self.what, self.club, self.number)


@dataclass(frozen=True, slots=True)
class AnyText:
    """Whatever else is stored."""

    text: str
    season: str = ""


Reference = (
    MatchFee
    | RegistrationFee
    | EarlierFee
    | DataFee
    | BoardFine
    | ProtestFee
    | CourtFee
    | EntryFee
    | OfClub
    | AnyText
)


def reference_of(text: str) -> Reference:
    """Return what a stored text belongs to; its own text is that one, letter for letter."""
    parts = text.split("|")
    found = _fee_of_match(parts) or _of_paragraph(parts) or _other(parts)
    return found if found is not None and found.text == text else AnyText(text)


def of_match(season: str, part: str) -> str:
    """Return the text of a match's fee, of its part within the season."""
    return _joined(season, _MATCH, part)


def of_paragraph(season: str, rule: str, part: str) -> str:
    """Return the text of what a registration or an event costs, of its part within the season."""
    return _joined(season, rule, part)


def match_part(match: MatchKey, fee: str) -> str:
    """Return what a match's fee is called within its season."""
    return _joined(*map(str, match), fee)


def registration_part(ident: str, club: str, day: str) -> str:
    """Return what a registration's fee and its levy are called within their season."""
    return f"{ident}/{club}/{day}"


def data_part(event: str) -> str:
    """Return what the fee for an event's missing data is called within its season."""
    return _joined(_RATING, event)


def _fee_of_match(parts: list[str]) -> MatchFee | None:
    if len(parts) <= _OF_MATCH or parts[1] != _MATCH or not parts[3].isdecimal():
        return None
    key = (parts[2], int(parts[3]), parts[4], parts[5])
    return MatchFee(parts[0], key, _joined(*parts[_OF_MATCH:]))


def _of_paragraph(parts: list[str]) -> Reference | None:
    match parts:
        case [season, rule, ("registration" | "levy") as what, club, ident, day]:
            return EarlierFee(season, rule, what, club, ident, day)
        case [season, rule, registration] if registration.count("/") == 2:
            return RegistrationFee(season, rule, *registration.split("/"))
        case [season, rule, "rating", event]:
            return DataFee(season, rule, event)
    return None


def _other(parts: list[str]) -> Reference | None:
    match parts:
        case [season, "fine", club, rule, day, *person]:
            return BoardFine(season, club, rule, day, _joined(*person))
        case [season, "protest", number]:
            return ProtestFee(season, number)
        case [season, "court", division, number, *who] if who and number.isdecimal():
            return CourtFee(season, division, int(number), _joined(*who))
        case [season, "entry", ident, *event] if event:
            return EntryFee(season, ident, _joined(*event))
        case ["payment" | "payout" as what, club, number]:
            return OfClub(what, club, number)
    return None


def _joined(*parts: str) -> str:
    return "|".join(parts)
