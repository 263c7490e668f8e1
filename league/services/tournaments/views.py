"""Tournaments as they are shown: the list, and one with its entries, rounds and table."""

from collections.abc import Iterator
from functools import partial

from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import BoardResult, Entrant, RoundPairing
from league.rulebook import has_rule
from league.services.rulebook.explaining import spoken
from league.services.session.desk import Desk
from league.services.tournaments import words
from league.services.tournaments.announcing.announcement_checks import against
from league.services.tournaments.announcing.parts import parts_of
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.files import file_of, files
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.round_history import result_of
from league.services.tournaments.playing.round_marks import marked
from league.services.tournaments.playing.round_sheets import round_sheets
from league.services.tournaments.playoffs.papers import playoff_sheets
from league.services.tournaments.ranking.crosstables import rounds_of
from league.services.tournaments.ranking.rank_lines import paragraph_page, rank_table
from league.services.tournaments.ranking.tables import outside_of
from league.views.findings import FindingView
from league.views.tournaments import EntryRow, TournamentRow, Tournaments, TournamentSheet


def tournaments(desk: Desk) -> Tournaments:
    """Return the tournaments of the season, the newest first. Raises StorageError."""
    return Tournaments(tuple(row_of(one) for one in reversed(files(desk.season.name).values())))


def row_of(file: TournamentFile) -> TournamentRow:
    """Return a tournament as it is listed."""
    open_in = {number: _missing(file, one) for number, one in file.rounds.items()}
    at = next((number for number, count in open_in.items() if count), file.last_paired)
    missing, rounds = open_in.get(at, 0), rounds_of(file)
    return TournamentRow(
        tournament=file.tournament,
        system=words.system_words(file.tournament),
        participants=sum(file.left(one.key) is None for one in file.participants),
        round=at,
        rounds=rounds,
        open=sum(open_in.values()),
        state=words.state_words(file, at, missing, rounds),
        next=words.next_words(file, at, missing, rounds),
        done=bool(file.rounds) and not missing and at >= rounds,
    )


def _missing(file: TournamentFile, one: RoundPairing) -> int:
    """Return how many boards of a round have no result."""
    return sum(
        _open_boards(file, result_of(file, one.round, board, pair))
        for board, pair in enumerate(one.pairs, 1)
        if pair.black is not None
    )


def _open_boards(file: TournamentFile, result: BoardResult | None) -> int:
    if not file.tournament.teams:
        return int(result is None or not result.white)
    played = sum(bool(white) for white, _black in result.games) if result else 0
    return file.tournament.boards - played


def sheet(desk: Desk, id: str) -> TournamentSheet:
    """Return one tournament with all that is on file. Raises NotFoundError, StorageError."""
    file = file_of(desk.season.name, id)
    table, found = rank_table(desk, file), Opened(desk.season, desk.book, file)
    return TournamentSheet(
        file=file,
        row=row_of(file),
        entries=tuple(entry_rows(file)),
        rounds=marked(found, round_sheets(file, outside=outside_of(found))),
        table=table,
        parts=parts_of(file, table),
        playoffs=playoff_sheets(found),
        against=tuple(_against(desk, file)),
        has_groups=has_rule(desk.book.tournaments.groups),
    )


def _against(desk: Desk, file: TournamentFile) -> Iterator[FindingView]:
    """Yield what speaks against the tournament as it is announced, by the book that says so."""
    found = Opened(desk.season, desk.book, file)
    for one in against(found):
        page = partial(paragraph_page, one.book, one.finding.rule, str(one.finding.sentence))
        yield FindingView(
            key=f"{one.book.id} {one.finding.rule}",
            citation=one.book.cite(one.finding.rule),
            rule=one.finding.rule,
            sentence=spoken(desk, one.finding.sentence),
            explain=page,
        )


def entry_rows(file: TournamentFile) -> list[EntryRow]:
    """Return who entered: by pairing number, before numbers are given in the order of entry."""
    known = numbers_of(file) if file.numbers is not None else {}
    rows = [_entry(file, one, known.get(one.key)) for one in file.participants]
    return sorted(rows, key=lambda one: one.number or 0) if known else rows


def _entry(file: TournamentFile, one: Entrant, number: int | None) -> EntryRow:
    absences = [each for each in file.absences if each.key == one.key]
    return EntryRow(
        key=one.key,
        number=number,
        name=one.name,
        title=one.title,
        rating=one.rating,
        club=one.club,
        federation=one.federation,
        away=words.away_words(one.first_round, absences),
        left=any(each.kind in LEFT for each in absences),
        given=words.given_words(each for each in file.adjustments if each.key == one.key),
        players=tuple(file.entrants[key].name for key in one.players if key in file.entrants),
    )
