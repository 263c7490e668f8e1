"""The protocol of a draw."""

from collections.abc import Iterator

from league.language import _
from league.views.columns import Kind
from league.views.season_papers import DrawPaper
from reports.document import Block, Column, Document, Facts, Signatures, Table, Words
from reports.layouts.season_parts import letter


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
    yield _matches(view) if view.view.meetings else Words(_("No round is published yet."))
    yield Signatures((_("Official who held the draw"), _("Witness")))


def _lots(view: DrawPaper) -> Iterator[Block]:
    yield _order(view)
    yield _steps(view)
    yield Words(
        _(
            "From the last place up to the second, a random number x of the seed is multiplied"
            " by the place and rounded down, and 1 is added: the teams of the two places change"
            " places. The numbers are those of Python's random.Random(seed).random(), so that"
            " anybody can draw again."
        ),
        small=True,
    )


def _order(view: DrawPaper) -> Table:
    columns = (Column(_("Place"), Kind.NUMBER, 16), Column(_("Code"), width=44), Column(_("Team")))
    order = tuple((place, *team) for place, team in enumerate(view.order, 1))
    return Table(columns, order, name=_("Who drew, in the order of the codes"))


def _steps(view: DrawPaper) -> Table:
    columns = (
        Column(_("Lot"), Kind.NUMBER, 14),
        Column("x", Kind.CENTRED, 24),
        Column(_("Place"), Kind.NUMBER, 16),
        Column(_("with place"), Kind.NUMBER, 20),
        Column(_("Team")),
        Column(_("changes with")),
    )
    steps = tuple((one.number, one.chance, *one.places, *one.teams) for one in view.steps)
    return Table(columns, steps, name=_("Lots"))


def _numbers(view: DrawPaper) -> Table:
    columns = [Column(_("Draw number"), Kind.NUMBER, 20), Column(_("Team"))]
    rows = sorted(view.view.numbers, key=lambda one: one.number or 0)
    turned = any(one.before is not None for one in rows)
    if turned:
        columns.append(Column(_("Year before"), Kind.NUMBER, 26))
    found = [(one.number, one.name, *([one.before] if turned else [])) for one in rows]
    return Table(tuple(columns), tuple(found), name=_("Draw numbers"))


def _matches(view: DrawPaper) -> Table:
    columns = (
        Column(_("Round"), Kind.NUMBER, 16),
        Column(_("Last day"), Kind.DAY, 26),
        Column(_("Home")),
        Column(_("Visitors")),
    )
    rows = tuple((one.match[1], one.end_date, one.home, one.away) for one in view.view.meetings)
    return Table(columns, rows, name=_("Matches"))
