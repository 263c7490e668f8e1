"""A knock-out as a picture: rounds from left to right, winners carried on along the lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.text import Text

from league.formatting import day, score
from league.language import _
from league.services.cup.views import decided_words
from league.views.cup import CupSheet, TieView
from tui.kit.themes import Ink

LEAST, MOST = 24, 44
"""Narrowest and widest column of a round."""
HEAD, ARM = 2, 3
"""Lines above the first tie; columns of the lines between two rounds."""
_SCORE = 5

_CORNERS = {
    (False, True, True, False): "┐",
    (True, False, True, False): "┘",
    (True, True, True, False): "┤",
    (True, True, False, True): "├",
    (True, True, True, True): "┼",
    (False, True, True, True): "┬",
    (True, False, True, True): "┴",
    (True, True, False, False): "│",
    (True, False, False, True): "└",
    (False, True, False, True): "┌",
}
"""Arms up, down, left, right."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tie stands: the lines of its teams, and the line on which the winner goes on."""

    home: int
    away: int
    goes_on: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What is shown, and where."""

    first: int
    """The first round shown, 1-based."""
    spots: tuple[tuple[Spot, ...], ...]
    """By round shown."""
    column: int
    """Columns of a round."""
    winner: bool
    """Whether there is room for the winner beside the final."""

    @property
    def lines(self) -> int:
        """Return the lines of the ties."""
        return max(spot.away for spot in self.spots[0]) + 1

    def line_of(self, tie: TieView) -> int | None:
        """Return the line of a tie, None where its round is not shown."""
        shown = tie.round - self.first
        return HEAD + self.spots[shown][tie.number - 1].home if 0 <= shown < self.shown else None

    @property
    def shown(self) -> int:
        """Return how many rounds are shown."""
        return len(self.spots)


def plan(cup: CupSheet, width: int, height: int, at: int) -> Plan:
    """Share out the room so that round ``at`` is seen; the ties stand apart where they may."""
    fit = min(max(width // LEAST, 1), cup.of_rounds)
    first = max(1, min(at, cup.of_rounds) - fit + 1)
    ties = len(cup.rounds[0]) >> (first - 1)
    winner = first + fit - 1 == cup.of_rounds and width // (fit + 1) >= LEAST
    column = min(width // (fit + winner), MOST)
    return Plan(first, tuple(_spots(ties, fit, height - HEAD >= 4 * ties - 1)), column, winner)


def _spots(ties: int, rounds: int, airy: bool) -> Iterator[tuple[Spot, ...]]:
    step, apart = (4, 2) if airy else (2, 1)
    rows = [(step * tie, step * tie + apart) for tie in range(ties)]
    for _round in range(rounds):
        following = list(_following(rows, airy))
        ways = [line for row in following for line in row] or [sum(rows[0]) // 2]
        yield tuple(Spot(*row, way) for row, way in zip(rows, ways, strict=True))
        rows = following


def _following(rows: Sequence[tuple[int, int]], airy: bool) -> Iterator[tuple[int, int]]:
    """Yield where the next round's teams stand: on their feeders' middles, or close together."""
    for upper, lower in zip(rows[::2], rows[1::2], strict=False):
        if airy:
            yield sum(upper) // 2, sum(lower) // 2
        else:
            middle = (upper[1] + lower[0]) // 2
            yield middle, middle + 1


def stage(cup: CupSheet, number: int) -> str:
    """Return what a round is called."""
    names = {0: _("Final"), 1: _("Semi-finals"), 2: _("Quarter-finals")}
    return names.get(cup.of_rounds - number, _("Round {round}").format(round=number))


def paint(cup: CupSheet, room: Plan, hues: Ink, chosen: str) -> Text:
    """Return the bracket; the tie chosen stands out."""
    marks = _marks(cup)
    lines = [*_heads(cup, room, hues)]
    cells, arms = _painted(cup, room, hues, marks, chosen)
    for number in range(room.lines):
        line = Text(no_wrap=True)
        for column in range(room.shown):
            blank = Text(" " * (room.column - ARM))
            line.append_text(cells.get((number, column), blank))
            line.append_text(arms.get((number, column), Text(" " * ARM)))
        if room.winner and number == room.spots[-1][0].goes_on:
            line.append_text(_champion(cup, room, hues))
        lines.append(line)
    return Text("\n", no_wrap=True).join([*lines, *_notes(cup, room, marks, hues)])


def _champion(cup: CupSheet, room: Plan, hues: Ink) -> Text:
    name = cup.champion or _("winner")
    text = Text(f" ♛ {name}", style=f"bold {hues.accent}" if cup.champion else hues.faint)
    text.truncate(room.column, overflow="ellipsis")
    return text


def _heads(cup: CupSheet, room: Plan, hues: Ink) -> Iterator[Text]:
    names, days = Text(no_wrap=True), Text(no_wrap=True)
    for number in range(room.first, room.first + room.shown):
        more = "‹ " if number == room.first > 1 else "  "
        beyond = number == room.first + room.shown - 1 < cup.of_rounds
        label = f"{more}{stage(cup, number)}{' ›' if beyond else ''}"
        names.append(_fit(label, room.column), style=f"bold {hues.primary}")
        days.append(_fit(f"  {_until(cup, number)}", room.column), style=hues.muted)
    yield names
    yield days


def _until(cup: CupSheet, number: int) -> str:
    if number > len(cup.rounds):
        return ""
    found = [tie.end_date for tie in cup.rounds[number - 1] if tie.end_date]
    return _("until {day}").format(day=day(max(found))) if found else _("no end date yet")


Pieces = dict[tuple[int, int], Text]
"""By line and round shown."""


def _painted(
    cup: CupSheet, room: Plan, hues: Ink, marks: dict[str, str], chosen: str
) -> tuple[Pieces, Pieces]:
    cells: Pieces = {}
    arms: Pieces = {}
    for column, spots in enumerate(room.spots):
        known = cup.rounds[room.first + column - 1 : room.first + column]
        for number, spot in enumerate(spots):
            tie = known[0][number] if known else None
            for side, line in enumerate((spot.home, spot.away)):
                text = _team(tie, side, room.column - ARM, hues, marks)
                if tie is not None and tie.key == chosen:
                    text.stylize(hues.blurred)
                cells[line, column] = text
            if column < room.shown - 1 or room.winner:
                arms |= {(line, column): text for line, text in _arms(tie, spot, hues)}
    return cells, arms


def _team(tie: TieView | None, side: int, width: int, hues: Ink, marks: dict[str, str]) -> Text:
    if tie is None:
        return Text(_fit("  ┄┄┄", width), style=hues.faint)
    team, name = tie.teams[side], tie.names[side]
    if team is None:
        return Text(_fit(f"  {_('bye') if any(tie.teams) else '–'}", width), style=hues.faint)
    won, style = team == tie.winner, hues.text
    if tie.decided:
        style = f"bold {hues.good}" if won else hues.muted
    sign = "▸ " if won else "? " if tie.needs_lot else "  "
    points = "" if tie.points is None else score(tie.points[side])
    mark = marks.get(tie.key, "") if won or (side == 0 and not tie.winner) else ""
    text = Text(_fit(sign + name, width - _SCORE), style=style, no_wrap=True)
    return text.append(f"{points:>3}", style=style).append(f"{mark:<2}", style=hues.accent)


def _arms(tie: TieView | None, spot: Spot, hues: Ink) -> Iterator[tuple[int, Text]]:
    won = None
    if tie is not None and tie.winner in tie.teams:
        won = spot.home if tie.winner == tie.teams[0] else spot.away
    top, bottom = min(spot.home, spot.goes_on), max(spot.away, spot.goes_on)
    for line in range(top, bottom + 1):
        left, right = line in (spot.home, spot.away), line == spot.goes_on
        corner = _CORNERS[line > top, line < bottom, left, right]
        path = won is not None and min(won, spot.goes_on) <= line <= max(won, spot.goes_on)
        style = hues.good if path else hues.faint
        text = Text("─" if left else " ", style=style if line == won else hues.faint)
        yield line, text.append(corner, style=style).append("─" if right else " ", style=style)


def _marks(cup: CupSheet) -> dict[str, str]:
    """Number the ties that were not decided by game points."""
    told = [tie for tie in cup.ties if tie.match and decided_words(tie)]
    digits = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
    return {tie.key: str(number).translate(digits) for number, tie in enumerate(told, 1)}


def _notes(cup: CupSheet, room: Plan, marks: dict[str, str], hues: Ink) -> Iterator[Text]:
    width = room.column * (room.shown + room.winner)
    if marks:
        yield Text()
    for tie in cup.ties:
        if tie.key in marks:
            style = hues.warn if tie.needs_lot else hues.muted
            head, words = f"  {marks[tie.key]} ", f"{' – '.join(tie.names)}: {decided_words(tie)}"
            blank = " " * len(head)
            for number, line in enumerate(wrap(words, width - len(head))):
                yield Text(blank if number else head, style=hues.accent).append(line, style=style)


def _fit(text: str, width: int) -> str:
    """Return the text in exactly this many columns, with one free behind it."""
    line = Text(text)
    line.truncate(width - 1, overflow="ellipsis")
    return line.plain + " " * (width - line.cell_len)


def lines(cup: CupSheet) -> Text:
    """Return the same to be read line by line."""
    found = []
    for number, ties in enumerate(cup.rounds, 1):
        found.append(f"{stage(cup, number)}, {_until(cup, number)}")
        found += [f"  {tie.number}. {tie_words(tie)}" for tie in ties]
    if cup.champion:
        found.append(_("Winner: {team}").format(team=cup.champion))
    return Text("\n".join(found))


def tie_words(tie: TieView) -> str:
    """Return a tie in a sentence."""
    names = " – ".join(name for name in tie.names if name) or "–"
    points = "" if tie.points is None else f" {score(tie.points[0])} : {score(tie.points[1])}"
    parts = [f"{names}{points}", decided_words(tie)]
    if tie.winner_name:
        parts.append(_("{team} goes on").format(team=tie.winner_name))
    elif not tie.needs_lot and not tie.decided:
        parts.append(_("open"))
    return "; ".join(part for part in parts if part)
