"""The rows of a division's table, cross table and rounds."""

from collections.abc import Collection, Sequence

from rich.text import Text

from league.facts.divisions import DivisionDecision
from league.formatting import day, score
from league.language import _
from league.services.words.codes import decided_words, matter_words
from league.views.columns import Column
from league.views.divisions import (
    CrossCell,
    DivisionView,
    RoundRow,
    StandingRow,
    criteria_columns,
    standing_columns,
)
from league.views.statistics import Statistics
from tui.kit.alt_text import AltText
from tui.kit.cells import aligned, count, number, pair
from tui.kit.columns import Col, Row
from tui.kit.described import on_screen
from tui.kit.lazy import Lazy
from tui.kit.parts import Columns, Part, Prose, Table, listed
from tui.kit.themes import Ink
from tui.pages.division.progress_chart import progress_words
from tui.pages.division.statistics_rows import board_list, once, scorer_list


def division_parts(
    view: DivisionView, figures: Statistics, held: Collection[int], hues: Ink
) -> tuple[Part, ...]:
    """Return table, rounds, cross table, progress, scorers and points by board.

    ``held`` are the numbers of the rounds that are held back.
    """
    none, to_club = _("No team in this division yet."), _("club")
    # One or two of the lists are seen at a time.
    return (
        _table(view, hues, none, to_club),
        _rounds(view, held, hues),
        _cross_table(view, hues),
        Prose("progress", _("Progress"), progress_words(figures)),
        scorer_list(figures, hues, _("No game is played yet."), to_club),
        board_list(view.boards, figures, hues, none, to_club),
    )


def decision_part(decided: Sequence[DivisionDecision], hues: Ink) -> Table:
    """Return what is decided for the division."""
    words = matter_words()
    columns: Columns[DivisionDecision] = (
        (Col(_("About")), lambda one: Text(words[one.matter], hues.muted)),
        (Col(_("Decided"), grow=True), lambda one: Text(decided_words(one), hues.text)),
        (Col(_("Decided on")), lambda one: Text(day(one.decided), hues.muted)),
        (Col(_("Decided by")), lambda one: Text(one.decided_by, hues.muted)),
    )
    none = _("Nothing is decided yet: b puts a decision on record.")
    return listed("decisions", _("Decisions"), columns, decided, None, none)


def _rounds(view: DivisionView, held: Collection[int], hues: Ink) -> Table:
    """Return the matches by their place; a round's number stands at its first match."""
    before = [None, *(row.round for row in view.rounds)]
    first = {row.key for row, last in zip(view.rounds, before, strict=False) if row.round != last}
    columns: Columns[RoundRow] = (
        (
            Col(_("Rd"), right=True, read=_("Round")),
            lambda one: once(one.round, one.key in first, hues.accent),
        ),
        (Col(_("Date")), lambda one: _day_of(one, held, hues)),
        (Col(_("Home"), grow=True), lambda one: Text(one.home_name, hues.text)),
        (Col(_("Result")), lambda one: _points(one, hues)),
        (Col(_("Away"), grow=True), lambda one: Text(one.away_name, hues.text)),
        (Col(_("Open"), right=True), lambda one: count(one.findings, hues, hues.warn)),
        (Col(_("State"), least=96), lambda one: _state(one, hues)),
    )
    empty = _("No match on the calendar yet: draw the division (d).")
    return listed("rounds", _("Rounds"), columns, view.rounds, None, empty, _("match"))


def _day_of(row: RoundRow, held: Collection[int], hues: Ink) -> Text:
    """Return the day of a match, marked as long as its round is held back."""
    if row.round in held:
        return Text(f"✎ {day(row.day)}", style=hues.warn)
    return Text(day(row.day), hues.muted)


def held_words(held: Sequence[int]) -> str:
    """Return the numbers of rounds, those that follow each other as from – to."""
    runs: list[list[int]] = []
    for one in held:
        if runs and one == runs[-1][-1] + 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs)


def _cross_table(view: DivisionView, hues: Ink) -> Table:
    return Table(
        "cross",
        _("Cross table"),
        cross_columns(view),
        Lazy(lambda: cross_rows(view, hues)),
        opens=_("match"),
        cells=True,
    )


def _table(view: DivisionView, hues: Ink, empty: str, opens: str) -> Table:
    columns = on_screen(standing_columns(view), hues)
    return listed("table", _("Table"), columns, view.rows, lambda one: one.team, empty, opens)


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
        *(
            Col(f" {blank}{one.heading}", right=True, read=one.full_heading)
            for one, blank in zip(_totals(view), (" ", ""), strict=False)
        ),
    ]


def _totals(view: DivisionView) -> Sequence[Column[StandingRow]]:
    """Return the two criteria that rank first, the first one last."""
    return criteria_columns(view)[1::-1]


def cross_rows(view: DivisionView, hues: Ink) -> list[Row]:
    """Return who scored how much against whom, by team."""
    rows: list[Row] = []
    totals = [cell for _col, cell in on_screen(_totals(view), hues)]
    for place, (row, cells) in enumerate(zip(view.rows, view.cross, strict=True)):
        met = [
            _itself(hues) if place == other else _met(cell, view.boards, hues)
            for other, cell in enumerate(cells)
        ]
        total = [cell(row) for cell in totals]
        rows.append(
            (row.team, [number(row.rank, f"bold {hues.muted}"), Text(f" {row.name}"), *met, *total])
        )
    return rows


def _itself(hues: Ink) -> Text:
    return AltText(Text("▒▒▒ ", style=hues.faint), "")


def _met(cells: tuple[CrossCell, ...], boards: int, hues: Ink) -> Text:
    text = Text()
    for cell in cells:
        style = hues.muted
        if cell.game_points != boards:
            style = f"bold {hues.good}" if cell.match_points == 2 else hues.bad
        if cell.unfinished:
            style = f"italic {hues.warn}"
        text.append(" " if text else "").append(aligned(cell.game_points), style=style)
    games = [_read(cell) for cell in cells]
    return AltText(text, _(", then ").join(games)) if cells else Text("· ", style=hues.faint)


def _read(cell: CrossCell) -> str:
    """Return a meeting's game points, and whether boards still wait."""
    points = score(cell.game_points)
    return _("{points} (not finished)").format(points=points) if cell.unfinished else points


def _points(row: RoundRow, hues: Ink) -> Text:
    style = f"bold {hues.text}"
    if row.game_points is None:
        over = {"void": _("void"), "lapsed": _("lapsed")}
        told = over.get(row.status, _("none yet"))
        return AltText(Text("– : –", style=style), told)
    points = pair(row.game_points)
    if row.annulled:
        said = _("{result}, annulled").format(result=points)
        return AltText(Text(f"({points})", hues.muted), said)
    return Text(points, style=style)


def _state(row: RoundRow, hues: Ink) -> Text:
    if row.annulled:
        return Text("✔ " + _("annulled"), hues.muted)
    done = row.status in ("complete", "void", "lapsed")
    words = {
        "open": _("not entered"),
        "entered": _("incomplete"),
        "complete": _("complete"),
        "void": _("void"),
        "lapsed": _("lapsed"),
    }
    said = ("✔ " if done else "○ ") + words.get(row.status, "")
    return Text(said, hues.good if done else hues.warn)
