"""A club's account: all entries, the balance, and what is open."""

from collections.abc import Iterator

from league import formatting
from league.language import _
from league.views.columns_accounts import ITEMS, LINES
from league.views.notices import StatementView
from reports.described import table_of
from reports.document import Block, Document, Words
from reports.layouts.letters import ends


def layout(view: StatementView) -> Document:
    """Return a statement of account."""
    return Document(
        title=_("Statement of account"),
        under=_("as of {day}").format(day=formatting.day(view.day)),
        blocks=(*_blocks(view),),
        **ends(view.letter),
    )


def _blocks(view: StatementView) -> Iterator[Block]:
    account = view.account
    if account.lines:
        yield table_of(
            LINES, account.lines, sums={"debit", "credit"}, name=_("Postings"), close=True
        )
    else:
        yield Words(_("Nothing was booked yet."))
    yield Words(_balance(view), bold=True)
    if account.items:
        yield table_of(ITEMS, account.items, sums={"owed", "due"}, name=_("Open items"), close=True)


def _balance(view: StatementView) -> str:
    owed, amount = view.account.balance, formatting.money(abs(view.account.balance))
    sentence = _("The account is settled.")
    if owed:
        sentence = _("Owed: {amount}") if owed > 0 else _("To your credit: {amount}")
    return sentence.format(amount=amount)
