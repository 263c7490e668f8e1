"""The stored season as judged, with the force majeure and the decisions on record."""

from dataclasses import replace

from league.addresses import Location
from league.facts.actors import Actor
from league.facts.bans import Ban
from league.facts.changes import NO_CHANGE, WHOLE_SEASON, Change
from league.facts.seasons import MatchKey, Season
from league.judging import Judging, SeasonFacts, collection_paused, rejudge
from league.outcomes.judgement import SeasonJudgement
from league.record_kinds import FORCE_MAJEURE, PERSON_BAN
from league.rulebook import RuleBook
from league.rulebooks import load
from league.rulings import Ruling
from league.services.session import changed_rows, transactions
from league.services.session.desk import Desk, Judged, desk_of
from league.services.session.records import agreed, recorded, schools_on_file
from league.services.session.seal_key import USUAL_KEY, SealKey
from league.slot import Slot
from league.storage import decisions
from league.storage.counts import StepCounts, is_judged
from league.storage.database import connection, is_writing, reading
from league.storage.following import follows, rows_since

_last = Slot[tuple[object, Judged]]()
"""The connection to the file, and the season of it that was judged last."""


def judge_stored(name: str | None) -> Judged:
    """Return a season as judged, the one in use if none is named.

    If it was judged before in the open file, only what was changed since is read and judged.
    Inside ``writing()`` what was stored so far counts. Raises NotFoundError, RuleBookError,
    StorageError.
    """
    name = name or transactions.current_season()
    where, known = _last.value or (None, None)
    if known and where is connection() and known.season.name == name:
        return judged_again(known)
    return judge_whole(name)


def judge_whole(name: str | None) -> Judged:
    """Read and judge all of a season, the one in use if none is named; raises as the other."""
    read = read_whole(name)
    read.judging.judgement  # noqa: B018  # a book that cannot be applied is said at the door
    return read


def read_stored(name: str | None) -> Judged:
    """Return a season to be judged when somebody asks, the one in use if none is named.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    name = name or transactions.current_season()
    where, known = _last.value or (None, None)
    if known and where is connection() and known.season.name == name:
        return judged_again(known)
    return read_whole(name)


def read_whole(name: str | None) -> Judged:
    """Read all of a season, the one in use if none is named; raises as the other."""
    # Asked first: what is stored while the season is being read must not be taken for seen.
    with reading():
        last_step, counts = transactions.last_step(), transactions.step_counts()
    with collection_paused():
        season, rulings = transactions.load(name)
        book = load(season.rulebook)
        facts = SeasonFacts(
            season,
            rulings,
            excused(season.name),
            persons_banned(season),
            agreed(season.name),
            schools_on_file(season.name, book),
        )
        judging = Judging.later(facts, book)
    return _remembered(Judged(season, book, rulings, judging, last_step, counts))


def _remembered(judged: Judged) -> Judged:
    """Remember a season as judged, unless it is yet to be seen whether that is stored."""
    if not is_writing():
        _last.value = (connection(), judged)
    return judged


def open_desk(
    path: Location, actor: Actor, season: str | None = None, seal_key: SealKey = USUAL_KEY
) -> Desk:
    """Open a season of a file for an actor, the one in use if none is named, and judge it.

    Raises StorageError, NotFoundError, RuleBookError.
    """
    transactions.open_file(path, must_exist=True)
    return desk_of(judge_stored(season), path, actor, seal_key)


def judged_again(known: Judged) -> Judged:
    """Judge a season as it is stored now; only what was changed since is read and judged.

    Nothing is read of it where no step since changed what is judged. Inside ``writing()`` what is
    stored now is what was stored so far. Raises as ``judge_stored``.
    """
    name = known.season.name
    with reading():
        step, counts = transactions.last_step(), transactions.step_counts()
        if counts.judged == known.counts.judged and follows(known.last_step):
            return _as_judged(known, step, counts)
        if not known.judging.done:
            return read_whole(name)
        before = known.judgement
        rows = rows_since(known.last_step)
        mine = None if rows is None else changed_rows.of_season(name, rows)
        change = WHOLE_SEASON if mine is None else changed_rows.change_of(name, mine)
        if rows is None or mine is None or change.whole:
            return judge_whole(name)
        season = changed_rows.read_again(known.season, before.world, mine, change)
        rulings = known.rulings
        if any(one.table == "ruling" for one in mine):
            rulings = decisions.rulings(name)
        facts = facts_of(before, season, rulings)
        if any(is_judged(one) for one in rows if one.table == "record"):
            facts, change = _with_records(facts, change, known.book)
    if not mine and change == NO_CHANGE:
        return _as_judged(known, step, counts)
    after = rejudge(before, known.book, facts, change)
    return _remembered(Judged(season, known.book, rulings, Judging.of(after), step, counts))


def _as_judged(known: Judged, last_step: tuple[int, str], counts: StepCounts) -> Judged:
    """Return a season as it was judged, although steps may have followed."""
    if counts == known.counts:
        return known
    # Another object where nothing is judged otherwise: views tell of records as well.
    done = known.judging.done
    judging = Judging.of(replace(known.judgement)) if done else known.judging
    return _remembered(Judged(known.season, known.book, known.rulings, judging, last_step, counts))


def facts_of(judged: SeasonJudgement, season: Season, rulings: tuple[Ruling, ...]) -> SeasonFacts:
    """Return what a season was judged from, with other facts and decisions."""
    bans = tuple(ban for bans in judged.known.bans.values() for ban in bans)
    world = judged.world
    return SeasonFacts(season, rulings, judged.excused, bans, world.agreed, world.schools)


def _with_records(facts: SeasonFacts, change: Change, book: RuleBook) -> tuple[SeasonFacts, Change]:
    """Return facts with the records that count in judging as they are stored now."""
    season = facts.season
    after = replace(
        facts,
        excused=excused(season.name),
        bans=persons_banned(season),
        agreed=agreed(season.name),
        schools=schools_on_file(season.name, book),
    )
    divisions = {
        id
        for id in after.agreed.keys() | facts.agreed.keys()
        if after.agreed.get(id) != facts.agreed.get(id)
    }
    schools = _of_schools(facts, after)
    banned = {ban.person for ban in {*after.bans} ^ {*facts.bans}}
    change = replace(
        change,
        matches=change.matches | {match for match, _team in after.excused ^ facts.excused},
        players=change.players | banned | schools.players,
        teams=change.teams | schools.teams,
        divisions=frozenset(divisions),
    )
    return after, change


def _of_schools(before: SeasonFacts, after: SeasonFacts) -> Change:
    """Return whom it is about that something else is on file of schools."""
    if before.schools == after.schools:
        return NO_CHANGE
    from league.services.session.school_records import changed_schools

    return changed_schools(after.season, before.schools, after.schools)


def anew(desk: Desk, season: str | None = None) -> Desk:
    """Return the season judged as it is stored now, or another one of the same file.

    Raises as ``judge_stored``.
    """
    other = season is not None and season != desk.season.name
    known = judge_stored(season) if other else judged_again(desk)
    return desk_of(known, desk.path, desk.actor, desk.seal_key)


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
