"""What letters about money share: from whom and to whom they go, and where to pay."""

from collections.abc import Iterator
from typing import TypedDict

from league import formatting
from league.facts.contacts import BankAccount
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
        letterhead=letter.federation.letterhead(),
        address=(letter.club, *letter.office.address),
        foot=letter.federation.name,
        audience=_("{club} and the federation's treasurer").format(club=letter.club),
    )


def bank_lines(payee: str, bank: BankAccount | None) -> Iterator[tuple[str, str]]:
    """Yield label and words of an account; only whose it is where no account is known."""
    yield _("Pay to"), bank.holder if bank else payee
    if bank:
        yield "IBAN", formatting.iban(bank.iban)
    if bank and bank.bic:
        yield "BIC", bank.bic
