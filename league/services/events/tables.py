"""Tables of events: by their tournament, else by the games or matches on file."""

from league.facts.events import EventFile
from league.facts.seasons import Season
from league.formatting import points
from league.language import _
from league.outcomes.tournaments.names import figure, short_name
from league.outcomes.tournaments.table import RankRow, ranked
from league.rulebook import RuleBook, has_rule
from league.rulebooks import load
from league.services.events.crosstables import cross_table, everybody_met
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
    rows = ranked(cross_table(players, file.games), criteria)
    names = {one.ident: one.name for one in season.players}
    return EventTable(
        heads=(_("Points"), *map(short_name, criteria)),
        lines=tuple(_line(row, players[row.number - 1], names) for row in rows),
        note=str(book.events.unplayed(values)),
        order=settled([(row.place or 0, players[row.number - 1]) for row in rows]),
    )


def _line(row: RankRow, ident: str, names: dict[str, str]) -> TableLine:
    """Return a row; criteria that were not needed stay empty."""
    figures = [
        figure(worked) if worked and at < row.needed else "" for at, worked in enumerate(row.worked)
    ]
    return TableLine(row.rank or 0, ident, names.get(ident, ident), (points(row.points), *figures))
