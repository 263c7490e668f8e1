"""The Ausschreibung and the rows of one event."""

from collections.abc import Sequence

from rich.text import Text

from league.formatting import day
from league.language import _, ngettext
from league.services.words.countdown import left_words
from league.views.columns_events import CLUB_FEES, FEES, PLACES, standings
from league.views.events import Due, EntryRow, EventSheet, TableLine
from tui.dialogs.typed_fields import shown_day
from tui.kit.cells import number
from tui.kit.columns import Col, Row
from tui.kit.described import on_screen
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink


def announcement(view: EventSheet, hues: Ink) -> Text:
    """Return what is due by when, what is lacking, and what the Ausschreibung says."""
    file, text = view.view.file, Text()
    if file.issued is not None:
        sentence = _("The Ausschreibung went out on {day}.").format(day=day(file.issued))
        text.append(f"✔ {sentence}\n", style=hues.good)
    for due in view.dues:
        _due(text, due, hues)
    _played(text, view, hues)
    if view.lacks:
        words = ngettext("{number} part is lacking", "{number} parts are lacking", len(view.lacks))
        text.append(f"\n{words.format(number=len(view.lacks))}\n", style=f"bold {hues.primary}")
    for lack in view.lacks:
        text.append("▲ ", style=hues.warn).append(f"{lack}\n")
    if view.against:
        text.append(f"\n{_('Against entries')}\n", style=f"bold {hues.primary}")
    for against in view.against:
        text.append("▲ ", style=hues.warn).append(f"{against}\n")
    text.append(f"\n{_('What it says')}\n", style=f"bold {hues.primary}")
    for label, words in view.parts:
        text.append(f"{label}  ", style=hues.muted)
        text.append(f"{words or '–'}\n", style=hues.text if words else hues.faint)
    return text


def _played(text: Text, view: EventSheet, hues: Ink) -> None:
    """Say who qualifies for another event, and which teams entered."""
    for sentence in view.qualified:
        text.append("★ ", style=hues.accent).append(f"{sentence}\n")
    if view.view.file.teams:
        text.append(f"\n{_('Teams')}\n", style=f"bold {hues.primary}")
    for team in view.view.file.teams:
        players = ngettext("{n} player", "{n} players", len(team.players))
        text.append(f"{team.name}  ", style=hues.text)
        text.append(f"{players.format(n=len(team.players))}\n", style=hues.muted)


def _due(text: Text, due: Due, hues: Ink) -> None:
    sign, style = ("✔", hues.good) if due.done else ("◷", hues.warn if due.left <= 3 else hues.text)
    if due.open and due.left < 0:
        sign, style = "✗", hues.bad
    text.append(f"{sign} ", style=style).append(due.what, style=hues.text)
    text.append(f"  {_('by {day}').format(day=day(due.day))}", style=hues.muted)
    if due.open:
        text.append(f"  {left_words(due.left)}", style=f"bold {style}")
    text.append(f"  {due.citation}\n" if due.citation else "\n", style=hues.accent)


def entry_list(view: EventSheet, hues: Ink, empty: str) -> Table:
    """Return the entries; groups only where there are any."""
    grouped = any(one.group for one in view.entries)
    group: Columns[EntryRow] = ((Col(_("Group")), lambda one: Text(one.group, hues.muted)),)
    columns: Columns[EntryRow] = (
        (Col(_("No."), right=True), lambda one: number(one.number, hues.muted)),
        (Col(_("Player"), grow=True), lambda one: Text(one.name, f"bold {hues.text}")),
        (Col(_("Club"), grow=True, least=90), lambda one: Text(one.club, hues.muted)),
        (Col(_("Rtg"), right=True), lambda one: number(one.rating)),
        *(group if grouped else ()),
        (
            Col(_("Entered"), right=True, least=90),
            lambda one: Text(shown_day(one.entered), hues.muted),
        ),
        (Col(_("Place"), right=True), lambda one: _place(one, hues)),
        (Col(_("By")), lambda one: Text(one.why, hues.warn if one.against else hues.accent)),
    )
    title, opens = _("Entries"), _("go in")
    return listed("entries", title, columns, view.entries, lambda one: one.ident, empty, opens)


def _place(one: EntryRow, hues: Ink) -> Text:
    return number(one.place) if one.place else Text("▲" if one.against else "·", hues.warn)


def fee_lists(view: EventSheet, hues: Ink) -> tuple[Table, ...]:
    """Return what clubs owe for entries, and what each entry costs, where it does."""
    if view.fees is None:
        return ()
    clubs = on_screen(CLUB_FEES, hues, measured=view.fees.clubs)
    entries = on_screen(FEES, hues, measured=view.fees.entries)
    opens = _("go in")
    return (
        listed("fees", _("Fees"), entries, view.fees.entries, lambda one: one.ident, "", opens),
        listed("clubs", _("Clubs"), clubs, view.fees.clubs, lambda one: one.club, "", opens),
    )


def place_list(view: EventSheet, hues: Ink) -> tuple[Table, ...]:
    """Return who might have a place and why, where the book gives places before entries."""
    if view.places is None:
        return ()
    rows = standings(view.places)
    columns = on_screen(PLACES, hues, measured=rows)
    empty = _("Nobody is known yet who might have a place: k puts one on file.")
    return (
        listed("places", _("Places"), columns, rows, lambda one: one[1].ident, empty, _("go in")),
    )


def ranking_list(view: EventSheet, hues: Ink) -> Table:
    """Return the final ranking."""
    columns = [Col(_("Rank"), right=True), Col(_("Player")), Col(_("Title"), grow=True)]
    empty = _("Not played yet: r records the final ranking.")
    rows = _ranking_rows(view, hues)
    return Table("ranking", _("Ranking"), columns, rows, empty, _("go in"))


def _ranking_rows(view: EventSheet, hues: Ink) -> list[Row]:
    """Return the final ranking with its titles; first in a group is named with the group.

    Until it is recorded it is the table, as the games on file have it.
    """
    won = view.titles
    if view.table is not None and not view.view.file.ranking:
        return [_line(line, view.table.heads, hues) for line in view.table.lines]
    rows: list[Row] = []
    for rank, (ident, name) in enumerate(zip(view.view.file.ranking, view.names, strict=True), 1):
        titles = {ident: title for title, ident in won.more} if won else {}
        title = won.title if won and ident == won.holder else titles.get(ident, "")
        firsts = [
            group for group, best in (won.groups if won else {}).items() if best[:1] == (ident,)
        ]
        if len(won.groups if won else {}) > 1:
            title = ", ".join(filter(None, (title, *firsts)))
        cells = [
            number(rank, hues.muted),
            Text(name, style=f"bold {hues.text}" if rank == 1 else hues.text),
            Text(f"★ {title}" if title else "", style=hues.accent),
        ]
        rows.append((ident, cells))
    return rows


def _line(line: TableLine, heads: Sequence[str], hues: Ink) -> Row:
    figures = zip(heads, line.figures, strict=True)
    words = ", ".join(f"{head} {figure}" for head, figure in figures if figure)
    cells = [number(line.rank, hues.muted), Text(line.name, style=hues.text), Text(words)]
    return line.who, cells
