"""How somebody is reached, to read."""

from collections.abc import Sequence

from rich.text import Text

from league import formatting
from league.facts.contacts import BankAccount
from tui.kit.themes import Ink


def reach_text(lines: Sequence[str], bank: BankAccount | None, hues: Ink) -> Text:
    """Return an address and a bank account to read; the first line is the name."""
    known = [one for one in lines if one]
    if bank is not None:
        known.append(" · ".join(filter(None, (f"IBAN {formatting.iban(bank.iban)}", bank.bic))))
    return Text("\n").join(
        Text(one, f"bold {hues.text}" if one == lines[0] else hues.text) for one in known
    )
