"""The pyramid of divisions, drawn: a box for each, joined by who goes up and down."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from league.language import _, ngettext
from league.views.promotion import DOWN, IN, STAYS, UP, MoveRow, PromotionView, Seat, TierView
from tui.kit.themes import Ink

LEAST, MOST, GAP = 36, 64, 2
"""Fewest and most columns of a box beside others, and the room between them."""

Lines = list[Text]
SIGNS = {UP: "▲", DOWN: "▼", IN: "▼", STAYS: "="}


@dataclass(frozen=True, slots=True)
class _Box:
    """A division in its place."""

    title: str
    lines: Sequence[tuple[Text, str]]
    """What stands in it: left, and at the right edge."""
    up: int
    """Teams that go up from it."""
    down: int
    """Teams that come down into it."""
    open: bool
    """How many go up is not decided."""
    below: "tuple[_Box, ...]"


def pyramid(view: PromotionView, width: int, hues: Ink) -> Text:
    """Return the picture for so many columns: boxes side by side, or below each other."""
    if not view.tiers:
        return Text(view.refused, hues.warn)
    roots = _boxes(view, hues)
    leaves = sum(_leaves(box) for box in roots)
    share = (width - GAP * (leaves - 1)) // leaves
    if share >= LEAST:
        blocks = [_block(box, min(share, MOST), hues) for box in roots]
        return Text("\n").join(_beside(blocks))
    lines: Lines = []
    for box in roots:
        lines += _stacked(box, min(width, MOST + 16), 0, hues)
    return Text("\n").join(lines)


def _boxes(view: PromotionView, hues: Ink) -> tuple[_Box, ...]:
    """Return the uppermost boxes: the division outside over the highest, and any others."""
    top = next(tier for tier in view.tiers if tier.id == view.top)
    others = [tier for tier in view.tiers if tier.above is None and tier is not top]
    arriving = [move for move in view.moves if move.way == IN]
    rising = [seat.move for seat in top.seats if seat.move and seat.move.way == UP]
    lines = [(_mover(move, "", hues), move.paragraph) for move in arriving]
    lines += _names(_("from below"), rising, "△", hues)
    if not arriving:
        lines.insert(0, (Text(_("nobody comes down from here"), hues.muted), ""))
    outside = _Box(view.outside, lines, 0, 0, False, (_box(view, top, hues),))
    return (outside, *(_box(view, tier, hues) for tier in others))


def _box(view: PromotionView, tier: TierView, hues: Ink) -> _Box:
    district = "" if tier.district is None or tier.district in tier.name else f" · {tier.district}"
    return _Box(
        title=f"{tier.name}{district}",
        lines=[*_notes(tier, hues), *_seats(tier, hues), *_next(tier, hues)],
        up=tier.leaving(UP),
        down=sum(move.way != UP for move in tier.arriving),
        open=tier.number_open,
        below=tuple(_box(view, one, hues) for one in view.tiers if one.above == tier.id),
    )


def _notes(tier: TierView, hues: Ink) -> Iterator[tuple[Text, str]]:
    for line in tier.tournaments:
        yield Text.assemble(("◇ ", hues.accent), (line, hues.text)), ""
    if tier.number_open:
        yield Text.assemble(("? ", f"bold {hues.warn}"), (_("not decided"), hues.warn)), ""


def _seats(tier: TierView, hues: Ink) -> Iterator[tuple[Text, str]]:
    """Yield the ends of the table and everybody of whom there is something to say."""
    quiet: list[Seat] = []
    last = len(tier.seats)
    for seat in tier.seats:
        if seat.move is None and not seat.shared and 1 < seat.place < last:
            quiet.append(seat)
            continue
        yield from _left_out(quiet, hues)
        quiet = []
        yield _seat(seat, hues), seat.move.paragraph if seat.move else ""
    if not tier.seats:
        yield Text(_("no table yet"), hues.muted), ""


def _left_out(quiet: Sequence[Seat], hues: Ink) -> Iterator[tuple[Text, str]]:
    if len(quiet) == 1:
        yield _seat(quiet[0], hues), ""
    elif quiet:
        words = _("{first}–{last} stay").format(first=quiet[0].place, last=quiet[-1].place)
        yield Text(f"  ⋮ {words}", hues.faint), ""


def _seat(seat: Seat, hues: Ink) -> Text:
    if seat.shared and seat.move is None:
        place = f"{seat.shared} "
        return Text.assemble(
            ("? ", f"bold {hues.warn}"), (place, hues.muted), (seat.name, hues.text)
        )
    if seat.move is None:
        return Text.assemble((f"  {seat.place:>2} ", hues.muted), (seat.name, hues.muted))
    return _mover(seat.move, f"{seat.place:>2} ", hues)


def _mover(move: MoveRow, place: str, hues: Ink) -> Text:
    style = way_style(move.way, hues)
    text = Text.assemble((f"{SIGNS[move.way]} ", f"bold {style}"), (place, hues.muted))
    if move.assumed:
        text.append("? ", style=f"bold {hues.warn}")
    return text.append(move.name, style=f"bold {hues.text}")


def way_style(way: str, hues: Ink) -> str:
    """Return the colour of a way."""
    return {UP: hues.good, DOWN: hues.bad, IN: hues.bad}.get(way, hues.accent)


def _names(label: str, moves: Sequence[MoveRow], sign: str, hues: Ink) -> list[tuple[Text, str]]:
    """Return the names of who arrives, one a line."""
    return [
        (Text.assemble((f"{sign} ", hues.accent), (move.name, hues.text)), label) for move in moves
    ]


def _next(tier: TierView, hues: Ink) -> Iterator[tuple[Text, str]]:
    """Yield who arrives, and the size of next season."""
    above = [move for move in tier.arriving if move.way != UP]
    below = [move for move in tier.arriving if move.way == UP]
    yield from _names(_("from above"), above, "▽", hues)
    yield from _names(_("from below"), below, "△", hues)
    size = ngettext("{n} team next season", "{n} teams next season", tier.next)
    words = Text(size.format(n=tier.next), hues.primary)
    if tier.planned is not None and tier.planned != tier.next:
        words.append(f"  ▲ {_('{n} planned').format(n=tier.planned)}", style=f"bold {hues.warn}")
    yield words, ""


def _leaves(box: _Box) -> int:
    return sum(_leaves(one) for one in box.below) or 1


def _block(box: _Box, share: int, hues: Ink) -> Lines:
    """Return a box over those below it; every line as wide as they are together."""
    leaves = _leaves(box)
    width = leaves * share + (leaves - 1) * GAP
    own = min(width, MOST)
    lines = [_centred(line, width) for line in _framed(box, own, hues)]
    if not box.below:
        return lines
    below = _beside([_block(one, share, hues) for one in box.below])
    return [*lines, *_joints(box.below, share, hues), *below]


def _framed(box: _Box, width: int, hues: Ink) -> Lines:
    inner = width - 4
    title = Text(box.title, f"bold {hues.primary}")
    title.truncate(inner - 2, overflow="ellipsis")
    top = Text.assemble(("╭─ ", hues.faint), title, " ")
    top.append("─" * (width - top.cell_len - 1) + "╮", style=hues.faint)
    lines = [top]
    for left, right in box.lines:
        body = left.copy()
        tail = Text(f" {right}" if right else "", hues.muted)
        body.truncate(inner - tail.cell_len, overflow="ellipsis", pad=True)
        lines.append(Text.assemble(("│ ", hues.faint), body, tail, (" │", hues.faint)))
    return [*lines, Text("╰" + "─" * (width - 2) + "╯", hues.faint)]


def _joints(below: Sequence[_Box], share: int, hues: Ink) -> Lines:
    """Return the lines between a box and those below it, with how many go each way."""
    centres, left = [], 0
    for box in below:
        leaves = _leaves(box)
        width = leaves * share + (leaves - 1) * GAP
        centres.append(left + width // 2)
        left += width + GAP
    whole = left - GAP
    lines = []
    if len(below) > 1:
        row = [" "] * whole
        row[centres[0] : centres[-1] + 1] = "─" * (centres[-1] - centres[0] + 1)
        for centre in centres[1:-1]:
            row[centre] = "┬"
        row[centres[0]], row[centres[-1]] = "╭", "╮"
        row[whole // 2] = "┼" if row[whole // 2] == "┬" else "┴"
        lines.append(Text("".join(row), hues.faint))
    line = Text()
    for box, centre in zip(below, centres, strict=True):
        counts = _counts(box, hues)
        line.append(" " * (centre - 5 - line.cell_len)).append_text(counts)
    line.append(" " * (whole - line.cell_len))
    return [*lines, line]


def _counts(box: _Box, hues: Ink) -> Text:
    """Return ``▲ 1 │ ▼ 2`` with the line in the sixth column."""
    up = f"▲ {'?' if box.open else box.up}"
    text = Text(f"{up:>4} ", style=f"bold {hues.warn if box.open else hues.good}")
    text.append("│", style=hues.faint)
    return text.append(f" ▼ {box.down}", style=f"bold {hues.bad}")


def _centred(line: Text, width: int) -> Text:
    left = (width - line.cell_len) // 2
    text = Text(" " * left).append_text(line)
    return text.append(" " * (width - text.cell_len))


def _beside(blocks: Sequence[Lines]) -> Lines:
    """Put blocks beside each other; shorter ones are filled up with room."""
    height = max(len(block) for block in blocks)
    lines = []
    for row in range(height):
        parts = [
            block[row] if row < len(block) else Text(" " * block[0].cell_len) for block in blocks
        ]
        lines.append(Text(" " * GAP).join(parts))
    return lines


def _stacked(box: _Box, width: int, depth: int, hues: Ink) -> Lines:
    """Return a box and those below it, each further to the right, in one column."""
    indent = "  " * depth
    lines = [Text(indent).append_text(line) for line in _framed(box, width - 2 * depth, hues)]
    for one in box.below:
        lines.append(Text(f"{indent}  ").append_text(_counts(one, hues)))
        lines += _stacked(one, width, depth + 1, hues)
    return lines
