"""A tournament opened for work: its facts, its season, and the rule book by which it is played."""

from dataclasses import dataclass, replace
from datetime import date, datetime, time

from league.errors import NotFoundError
from league.facts.seasons import Season
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant, Tournament
from league.language import _
from league.rulebook import RuleBook, Values
from league.services.session.days import today_by
from league.services.session.season_changes import season_and_book
from league.services.tournaments.files import file_of
from league.tournament_rules import own_rules


@dataclass(frozen=True, slots=True)
class Opened:
    """A tournament with what is needed to judge it."""

    season: Season
    book: RuleBook
    file: TournamentFile

    @property
    def tournament(self) -> Tournament:
        """Return how it is played."""
        return self.file.tournament

    @property
    def day(self) -> date:
        """Return the day whose rules hold: its first; today while that is not known."""
        return self.tournament.first_day or today_by(self.season.rulebook)

    @property
    def values(self) -> Values:
        """Return the rule book's values on its first day."""
        return self.book.on(self.day)

    @property
    def own(self) -> RuleBook | None:
        """Return the federation's book where its conditions hold; None = the FIDE rules alone."""
        return own_rules(self.tournament, self.book)

    @property
    def as_ruled(self) -> Tournament:
        """Return how it is played, as the rule book calls the competition."""
        return ruled(self.season, self.tournament)

    def hour_of(self, number: int) -> datetime | None:
        """Return when a round begins; None = not known."""
        times = self.tournament.round_times
        return times[number - 1] if 1 <= number <= len(times) else None

    @property
    def begins(self) -> datetime | None:
        """Return when round 1 begins; None = not known."""
        return self.tournament.round_times[0] if self.tournament.round_times else None

    @property
    def first_moment(self) -> datetime | None:
        """Return when round 1 begins; where no hour is known, when its first day does."""
        first = self.tournament.first_day
        return self.begins or (datetime.combine(first, time()) if first else None)


def ruled(season: Season, one: Tournament) -> Tournament:
    """Return a tournament that plays like what a division of the season was made from."""
    like = next((each.like for each in season.divisions if each.id == one.like), "")
    return replace(one, like=like) if like else one


def opened(season: str | None, id: str) -> Opened:
    """Return a tournament opened for work. Raises NotFoundError, RuleBookError, StorageError."""
    loaded, book = season_and_book(season)
    return Opened(loaded, book, file_of(loaded.name, id))


def known_entrant(file: TournamentFile, key: str) -> Entrant:
    """Return who entered. Raises NotFoundError."""
    if key not in file.entrants:
        sentence = _("Not entered in {id}: {players}.")
        raise NotFoundError(sentence, id=file.tournament.id, players=key)
    return file.entrants[key]


def known_participant(file: TournamentFile, key: str) -> Entrant:
    """Return who is paired in a tournament: a player, or a team. Raises NotFoundError."""
    found = known_entrant(file, key)
    if found.team:
        sentence = _("{player} plays for {team}: the teams are paired in {id}.")
        raise NotFoundError(sentence, player=found.name, team=found.team, id=file.tournament.id)
    return found
