"""The rows of a division's table, cross table and rounds."""

from collections.abc import Sequence

from rich.text import Text

from league.facts.divisions import DivisionDecision
from league.forms import day, score
from league.language import _
from league.services.words.codes import matter_words
from league.views import CrossCell, DivisionView, RoundRow, StandingRow
from league.views.statistics import Statistics
from tui.screens.statistics_rows import board_columns, board_rows, scorer_columns, scorer_rows
from tui.widgets.cells import count, number, pair
from tui.widgets.columns import Col
from tui.widgets.later import Later
from tui.widgets.parts import Part, Prose, Table
from tui.widgets.progress_chart import progress_words
from tui.widgets.themes import Ink
from tui.widgets.told import Told

Row = tuple[str, list[Text]]


def division_parts(view: DivisionView, figures: Statistics, hues: Ink) -> tuple[Part, ...]:
    """Return table, rounds, cross table, progress, scorers and points by board."""
    none, to_club = _("No team in this division yet."), _("club")
    # One or two of the lists are seen at a time.
    return (
        Table("table", _("Table"), table_columns(), table_rows(view, hues), none, to_club),
        _rounds(view, hues),
        _cross_table(view, hues),
        Prose("progress", _("Progress"), progress_words(figures)),
        Table(
            "scorers",
            _("Scorers"),
            scorer_columns(figures.rating_name),
            Later(lambda: scorer_rows(figures, hues)),
            _("No game is played yet."),
            to_club,
        ),
        Table(
            "boards",
            _("Boards"),
            board_columns(view.boards),
            Later(lambda: board_rows(figures, hues)),
            none,
            to_club,
        ),
    )


def decision_part(decided: Sequence[DivisionDecision], hues: Ink) -> Table:
    """Return what is decided for the division."""
    words = matter_words()
    rows = [
        (
            str(number),
            [
                Text(words[one.matter], style=hues.muted),
                Text(one.what, style=hues.text),
                Text(day(one.decided), style=hues.muted),
                Text(one.decided_by, style=hues.muted),
            ],
        )
        for number, one in enumerate(decided)
    ]
    columns = [
        Col(_("About")),
        Col(_("Decided"), grow=True),
        Col(_("Decided on")),
        Col(_("Decided by")),
    ]
    none = _("Nothing is decided yet: b puts a decision on record.")
    return Table("decisions", _("Decisions"), columns, rows, none)


def _rounds(view: DivisionView, hues: Ink) -> Table:
    return Table(
        "rounds",
        _("Rounds"),
        round_columns(),
        Later(lambda: round_rows(view, hues)),
        _("No match on the calendar yet: draw the division (d)."),
        _("match"),
    )


def _cross_table(view: DivisionView, hues: Ink) -> Table:
    return Table(
        "cross",
        _("Cross table"),
        cross_columns(view),
        Later(lambda: cross_rows(view, hues)),
        opens=_("match"),
        cells=True,
    )


def table_columns() -> list[Col]:
    """Return the table's columns."""
    return [
        Col("#", right=True, read=_("Rank")),
        Col(_("Team"), grow=True),
        Col(_("Pl"), right=True, read=_("Played")),
        Col("+", right=True, least=60, read=_("Won")),
        Col("=", right=True, least=60, read=_("Drawn")),
        Col("−", right=True, least=60, read=_("Lost")),
        Col(_("MP"), right=True, read=_("Match points")),
        Col(_("GP"), right=True, read=_("Game points")),
        Col(_("BP"), right=True, read=_("Board points")),
        Col(_("Note"), least=60),
    ]


def table_rows(view: DivisionView, hues: Ink) -> list[Row]:
    """Return the table's rows, by team."""
    shown = view.with_board_points
    return [(row.team, _standing(row, hues, shown=shown)) for row in view.rows]


def _standing(row: StandingRow, hues: Ink, *, shown: bool) -> list[Text]:
    name = (
        f"strike {hues.muted}"
        if row.excluded
        else (f"bold {hues.accent}" if row.rank == 1 else hues.text)
    )
    return [
        number(row.rank, f"bold {hues.muted}"),
        Text(row.name, style=name),
        number(row.played, hues.muted),
        number(row.won, hues.good),
        number(row.drawn, hues.muted),
        number(row.lost, hues.bad),
        number(row.match_points, f"bold {hues.text}"),
        Text(_aligned(row.game_points)),
        Text(_aligned(row.board_points) if shown else "– ", style=hues.muted),
        Text(row.note, style=f"italic {hues.warn}"),
    ]


def _aligned(half: int) -> str:
    """Return half points so that whole numbers and halves stand under each other."""
    return score(half) + ("" if half % 2 else " ")


def cross_columns(view: DivisionView) -> list[Col]:
    """Return a column per opponent, by rank."""
    opponents = [
        Col(f"{place:>4}", right=True, read=_("Against {opponent}").format(opponent=row.name))
        for place, row in enumerate(view.rows, 1)
    ]
    return [
        Col("  #", right=True, read=_("Rank")),
        Col(" " + _("Team"), grow=True),
        *opponents,
        Col(f"  {_('GP')}", right=True, read=_("Game points")),
        Col(f" {_('MP')}", right=True, read=_("Match points")),
    ]


def cross_rows(view: DivisionView, hues: Ink) -> list[Row]:
    """Return who scored how much against whom, by team."""
    rows = []
    for place, (row, cells) in enumerate(zip(view.rows, view.cross, strict=True)):
        met = [
            _itself(hues) if place == other else _met(cell, view.boards, hues)
            for other, cell in enumerate(cells)
        ]
        total = [Text(_aligned(row.game_points)), number(row.match_points, f"bold {hues.text}")]
        rows.append(
            (row.team, [number(row.rank, f"bold {hues.muted}"), Text(f" {row.name}"), *met, *total])
        )
    return rows


def _itself(hues: Ink) -> Text:
    return Told(Text("▒▒▒ ", style=hues.faint), "")


def _met(cells: tuple[CrossCell, ...], boards: int, hues: Ink) -> Text:
    text = Text()
    for cell in cells:
        style = hues.muted
        if cell.game_points != boards:
            style = f"bold {hues.good}" if cell.match_points == 2 else hues.bad
        if cell.unfinished:
            style = f"italic {hues.warn}"
        text.append(" " if text else "").append(_aligned(cell.game_points), style=style)
    games = [_read(cell) for cell in cells]
    return Told(text, _(", then ").join(games)) if cells else Text("· ", style=hues.faint)


def _read(cell: CrossCell) -> str:
    """Return a meeting's game points, and whether boards still wait."""
    points = score(cell.game_points)
    return _("{points} (not finished)").format(points=points) if cell.unfinished else points


def round_columns() -> list[Col]:
    """Return the columns of the list of matches."""
    return [
        Col(_("Rd"), right=True, read=_("Round")),
        Col(_("Date")),
        Col(_("Home"), grow=True),
        Col(_("Result")),
        Col(_("Away"), grow=True),
        Col(_("Open"), right=True),
        Col(_("State"), least=96),
    ]


def round_rows(view: DivisionView, hues: Ink) -> list[Row]:
    """Return the matches by their place; a round's number stands at its first match."""
    rows: list[Row] = []
    before = None
    for place, row in enumerate(view.rounds):
        rows.append((str(place), _match(row, row.round != before, hues)))
        before = row.round
    return rows


def _points(row: RoundRow, hues: Ink) -> Text:
    style = f"bold {hues.text}"
    if row.game_points is None:
        told = _("void") if row.status == "void" else _("none yet")
        return Told(Text("– : –", style=style), told)
    return Text(pair(row.game_points), style=style)


def _match(row: RoundRow, first: bool, hues: Ink) -> list[Text]:
    done = row.status in ("complete", "void")
    words = {
        "open": _("not entered"),
        "entered": _("incomplete"),
        "complete": _("complete"),
        "void": _("void"),
    }
    return [
        Told(Text(str(row.round) if first else "", style=f"bold {hues.accent}"), str(row.round)),
        Text(day(row.day), style=hues.muted),
        Text(row.home_name, style=hues.text),
        _points(row, hues),
        Text(row.away_name, style=hues.text),
        count(row.findings, hues, hues.warn),
        Text(
            ("✔ " if done else "○ ") + words.get(row.status, ""),
            style=hues.good if done else hues.warn,
        ),
    ]
