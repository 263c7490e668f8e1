"""One division opened to be looked at: read and judged with what binds in it, and nothing else."""

from collections.abc import Callable, Collection

from league.addresses import Location
from league.facts.actors import Actor
from league.facts.seasons import Season
from league.judging import Judging, SeasonFacts, judge
from league.rulebooks import load
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import excused, persons_banned
from league.services.session.records import agreed, schools_on_file
from league.storage import decisions
from league.storage.database import reading
from league.storage.division_slice import load_division


def open_division(
    path: Location,
    actor: Actor,
    season: str | None,
    division: Callable[[Season], str],
    also: Collection[str] = (),
) -> tuple[Desk, str]:
    """Open a season, the one in use if none is named, with one division judged; return both.

    ``division`` says which it is, by the season's names; ``also`` are pass numbers of whom more is
    asked than where he sits. The desk is to be looked at: nothing is stored from it.
    Raises StorageError, NotFoundError, RuleBookError, and what ``division`` raises.
    """
    transactions.open_file(path, must_exist=True)
    with reading():
        last_step, counts = transactions.last_step(), transactions.step_counts()
        loaded, where = load_division(season, division, also)
        rulings = decisions.rulings(loaded.name)
        book = load(loaded.rulebook)
        papers = excused(loaded.name), persons_banned(loaded), agreed(loaded.name)
        schools = schools_on_file(loaded.name, book)
    judgement = judge(SeasonFacts(loaded, rulings, *papers, schools), book, where)
    return Desk(loaded, book, rulings, Judging.of(judgement), last_step, counts, path, actor), where
