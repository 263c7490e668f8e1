"""The lists of the accounts: clubs, charges, refunds, arrears, postings, open items."""

from collections.abc import Sequence

from rich.text import Text

from league.language import _, ngettext
from league.services.accounts.views import by_age
from league.views import accounts, statements
from league.views import columns_accounts as described
from tui.kit.alt_text import AltText
from tui.kit.columns import Col
from tui.kit.described import on_screen
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink

SHADES = "░▒▓█"
"""Debts by age, the youngest lightest."""
BAR = 12
"""Columns of the longest bar in the list of clubs."""


def shade_styles(hues: Ink) -> tuple[str, ...]:
    """Return the styles of debts by age, the youngest first."""
    return hues.muted, hues.primary, hues.warn, hues.bad


def club_list(view: accounts.AccountsView, hues: Ink) -> Table:
    """Return the open accounts; bars are as long as the debts, and darker where they are older."""
    most = max((one.owes for one in view.clubs), default=0)
    columns: Columns[statements.ClubBalance] = [
        *on_screen(
            statements.CLUBS, hues, {"name": lambda one: Text(_club(one), f"bold {hues.text}")}
        ),
        (
            Col(_("Age of debts"), least=96),
            lambda one: shaded(by_age(one.items.owes, view.day), most, BAR, hues),
        ),
    ]
    title, opens = _("Open {number}").format(number=len(view.clubs)), _("account")
    empty = _("Nobody owes anything. Charges to be posted stand under 2.")
    return listed("clubs", title, columns, view.clubs, lambda one: one.club.id, empty, opens)


def _club(row: statements.ClubBalance) -> str:
    return f"⊘ {row.club.name}" if row.club.suspended_from else row.club.name


def shaded(cents: Sequence[int], most: int, width: int, hues: Ink) -> Text:
    """Return a bar of amounts by age; ``most`` is as long as ``width``."""
    bar = Text()
    for sign, style, part in zip(SHADES, shade_styles(hues), cents, strict=True):
        # Whatever is owed is seen, be it ever so little.
        bar.append(sign * (max(1, round(width * part / most)) if part else 0), style=style)
    return bar


def charge_list(rows: Sequence[accounts.ChargeRow], hues: Ink, empty: str) -> Table:
    """Return charges to be posted; the widths of their columns are known without the cells."""
    columns = on_screen(described.CHARGES, hues, measured=rows)
    title, opens = _("To post {number}").format(number=len(rows)), _("match")
    return listed("charges", title, columns, rows, lambda one: one.charge.reference, empty, opens)


def refund_list(rows: Sequence[accounts.RefundRow], hues: Ink) -> Table:
    """Return refunds to be made."""
    columns = on_screen(described.REFUNDS, hues)
    title, opens = _("To refund {number}").format(number=len(rows)), _("match")
    empty = _("No posted fee was waived or changed since.")
    return listed("refunds", title, columns, rows, lambda one: one.posting.reference, empty, opens)


def arrears_list(view: accounts.AccountsView, hues: Ink) -> Table:
    """Return the clubs in arrears, each with what is proposed or was decided already."""
    empty = ngettext(
        "No club has owed the federation for more than {days} day. “w” waits longer or less.",
        "No club has owed the federation for more than {days} days. “w” waits longer or less.",
        view.wait,
    ).format(days=view.wait)
    if not view.knows.arrears:
        empty = _("{book} has no rule about arrears.").format(book=view.book)
    columns = on_screen(described.ARREARS, hues)
    title, opens = _("Arrears {number}").format(number=len(view.arrears)), _("account")
    return listed("arrears", title, columns, view.arrears, lambda one: one.club.id, empty, opens)


def line_list(rows: Sequence[accounts.LineRow], hues: Ink) -> Table:
    """Return a statement."""
    title = _("Statement {number}").format(number=len(rows))
    empty = _("Nothing is posted yet. Charges to be posted stand under 3.")
    columns = on_screen(described.LINES, hues)
    return listed("lines", title, columns, rows, None, empty, _("match"))


def item_list(rows: Sequence[accounts.ItemRow], hues: Ink) -> Table:
    """Return open items, what is owed and what is due."""
    columns = on_screen(
        described.ITEMS,
        hues,
        {"reference": lambda one: AltText(Text(one.item.reference, hues.faint), "")},
    )
    title = _("Open {number}").format(number=len(rows))
    empty, opens = _("Nothing is open."), _("match")
    return listed("items", title, columns, rows, lambda one: one.item.reference, empty, opens)


def notice_list(rows: Sequence[accounts.NoticeRow], hues: Ink) -> Table:
    """Return notices, the last one first."""
    columns = on_screen(described.NOTICES, hues)
    title = _("Notices {number}").format(number=len(rows))
    empty = _("No notice was given yet: a charge gets its number when it is posted.")
    return listed("notices", title, columns, rows, lambda one: one.number, empty, _("account"))


def deposit_list(rows: Sequence[accounts.DepositRow], hues: Ink) -> Table:
    """Return deposits of protests."""
    columns = on_screen(described.DEPOSITS, hues)
    title = _("Deposits {number}").format(number=len(rows))
    return listed("deposits", title, columns, rows, None, _("No deposit was paid."), "")
