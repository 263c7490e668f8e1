"""A reminder of notices that were not paid in time."""

from collections.abc import Iterator
from dataclasses import replace

from league import formatting
from league.language import _
from league.views.notices import ReminderView
from reports.document import Block, Document, Facts, Heading, Signatures, Words
from reports.layouts.letters import bank_lines, ends
from reports.layouts.notice import unpaid


def layout(view: ReminderView) -> Document:
    """Return a reminder as a letter."""
    return Document(
        title=_("Reminder {level}").format(level=view.reminder.level),
        place_and_day=formatting.day(view.reminder.day),
        blocks=(*_blocks(view), Signatures((view.letter.federation.name,))),
        **ends(view.letter),
    )


def _blocks(view: ReminderView) -> Iterator[Block]:
    yield Words(_("These notices were not paid in time. Please pay what is still open."))
    rows = [(replace(row, due=due), cents) for row, cents, due in view.items]
    yield unpaid(rows, _("Overdue notices"))
    yield Heading(_("Payment"))
    for payee, bank in view.banks:
        yield Facts((*bank_lines(payee, bank),))
    citation, says = view.warning
    if citation:
        yield Heading(_("What the rules say of clubs that do not pay"))
        yield Words(f"{citation}: {says}" if says else citation)
    yield Words(_("If you have paid meanwhile, this letter is of no account."), small=True)
