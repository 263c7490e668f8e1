"""The rows of draws: divisions, numbers, pairings, and what a draw has to keep."""

from rich.text import Text

from league.forms import day
from league.language import _, ngettext
from league.views.draws import Condition, DrawRow, Meeting, NumberRow
from tui.widgets.cells import number
from tui.widgets.columns import Col
from tui.widgets.themes import Ink
from tui.widgets.told import Told


def division_columns() -> list[Col]:
    """Return the columns of all divisions."""
    return [
        Col(_("Division"), grow=True),
        Col(_("Tms."), right=True),
        Col(_("Drawn on"), right=True),
        Col(_("By"), least=100),
        Col(_("Seed"), right=True, least=100),
        Col(_("Year")),
        Col(_("State")),
    ]


def division_row(row: DrawRow, hues: Ink) -> list[Text]:
    """Return a division's row."""
    style = hues.warn if state_of(row).startswith("○") else hues.text
    return [
        Text(row.name, style=f"bold {hues.text}"),
        number(row.teams, hues.muted),
        Text(day(row.held.day) if row.held else "–", style=hues.text),
        Text(row.held.by if row.held else "–", style=hues.muted),
        number(row.held.seed if row.held else None, hues.muted),
        Text(year_of(row), style=hues.muted),
        Text(state_of(row), style=style),
    ]


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


def number_columns(rounds: int, *, turned: bool) -> list[Col]:
    """Return the columns of teams and numbers; in a second year the number before matters."""
    return [
        Col("#", right=True, read=_("Draw number")),
        Col(_("Team"), grow=True),
        Col(_("Before"), right=True, least=0 if turned else 70, read=_("Number before")),
        Col(_("Home"), right=True, read=_("Matches at home")),
        Col(_("Away"), right=True, read=_("Matches away")),
        Col(_("In a row"), right=True, least=64),
        Col(_("Venues"), least=(46 if turned else 38) + rounds),
    ]


def number_row(row: NumberRow, hues: Ink) -> list[Text]:
    """Return a team's row."""
    home, away = row.venues.count("H"), row.venues.count("A")
    uneven = abs(home - away) > 1
    venues = Text()
    for letter in row.venues:
        venues.append(letter, style=f"bold {hues.accent}" if letter == "H" else hues.muted)
    return [
        number(row.number, f"bold {hues.accent}"),
        Text(row.name),
        number(row.before, hues.muted),
        number(home, hues.warn if uneven else hues.text),
        number(away, hues.warn if uneven else hues.text),
        number(row.longest, hues.warn if row.longest > 2 else hues.muted),
        Told(venues, _in_turn(row.venues)),
    ]


def _in_turn(venues: str) -> str:
    words = {"H": _("home"), "A": _("away")}
    return ", ".join(words.get(letter, _("free")) for letter in venues)


def meeting_columns() -> list[Col]:
    """Return the columns of pairings."""
    return [
        Col(_("Rd"), right=True),
        Col(_("End date"), right=True, least=64),
        Col("", right=True, read=_("Number of the home team")),
        Col(_("Home"), grow=True),
        Col("", right=True, read=_("Number of the away team")),
        Col(_("Away"), grow=True),
    ]


def meeting_row(row: Meeting, hues: Ink) -> list[Text]:
    """Return a pairing's row."""
    home, away = row.numbers
    return [
        _round(row, hues),
        Text(day(row.end_date), style=hues.muted),
        number(home, hues.accent),
        Text(row.home),
        number(away, hues.accent),
        Text(row.away),
    ]


def _round(row: Meeting, hues: Ink) -> Text:
    number = str(row.match[1])
    if row.berger:
        return Text(number, style=hues.muted)
    read = _("{round}, does not follow from the numbers").format(round=number)
    return Told(Text(f"≠{number}", style=hues.warn), read)


def condition_columns() -> list[Col]:
    """Return the columns of paragraphs."""
    return [
        Col(""),
        Col(_("Paragraph")),
        Col(_("What it asks"), least=70),
        Col(_("How it stands"), grow=True),
    ]


def condition_row(row: Condition, hues: Ink) -> list[Text]:
    """Return a paragraph's row."""
    words = "; ".join((*(one.sentence for one in row.found), *row.notes))
    if row.found:
        sign, style = "▲", f"bold {hues.warn}"
    elif row.notes:
        sign, style = "·", hues.accent
    else:
        sign, style = "✔", hues.good
    return [
        Text(sign, style=style),
        Text(f"§ {row.rule}", style=hues.accent),
        Text(row.title),
        Text(words or _("nothing against it"), style=hues.text if words else hues.muted),
    ]
