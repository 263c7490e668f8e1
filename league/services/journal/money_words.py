"""What a step of the journal moved on accounts, in words."""

from typing import Any

from league.facts.accounts import Account, Holder
from league.facts.references import of_paragraph
from league.formatting import money
from league.language import _
from league.services.accounts.words import about, account_words
from league.services.words.names import Names


def charge_words(held: dict[str, Any], names: Names) -> str:
    """Return a charge as the posting it becomes: season and paragraph are left to whoever posts."""
    rule, part = str(held.get("rule", "")), str(held.get("reference", ""))
    text = of_paragraph(names.season.name, rule, part)
    sides = {"debit": held.get("debtor"), "credit": held.get("creditor")}
    return posting_words({**held, **sides, "reference": text}, names)


def posting_words(held: dict[str, Any], names: Names) -> str:
    """Return an amount with the accounts between which it goes, and what for."""
    sentence = _("{amount} from {debtor} to {creditor}, {about} (§ {rule})")
    reference = str(held.get("reference", ""))
    accounts = _account(held.get("debit"), names), _account(held.get("credit"), names)
    # Who is credited with a payment is who paid it.
    debtor, creditor = reversed(accounts) if held.get("what") == "payment" else accounts
    return sentence.format(
        amount=money(int(held.get("cents", 0))),
        debtor=debtor,
        creditor=creditor,
        rule=held.get("rule", ""),
        about=about(reference, names),
    )


def _account(held: object, names: Names) -> str:
    values = held if isinstance(held, dict) else {}
    if "holder" not in values:
        return ""
    return account_words(Account(Holder(values["holder"]), values.get("club", "")), names)
