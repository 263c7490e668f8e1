"""The pairings of a division as a Berger table: a line a round, a pair of numbers a match."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from league.formatting import day
from league.language import _
from league.views.draws import DrawView, Meeting
from tui.kit.themes import Ink

PAIR = 7
"""Columns of a pair of numbers."""


def nothing_drawn(view: DrawView) -> str:
    """Return what to do when there is no pairing."""
    if view.known:
        return _("No pairing yet: d draws the division.")
    sentence = _("{book} says nothing about a draw: the pairings come with the season’s file.")
    return sentence.format(book=view.book)


def berger_table(view: DrawView, chosen: int | None, width: int, hues: Ink) -> Text:
    """Return the table; the pairs of the chosen number stand out, also by brackets."""
    text, meetings = Text(), view.meetings
    if not meetings:
        return text.append(nothing_drawn(view), style=hues.muted)
    lead = max(len(day(one.end_date)) for one in meetings) + 6
    per_line = max((width - lead) // PAIR, 1)
    for number, pairs in _by_round(meetings):
        text.append(f"{number:>3}  ", style=f"bold {hues.text}")
        text.append(f"{day(pairs[0].end_date):>{lead - 6}} ", style=hues.muted)
        for at, one in enumerate(pairs):
            if at and at % per_line == 0:
                text.append("\n" + " " * lead)
            text.append_text(_pair(one, chosen, hues))
        text.append("\n")
    return text.append(_about(meetings, chosen), style=hues.muted)


def _pair(one: Meeting, chosen: int | None, hues: Ink) -> Text:
    home, away = ("?" if number is None else str(number) for number in one.numbers)
    mine = chosen is not None and chosen in one.numbers
    left, right = ("[", "]") if mine else (" ", " ")
    sign = "–" if one.berger else "≠"
    pair = f"{left}{home:>2}{sign}{away:<2}{right}"
    style = f"bold {hues.accent}" if mine else hues.text if one.berger else hues.warn
    return Text(pair, style=style)


def _about(meetings: Sequence[Meeting], chosen: int | None) -> str:
    lines = [_("Home team first.")]
    if chosen is not None:
        lines.append(_("[ ] marks number {number}.").format(number=chosen))
    if any(not one.berger for one in meetings):
        lines.append(_("≠ does not follow from the numbers."))
    return " ".join(lines)


def table_words(view: DrawView) -> Text:
    """Return the pairings in lines."""
    lines = []
    for number, pairs in _by_round(view.meetings):
        paired = "; ".join(
            f"{one.numbers[0] or '?'} {one.home} – {one.numbers[1] or '?'} {one.away}"
            for one in pairs
        )
        sentence = _("Round {round}, by {day}: {pairs}.")
        lines.append(sentence.format(round=number, day=day(pairs[0].end_date), pairs=paired))
    return Text("\n".join(lines) or nothing_drawn(view))


def _by_round(meetings: Sequence[Meeting]) -> Iterator[tuple[int, list[Meeting]]]:
    for number, pairs in groupby(meetings, key=lambda one: one.match[1]):
        yield number, list(pairs)
