"""What must fit together in a season workbook: references, doubles, boards and lineups."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Registration
from league.facts.seasons import BoardRecord, Division, Fixture, MatchKey, ReportRecord
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.language import _
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.session.office_checks import code_fault, division_fault
from league.services.workbook import layout
from league.services.workbook.cells import Row

T = TypeVar("T")

Pairs = list[tuple[Row, T]]
"""Facts with the rows they come from."""


@dataclass(frozen=True, slots=True)
class Read:
    """All facts of a workbook with their rows."""

    divisions: Pairs[Division]
    clubs: Pairs[Club]
    players: Pairs[Player]
    registrations: Pairs[Registration]
    teams: Pairs[Team]
    squads: Pairs[SquadEntry]
    fixtures: Pairs[Fixture]
    boards: Pairs[BoardRecord]
    reports: Pairs[ReportRecord]
    declarations: Pairs[Declaration]
    external_games: Pairs[ExternalGame]
    national_squads: Pairs[NationalSquadEntry]
    broken: set[str]
    """Sheets in which nothing can be looked up."""
    models: frozenset[str]
    """Divisions of the rule book; empty when it is not known which book it is."""


def check(read: Read) -> None:
    """Note every reference that leads nowhere and everything that stands twice."""
    _check_names(read)
    _check_doubles(read)
    _check_references(read)
    _check_fixtures(read)
    _check_boards(read)
    _check_lineups(read)
    _check_reports(read)


def check_terms(read: Read, book: RuleBook | None) -> None:
    """Note what the rule book of the season asks of people, and has no word of.

    The citizenship of pupils is not asked; else it is needed.
    """
    if book is None or "schools" not in book.serves:
        for row, player in read.players:
            if not player.nation and not row.cells.get("Staat"):
                row.fault("Staat", _("The cell is empty; a value is needed."))
    if book is not None:
        _check_registrations(read, book)


def _check_registrations(read: Read, book: RuleBook) -> None:
    """Note kinds of members and letters of proof that the rule book has not."""
    kinds = [word for word, kind in layout.KINDS.items() if kind in book.named("kinds")]
    for row, one in read.registrations:
        if one.kind not in book.named("kinds"):
            word = next(word for word, kind in layout.KINDS.items() if kind is one.kind)
            row.fault("Art", _none_of(book, Topic.REGISTRATION, word, kinds))
        if one.equal is not None and one.equal not in book.equal_statuses:
            fault = _none_of(book, Topic.EQUAL_STATUS, one.equal, book.equal_statuses)
            row.fault("Gleichstellung", fault)


def _none_of(book: RuleBook, topic: Topic, value: str, words: Iterable[str]) -> str:
    sentence = _("“{value}” is not one of {words}{cited}.")
    return sentence.format(value=value, words=", ".join(words), cited=book.cited(topic))


def _check_names(read: Read) -> None:
    """Note the ids that no command would take."""
    for row, division in read.divisions:
        _named(row, "Id", division.id, division_fault)
    for row, club in read.clubs:
        _named(row, "Nr", club.id, code_fault)
    for row, player in read.players:
        _named(row, "Ident", player.ident, code_fault)
    for row, team in read.teams:
        _named(row, "Kürzel", team.id, code_fault)


def _named(row: Row, column: str, id: str, fault_of: Callable[[str], str]) -> None:
    if id and (fault := fault_of(id)):
        row.fault(column, fault)


def _check_doubles(read: Read) -> None:
    _once(read.divisions, "Id", lambda fact: fact.id)
    _once(read.clubs, "Nr", lambda fact: fact.id)
    _once(read.players, "Ident", lambda fact: fact.ident)
    _once(read.teams, "Kürzel", lambda fact: fact.id)
    _once(read.teams, "Losnummer", lambda fact: (fact.division, fact.draw_number or 0))
    _once(read.squads, "Ident", lambda fact: (fact.team, fact.ident))
    _once(read.squads, "Platz", lambda fact: (fact.team, fact.place))
    _once(read.fixtures, None, lambda fact: fact.key)
    _once(read.boards, "Brett", lambda fact: (*fact.match, fact.board))
    _once(read.reports, "Seite", lambda fact: (*fact.match, fact.side))
    _once(read.declarations, "Ident", lambda fact: (fact.club, fact.ident))
    _once(read.national_squads, "Ident", lambda fact: (fact.club, fact.division, fact.ident))
    _once(read.national_squads, "Platz", lambda fact: (fact.club, fact.division, fact.place))


def _once(pairs: Pairs[T], column: str | None, key: Callable[[T], Hashable]) -> None:
    """Note what stands twice; what could not be read is left alone."""
    first: dict[Hashable, int] = {}
    for row, fact in pairs:
        what = key(fact)
        parts = what if isinstance(what, tuple) else (what,)
        if "" in parts or 0 in parts:
            continue
        number = first.setdefault(what, row.number)
        if number != row.number:
            sentence = _("{what} stands already in row {row}.")
            row.fault(column, sentence.format(what=", ".join(map(str, parts)), row=number))


def _check_references(read: Read) -> None:
    clubs = {fact.id for _row, fact in read.clubs}
    for pairs in (read.registrations, read.teams, read.declarations, read.national_squads):
        for row, fact in pairs:
            refer(read, row, "Verein", fact.club, layout.CLUBS.name, clubs)
    divisions = {fact.id for _row, fact in read.divisions}
    for row, team in read.teams:
        refer(read, row, "Bewerb", team.division, layout.DIVISIONS.name, divisions)
    teams = {fact.id for _row, fact in read.teams}
    for row, entry in read.squads:
        refer(read, row, "Mannschaft", entry.team, layout.TEAMS.name, teams)
    _check_idents(read)
    _check_outside(read)


def _check_outside(read: Read) -> None:
    """Games and lists outside this season name divisions of the rule book."""
    for pairs in (read.external_games, read.national_squads):
        for row, fact in pairs:
            if fact.division and read.models and fact.division not in read.models:
                sentence = _("“{value}” is no division of the rule book; it has {known}.")
                known = ", ".join(sorted(read.models))
                row.fault("Bewerb", sentence.format(value=fact.division, known=known))


def _check_idents(read: Read) -> None:
    idents = {fact.ident for _row, fact in read.players}
    for pairs in (
        read.registrations,
        read.squads,
        read.declarations,
        read.external_games,
        read.national_squads,
    ):
        for row, fact in pairs:
            refer(read, row, "Ident", fact.ident, layout.PLAYERS.name, idents)
    for row, board in read.boards:
        refer(read, row, "Heimspieler", board.home_player or "", layout.PLAYERS.name, idents)
        refer(read, row, "Gastspieler", board.away_player or "", layout.PLAYERS.name, idents)


def refer(read: Read, row: Row, column: str, value: str, sheet: str, known: set[str]) -> None:
    """Note a value that does not stand in the sheet it refers to."""
    if value and value not in known and sheet not in read.broken:
        sentence = _("“{value}” does not stand in sheet {sheet}.")
        row.fault(column, sentence.format(value=value, sheet=sheet))


def _check_fixtures(read: Read) -> None:
    divisions = {fact.id for _row, fact in read.divisions}
    home_of = {fact.id: fact.division for _row, fact in read.teams}
    teams = set(home_of)
    for row, fixture in read.fixtures:
        refer(read, row, "Bewerb", fixture.division, layout.DIVISIONS.name, divisions)
        for column, team in (("Heim", fixture.home), ("Gast", fixture.away)):
            refer(read, row, column, team, layout.TEAMS.name, teams)
            division = home_of.get(team)
            if division and fixture.division and division != fixture.division:
                sentence = _("{team} plays in {division}.")
                row.fault(column, sentence.format(team=team, division=division))
        if fixture.home and fixture.home == fixture.away:
            row.fault("Gast", _("A team cannot play against itself."))


def _check_boards(read: Read) -> None:
    matches = {fact.key for _row, fact in read.fixtures}
    sizes = {fact.id: fact.boards for _row, fact in read.divisions}
    for row, board in read.boards:
        refer_match(read, row, board.match, matches)
        if board.board:
            check_board(row, "Brett", board.board, sizes.get(board.match[0], 0))
        missing = board.home_player is None or board.away_player is None
        if board.result is not None and missing:
            sentence = _("A result needs two players; leave it empty where somebody is missing.")
            row.fault("Ergebnis", sentence)


def refer_match(read: Read, row: Row, match: MatchKey, known: set[MatchKey]) -> None:
    """Note a match that is not on the calendar."""
    readable = "" not in match and match[1] > 0
    if readable and match not in known and layout.FIXTURES.name not in read.broken:
        division, number, home, away = match
        sentence = _("{division}, round {round}: {home} – {away} does not stand in {sheet}.")
        values = {"division": division, "round": number, "home": home, "away": away}
        row.fault(None, sentence.format(**values, sheet=layout.FIXTURES.name))


def check_board(row: Row, column: str, board: int, size: int) -> None:
    """Note a board that a division with so many boards has not; 0 = their number is not known."""
    if size and not 1 <= board <= size:
        sentence = _("Board {board} does not exist; expected is 1 to {boards}.")
        row.fault(column, sentence.format(board=board, boards=size))


def _check_lineups(read: Read) -> None:
    first: dict[Hashable, int] = {}
    for row, board in read.boards:
        seats = (("Heimspieler", board.home_player), ("Gastspieler", board.away_player))
        for column, ident in seats:
            number = first.setdefault((board.match, column, ident), row.number)
            if ident is not None and number != row.number:
                sentence = _("{ident} sits in this lineup already, in row {row}.")
                row.fault(column, sentence.format(ident=ident, row=number))
        if board.home_player is not None and board.home_player == board.away_player:
            row.fault("Gastspieler", _("A player cannot play against himself."))


def _check_reports(read: Read) -> None:
    matches = {fact.key for _row, fact in read.fixtures}
    occupied = _occupied(read)
    sizes = {fact.id: fact.boards for _row, fact in read.divisions}
    for row, report in read.reports:
        refer_match(read, row, report.match, matches)
        for board in report.gaps_paid:
            check_board(row, "Pönale bezahlt", board, sizes.get(report.match[0], 0))
            if (report.match, report.side, board) in occupied:
                sentence = _("Board {board} is occupied; only a gap is paid for.")
                row.fault("Pönale bezahlt", sentence.format(board=board))
        if len(set(report.gaps_paid)) < len(report.gaps_paid):
            row.fault("Pönale bezahlt", _("A board is named twice."))


def _occupied(read: Read) -> set[tuple[MatchKey, str, int]]:
    return {
        (board.match, side, board.board)
        for _row, board in read.boards
        for side, ident in (("home", board.home_player), ("away", board.away_player))
        if ident is not None
    }
