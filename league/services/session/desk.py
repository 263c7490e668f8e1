"""A season opened for work: its facts, its rule book, the rulings, and all of it judged."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import date

from league import clock
from league.addresses import Location
from league.errors import NotFoundError
from league.facts.actors import Actor
from league.facts.clubs import Club, Team
from league.facts.seasons import Division, MatchKey, Season
from league.facts.world import World
from league.head_marks import Head, of_step
from league.judging import Judging
from league.language import _
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from league.rulebook import RuleBook, Values
from league.rulings import Ruling, in_force
from league.services.session.checks import known
from league.services.session.seal_key import USUAL_KEY, SealKey
from league.storage.counts import StepCounts


@dataclass(frozen=True, slots=True)
class Judged:
    """A season with its rule book and what follows from its facts."""

    season: Season
    book: RuleBook
    rulings: tuple[Ruling, ...]
    judging: Judging
    """What follows from its facts; judged when somebody asks."""
    last_step: tuple[int, str]
    """Number and hash of the journal's last step when the season was read."""
    counts: StepCounts
    """The journal's steps by then, counted apart."""

    @property
    def judgement(self) -> SeasonJudgement:
        """Return the season as judged. Raises RuleBookError where nobody asked before."""
        return self.judging.judgement

    @property
    def world(self) -> World:
        """Return the season's look-up tables."""
        return self.judging.world

    @property
    def head(self) -> Head | None:
        """Return the step that the season follows from, as papers name it; None = there is none."""
        return of_step(self.last_step)

    @property
    def today(self) -> date:
        """Return the day it is by the clocks of the rule book."""
        return clock.today(self.book.time_zone)

    @property
    def first_values(self) -> Values:
        """Return the rule book's values at the beginning of the season."""
        return self.book.on(self.world.first_day)


@dataclass(frozen=True, slots=True)
class Desk(Judged):
    """What an official has before him. A change makes a new one."""

    path: Location
    """Where it is stored."""
    actor: Actor
    """Who works at it: what is stored from it is stored for him."""
    seal_key: SealKey = USUAL_KEY
    """With which lineups that are typed at it are encrypted."""

    def judged(self, key: MatchKey) -> MatchJudgement:
        """Return a match as judged. Raises NotFoundError."""
        if key not in self.judgement.matches:
            raise NotFoundError(_no_match(self, key))
        return self.judgement.matches[key]

    def division(self, id: str) -> Division:
        """Return a division. Raises NotFoundError."""
        sentence = _("There is no division “{id}”; known are: {known}.")
        return known(id, self.world.divisions, sentence)

    def team(self, id: str) -> Team:
        """Return a team. Raises NotFoundError."""
        return known(id, self.world.teams, _("There is no team “{id}”; known are: {known}."))

    def club(self, id: str) -> Club:
        """Return a club. Raises NotFoundError."""
        return known(id, self.world.clubs, _("There is no club “{id}”; known are: {known}."))

    def values(self, day: date) -> Values:
        """Return the rule book's values on a day."""
        return self.book.on(day)

    def ruled(self, *, match: MatchKey | None = None, team: str | None = None) -> dict[str, Ruling]:
        """Return the rulings in force on a match, or on a team and its list, by target."""
        return in_force(
            ruling for ruling in self.rulings if (ruling.match, ruling.team) == (match, team)
        )


def desk_of(judged: Judged, path: Location, actor: Actor, seal_key: SealKey = USUAL_KEY) -> Desk:
    """Return a judged season opened for an actor to work on."""
    known = {one.name: getattr(judged, one.name) for one in fields(Judged)}
    return Desk(**known, path=path, actor=actor, seal_key=seal_key)


def _no_match(desk: Desk, key: MatchKey) -> str:
    division, number, home, away = key
    desk.division(division)
    paired = [
        f"{fixture.home} – {fixture.away}"
        for fixture in desk.season.fixtures
        if (fixture.division, fixture.round) == (division, number)
    ]
    if not paired:
        rounds = {one.round for one in desk.season.fixtures if one.division == division}
        sentence = _("Division {division} has no round {round}; it has: {known}.")
        there = ", ".join(str(each) for each in sorted(rounds)) or _("none yet")
        return sentence.format(division=division, round=number, known=there)
    sentence = _("Round {round} of {division} has no match {home} – {away}; it has: {known}.")
    return sentence.format(
        round=number, division=division, home=home, away=away, known=", ".join(paired)
    )


def with_distinct_names(teams: Iterable[Team]) -> list[Team]:
    """Return the teams; those whose name occurs twice carry their id in it."""
    known = list(teams)
    times = Counter(team.name for team in known)
    return [
        replace(team, name=f"{team.name} ({team.id})") if times[team.name] > 1 else team
        for team in known
    ]


def names_of(known: Judged) -> dict[str, str]:
    """Return the names of a season's teams, by their ids."""
    return {id: team.name for id, team in known.world.teams.items()}


def names_in(desk: Desk, division: str) -> Mapping[str, str]:
    """Return the names of a division's teams, by their ids."""
    teams = (team for team in desk.world.teams.values() if team.division == division)
    return {team.id: team.name for team in with_distinct_names(teams)}
