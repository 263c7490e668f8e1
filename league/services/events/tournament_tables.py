"""Tables of events that are played as a tournament."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from league.errors import InputError
from league.facts.event_games import TeamMatch
from league.facts.events import EventFile
from league.facts.seasons import Season
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import BoardResult
from league.formatting import points
from league.language import _
from league.outcomes.standings import Adjustments
from league.outcomes.tournaments.names import figure, short_name
from league.outcomes.tournaments.table import ranked_apart
from league.rulebook import RuleBook
from league.services.events.team_tables import matches_table, settled
from league.services.tournaments.entering.numbering import keys_of
from league.services.tournaments.files import file_of, tournaments
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.pairing import missing_results
from league.services.tournaments.playing.round_history import board_scores
from league.services.tournaments.ranking.crosstables import rounds_of
from league.services.tournaments.ranking.tables import Ranked, ranked_of
from league.views.events import EventTable, TableLine


def tournament_of(season: str, event: str) -> str | None:
    """Return the id of the tournament that decides an event; None = none. Raises StorageError."""
    known = tournaments(season).values()
    return next((one.id for one in known if event in (one.event, *one.along)), None)


def refuse_with_tournament(season: Season, event: str) -> None:
    """Refuse what a tournament decides. Raises InputError when the event has one."""
    if found := tournament_of(season.name, event):
        sentence = _("{event} is played as the tournament {id}.")
        raise InputError(sentence, event=event, id=found)


def played_table(season: Season, book: RuleBook, event: EventFile) -> EventTable | None:
    """Return the table of an event by its tournament; None where it has none.

    Raises StorageError.
    """
    id = tournament_of(season.name, event.id)
    if id is None:
        return None
    file = file_of(season.name, id)
    if file.tournament.teams:
        return _teams_table(season, book, event, file)
    return _players_table(season, book, event, file)


def _teams_table(
    season: Season, book: RuleBook, event: EventFile, file: TournamentFile
) -> EventTable:
    """Return the table of a team event as its book ranks it, by the matches of its tournament."""
    ranked, keys = ranked_of(Opened(season, book, file)), keys_of(file)
    gone = {keys[number] for number in ranked.cross.outside}
    found = matches_table(
        book, replace(event, matches=matches_of(file)), gone, _given(ranked, keys)
    )
    return found if finished(file) else replace(found, note=open_words(file), order=())


def _players_table(
    season: Season, book: RuleBook, event: EventFile, file: TournamentFile
) -> EventTable:
    """Return the table of an individual event by its tournament."""
    ranked = ranked_of(Opened(season, book, file))
    keys = keys_of(file)
    if file.tournament.along:
        mine = {one.ident for one in event.entries}
        among = [number for number, key in keys.items() if key in mine]
        apart = ranked_apart(ranked.cross, ranked.criteria, [among])[0]
        ranked = replace(ranked, rows=apart, groups={})
    order = _order(ranked, keys)
    return EventTable(
        heads=(_("Points"), *map(short_name, ranked.criteria)),
        lines=tuple(_lines(file, ranked, keys)),
        note=_note(book, event, file),
        order=order if finished(file) else (),
    )


def _order(ranked: Ranked, keys: Mapping[int, str]) -> tuple[str, ...]:
    """Return who stands where; nothing where a place is shared, of groups within one of them."""
    tables = (*ranked.groups.values(),) or (ranked.rows,)
    for rows in tables:
        places = [(row.place, keys[row.number]) for row in rows if row.place is not None]
        if places and not settled(places):
            return ()
    return tuple(keys[row.number] for row in ranked.rows if row.place is not None)


def _lines(file: TournamentFile, ranked: Ranked, keys: Mapping[int, str]) -> Iterator[TableLine]:
    """Yield those who are ranked, then those whose games count for nobody."""
    for row in ranked.rows:
        who = keys[row.number]
        given = ("" if one is None else figure(one) for one in row.worked)
        figures = (points(row.points), *given) if row.rank is not None else ()
        rank = row.rank if row.rank is not None else len(ranked.rows)
        yield TableLine(rank, who, file.entrants[who].name, figures)


def _note(book: RuleBook, event: EventFile, file: TournamentFile) -> str:
    """Return how unplayed games count, and how far the tournament is."""
    told = str(book.events.unplayed(book.on(event.day)))
    return told if finished(file) else " ".join((told, open_words(file)))


def open_words(file: TournamentFile) -> str:
    """Return which round a tournament has reached."""
    sentence = _("Not finished: {played} of {rounds} rounds are paired.")
    return sentence.format(played=file.last_paired, rounds=rounds_of(file))


def finished(file: TournamentFile) -> bool:
    """Say whether all rounds are paired and have their results."""
    return file.last_paired >= max(rounds_of(file), 1) and not missing_results(file)


def _complete(result: BoardResult | None) -> bool:
    return result is not None and bool(result.white) and all(one for one, _o in result.games)


def matches_of(file: TournamentFile) -> tuple[TeamMatch, ...]:
    """Return the matches of a team tournament with both sides' half points by board.

    A board without a result makes its match one that is not played yet.
    """
    return tuple(
        TeamMatch(number, pair.white, pair.black, _boards(file, file.results.get((number, board))))
        for number, one in file.rounds.items()
        for board, pair in enumerate(one.pairs, 1)
        if pair.black is not None
    )


def _boards(file: TournamentFile, result: BoardResult | None) -> tuple[tuple[int, int], ...]:
    return () if result is None or not _complete(result) else board_scores(file, result)


def _given(ranked: Ranked, keys: Mapping[int, str]) -> Adjustments:
    """Return what teams got without a match, or by decision: match points and half game points."""
    found: dict[str, tuple[int, int]] = {}
    for number, turns in ranked.cross.turns.items():
        byes = [turn for turn in turns if turn.opponent is None]
        points_given, games_given = ranked.cross.given.get(number, (0, 0))
        halves = sum(turn.points for turn in byes) + points_given
        games = sum(turn.games for turn in byes) + games_given
        if halves or games:
            found[keys[number]] = (halves // 2, games)
    return Adjustments(found, ())
