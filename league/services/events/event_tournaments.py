"""Events that are played as a tournament: how the book has it played, and who enters it."""

from collections.abc import Sequence
from dataclasses import replace

from league import tournament_rules
from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.events import EventFile
from league.facts.seasons import Season
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant, System, Tournament
from league.language import _
from league.rulebook import RuleBook
from league.services.events.tables import boards_of
from league.services.events.tournament_tables import refuse_with_tournament
from league.services.events.views import on_file, view_of
from league.services.session.records import record_many
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.announcing.records import create_tournament
from league.services.tournaments.entering.entries import average, entries_of, member
from league.services.tournaments.opening import Opened


def conditions_for(season: str | None, event: str, system: System | None = None) -> Tournament:
    """Return how an event is played as a tournament: by the book, and as it was announced.

    ``system`` counts where the book leaves it open. Raises InputError where nobody says it;
    NotFoundError, RuleBookError, StorageError.
    """
    loaded, book, file = on_file(season, event)
    boards, number = boards_of(book, file), len(_names(loaded, book, file))
    said = file.announcement
    days = said.dates or (file.day,)
    return Tournament(
        id=file.id,
        name=said.name or f"{book.meaning(file.kind)} {file.year}",
        system=system or _system(book, file, number),
        teams=boards is not None,
        boards=boards or 0,
        rounds=tournament_rules.rounds(book, file.day, file.kind, number) or 0,
        city=said.venue,
        first_day=min(days),
        last_day=max(days),
        time_control=said.time_control,
        event=file.id,
        like=file.kind,
    )


def _system(book: RuleBook, file: EventFile, number: int) -> System:
    """Return the system by the book. Raises InputError where it leaves that open."""
    found = tournament_rules.system(book, file.day, file.kind, number)
    if found is None:
        sentence = _("{book} leaves open how {kind} is played: please name the system.")
        raise InputError(sentence, book=book.short, kind=book.meaning(file.kind))
    return found


def create_for_event(
    season: str | None, tournament: Tournament, *, actor: Actor, why: str = ""
) -> Tournament:
    """Put the tournament of an event on file with all who have a place in it, or its teams.

    Raises InputError for an event with a tournament or games of its own, and one in which nobody
    has a place; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, file = on_file(season, tournament.event or "")
        refuse_with_tournament(loaded, file.id)
        if file.games or any(one.boards for one in file.matches):
            raise InputError(_("{id} has games on file already."), id=file.id)
        made = create_tournament(season, tournament, actor=actor, why=why)
        entered = _entrants(loaded, book, file, made)
        if not entered:
            raise InputError(_("Nobody has a place in {id} yet."), id=file.id)
        record_many(entries_of(loaded.name, entered), actor=actor, why=why)
        return made


def _names(season: Season, book: RuleBook, file: EventFile) -> Sequence[str]:
    """Return who plays: pass numbers of those with a place, or names of teams."""
    if boards_of(book, file) is not None:
        return [team.name for team in file.teams]
    return [place.ident for place in view_of(season, book, file).field.places]


def _entrants(
    season: Season, book: RuleBook, file: EventFile, made: Tournament
) -> Sequence[Entrant]:
    """Return who enters. Raises NotFoundError for a pass number that nobody has."""
    opened = Opened(season, book, TournamentFile(tournament=made))
    if not made.teams:
        return [member(opened, ident) for ident in _names(season, book, file)]
    clubs = {club.id: club.name for club in season.clubs}
    found: list[Entrant] = []
    for team in file.teams:
        players = [replace(member(opened, one), team=team.name) for one in team.players]
        found.append(
            Entrant(
                tournament=made.id,
                key=team.name,
                name=team.name,
                club=clubs.get(team.club, team.club),
                rating=average(players[: made.boards]),
                players=team.players,
            )
        )
        found += players
    return found
