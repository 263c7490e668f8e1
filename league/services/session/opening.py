"""The stored season as judged, with the force majeure and the decisions on record."""

from dataclasses import dataclass
from pathlib import Path

from league.facts.bans import Ban
from league.facts.seasons import MatchKey, Season
from league.judging import judge_season
from league.outcomes.judgement import SeasonJudgement
from league.rulebook import RuleBook, Values
from league.rulebooks import load
from league.rulings import Ruling
from league.services.schedule.division_decisions import agreed
from league.services.session import transactions as storing
from league.services.session.desk import Desk
from league.services.session.record_kinds import FORCE_MAJEURE, PERSON_BAN
from league.services.session.records import recorded


@dataclass(frozen=True, slots=True)
class Judged:
    """A season with its rule book and what follows from its facts."""

    season: Season
    book: RuleBook
    rulings: tuple[Ruling, ...]
    judgement: SeasonJudgement
    last_step: tuple[int, str]
    """As on the desk."""

    def desk(self, path: Path) -> Desk:
        """Return it opened for work."""
        return Desk(path, self.season, self.book, self.rulings, self.judgement, self.last_step)

    @property
    def values(self) -> Values:
        """Return the rule book's values at the beginning of the season."""
        return self.book.on(self.judgement.world.first_day)


def judge_stored(name: str | None) -> Judged:
    """Judge a season, the one in use if none is named.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    # Asked first: what is stored while the season is being read must not be taken for seen.
    last_step = storing.last_step()
    season, rulings = storing.load(name)
    book = load(season.rulebook)
    judgement = judge_season(
        season,
        book,
        rulings,
        excused(season.name),
        persons_banned(season),
        agreed=agreed(season.name),
    )
    return Judged(season, book, rulings, judgement, last_step)


def of_desk(desk: Desk) -> Judged:
    """Return what an official has before him, as it is judged."""
    return Judged(desk.season, desk.book, desk.rulings, desk.judgement, desk.last_step)


def anew(desk: Desk, season: str | None = None) -> Desk:
    """Return the season judged again as it is stored now, or another one of the same file.

    Raises as ``judge_stored``.
    """
    return judge_stored(season or desk.season.name).desk(desk.path)


def excused(season: str) -> frozenset[tuple[MatchKey, str]]:
    """Return the matches and teams with force majeure on record. Raises StorageError."""
    papers = recorded(season, FORCE_MAJEURE).values()
    return frozenset((paper.match, paper.team) for paper in papers)


def persons_banned(season: Season) -> tuple[Ban, ...]:
    """Return the bans of players and officials on record in its federation, oldest first.

    A ban outlasts its season and so belongs to none. Raises StorageError.
    """
    mine = recorded(None, PERSON_BAN).items()
    return tuple(ban for key, ban in mine if key.startswith(f"{season.federation}/"))
