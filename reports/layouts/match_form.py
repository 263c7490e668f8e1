"""The form that both captains fill in and sign after a match; nothing is judged on it."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from league.formatting import money
from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_matches import FormSide, MatchForm
from reports.document import Block, Cell, Column, Document, Signatures, Table, Words
from reports.layouts import match_words

_SHORT = 16
"""Players of a list that stands in letters of the usual size."""
_WRITING = ((14, 7.0), (_SHORT, 6.2))
"""Heights of a row to write into, in millimetres, for lists with up to so many players."""
_LOWEST = 5.2
"""Height of a row beside longer lists."""
_APART = 14.0
"""Width of the first column of the second list, in millimetres, so that it stands apart."""


def layout(view: MatchForm) -> Document:
    """Return the form of a match."""
    where = view.occasion
    return Document(
        title=_("Match report form"),
        entry=_("Match report form {home} – {away}").format(
            home=where.home_name, away=where.away_name
        ),
        over=match_words.over(where),
        under=f"{match_words.under(where)}: {where.home_name} – {where.away_name}",
        foot=match_words.foot(where),
        blocks=tuple(_blocks(view)),
    )


def _blocks(view: MatchForm) -> Iterator[Block]:
    where, high = view.occasion, _writing(view)
    yield match_words.place_and_time(where)
    yield _boards(view, high)
    yield _room(high, _("Begin"), _("End"), _("Arbiter"))
    if view.gap_cash:
        yield _room(
            high,
            _("Gaps paid in cash, {team}: boards").format(team=where.home_name),
            _("Gaps paid in cash, {team}: boards").format(team=where.away_name),
        )
        yield Words(_cash(view), small=True)
    yield _room(
        high,
        _("Remarks"),
        _("Protest reserved, {team}").format(team=where.home_name),
        _("Protest reserved, {team}").format(team=where.away_name),
    )
    if view.remarks:
        yield Words(view.remarks)
    yield Words(_legend(view), small=True)
    yield Signatures((_signs(where.home_name, view.home), _signs(where.away_name, view.away)))
    yield _squads(view)


def _longest(view: MatchForm) -> int:
    return max(len(view.home.squad), len(view.away.squad))


def _writing(view: MatchForm) -> float:
    """Return how high a row to write into is: lower beside long lists, so that all is one page."""
    return next((high for most, high in _WRITING if _longest(view) <= most), _LOWEST)


def _room(high: float, *labels: str) -> Table:
    """Return cells to write into, below their labels."""
    return Table(tuple(map(Column, labels)), ((None,) * len(labels),), room=high)


def _boards(view: MatchForm, high: float) -> Table:
    where = view.occasion
    columns = (
        Column(_("Bd."), Kind.NUMBER, 9),
        Column("", Kind.CENTRED, 6),
        Column(where.home_name),
        Column(_("Pass no."), width=24),
        Column(_("Result"), Kind.CENTRED, 22),
        Column("", Kind.CENTRED, 6),
        Column(where.away_name),
        Column(_("Pass no."), width=24),
    )
    rows = tuple(
        (
            number,
            match_words.colour(white=white),
            *_seated(view.home, number),
            None,
            match_words.colour(white=not white),
            *_seated(view.away, number),
        )
        for number, white in enumerate(view.home_white, 1)
    )
    total = (None, None, Cell(_("Game points"), bold=True), None, None, None, None, None)
    return Table(columns, (*rows, total), room=high, whole=True)


def _seated(side: FormSide, board: int) -> tuple[Value, Value]:
    """Return name and pass number, with the marks before it; nothing where nobody is known."""
    seat = side.boards[board - 1] if board <= len(side.boards) else None
    return (None, None) if seat is None else (match_words.named(seat), match_words.marked(seat))


def _squads(view: MatchForm) -> Table:
    """Return both lists beside each other."""
    columns = tuple(
        column
        for team, wide in ((view.occasion.home_name, None), (view.occasion.away_name, _APART))
        for column in (
            Column(_("Rank"), Kind.NUMBER, wide),
            Column(_("Pass no.")),
            Column(team),
            Column(view.rating_name, Kind.NUMBER),
        )
    )
    rows = tuple(
        (*_listed(view.home, place), *_listed(view.away, place)) for place in range(_longest(view))
    )
    return Table(columns, rows, close=True, small=_longest(view) > _SHORT)


def _listed(side: FormSide, place: int) -> tuple[Value, ...]:
    if place >= len(side.squad):
        return (None,) * 4
    seat = side.squad[place]
    return seat.place, match_words.marked(seat), match_words.named(seat), match_words.rating(seat)


def _cash(view: MatchForm) -> str:
    """Return what a gap costs by board, the boards of the same amount together."""
    words = _("board {board} {amount}")
    parts: list[str] = []
    for cents, same in groupby(enumerate(view.gap_cash, 1), key=itemgetter(1)):
        first, *others = [str(board) for board, _cents in same]
        boards = f"{first}–{others[-1]}" if others else first
        parts.append(words.format(board=boards, amount=money(cents)))
    sentence = _("A gap is paid in cash, and both captains confirm it: {amounts}{rule}.")
    return sentence.format(amounts=", ".join(parts), rule=view.gap_rule)


def _legend(view: MatchForm) -> str:
    signs = [_("□ White"), _("■ Black"), _("K not occupied")]
    signs += [f"({mark}) {word}" for mark, word in view.marks]
    return "  ·  ".join(signs)


def _signs(team: str, side: FormSide) -> str:
    """Return under which names one signs for a team: its captain, or a deputy."""
    label = _("Captain or deputy, {team}").format(team=team)
    named = " / ".join(name for name in (side.captain, side.deputy) if name)
    return f"{named}, {label}" if named else label
