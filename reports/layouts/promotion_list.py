"""Who goes up and down, with the reason for each."""

from collections.abc import Iterator

from league.language import _, to_translate
from league.views import columns as described
from league.views.columns import Kind, Value
from league.views.promotion import DOWN, IN, STAYS, UP, MoveRow, TierView
from league.views.season_papers import PromotionPaper
from reports.described import table_of
from reports.document import Block, Cell, Column, Document, Heading, Signatures, Table, Words
from reports.layouts.season_parts import letter, lines


def promotion_list(view: PromotionPaper) -> Document:
    """Return every move with its reason, what is open, and next season's divisions."""
    return Document(
        title=_("Promotion and relegation"), blocks=tuple(_blocks(view)), **letter(view.head)
    )


def _blocks(view: PromotionPaper) -> Iterator[Block]:
    if view.view.waiting or view.view.questions:
        yield Heading(_("Not final"))
        yield Words(lines((*view.view.questions, _waiting(view))))
    if view.view.moves:
        yield table_of(_MOVES, view.view.moves, name=_("Moves"))
    else:
        yield Words(_("Nobody moves."))
    for tier in view.view.tiers:
        yield _tier(tier)
    yield Signatures((_("League official"),))


def _waiting(view: PromotionPaper) -> str:
    matches = len(view.view.waiting)
    words = _("Matches without a result that could still change this: {number}")
    return words.format(number=matches) if matches else ""


def _what(move: MoveRow) -> str:
    said = {UP: _("goes up"), DOWN: _("goes down"), IN: _("comes in"), STAYS: _("stays")}
    return said[move.way]


_MOVES: described.Columns[MoveRow] = (
    described.Column("name", to_translate("Team"), width=36, strong=True),
    described.Column("source_name", to_translate("From"), width=26),
    described.Column("place", to_translate("Place"), lambda one: one.place or None, Kind.NUMBER,
                     width=11),
    described.Column("what", to_translate("What"), _what, width=20),
    described.Column("to", to_translate("Goes to"),
                     lambda one: "" if one.way == STAYS else one.target_name, width=26,
                     small=lambda one: _("not decided") if one.assumed else ""),
    described.Column("reason", to_translate("Reason"), lambda one: one.explanation.facts,
                     small=lambda one: one.citation, below=to_translate("Rule")),
)  # fmt: skip


def _tier(tier: TierView) -> Table:
    """Return a division's table with where each team goes, and who comes."""
    columns = (
        Column(_("Place"), Kind.NUMBER, 16, below=_("Shared places")),
        Column(_("Team"), below=_("From")),
        Column(_("Next season"), width=60),
    )
    rows: list[tuple[Value | Cell, ...]] = []
    for seat in tier.seats:
        moves = seat.move is not None and seat.move.way != STAYS
        target = seat.move.target_name if seat.move is not None and moves else tier.name
        rows.append((Cell(seat.place, below=seat.shared), seat.name, Cell(target, bold=moves)))
    rows += [(None, Cell(one.name, below=one.source_name), tier.name) for one in tier.arriving]
    number = _("{name}: {number} teams next season").format(name=tier.name, number=tier.next)
    return Table(columns, tuple(rows), name=number, whole=True)
