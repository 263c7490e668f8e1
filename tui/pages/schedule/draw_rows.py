"""The rows of draws: divisions, numbers, pairings, and what a draw has to keep."""

from collections.abc import Sequence

from rich.text import Text

from league.formatting import day
from league.language import _, ngettext
from league.views.draws import MEETINGS, Condition, DrawRow, DrawView, Meeting, NumberRow
from tui.kit.alt_text import AltText
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.described import on_screen
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink
from tui.pages.schedule.draw_picture import nothing_drawn


def division_list(rows: Sequence[DrawRow], hues: Ink) -> Table:
    """Return all divisions, each with its draw."""
    columns: Columns[DrawRow] = (
        (Col(_("Division"), grow=True), lambda row: Text(row.name, f"bold {hues.text}")),
        (Col(_("Tms."), right=True), lambda row: number(row.teams, hues.muted)),
        (Col(_("Drawn on"), right=True), lambda row: Text(_drawn(row)[0], hues.text)),
        (Col(_("By"), least=100), lambda row: Text(_drawn(row)[1], hues.muted)),
        (Col(_("Seed"), right=True, least=100), lambda row: Text(_drawn(row)[2], hues.muted)),
        (Col(_("Year")), lambda row: Text(year_of(row), hues.muted)),
        (Col(_("State")), lambda row: _state(row, hues)),
    )
    title, empty = _("Divisions"), _("No division yet: import a season workbook.")
    opens = _("the draw")
    return listed("divisions", title, columns, rows, lambda row: row.division, empty, opens)


def _drawn(row: DrawRow) -> tuple[str, str, str]:
    """Return when a division was drawn, by whom and with which seed; dashes before it is."""
    held = row.held
    return (day(held.day), held.by, str(held.seed)) if held else ("–", "–", "–")


def _state(row: DrawRow, hues: Ink) -> Text:
    state = state_of(row)
    return Text(state, hues.warn if state.startswith("○") else hues.text)


def year_of(row: DrawRow) -> str:
    """Return whether all teams drew, or the numbers were turned."""
    if row.held is None:
        return "–"
    return _("first year") if row.held.last_year is None else _("second, turned")


def state_of(row: DrawRow) -> str:
    """Return how far a division is, with its sign."""
    if row.cup:
        return f"· {_('drawn as a cup')}"
    if row.entered:
        words = ngettext("{number} result blocks", "{number} results block", row.entered)
        return f"■ {words.format(number=row.entered)}"
    if row.held is not None:
        return f"✔ {_('drawn')}"
    return f"✔ {_('set by the file')}" if row.matches else f"○ {_('not drawn')}"


def number_list(view: DrawView, hues: Ink) -> Table:
    """Return teams and numbers; in a second year the number before matters."""
    rounds = max((len(row.venues) for row in view.numbers), default=0)
    turned = view.row.held is not None and view.row.held.last_year is not None
    before = Col(_("Before"), right=True, least=0 if turned else 70, read=_("Number before"))
    home = Col(_("Home"), right=True, read=_("Matches at home"))
    away = Col(_("Away"), right=True, read=_("Matches away"))
    venues = Col(_("Venues"), least=(46 if turned else 38) + rounds)
    columns: Columns[NumberRow] = (
        (
            Col("#", right=True, read=_("Draw number")),
            lambda row: number(row.number, f"bold {hues.accent}"),
        ),
        (Col(_("Team"), grow=True), lambda row: Text(row.name)),
        (before, lambda row: number(row.before, hues.muted)),
        (home, lambda row: _matches(row, "H", hues)),
        (away, lambda row: _matches(row, "A", hues)),
        (Col(_("In a row"), right=True, least=64), lambda row: _longest(row, hues)),
        (venues, lambda row: _venues(row, hues)),
    )
    title, empty = _("Draw numbers"), _("No team in this division yet.")
    opens = _("the team")
    return listed("numbers", title, columns, view.numbers, lambda row: row.team, empty, opens)


def _matches(row: NumberRow, letter: str, hues: Ink) -> Text:
    """Return how many matches are at home or away; it stands out where they are uneven."""
    uneven = abs(row.venues.count("H") - row.venues.count("A")) > 1
    return number(row.venues.count(letter), hues.warn if uneven else hues.text)


def _longest(row: NumberRow, hues: Ink) -> Text:
    return number(row.longest, hues.warn if row.longest > 2 else hues.muted)


def _venues(row: NumberRow, hues: Ink) -> Text:
    venues = Text()
    for letter in row.venues:
        venues.append(letter, style=f"bold {hues.accent}" if letter == "H" else hues.muted)
    return AltText(venues, _in_turn(row.venues))


def _in_turn(venues: str) -> str:
    words = {"H": _("home"), "A": _("away")}
    return ", ".join(words.get(letter, _("free")) for letter in venues)


def meeting_list(view: DrawView, hues: Ink) -> Table:
    """Return the pairings."""
    columns = on_screen(MEETINGS, hues, {"round": lambda row: _round(row, hues)})
    title, empty = _("Pairings"), nothing_drawn(view)
    return listed("pairings", title, columns, view.meetings, None, empty, _("match"))


def _round(row: Meeting, hues: Ink) -> Text:
    number = str(row.match[1])
    if row.berger:
        return Text(number, style=hues.muted)
    read = _("{round}, does not follow from the numbers").format(round=number)
    return AltText(Text(f"≠{number}", style=hues.warn), read)


def condition_list(view: DrawView, hues: Ink) -> Table:
    """Return the paragraphs, and how a draw stands to them."""
    columns: Columns[Condition] = (
        (Col(""), lambda one: _sign(one, hues)),
        (Col(_("Paragraph")), lambda one: Text(f"§ {one.rule}", hues.accent)),
        (Col(_("What it asks"), least=70), lambda one: Text(one.title)),
        (Col(_("How it stands"), grow=True), lambda one: _stands(one, hues)),
    )
    title = _("Paragraphs")
    empty = _("{book} has no paragraph about draws.").format(book=view.book)
    return listed("conditions", title, columns, view.conditions, lambda one: one.rule, empty)


def _sign(one: Condition, hues: Ink) -> Text:
    if one.found:
        return Text("▲", f"bold {hues.warn}")
    return Text("·", hues.accent) if one.notes else Text("✔", hues.good)


def _stands(one: Condition, hues: Ink) -> Text:
    words = "; ".join((*(found.sentence for found in one.found), *one.notes))
    return Text(words, hues.text) if words else Text(_("nothing against it"), hues.muted)
