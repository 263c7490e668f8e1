"""Tables of events, by the games or matches on file."""

from collections.abc import Sequence

from league.facts.events import EventFile
from league.facts.seasons import Season
from league.forms import points
from league.language import _
from league.outcomes.individuals import Row, everybody_met, table
from league.rulebook import RuleBook, has_rule
from league.rulebooks import load
from league.services.events.team_tables import matches_table, settled
from league.services.events.tournament_tables import played_table
from league.services.events.views import event_of
from league.services.session import transactions
from league.views.events import EventTable, TableLine


def boards_of(book: RuleBook, file: EventFile) -> int | None:
    """Return the boards of a team event; None = it is played by individuals."""
    if not has_rule(book.events.team_boards):
        return None
    return book.events.team_boards(file.kind, book.on(file.day))


def event_table(season: str | None, id: str) -> EventTable | None:
    """Return an event's table; None while no game is on file.

    Raises NotFoundError, StorageError.
    """
    loaded, _rulings = transactions.load(season)
    return table_of(loaded, load(loaded.rulebook), event_of(loaded, id))


def table_of(season: Season, book: RuleBook, file: EventFile) -> EventTable | None:
    """Return the table of an event that is read already."""
    played = played_table(season, book, file)
    if played is not None:
        return played
    if boards_of(book, file) is not None:
        return matches_table(book, file) if file.teams else None
    if not file.games or not has_rule(book.events.criteria):
        return None
    values = book.on(file.day)
    players = [one.ident for one in file.entries]
    complete = everybody_met(players, file.games)
    criteria = book.events.criteria(file.kind, values, round_robin=complete)
    rows = table(players, file.games, criteria)
    names = {one.ident: one.name for one in season.players}
    return EventTable(
        heads=(_("Points"), *(criterion_name(name) for name in criteria)),
        lines=tuple(_line(row, criteria, names) for row in rows),
        note=str(book.events.unplayed(values)),
        order=settled([(row.place, row.ident) for row in rows]),
    )


def _line(row: Row, criteria: Sequence[str], names: dict[str, str]) -> TableLine:
    figures = [
        "" if number is None else figure(name, number)
        for name, number in zip(criteria, row.criteria, strict=True)
    ]
    return TableLine(
        row.rank, row.ident, names.get(row.ident, row.ident), (points(row.points), *figures)
    )


def figure(criterion: str, number: int) -> str:
    """Return what a criterion gave, in points and not in their halves and quarters."""
    if criterion in ("wins", "wins_black"):
        return str(number)
    return f"{number / 4:g}" if criterion == "sonneborn_berger" else points(number)


def criterion_name(name: str) -> str:
    """Return what an event's table calls a criterion, in short."""
    return {
        "buchholz": _("Buchholz"),
        "sonneborn_berger": _("S.-B."),
        "direct_encounter": _("Direct"),
        "wins": _("Wins"),
        "wins_black": _("Wins with Black"),
    }.get(name, name)
