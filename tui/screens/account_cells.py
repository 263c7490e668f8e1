"""The rows of the accounts: clubs, charges, refunds, arrears, postings, open items."""

from collections.abc import Sequence
from datetime import date
from functools import partial

from rich.text import Text

from league.facts.accounts import Charge
from league.forms import day, money
from league.language import _
from league.services.accounts.views import by_age
from league.views.accounts import ArrearsRow, ChargeRow, ClubBalance, ItemRow, LineRow, RefundRow
from tui.widgets.cells import number
from tui.widgets.columns import Col, Row, holding
from tui.widgets.later import Later
from tui.widgets.themes import Ink
from tui.widgets.told import Told

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
    return Text(money(cents), style=hues.text) if cents else Text("·", style=hues.faint)


def _short(name: str, style: str) -> Text:
    """Return a name that leaves room for what it is about."""
    text = Text(name, style=style)
    text.truncate(LONGEST, overflow="ellipsis")
    return Told(text, name)


def _balance(cents: int, hues: Ink) -> Text:
    """Return what is owed; with a minus what is to the credit."""
    return Text(money(cents), style=f"bold {hues.good if cents < 0 else hues.text}")


def club_columns() -> list[Col]:
    """Return the columns of the open accounts."""
    return [
        Col(_("No."), right=True, least=100),
        Col(_("Club"), grow=True),
        Col(_("Owes"), right=True),
        Col(_("Since"), right=True),
        Col(_("Days"), right=True),
        Col(_("Gets"), right=True),
        Col(_("Balance"), right=True),
        Col(_("Age of debts"), least=96),
    ]


def club_rows(clubs: Sequence[ClubBalance], today: date, hues: Ink) -> list[Row]:
    """Return the open accounts; bars are as long as the debts, and darker where they are older."""
    most = max((one.owes for one in clubs), default=0)
    return [(one.club.id, _club(one, today, most, hues)) for one in clubs]


def _club(row: ClubBalance, today: date, most: int, hues: Ink) -> list[Text]:
    since = min((one.since for one in row.items.owes), default=None)
    name = f"⊘ {row.club.name}" if row.club.suspended_from else row.club.name
    return [
        Text(row.club.id, style=hues.muted),
        Text(name, style=f"bold {hues.text}"),
        _amount(row.owes, hues),
        Text(day(since) if since else "–", style=hues.muted),
        number(row.age, hues.muted),
        _amount(row.gets, hues),
        _balance(row.balance, hues),
        shaded(by_age(row.items.owes, today), most, BAR, hues),
    ]


def shaded(cents: Sequence[int], most: int, width: int, hues: Ink) -> Text:
    """Return a bar of amounts by age; ``most`` is as long as ``width``."""
    bar = Text()
    for sign, style, part in zip(SHADES, shade_styles(hues), cents, strict=True):
        # Whatever is owed is seen, be it ever so little.
        bar.append(sign * (max(1, round(width * part / most)) if part else 0), style=style)
    return bar


def charge_columns(rows: Sequence[ChargeRow]) -> list[Col]:
    """Return the columns of charges to be posted; their widths are known without the cells."""
    charges = [row.charge for row in rows]
    return [
        holding(_("Day"), {day(one.day) for one in charges}, right=True, least=90),
        holding(_("Club"), {row.debtor[:LONGEST] for row in rows}),
        holding(_("Owes to"), {row.creditor[:LONGEST] for row in rows}, least=140),
        Col(_("About"), grow=True),
        holding("§", {rule_of(row.citation) for row in rows}),
        holding("", {_mark(one) for one in charges}),
        holding(_("Amount"), {money(one.cents) for one in charges}, right=True),
    ]


def charge_rows(rows: Sequence[ChargeRow], hues: Ink) -> list[Row]:
    """Return charges to be posted; cash at the board is marked, those let stand ticked."""
    return [(row.charge.reference, Later(partial(_charge, row, hues))) for row in rows]


def _charge(row: ChargeRow, hues: Ink) -> list[Text]:
    charge = row.charge
    return [
        Text(day(charge.day), style=hues.muted),
        _short(row.debtor, f"bold {hues.text}"),
        _short(row.creditor, hues.muted),
        Text(row.about, style=hues.muted),
        Text(rule_of(row.citation), style=hues.accent),
        Text(_mark(charge), style=hues.warn if charge.cash else hues.primary),
        Text(money(charge.cents), style=f"bold {hues.text}"),
    ]


def _mark(charge: Charge) -> str:
    return _("cash") if charge.cash else "✔" if charge.by else ""


def refund_columns() -> list[Col]:
    """Return the columns of refunds to be made."""
    return [
        Col(_("Club")),
        Col(_("About"), grow=True),
        Col("§"),
        Col(_("Posted"), right=True),
        Col(_("Owed now"), right=True),
        Col(_("Back"), right=True),
    ]


def refund_rows(rows: Sequence[RefundRow], hues: Ink) -> list[Row]:
    """Return refunds to be made."""
    return [(row.posting.reference, _refund(row, hues)) for row in rows]


def _refund(row: RefundRow, hues: Ink) -> list[Text]:
    cents = row.posting.cents
    return [
        _short(row.debtor, f"bold {hues.text}"),
        Text(row.about, style=hues.muted),
        Text(rule_of(row.citation), style=hues.accent),
        Text(money(cents), style=hues.muted),
        _amount(row.now, hues),
        Text(money(cents - row.now), style=f"bold {hues.good}"),
    ]


def arrears_columns() -> list[Col]:
    """Return the columns of clubs in arrears."""
    return [
        Col(_("Club"), grow=True),
        Col(_("Overdue"), right=True),
        Col(_("Days"), right=True),
        Col("§"),
        Col(_("Proposal")),
    ]


def arrears_rows(rows: Sequence[ArrearsRow], hues: Ink) -> list[Row]:
    """Return the clubs in arrears, each with what is proposed or was decided already."""
    return [(row.club.id, _arrears(row, hues)) for row in rows]


def _arrears(row: ArrearsRow, hues: Ink) -> list[Text]:
    proposal = Text(_("suspension, by the executive"), style=hues.warn)
    if row.club.suspended_from:
        since = day(row.club.suspended_from)
        proposal = Text(f"⊘ {_('suspended from {day}').format(day=since)}", style=hues.bad)
    return [
        Text(row.club.name, style=f"bold {hues.text}"),
        _amount(row.cents, hues),
        Text(str(row.days), style=hues.muted),
        Text(rule_of(row.citation), style=hues.accent),
        proposal,
    ]


def line_columns() -> list[Col]:
    """Return the columns of a statement."""
    return [
        Col(_("Day"), right=True),
        Col(_("What")),
        Col("§"),
        Col(_("About"), grow=True),
        Col(_("With"), least=120),
        Col(_("Amount"), right=True),
        Col(_("Balance"), right=True),
    ]


def line_rows(rows: Sequence[LineRow], hues: Ink) -> list[Row]:
    """Return a statement, oldest first; what makes the debt smaller carries a minus."""
    return [(str(number), _line(row, hues)) for number, row in enumerate(rows)]


def _line(row: LineRow, hues: Ink) -> list[Text]:
    line = row.line
    return [
        Text(day(line.posting.day), style=hues.muted),
        Text(row.what, style=hues.text),
        Text(rule_of(row.citation), style=hues.accent),
        Text(row.about, style=hues.muted),
        _short(row.other, hues.muted),
        Text(money(line.cents), style=hues.good if line.cents < 0 else hues.text),
        _balance(line.balance, hues),
    ]


def item_columns() -> list[Col]:
    """Return the columns of open items."""
    return [
        Col(_("Since"), right=True),
        Col(_("Days"), right=True),
        Col(""),
        Col(_("To or from"), least=100),
        Col(_("About"), grow=True),
        Col("§"),
        Col(_("Open"), right=True),
        Col(_("Reference"), grow=True, least=170),
    ]


def item_rows(rows: Sequence[ItemRow], hues: Ink) -> list[Row]:
    """Return open items, what is owed and what is due."""
    return [(row.item.reference, _item(row, hues)) for row in rows]


def _item(row: ItemRow, hues: Ink) -> list[Text]:
    item = row.item
    way = _("owes") if row.owed else _("gets")
    return [
        Text(day(item.since), style=hues.muted),
        Text(str(row.age), style=hues.muted),
        Text(way, style=hues.warn if row.owed else hues.good),
        _short(row.other, hues.muted),
        Text(row.about, style=hues.text),
        Text(rule_of(row.citation), style=hues.accent),
        Text(money(item.cents), style=f"bold {hues.text}"),
        Told(Text(item.reference, style=hues.faint), ""),
    ]
