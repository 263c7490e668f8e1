"""The receipt for gaps that one team paid the other in cash."""

from collections.abc import Iterator

from league.formatting import day, money
from league.language import _
from league.views.columns import Kind
from league.views.papers_matches import CashHanded, CashReceipt
from reports.document import Block, Column, Document, Lines, Signatures, Table, Words
from reports.layouts import match_words


def layout(view: CashReceipt) -> Document:
    """Return the receipts of a match, or the sentence that nothing was paid."""
    where = view.occasion
    return Document(
        title=_("Receipt for gaps paid in cash"),
        over=match_words.over(where),
        under=f"{match_words.under(where)}: {where.home_name} – {where.away_name}",
        foot=match_words.foot(where),
        blocks=tuple(_blocks(view)),
    )


def _blocks(view: CashReceipt) -> Iterator[Block]:
    yield match_words.place_and_time(view.occasion)
    if not view.handed:
        yield Words(_("In this match no gap was paid in cash."))
    for handed in view.handed:
        yield from _receipt(view, handed)


def _receipt(view: CashReceipt, handed: CashHanded) -> Iterator[Block]:
    total = sum(gap.cents for gap in handed.gaps)
    sentence = _("On {day} {payee} received {amount} in cash from {payer}.")
    said = sentence.format(
        day=day(view.occasion.day), payee=handed.payee, payer=handed.payer, amount=money(total)
    )
    columns = (
        Column(_("Board"), Kind.NUMBER, 20),
        Column(_("Paragraph")),
        Column(_("Amount"), Kind.MONEY, 40),
    )
    rows = tuple((gap.board, gap.citation, gap.cents) for gap in handed.gaps)
    yield Table(columns, rows, f"{handed.payer} → {handed.payee}", sums=(2,))
    yield Words(said)
    yield Lines((_("Place and date"),))
    labels = (_("Paid, for {team}"), _("Received, for {team}"))
    teams = (handed.payer, handed.payee)
    yield Signatures(
        tuple(
            _signs(label.format(team=team), captain)
            for label, team, captain in zip(labels, teams, handed.captains, strict=True)
        )
    )


def _signs(label: str, captain: str) -> str:
    return f"{captain}, {label}" if captain else label
