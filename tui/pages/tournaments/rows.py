"""What stands on the page of a tournament beside the boards: entries, table, conditions."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rich.text import Text

from league.formatting import clock, day, score
from league.language import _, ngettext
from league.views.columns_tournaments import entry_columns
from league.views.tournament_playoffs import PlayoffSheet
from league.views.tournaments import RankLine, RoundSheet, TournamentSheet
from tui.kit.cells import number
from tui.kit.columns import Col, holding
from tui.kit.described import on_screen
from tui.kit.parts import Columns, Prose, Table, listed
from tui.kit.themes import Ink

_NAMED = 36
"""Columns of a window that rank, name and points of the table need."""
_GAP = 2
"""Columns between two of a list."""


def round_title(sheet: RoundSheet | None) -> str:
    """Return the title of a round's boards, with its hour where that is known."""
    if sheet is None:
        return _("Round")
    title = _("Round {number}").format(number=sheet.number)
    begins = sheet.begins
    if begins:
        title = f"{title}, {day(begins.date())} {clock(begins.time())}"
    return f"{title}, {_('by hand')}" if sheet.by_hand else title


def not_paired(view: TournamentSheet) -> str:
    """Return what to do as long as no round is paired."""
    if view.can_pair:
        return _("No round is paired yet: p shows the first one.")
    return _("No round is paired yet; first: {next}.").format(next=view.row.next)


def no_preview(view: TournamentSheet) -> str:
    """Return why nothing stands in the preview, and what to do."""
    if view.can_pair:
        return _("p works the next pairing out; it is stored only when you say so.")
    if view.row.open and not (view.file.is_round_robin and view.rounds):
        words = ngettext(
            "{number} result of round {round} is missing before the next one is paired.",
            "{number} results of round {round} are missing before the next one is paired.",
            view.row.open,
        )
        return words.format(number=view.row.open, round=view.row.round)
    if view.row.next:
        return _("Nothing to pair yet; first: {next}.").format(next=view.row.next)
    return _("All rounds are paired.")


def preview_title(sheets: Sequence[RoundSheet]) -> str:
    """Return the title of the preview."""
    if not sheets:
        return _("Next pairing")
    if len(sheets) > 1:
        words = _("Preview of rounds {first} to {last}: F2 stores")
        return words.format(first=sheets[0].number, last=sheets[-1].number)
    return _("Preview of round {number}: F2 stores").format(number=sheets[0].number)


def entry_table(view: TournamentSheet, hues: Ink) -> Table:
    """Return who entered, with byes and points given."""
    teams, entries = view.tournament.teams, view.entries
    columns = on_screen(entry_columns(teams=teams), hues, measured=entries)
    empty = _("Nobody has entered yet: e enters players.")
    if teams:
        empty = _("Nobody has entered yet: e enters a team.")
    label, opens = _("Entries"), _("go in")
    return listed("entries", label, columns, entries, lambda one: one.key, empty, opens)


def rank_lists(view: TournamentSheet, hues: Ink) -> Iterator[Table]:
    """Yield the table and, where the rule book ranks groups apart, those of the groups in one."""
    empty, why = _("No round is paired yet."), _("why?")
    lines = view.table.lines
    columns = _ranks(view, lines, hues)
    yield listed("table", _("Table"), columns, lines, lambda one: one.key, empty, why)
    if not view.has_groups:
        return
    groups = view.table.groups
    named = {one.key: group.name for group in groups for one in group.lines}
    apart = [one for group in groups for one in group.lines]
    heads = [Col(_("Group"), width=max(map(len, (_("Group"), *named.values()))))]
    columns = (
        *((head, lambda one: Text(named[one.key], hues.accent)) for head in heads),
        *_ranks(view, apart, hues),
    )
    none = _("All are ranked together.") if lines else empty
    yield listed("groups", _("Groups"), columns, apart, lambda one: one.key, none, why)


def _ranks(view: TournamentSheet, lines: Sequence[RankLine], hues: Ink) -> Columns[RankLine]:
    """Return the columns of a table, and where there is room the way of each."""
    name = _("Team") if view.tournament.teams else _("Player")
    places = [str(one.rank or "–") for one in lines]
    points = [score(one.points) for one in lines]
    return (
        (_holding("#", places, _("Rank")), lambda one: number(one.rank, hues.muted)),
        (Col(_("No."), right=True, least=90, width=4), lambda one: number(one.number, hues.muted)),
        (Col(name, grow=True), lambda one: _ranked(one, hues)),
        (Col(_("Club"), grow=True, least=140), lambda one: Text(one.club, hues.muted)),
        (_holding(_("Pts"), points, _("Points")), lambda one: _points(one, hues)),
        *_counts(view, lines, hues),
        *_ways(view, lines, hues),
    )


def _holding(label: str, words: Sequence[str], read: str, least: int = 0) -> Col:
    return replace(holding(label, words, right=True, least=least), read=read)


def _counts(
    view: TournamentSheet, lines: Sequence[RankLine], hues: Ink
) -> Iterator[tuple[Col, Callable[[RankLine], Text]]]:
    """Yield a column for each criterion: in a narrow window the first ones, beside the names."""
    least = _NAMED
    for at, (short, full) in enumerate(view.table.criteria):
        shown = [one.counts[at] for one in lines if one.counts]
        column = _holding(short, shown, full)
        least += column.width + _GAP
        yield replace(column, least=least), partial(_count, at=at, hues=hues)


def _count(one: RankLine, at: int, hues: Ink) -> Text:
    return Text(one.counts[at] if one.counts else "", hues.text)


def _ways(
    view: TournamentSheet, lines: Sequence[RankLine], hues: Ink
) -> Iterator[tuple[Col, Callable[[RankLine], Text]]]:
    """Yield a column for each round, where there is room for all of them."""
    rounds = len(view.rounds)
    least = 60 + 9 * len(view.table.criteria) + 8 * rounds
    for at in range(rounds):
        shown = [one.way[at] for one in lines if at < len(one.way)]
        words = _("Round {number}").format(number=at + 1)
        yield _holding(str(at + 1), shown, words, least), partial(_way, at=at, hues=hues)


def _way(one: RankLine, at: int, hues: Ink) -> Text:
    return Text(one.way[at] if at < len(one.way) else "", hues.muted)


def _ranked(one: RankLine, hues: Ink) -> Text:
    name = Text(one.name, f"bold {hues.text}")
    return Text.assemble(name, (f"  {one.note}", hues.warn)) if one.note else name


def _points(one: RankLine, hues: Ink) -> Text:
    return Text(score(one.points), f"bold {hues.accent}")


def conditions(view: TournamentSheet, hues: Ink) -> Prose:
    """Return what speaks against the tournament as it is, and what was announced."""
    text = Text()
    if view.against:
        words = ngettext("{number} finding", "{number} findings", len(view.against))
        text.append(f"{words.format(number=len(view.against))}\n", f"bold {hues.primary}")
    for found in view.against:
        text.append("▲ ", hues.warn).append(f"{found.sentence} ").append(
            f"{found.citation}\n", hues.accent
        )
    for playoff in view.playoffs:
        _playoff(text, playoff, hues)
    text.append(f"{_('As announced')}\n", f"bold {hues.primary}")
    for label, words in view.parts:
        text.append(f"{label}  ", hues.muted)
        text.append(f"{words or '–'}\n", hues.text if words else hues.faint)
    return Prose("conditions", _("Conditions"), text)


def _playoff(text: Text, playoff: PlayoffSheet, hues: Ink) -> None:
    """Add a play-off: its order, its steps, and who has won or plays next."""
    words = _("Play-off for place {place}").format(place=playoff.place)
    text.append(f"{words}\n", f"bold {hues.primary}")
    text.append(f"{playoff.outcome}\n", f"bold {hues.text}")
    text.append(f"{playoff.order}\n", hues.text)
    for stage in playoff.stages:
        text.append(f"{stage.words} {stage.clock} ").append(f"{stage.paragraph}\n", hues.accent)
