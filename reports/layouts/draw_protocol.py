"""The protocol of a draw."""

from collections.abc import Iterator

from league.language import _, to_translate
from league.views import columns as described
from league.views.columns import Kind
from league.views.draws import MEETINGS, NumberRow
from league.views.season_papers import DrawPaper, LotStep
from reports.described import table_of
from reports.document import Block, Column, Document, Facts, Signatures, Table, Words
from reports.layouts.season_parts import letter

_LOTS: described.Columns[LotStep] = (
    described.Column("number", to_translate("Lot"), kind=Kind.NUMBER, width=14),
    described.Column("chance", "x", kind=Kind.CENTRED, width=24),
    described.Column("place", to_translate("Place"), lambda one: one.places[0], Kind.NUMBER,
                     width=16),
    described.Column("other", to_translate("with place"), lambda one: one.places[1], Kind.NUMBER,
                     width=20),
    described.Column("team", to_translate("Team"), lambda one: one.teams[0]),
    described.Column("against", to_translate("changes with"), lambda one: one.teams[1]),
)  # fmt: skip

_NUMBERS: described.Columns[NumberRow] = (
    described.Column("number", to_translate("Draw number"), kind=Kind.NUMBER, width=20),
    described.Column("name", to_translate("Team")),
    described.Column("before", to_translate("Year before"), kind=Kind.NUMBER, width=26, spare=True),
)


def draw_protocol(view: DrawPaper) -> Document:
    """Return how a draw was held: seed, who drew, each lot, the numbers and the matches."""
    row = view.view.row
    return Document(
        title=_("Protocol of the draw"),
        under=row.name,
        blocks=tuple(_blocks(view)),
        **letter(view.head, row.name),
    )


def _blocks(view: DrawPaper) -> Iterator[Block]:
    held = view.view.row.held
    if held is None:
        return
    yield Facts(
        (
            (_("Held on"), held.day),
            (_("Held by"), held.by or "–"),
            (_("Seed"), str(held.seed)),
            (_("Rule"), f"{view.citation} {view.title}"),
        )
    )
    if held.last_year is not None:
        words = _("Teams of the year before keep their numbers; the numbers are turned afterwards.")
        yield Words(words)
    if view.order:
        yield from _lots(view)
    yield _numbers(view)
    if meetings := view.view.meetings:
        yield table_of(MEETINGS, meetings, name=_("Matches"))
    else:
        yield Words(_("No round is published yet."))
    yield Signatures((_("Official who held the draw"), _("Witness")))


def _lots(view: DrawPaper) -> Iterator[Block]:
    columns = (Column(_("Place"), Kind.NUMBER, 16), Column(_("Code"), width=44), Column(_("Team")))
    order = tuple((place, *team) for place, team in enumerate(view.order, 1))
    yield Table(columns, order, name=_("Who drew, in the order of the codes"))
    yield table_of(_LOTS, view.steps, name=_("Lots"))
    yield Words(
        _(
            "From the last place up to the second, a random number x of the seed is multiplied"
            " by the place and rounded down, and 1 is added: the teams of the two places change"
            " places. The numbers are those of Python's random.Random(seed).random(), so that"
            " anybody can draw again."
        ),
        small=True,
    )


def _numbers(view: DrawPaper) -> Table:
    rows = sorted(view.view.numbers, key=lambda one: one.number or 0)
    return table_of(_NUMBERS, rows, name=_("Draw numbers"))
