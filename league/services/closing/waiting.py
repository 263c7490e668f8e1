"""What waits beyond a season, by name, and where it is settled: one list before and after its turn.

What was carried over waits in the new season. A protest, an objection, a ban that is proposed and a
fee to be refunded stay in the season they belong to; from the next one they lead back there. The
accounts and the bans of persons are the federation's and belong to no season.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, timedelta

from league.facts.seasons import Season
from league.facts.world import look_up
from league.judging import Judging
from league.record_kinds import (
    APPLICATION,
    CANCELLATION,
    DEREGISTRATION,
    OBJECTION,
    PROTEST,
    SUSPENSION,
)
from league.rulebooks import load
from league.services.accounts.rows import with_match_fees
from league.services.closing import waiting_rows as rows
from league.services.closing.waiting_money import money_waits, refunds_wait
from league.services.registry.registering.across_seasons import not_dealt_with
from league.services.session import season_order
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.records import recorded
from league.storage import seasons
from league.views.divisions import TaskRow

APPEALS = timedelta(days=92)
"""So long after its decision a protest of an earlier season is looked at for a further instance."""


def what_waits(desk: Desk, today: date) -> tuple[TaskRow, ...]:
    """Return all that waits in the open season and from earlier ones, each once.

    Earlier seasons with posted fees are judged for it. Raises RuleBookError, StorageError.
    """
    mine = (
        *of_season(desk, today),
        *rows.windows(desk, today),
        *rows.arrears(desk),
        *rows.guests(desk),
        *rows.hanging_tasks(desk),
        *refunds_wait(desk, today),
    )
    earlier = (*of_earlier_seasons(desk, today), *_earlier_refunds(desk, today))
    return (*mine, *earlier, *money_waits(desk, today))


def waits_after_turn(desk: Desk, name: str) -> tuple[TaskRow, ...]:
    """Return what waits in the season prepared after the open one, as ``what_waits`` does."""
    return what_waits(anew(desk, name), desk.today)


def of_season(desk: Desk, today: date, soon: int | None = None) -> Iterator[TaskRow]:
    """Yield what waits in a season of its protests, transfers, bans and courts.

    ``soon`` = days before its last day from which a notice is waited for; None = from the first.
    Raises StorageError.
    """
    yield from rows.protest_tasks(desk, today)
    yield from rows.transfer_tasks(desk, today, soon)
    yield from rows.ban_tasks(desk, today)
    yield from rows.court_tasks(desk)


def of_earlier_seasons(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Yield what waits in the federation's earlier seasons and was not carried into this one.

    Only a season in which something is open is read. Raises RuleBookError, StorageError.
    """
    for name in season_order.before(desk.season):
        if _is_open(desk.season, name, today):
            yield from _left_in(desk, _read(desk, seasons.load_season(name)), today)


def _is_open(here: Season, name: str, today: date) -> bool:
    """Say by a season's records whether anything waits in it; a few may turn out to be over."""
    own = recorded(here.name, DEREGISTRATION)
    asked = recorded(here.name, APPLICATION)
    return (
        any(
            one.decided is None or today <= one.decided.day + APPEALS
            for one in recorded(name, PROTEST).values()
        )
        or any(one.decided is None for one in recorded(name, OBJECTION).values())
        or any(one.decided is None for one in recorded(name, CANCELLATION).values())
        or any(
            one.lifted is None and (one.last is None or today <= one.last)
            for one in recorded(name, SUSPENSION).values()
        )
        or any(
            one.eligible_from is None and key not in asked
            for key, one in recorded(name, APPLICATION).items()
        )
        or any(
            key not in own and (one.owed or not_dealt_with(load(here.rulebook), one))
            for key, one in recorded(name, DEREGISTRATION).items()
        )
    )


def _read(desk: Desk, season: Season) -> Desk:
    """Return an earlier season as it is read, not judged: enough for its names and records."""
    unjudged = replace(
        desk.judgement, world=look_up(season), matches={}, lists={}, squads={}, tables={}
    )
    return replace(
        desk, season=season, book=load(season.rulebook), rulings=(), judging=Judging.of(unjudged)
    )


def _left_in(desk: Desk, old: Desk, today: date) -> Iterator[TaskRow]:
    """Yield what waits in an earlier season, but for what waits in the open one as well."""
    here = {
        *((one.kind, one.name) for one in of_season(desk, today)),
        *((one.kind, one.name) for one in rows.arrears(desk)),
    }
    known = {"transfer", "ban"}
    for one in (*of_season(old, today), *rows.arrears(old)):
        if one.kind not in known or (one.kind, one.name) not in here:
            yield _of(old, one)


def _of(old: Desk, row: TaskRow) -> TaskRow:
    """Return a row of an earlier season, which it names."""
    name = old.season.name
    return replace(row, text=f"{name}: {row.text}", season=name)


def _earlier_refunds(desk: Desk, today: date) -> Iterable[TaskRow]:
    for name in with_match_fees(desk):
        old = anew(desk, name)
        for one in refunds_wait(old, today):
            yield _of(old, one)
