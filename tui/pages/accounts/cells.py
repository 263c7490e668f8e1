"""The lists of the accounts: clubs, charges, refunds, arrears, postings, open items."""

from collections.abc import Collection, Sequence

from rich.text import Text

from league.facts.accounts import Charge
from league.formatting import day, money
from league.language import _, ngettext
from league.services.accounts.notice_words import deposit_words, state_words
from league.services.accounts.views import by_age
from league.views import accounts, statements
from tui.kit.alt_text import AltText
from tui.kit.cells import number
from tui.kit.columns import Col, holding
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink

SHADES = "░▒▓█"
"""Debts by age, the youngest lightest."""
LONGEST = 24
"""Columns of the longest name beside other words."""
BAR = 12
"""Columns of the longest bar in the list of clubs."""


def shade_styles(hues: Ink) -> tuple[str, ...]:
    """Return the styles of debts by age, the youngest first."""
    return hues.muted, hues.primary, hues.warn, hues.bad


def rule_of(citation: str) -> str:
    """Return a citation without the name of the book, for narrow columns."""
    return citation.partition(" ")[2] or citation


def _amount(cents: int, hues: Ink) -> Text:
    return Text(money(cents), hues.text) if cents else Text("·", hues.faint)


def _short(name: str, style: str) -> Text:
    """Return a name that leaves room for what it is about."""
    text = Text(name, style)
    text.truncate(LONGEST, overflow="ellipsis")
    return AltText(text, name)


def _balance(cents: int, hues: Ink) -> Text:
    """Return what is owed; with a minus what is to the credit."""
    return Text(money(cents), f"bold {hues.good if cents < 0 else hues.text}")


def club_list(view: accounts.AccountsView, hues: Ink) -> Table:
    """Return the open accounts; bars are as long as the debts, and darker where they are older."""
    most = max((one.owes for one in view.clubs), default=0)
    columns: Columns[statements.ClubBalance] = (
        (Col(_("No."), right=True, least=100), lambda one: Text(one.club.id, hues.muted)),
        (Col(_("Club"), grow=True), lambda one: _bold(_club(one), hues)),
        (Col(_("Owes"), right=True), lambda one: _amount(one.owes, hues)),
        (Col(_("Since"), right=True), lambda one: Text(_since(one), hues.muted)),
        (Col(_("Days"), right=True), lambda one: number(one.age, hues.muted)),
        (Col(_("Gets"), right=True), lambda one: _amount(one.gets, hues)),
        (Col(_("Balance"), right=True), lambda one: _balance(one.balance, hues)),
        (
            Col(_("Age of debts"), least=96),
            lambda one: shaded(by_age(one.items.owes, view.day), most, BAR, hues),
        ),
    )
    title, opens = _("Open {number}").format(number=len(view.clubs)), _("account")
    empty = _("Nobody owes anything. Charges to be posted stand under 2.")
    return listed("clubs", title, columns, view.clubs, lambda one: one.club.id, empty, opens)


def _club(row: statements.ClubBalance) -> str:
    return f"⊘ {row.club.name}" if row.club.suspended_from else row.club.name


def _since(row: statements.ClubBalance) -> str:
    since = min((one.since for one in row.items.owes), default=None)
    return day(since) if since else "–"


def shaded(cents: Sequence[int], most: int, width: int, hues: Ink) -> Text:
    """Return a bar of amounts by age; ``most`` is as long as ``width``."""
    bar = Text()
    for sign, style, part in zip(SHADES, shade_styles(hues), cents, strict=True):
        # Whatever is owed is seen, be it ever so little.
        bar.append(sign * (max(1, round(width * part / most)) if part else 0), style=style)
    return bar


def charge_list(rows: Sequence[accounts.ChargeRow], hues: Ink, empty: str) -> Table:
    """Return charges to be posted; cash at the board is marked, those let stand ticked.

    The widths of their columns are known without the cells.
    """
    days = {day(one.charge.day) for one in rows}
    debtors, creditors = {one.debtor for one in rows}, {one.creditor for one in rows}
    marks, rules = {_mark(one.charge) for one in rows}, {rule_of(one.citation) for one in rows}
    amounts = {money(one.charge.cents) for one in rows}
    columns: Columns[accounts.ChargeRow] = (
        (
            holding(_("Day"), days, right=True, least=90),
            lambda one: Text(day(one.charge.day), hues.muted),
        ),
        (holding(_("Club"), _cut(debtors)), lambda one: _short(one.debtor, f"bold {hues.text}")),
        (
            holding(_("Owes to"), _cut(creditors), least=140),
            lambda one: _short(one.creditor, hues.muted),
        ),
        (Col(_("About"), grow=True), lambda one: Text(one.about, hues.muted)),
        (holding("§", rules), lambda one: _rule(one.citation, hues)),
        (holding("", marks), lambda one: _marked(one.charge, hues)),
        (
            holding(_("Amount"), amounts, right=True),
            lambda one: _bold(money(one.charge.cents), hues),
        ),
    )
    title, opens = _("To post {number}").format(number=len(rows)), _("match")
    return listed("charges", title, columns, rows, lambda one: one.charge.reference, empty, opens)


def _cut(names: Collection[str]) -> list[str]:
    return [name[:LONGEST] for name in names]


def _rule(citation: str, hues: Ink) -> Text:
    return Text(rule_of(citation), hues.accent)


def _bold(words: str, hues: Ink) -> Text:
    return Text(words, f"bold {hues.text}")


def _mark(charge: Charge) -> str:
    return _("cash") if charge.cash else "✔" if charge.by else ""


def _marked(charge: Charge, hues: Ink) -> Text:
    return Text(_mark(charge), hues.warn if charge.cash else hues.primary)


def refund_list(rows: Sequence[accounts.RefundRow], hues: Ink) -> Table:
    """Return refunds to be made."""
    columns: Columns[accounts.RefundRow] = (
        (Col(_("Club")), lambda one: _short(one.debtor, f"bold {hues.text}")),
        (Col(_("About"), grow=True), lambda one: Text(one.about, hues.muted)),
        (Col("§"), lambda one: _rule(one.citation, hues)),
        (Col(_("Posted"), right=True), lambda one: Text(money(one.posting.cents), hues.muted)),
        (Col(_("Owed now"), right=True), lambda one: _amount(one.now, hues)),
        (Col(_("Back"), right=True), lambda one: _back(one, hues)),
    )
    title, opens = _("To refund {number}").format(number=len(rows)), _("match")
    empty = _("No posted fee was waived or changed since.")
    return listed("refunds", title, columns, rows, lambda one: one.posting.reference, empty, opens)


def _back(row: accounts.RefundRow, hues: Ink) -> Text:
    return Text(money(row.posting.cents - row.now), f"bold {hues.good}")


def arrears_list(view: accounts.AccountsView, hues: Ink) -> Table:
    """Return the clubs in arrears, each with what is proposed or was decided already."""
    empty = ngettext(
        "No club has owed the federation for more than {days} day. “w” waits longer or less.",
        "No club has owed the federation for more than {days} days. “w” waits longer or less.",
        view.wait,
    ).format(days=view.wait)
    if not view.knows.arrears:
        empty = _("{book} has no rule about arrears.").format(book=view.book)
    columns: Columns[accounts.ArrearsRow] = (
        (Col(_("Club"), grow=True), lambda one: _bold(one.club.name, hues)),
        (Col(_("Overdue"), right=True), lambda one: _amount(one.cents, hues)),
        (Col(_("Days"), right=True), lambda one: Text(str(one.days), hues.muted)),
        (Col("§"), lambda one: _rule(one.citation, hues)),
        (Col(_("Proposal")), lambda one: _proposal(one, hues)),
    )
    title, opens = _("Arrears {number}").format(number=len(view.arrears)), _("account")
    return listed("arrears", title, columns, view.arrears, lambda one: one.club.id, empty, opens)


def _proposal(row: accounts.ArrearsRow, hues: Ink) -> Text:
    if row.club.suspended_from:
        since = day(row.club.suspended_from)
        return Text(f"⊘ {_('suspended from {day}').format(day=since)}", hues.bad)
    return Text(_("suspension, by the executive"), hues.warn)


def line_list(rows: Sequence[accounts.LineRow], hues: Ink) -> Table:
    """Return a statement, oldest first; what makes the debt smaller carries a minus."""
    columns: Columns[accounts.LineRow] = (
        (Col(_("Day"), right=True), lambda one: Text(day(one.line.posting.day), hues.muted)),
        (Col(_("Notice")), lambda one: Text(one.notice, hues.muted)),
        (Col(_("What")), lambda one: Text(one.what, hues.text)),
        (Col("§"), lambda one: _rule(one.citation, hues)),
        (Col(_("About"), grow=True), lambda one: Text(one.about, hues.muted)),
        (Col(_("With"), least=120), lambda one: _short(one.other, hues.muted)),
        (Col(_("Amount"), right=True), lambda one: _booked(one.line.cents, hues)),
        (Col(_("Balance"), right=True), lambda one: _balance(one.line.balance, hues)),
    )
    title = _("Statement {number}").format(number=len(rows))
    empty = _("Nothing is posted yet. Charges to be posted stand under 3.")
    return listed("lines", title, columns, rows, None, empty, _("match"))


def _booked(cents: int, hues: Ink) -> Text:
    return Text(money(cents), hues.good if cents < 0 else hues.text)


def item_list(rows: Sequence[accounts.ItemRow], hues: Ink) -> Table:
    """Return open items, what is owed and what is due."""
    columns: Columns[accounts.ItemRow] = (
        (Col(_("Since"), right=True), lambda one: Text(day(one.item.since), hues.muted)),
        (Col(_("Days"), right=True), lambda one: Text(str(one.age), hues.muted)),
        (Col(""), lambda one: _way(one, hues)),
        (Col(_("To or from"), least=100), lambda one: _short(one.other, hues.muted)),
        (Col(_("About"), grow=True), lambda one: Text(one.about, hues.text)),
        (Col("§"), lambda one: _rule(one.citation, hues)),
        (Col(_("Open"), right=True), lambda one: _bold(money(one.item.cents), hues)),
        (
            Col(_("Reference"), grow=True, least=170),
            lambda one: AltText(Text(one.item.reference, hues.faint), ""),
        ),
    )
    title = _("Open {number}").format(number=len(rows))
    empty, opens = _("Nothing is open."), _("match")
    return listed("items", title, columns, rows, lambda one: one.item.reference, empty, opens)


def _way(row: accounts.ItemRow, hues: Ink) -> Text:
    return Text(_("owes"), hues.warn) if row.owed else Text(_("gets"), hues.good)


def notice_list(rows: Sequence[accounts.NoticeRow], hues: Ink) -> Table:
    """Return notices, the last one first, each with what has become of it."""
    columns: Columns[accounts.NoticeRow] = (
        (Col(_("Notice"), right=True), lambda one: Text(one.number, hues.accent)),
        (Col(_("Day"), right=True, least=90), lambda one: Text(day(one.day), hues.muted)),
        (Col(_("Club")), lambda one: _short(one.debtor, f"bold {hues.text}")),
        (Col(_("About"), grow=True, least=100), lambda one: Text(one.about, hues.muted)),
        (Col("§"), lambda one: _rule(one.citation, hues)),
        (Col(_("State")), lambda one: _state(one, hues)),
        (Col(_("Amount"), right=True), lambda one: _bold(money(one.cents), hues)),
    )
    title = _("Notices {number}").format(number=len(rows))
    empty = _("No notice was given yet: a charge gets its number when it is posted.")
    return listed("notices", title, columns, rows, lambda one: one.number, empty, _("account"))


def _state(row: accounts.NoticeRow, hues: Ink) -> Text:
    return Text(state_words(row), hues.warn if row.left else hues.muted)


def deposit_list(rows: Sequence[accounts.DepositRow], hues: Ink) -> Table:
    """Return deposits of protests, each with what became of it."""
    columns: Columns[accounts.DepositRow] = (
        (Col(_("Day"), right=True), lambda one: Text(day(one.day), hues.muted)),
        (Col(_("About"), grow=True), lambda one: Text(one.about, hues.text)),
        (Col("§"), lambda one: _rule(one.citation, hues)),
        (Col(_("What became of it")), lambda one: Text(deposit_words(one), hues.muted)),
        (Col(_("Held"), right=True), lambda one: _amount(one.held, hues)),
        (Col(_("Amount"), right=True), lambda one: _bold(money(one.cents), hues)),
    )
    title = _("Deposits {number}").format(number=len(rows))
    empty = _("No deposit was paid.")
    return listed("deposits", title, columns, rows, None, empty, "")
