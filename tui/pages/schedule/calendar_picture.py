"""The season's calendar, drawn: a line a week, a column a division, other dates at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from rich.cells import cell_len
from rich.text import Text

from league.formatting import day
from league.language import _
from league.views.calendar import CalendarPageView, DatedMatch
from tui.kit.themes import Ink

WEEK = timedelta(days=7)
ROOM, LEAST, USUAL = 16, 4, 7
"""Columns kept for other dates; fewest, and enough, columns of a division."""


@dataclass(frozen=True, slots=True)
class Week:
    """A week from Monday on."""

    first: date
    cells: tuple[tuple[DatedMatch, ...], ...]
    """The matches of each division, in the order of the divisions."""
    marks: tuple[tuple[str, str], ...]
    """Sign and words of holidays, protected days and call-ups."""

    @property
    def last(self) -> date:
        """Return the Sunday."""
        return self.first + timedelta(days=6)


def nothing_set(view: CalendarPageView) -> str:
    """Return what to do when no match is on the calendar."""
    if view.protects:
        return _("No match on the calendar yet: draw a division.")
    return _("No match on the calendar yet.")


def weeks(view: CalendarPageView) -> list[Week]:
    """Return the weeks from the first match or protected day to the last."""
    days = [one.day for one in view.matches]
    days += [on for event in view.protected for on in (event.first, event.last)]
    if not days:
        return []
    monday, found = min(days) - timedelta(days=min(days).weekday()), []
    by_week: dict[tuple[date, str], list[DatedMatch]] = {}
    for one in view.matches:
        start = one.day - timedelta(days=one.day.weekday())
        by_week.setdefault((start, one.match[0]), []).append(one)
    while monday <= max(days):
        cells = tuple(tuple(by_week.get((monday, id), ())) for id, _name in view.divisions)
        found.append(Week(monday, cells, tuple(_marks(view, monday))))
        monday += WEEK
    return found


def _marks(view: CalendarPageView, monday: date) -> Iterator[tuple[str, str]]:
    sunday = monday + timedelta(days=6)
    for event in view.protected:
        if event.first <= sunday and monday <= event.last:
            yield "◆", f"{_days(event.first, event.last)} {event.name}"
    for one in view.called_up:
        if one.call.first <= sunday and monday <= one.call.last:
            yield "★", f"{_days(one.call.first, one.call.last)} {one.call.event}: {one.name}"
    for on, name in view.holidays:
        if monday <= on <= sunday:
            yield "☼", f"{on.day} {name}"


def _days(first: date, last: date) -> str:
    return str(first.day) if first == last else f"{first.day}–{last.day}"


def sign_of(matches: Sequence[DatedMatch]) -> str:
    """Return how far some matches are: all complete, some, or none; all lapsed: a dash."""
    staying = [one for one in matches if one.state != "lapsed"]
    if not staying:
        return "–"
    done = sum(one.state == "complete" for one in staying)
    return "✔" if done == len(staying) else "◐" if done else "○"


def season_picture(view: CalendarPageView, width: int, hues: Ink) -> Text:
    """Return the picture for so many columns."""
    found = weeks(view)
    if not found:
        return Text(nothing_set(view), style=hues.muted)
    lead = max(len(day(week.first)) for week in found)
    room = (width - lead - 2 - ROOM) // max(len(view.divisions), 1)
    needed = max(len(name) for _id, name in view.divisions) + 2
    letters = needed > room
    column = max(min(room, USUAL), LEAST) if letters else needed
    heads = [_letter(n) if letters else name for n, (_id, name) in enumerate(view.divisions)]
    text = _names(view, hues) if letters else Text()
    text.append(f"{_('Week of'):>{lead}}  ", style=hues.muted)
    for head in heads:
        text.append(f"{head:<{column}}", style=f"bold {hues.text}")
    for week in found:
        line = _line(week, view, (lead, column), hues)
        text.append("\n").append_text(line).append(
            _marked(week, width - line.cell_len), hues.primary
        )
    return text.append("\n\n").append_text(_legend(view, hues))


def _letter(number: int) -> str:
    letter = chr(ord("A") + number % 26)
    return letter * (number // 26 + 1)


def _line(week: Week, view: CalendarPageView, place: tuple[int, int], hues: Ink) -> Text:
    lead, column = place
    busy = any(week.cells) or week.marks
    line = Text(f"{day(week.first):>{lead}}  ", style=hues.text if busy else hues.faint)
    for cell in week.cells:
        words = " ".join(_cells(cell, view))
        style = hues.warn if "▲" in words else hues.good if words[:1] == "✔" else hues.accent
        line.append(f"{words or '·':<{column}}", style=style if words else hues.faint)
    return line


def _marked(week: Week, room: int) -> str:
    """Return the other dates of a week; only their days where the names find no room."""
    named = "  ".join(f"{sign} {words}" for sign, words in week.marks)
    bare = "  ".join(f"{sign} {words.split()[0]}" for sign, words in week.marks)
    return named if cell_len(named) <= room else bare if cell_len(bare) <= room else ""


def _cells(cell: Sequence[DatedMatch], view: CalendarPageView) -> Iterator[str]:
    """Yield each round that has matches in the week: sign, number, and what is odd about it."""
    for number in sorted({one.match[1] for one in cell}):
        mine = [one for one in cell if one.match[1] == number]
        same = (mine[0].match[0], number)
        all_ = next(one.matches for one in view.rounds if (one.division, one.number) == same)
        odd = "▲" if any(one.found for one in mine) else ""
        yield f"{sign_of(mine)}{number}{'' if len(mine) == len(all_) else '*'}{odd}"


def _names(view: CalendarPageView, hues: Ink) -> Text:
    text = Text()
    for number, (_id, name) in enumerate(view.divisions):
        text.append(f"{_letter(number)} ", style=f"bold {hues.text}")
        text.append(f"{name}   ", style=hues.muted)
    text.rstrip()
    return text.append("\n")


def _legend(view: CalendarPageView, hues: Ink) -> Text:
    signs = _(
        "✔ complete  ◐ in part  ○ to come  ▲ something stands against it  * some of the round only"
    )
    text = Text(signs, style=hues.muted)
    if view.protects:
        others = _("☼ public holiday  ◆ protected days  ★ called up")
        text.append(f"\n{others}", style=hues.muted)
    return text


def season_words(view: CalendarPageView) -> Text:
    """Return the weeks in lines; weeks without anything are left out."""
    lines = []
    for week in weeks(view):
        told = [
            _told(name, cell) for (_id, name), cell in zip(view.divisions, week.cells, strict=True)
        ]
        parts = [part for part in (*told, *(words for _sign, words in week.marks)) if part]
        if parts:
            sentence = _("Week of {day}: {what}.")
            lines.append(sentence.format(day=day(week.first), what="; ".join(parts)))
    return Text("\n".join(lines) or nothing_set(view))


def _told(name: str, cell: Sequence[DatedMatch]) -> str:
    if not cell:
        return ""
    rounds = ", ".join(str(number) for number in sorted({one.match[1] for one in cell}))
    done = sum(one.state == "complete" for one in cell)
    against = sum(bool(one.found) for one in cell)
    sentence = _("{division} round {rounds}: {done} of {matches} complete")
    told = sentence.format(division=name, rounds=rounds, done=done, matches=len(cell))
    warned = _("something stands against {number}")
    return f"{told}, {warned.format(number=against)}" if against else told
