"""Addresses, bank accounts and officers, as lines."""

from typing import TYPE_CHECKING

from tui.commands.common import print_data

if TYPE_CHECKING:
    from league.facts.contacts import BankAccount, Officer


def print_contacts(
    address: tuple[str, ...], bank: "BankAccount | None", officers: tuple["Officer", ...]
) -> None:
    """Print how somebody is reached."""
    from league import formatting

    for line in address:
        print_data(line)
    if bank is not None:
        print_data(
            " · ".join(filter(None, (f"IBAN {formatting.iban(bank.iban)}", bank.bic, bank.holder)))
        )
    for one in officers:
        parts = (f"{one.role}: {one.name}", one.division, one.phone, one.mail)
        print_data(" · ".join(filter(None, parts)))
