"""The lists of the accounts: charges, arrears, postings, open items, notices, deposits."""

from league import formatting
from league.language import _, to_translate
from league.views.accounts import (
    ArrearsRow,
    ChargeRow,
    DepositRow,
    ItemRow,
    LineRow,
    NoticeRow,
    RefundRow,
    deposit_words,
    state_words,
)
from league.views.columns import At, Column, Columns, Kind

LONGEST = 24
"""Letters of a name beside other words."""


def _mark(row: ChargeRow) -> str:
    return _("cash") if row.charge.cash else "✔" if row.charge.by else ""


def _proposal(row: ArrearsRow) -> str:
    if since := row.club.suspended_from:
        return f"⊘ {_('suspended from {day}').format(day=formatting.day(since))}"
    return _("suspension, by the executive")


CHARGES: Columns[ChargeRow] = (
    Column("reference", value=lambda one: one.charge.reference, at=At.JSON),
    Column("rule", value=lambda one: one.charge.rule, at=At.JSON),
    Column("debtor", value=lambda one: str(one.charge.debtor), at=At.JSON),
    Column("creditor", value=lambda one: str(one.charge.creditor), at=At.JSON),
    Column("cash", value=lambda one: one.charge.cash, at=At.JSON),
    Column("status", value=lambda one: one.charge.status, at=At.JSON),
    Column("day", to_translate("Day"), lambda one: one.charge.day, Kind.DAY,
           at=At.SCREEN, ink="muted", right=True, least=90),
    Column("debtor", to_translate("Club"), at=At.READ, ink="bold text", most=LONGEST),
    Column("creditor", to_translate("Owes to"), at=At.READ, ink="muted", most=LONGEST, least=140),
    Column("about", to_translate("About"), at=At.READ, ink="muted", grow=True),
    Column("citation", "§", kind=Kind.CITED, at=At.READ, ink="accent"),
    Column("mark", "", _mark, at=At.READ,
           ink=lambda one: "warn" if one.charge.cash else "primary"),
    Column("cents", to_translate("Amount"), lambda one: one.charge.cents, Kind.MONEY,
           ink="bold text"),
)  # fmt: skip
"""What is to be posted; cash at the board is marked, those let stand are ticked."""


REFUNDS: Columns[RefundRow] = (
    Column("debtor", to_translate("Club"), ink="bold text", most=LONGEST),
    Column("about", to_translate("About"), ink="muted", grow=True),
    Column("citation", "§", kind=Kind.CITED, ink="accent"),
    Column("posted", to_translate("Posted"), lambda one: one.posting.cents, Kind.MONEY,
           ink="muted"),
    Column("now", to_translate("Owed now"), kind=Kind.MONEY, dot=True),
    Column("back", to_translate("Back"), lambda one: one.posting.cents - one.now, Kind.MONEY,
           ink="bold good"),
)  # fmt: skip

ARREARS: Columns[ArrearsRow] = (
    Column("name", to_translate("Club"), lambda one: one.club.name, ink="bold text", grow=True),
    Column("cents", to_translate("Overdue"), kind=Kind.MONEY, dot=True),
    Column("days", to_translate("Days"), kind=Kind.NUMBER, ink="muted"),
    Column("citation", "§", kind=Kind.CITED, ink="accent"),
    Column("proposal", to_translate("Proposal"), _proposal,
           ink=lambda one: "bad" if one.club.suspended_from else "warn"),
)  # fmt: skip


LINES: Columns[LineRow] = (
    Column("number", to_translate("Entry"), kind=Kind.NUMBER, at=At.PAPER),
    Column("day", to_translate("Day"), lambda one: one.line.posting.day, Kind.DAY,
           to_translate("Date"), ink="muted", right=True),
    Column("notice", to_translate("Notice"), at=At.READ, ink="muted"),
    Column("what", to_translate("What"), at=At.READ),
    Column("what", value=lambda one: one.line.posting.what, at=At.JSON),
    Column("rule", value=lambda one: one.line.posting.rule, at=At.JSON),
    Column("reference", value=lambda one: one.line.posting.reference, at=At.JSON),
    Column("citation", "§", kind=Kind.CITED, name=to_translate("Paragraph"),
           at=At.READ, ink="accent"),
    Column("about", to_translate("About"), at=At.READ, ink="muted", grow=True),
    Column("other", to_translate("With"), at=At.SCREEN | At.TEXT,
           ink="muted", most=LONGEST, least=120),
    Column("other", value=lambda one: str(one.line.other), at=At.JSON),
    Column("cents", to_translate("Amount"), lambda one: one.line.cents, Kind.MONEY,
           at=~At.PAPER, ink=lambda one: "good" if one.line.cents < 0 else "text"),
    Column("debit", to_translate("Debit"), lambda one: _above(one.line.cents), Kind.MONEY,
           at=At.PAPER),
    Column("credit", to_translate("Credit"), lambda one: _above(-one.line.cents), Kind.MONEY,
           at=At.PAPER),
    Column("balance", to_translate("Balance"), lambda one: one.line.balance, Kind.MONEY,
           ink=lambda one: "bold good" if one.line.balance < 0 else "bold text"),
)  # fmt: skip
"""A statement, oldest first; what makes the debt smaller carries a minus."""


def _above(cents: int) -> int | None:
    return cents if cents > 0 else None


ITEMS: Columns[ItemRow] = (
    Column("since", to_translate("Since"), lambda one: one.item.since, Kind.DAY,
           at=At.READ, ink="muted", right=True),
    Column("age", to_translate("Days"), kind=Kind.NUMBER, at=At.SCREEN, ink="muted"),
    Column("way", "", lambda one: _("owes") if one.owed else _("gets"),
           at=At.SCREEN, ink=lambda one: "warn" if one.owed else "good"),
    Column("other", to_translate("To or from"), name=to_translate("With"),
           said=to_translate("To or from"), at=At.READ, ink="muted", most=LONGEST, least=100),
    Column("about", to_translate("About"), at=At.READ, grow=True),
    Column("citation", "§", kind=Kind.CITED, name=to_translate("Paragraph"),
           at=At.READ, ink="accent"),
    Column("cents", to_translate("Open"), lambda one: one.item.cents, Kind.MONEY,
           at=~At.PAPER, ink="bold text"),
    Column("owed", to_translate("To pay"), lambda one: one.item.cents if one.owed else None,
           Kind.MONEY, at=At.PAPER),
    Column("due", to_translate("To get"), lambda one: None if one.owed else one.item.cents,
           Kind.MONEY, at=At.PAPER),
    Column("reference", to_translate("Reference"), lambda one: one.item.reference,
           at=At.SCREEN | At.JSON, ink="faint", grow=True, least=170),
)  # fmt: skip
"""What is open, owed and due."""

NOTICES: Columns[NoticeRow] = (
    Column("number", to_translate("Notice"), ink="accent", right=True),
    Column("day", to_translate("Day"), kind=Kind.DAY, ink="muted", right=True, least=90),
    Column("club", at=At.JSON),
    Column("rule", at=At.JSON),
    Column("debtor", to_translate("Club"), at=At.READ, ink="bold text", most=LONGEST),
    Column("about", to_translate("About"), at=At.READ, ink="muted", grow=True, least=100),
    Column("citation", "§", kind=Kind.CITED, at=At.READ, ink="accent"),
    Column("state", to_translate("State"), state_words, at=At.READ,
           ink=lambda one: "warn" if one.left else "muted"),
    Column("cents", to_translate("Amount"), kind=Kind.MONEY, ink="bold text"),
    Column("left", to_translate("To pay"), kind=Kind.MONEY, at=At.TEXT | At.JSON),
    Column("due", kind=Kind.DAY, at=At.JSON),
    Column("state", at=At.JSON),
    Column("other", at=At.JSON),
    Column("reminded", at=At.JSON),
)  # fmt: skip
"""Notices, each with what has become of it."""

DEPOSITS: Columns[DepositRow] = (
    Column("day", to_translate("Day"), kind=Kind.DAY, name=to_translate("Date"),
           ink="muted", right=True),
    Column("about", to_translate("About"), grow=True),
    Column("citation", "§", kind=Kind.CITED, name=to_translate("Paragraph"),
           at=At.READ, ink="accent"),
    Column("fate", to_translate("What became of it"), deposit_words,
           at=At.SCREEN | At.TEXT, ink="muted"),
    Column("held", to_translate("Held"), kind=Kind.MONEY, dot=True),
    Column("cents", to_translate("Amount"), kind=Kind.MONEY, name=to_translate("Deposit"),
           said=to_translate("Amount"), ink="bold text"),
    Column("forfeited", kind=Kind.MONEY, at=At.JSON),
    Column("ended", to_translate("Ended on"), kind=Kind.DAY, at=At.PAPER),
    Column("to", to_translate("Forfeited to"), at=At.PAPER),
)  # fmt: skip
"""Deposits of protests, each with what became of it."""
