"""The stored season as judged, with the force majeure and the decisions on record."""

from dataclasses import dataclass, replace
from pathlib import Path

from league.facts.actors import Actor
from league.facts.bans import Ban
from league.facts.changes import NO_CHANGE, WHOLE_SEASON, Change
from league.facts.seasons import MatchKey, Season
from league.judging import SeasonFacts, collection_paused, judge, rejudge
from league.outcomes.judgement import SeasonJudgement
from league.rulebook import RuleBook, Values
from league.rulebooks import load
from league.rulings import Ruling
from league.services.session import changed_rows, transactions
from league.services.session.agreed import agreed
from league.services.session.desk import Desk
from league.services.session.record_kinds import FORCE_MAJEURE, PERSON_BAN
from league.services.session.records import recorded
from league.storage import decisions
from league.storage.database import reading
from league.storage.following import rows_since


@dataclass(frozen=True, slots=True)
class Judged:
    """A season with its rule book and what follows from its facts."""

    season: Season
    book: RuleBook
    rulings: tuple[Ruling, ...]
    judgement: SeasonJudgement
    last_step: tuple[int, str]
    """As on the desk."""

    def desk(self, path: Path, actor: Actor) -> Desk:
        """Return it opened for an actor to work on."""
        return Desk(
            path, actor, self.season, self.book, self.rulings, self.judgement, self.last_step
        )

    @property
    def values(self) -> Values:
        """Return the rule book's values at the beginning of the season."""
        return self.book.on(self.judgement.world.first_day)


def judge_stored(name: str | None) -> Judged:
    """Judge a season, the one in use if none is named.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    # Asked first: what is stored while the season is being read must not be taken for seen.
    last_step = transactions.last_step()
    with collection_paused():
        season, rulings = transactions.load(name)
        book = load(season.rulebook)
        facts = SeasonFacts(
            season,
            rulings,
            excused(season.name),
            persons_banned(season),
            agreed(season.name),
        )
        judgement = judge(facts, book)
    return Judged(season, book, rulings, judgement, last_step)


def open_desk(path: Path, actor: Actor, season: str | None = None) -> Desk:
    """Open a season of a file for an actor, the one in use if none is named, and judge it.

    Raises StorageError, NotFoundError, RuleBookError.
    """
    transactions.open_file(path, must_exist=True)
    return judge_stored(season).desk(path, actor)


def judged_again(desk: Desk) -> Judged:
    """Judge a desk's season as it is stored now; only what was changed since is read and judged.

    Inside ``writing()`` that is what was stored so far. Raises as ``judge_stored``.
    """
    name, before = desk.season.name, desk.judgement
    with reading():
        step = transactions.last_step()
        rows = rows_since(desk.last_step)
        mine = None if rows is None else changed_rows.of_season(name, rows)
        change = WHOLE_SEASON if mine is None else changed_rows.change_of(name, mine)
        if rows is None or mine is None or change.whole:
            return judge_stored(name)
        season = changed_rows.read_again(desk.season, desk.world, mine, change)
        rulings = desk.rulings
        if any(one.table == "ruling" for one in mine):
            rulings = decisions.rulings(name)
        facts = _facts_of(before, season, rulings)
        if any(one.table == "record" for one in rows):
            facts, change = _with_records(facts, change)
    if not rows:
        return of_desk(desk)
    # Another object also where nothing is judged otherwise: views tell of records as well.
    narrow = mine or change != NO_CHANGE
    after = rejudge(before, desk.book, facts, change) if narrow else replace(before)
    return Judged(season, desk.book, rulings, after, step)


def _facts_of(judged: SeasonJudgement, season: Season, rulings: tuple[Ruling, ...]) -> SeasonFacts:
    """Return what a season was judged from, with other facts and decisions."""
    bans = tuple(ban for bans in judged.known.bans.values() for ban in bans)
    return SeasonFacts(season, rulings, judged.excused, bans, judged.world.agreed)


def _with_records(facts: SeasonFacts, change: Change) -> tuple[SeasonFacts, Change]:
    """Return facts with the records that count in judging as they are stored now."""
    season = facts.season
    after = replace(
        facts,
        excused=excused(season.name),
        bans=persons_banned(season),
        agreed=agreed(season.name),
    )
    divisions = {
        id
        for id in after.agreed.keys() | facts.agreed.keys()
        if after.agreed.get(id) != facts.agreed.get(id)
    }
    change = replace(
        change,
        matches=change.matches | {match for match, _team in after.excused ^ facts.excused},
        players=change.players | {ban.person for ban in {*after.bans} ^ {*facts.bans}},
        divisions=frozenset(divisions),
    )
    return after, change


def of_desk(desk: Desk) -> Judged:
    """Return what an official has before him, as it is judged."""
    return Judged(desk.season, desk.book, desk.rulings, desk.judgement, desk.last_step)


def anew(desk: Desk, season: str | None = None) -> Desk:
    """Return the season judged as it is stored now, or another one of the same file.

    Raises as ``judge_stored``.
    """
    other = season is not None and season != desk.season.name
    known = judge_stored(season) if other else judged_again(desk)
    return known.desk(desk.path, desk.actor)


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
