"""What letters about money share: from whom and to whom they go, and where to pay."""

from collections.abc import Iterator
from typing import TypedDict

from league.facts.offices import BankAccount, FederationOffice
from league.language import _
from league.views.notices import Letter


class Ends(TypedDict):
    """The ends of a letter, as fields of a document."""

    letterhead: tuple[str, ...]
    address: tuple[str, ...]
    foot: str
    audience: str


def ends(letter: Letter) -> Ends:
    """Return sender and receiver of a letter; a club without an address has its name alone."""
    return Ends(
        letterhead=letterhead(letter.federation),
        address=(letter.club, *letter.office.address),
        foot=letter.federation.name,
        audience=_("{club} and the federation's treasurer").format(club=letter.club),
    )


def letterhead(office: FederationOffice) -> tuple[str, ...]:
    """Return the lines of a federation as sender."""
    reach = " · ".join(filter(None, (office.phone, office.mail, office.site)))
    return (office.name, *office.address, *([reach] if reach else []))


def bank_lines(payee: str, bank: BankAccount | None) -> Iterator[tuple[str, str]]:
    """Yield label and words of an account; only whose it is where no account is known."""
    yield _("Pay to"), bank.holder if bank else payee
    if bank:
        yield "IBAN", spaced(bank.iban)
    if bank and bank.bic:
        yield "BIC", bank.bic


def spaced(iban: str) -> str:
    """Return an IBAN in groups of four, as it is printed."""
    return " ".join(iban[at : at + 4] for at in range(0, len(iban), 4))
