"""Events that are played as a tournament: how the book has it played, and who enters it."""

from collections import Counter
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
from league.rulebook import RuleBook, has_rule
from league.services.events.tables import boards_of
from league.services.events.tournament_tables import refuse_with_tournament
from league.services.events.views import event_of, on_file, view_of
from league.services.session.records import record_many
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.announcing.records import create_tournament
from league.services.tournaments.entering.entries import average, entries_of, member
from league.services.tournaments.opening import Opened


def conditions_for(
    season: str | None, event: str, system: System | None = None, along: Sequence[str] = ()
) -> Tournament:
    """Return how an event is played as a tournament: by the book, and as it was announced.

    ``system`` counts where the book leaves it open; ``along`` = events that play with it. Raises
    InputError where nobody says it; NotFoundError, RuleBookError, StorageError.
    """
    loaded, book, file = on_file(season, event)
    files = [file, *(event_of(loaded, one) for one in along)]
    boards = boards_of(book, file)
    number = sum(len(_names(loaded, book, one)) for one in files)
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
        along=tuple(along),
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
        files = [file, *(event_of(loaded, one) for one in tournament.along)]
        _refuse_together(book, files)
        for one in files:
            refuse_with_tournament(loaded, one.id)
            if one.games or any(match.boards for match in one.matches):
                raise InputError(_("{id} has games on file already."), id=one.id)
        made = create_tournament(season, tournament, actor=actor, why=why)
        entered = [who for one in files for who in _entrants(loaded, book, one, made)]
        if not entered:
            raise InputError(_("Nobody has a place in {id} yet."), id=file.id)
        _refuse_twice(made, entered)
        record_many(entries_of(loaded.name, entered), actor=actor, why=why)
        return made


def _refuse_together(book: RuleBook, files: Sequence[EventFile]) -> None:
    """Refuse events that cannot be played as one tournament. Raises InputError."""
    ids = [one.id for one in files]
    if len(set(ids)) < len(ids):
        raise InputError(_("Named twice: {players}."), players=", ".join(ids))
    apart = has_rule(book.tournaments.group)
    if len(files) > 1 and not (apart and all(boards_of(book, one) is None for one in files)):
        sentence = _("{book} does not have these events play together: {events}.")
        raise InputError(sentence, book=book.short, events=", ".join(ids))


def _refuse_twice(made: Tournament, entered: Sequence[Entrant]) -> None:
    """Refuse somebody who has a place in two events. Raises InputError."""
    number = Counter(one.key for one in entered)
    twice = sorted({one.name for one in entered if number[one.key] > 1})
    if made.along and twice:
        raise InputError(_("Entered twice: {players}."), players="; ".join(twice))


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
        groups = {one.ident: one.group for one in file.entries}
        return [
            _of_group(book, file, member(opened, ident), groups.get(ident, ""), made)
            for ident in _names(season, book, file)
        ]
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


def _of_group(
    book: RuleBook, file: EventFile, one: Entrant, entered: str, made: Tournament
) -> Entrant:
    """Return a player with the group in which he is ranked, where the book has some apart."""
    if not has_rule(book.tournaments.group):
        return one
    one = replace(one, group=entered)
    named = book.tournaments.group(file.kind, one, book.on(file.day))
    return replace(one, group=named) if made.along else one
