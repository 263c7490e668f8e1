"""The keys of the accounts."""

from textual.binding import Binding

from league.language import _
from tui.kit.frame import fills, key, quiet, why_key


def accounts_keys() -> list[Binding]:
    """Return the keys of all accounts, in the language in use."""
    return [
        *_shared(),
        fills("a", "post_all", _("post all"), _("Let all proposed charges stand, with the day")),
        fills("s", "suspend", _("suspend"), _("For its arrears, by decision of the executive")),
        fills("m", "remind", _("remind"), _("All clubs, of notices that are overdue")),
        fills("t", "term", _("term"), _("Within how many days clubs have to pay")),
        key("w", "wait", _("wait"), _("How long the federation waits for its money")),
    ]


def account_keys() -> list[Binding]:
    """Return the keys of one account, in the language in use."""
    mistaken = _("Take an entry booked by mistake back, with a reason")
    return [
        *_shared(),
        fills("a", "post_all", _("post all"), _("Let all its proposed charges stand")),
        fills("x", "reverse", _("reverse"), mistaken),
        fills("m", "remind", _("remind"), _("Of its notices that are overdue")),
        quiet("v", "club", _("club"), _("The page of the club")),
    ]


def _shared() -> list[Binding]:
    return [
        fills("c", "post", _("post"), _("Let a proposed charge stand, with the day")),
        key("p", "pay", _("payment"), _("Money came in: for an item, or for the oldest")),
        fills("o", "pay_out", _("pay out"), _("What stands to the club's credit")),
        fills("r", "refund", _("refund"), _("Take a posted charge back by its counter-posting")),
        fills("f", "fine", _("fine"), _("A fine decided by a board")),
        fills("e", "protest", _("protest"), _("File one against the notice under the cursor")),
        why_key(_("Paragraph, facts, arithmetic, and how to contest it")),
    ]
