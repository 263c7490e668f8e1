"""What storing a match would bring: the season judged before it and with it, compared."""

from collections.abc import Iterator
from dataclasses import replace

from league import formatting
from league.facts.captains import TypedReport
from league.facts.matches import SIDES, MatchDraft, Score, Side
from league.facts.seasons import MatchKey
from league.language import _
from league.services.consequences import judged, movement
from league.services.matches.judged_drafts import judged_with
from league.services.promotion.decisions import on_record
from league.services.session.captain_days import with_days
from league.services.session.desk import Desk
from league.services.session.stored import stored_of
from league.services.words.codes import remark_words
from league.views.consequences import Consequences, StoredOver, Turned
from league.views.matches import Stored


def consequences(desk: Desk, match: MatchKey, draft: MatchDraft) -> StoredOver:
    """Return what of a match a draft would store over, and what follows; nothing is stored.

    Where it only adds to what is on record, and contradicts nobody, nothing else is worked out.
    Raises NotFoundError, StorageError.
    """
    stored, draft = stored_of(desk, match), with_days(desk, match, draft)
    home, away = (desk.world.teams[team].name for team in match[2:])
    found = StoredOver(
        match=match,
        home_name=home,
        away_name=away,
        overwritten=tuple(_overwritten(desk, stored, draft)),
        contradicted=tuple(_contradicted(desk, match, stored, draft)),
    )
    return replace(found, follows=_followed(desk, match, draft)) if found.asks else found


def _overwritten(desk: Desk, stored: Stored, typed: MatchDraft) -> Iterator[Turned]:
    old = stored.draft
    if stored.complete and old.day != typed.day:
        yield Turned(_("Day"), formatting.day(old.day), formatting.day(typed.day))
    for board in range(1, len(typed.results) + 1):
        yield from _at_board(desk, stored, typed, board)
    for side in SIDES:
        yield from _of_side(stored, typed, side)


def _at_board(desk: Desk, stored: Stored, typed: MatchDraft, board: int) -> Iterator[Turned]:
    old, where = stored.draft, _("Board {number}").format(number=board)
    if stored.changed_result(typed, board):
        yield Turned(where, _score(old.results[board - 1]), _score(typed.results[board - 1]))
    for side in stored.changed_seats(typed, board):
        rows = (one.home if side is Side.HOME else one.away for one in (old, typed))
        before, after = (_player(desk, row[board - 1]) for row in rows)
        yield Turned(f"{where}, {_sides()[side]}", before, after)
    late = remark_words()
    was, now = old.remarks.get(board), typed.remarks.get(board)
    if was != now and stored.late(board):
        yield Turned(where, late.get(was or "", "–"), late.get(now or "", "–"))
    if old.played_on.get(board, old.day) != typed.played_on.get(board, typed.day):
        days = (one.played_on.get(board) for one in (old, typed))
        was, now = (formatting.day(day) if day else "–" for day in days)
        if was != "–":
            yield Turned(where, was, now)


def _of_side(stored: Stored, typed: MatchDraft, side: Side) -> Iterator[Turned]:
    """Yield what of a side is otherwise besides its boards: gaps paid, the day of its report."""
    at, where = SIDES.index(side), _sides()[side]
    for board in sorted(stored.draft.gaps_paid[at] - typed.gaps_paid[at]):
        number = _("board {board}").format(board=board)
        yield Turned(f"{where}, {number}", _("gap paid"), "–")
    was, now = stored.draft.reported[at], typed.reported[at]
    if was is not None and was != now:
        sentence = _("Report, {side}").format(side=where)
        yield Turned(sentence, formatting.day(was), formatting.day(now) if now else "–")


def _sides() -> dict[Side, str]:
    return {Side.HOME: _("home"), Side.AWAY: _("away")}


def _score(result: Score | None) -> str:
    return "–" if result is None else formatting.pair(result)


def _player(desk: Desk, ident: str | None) -> str:
    known = desk.world.players.get(ident or "")
    return known.name if known else ident or _("nobody")


def _contradicted(desk: Desk, match: MatchKey, stored: Stored, typed: MatchDraft) -> Iterator[str]:
    """Yield who reported otherwise; that both captains did so is one sentence."""
    sides = stored.contradicting(typed)
    told = {side: _told(stored.told[side]) for side in sides}
    if len(told) == len(SIDES) and len(set(told.values())) == 1:
        yield _("Both captains reported {result}.").format(result=told[Side.HOME])
        return
    for side, result in told.items():
        team = desk.world.teams[desk.judged(match).facts.lineup(side).team].name
        yield _("{team} reported {result}.").format(team=team, result=result)


def _told(report: TypedReport) -> str:
    """Return a report's result on the boards."""
    if report.absent:
        return _("that the opponent did not come")
    played = [one for one in report.results if one is not None]
    return formatting.pair((sum(one[0] for one in played), sum(one[1] for one in played)))


def _followed(desk: Desk, match: MatchKey, draft: MatchDraft) -> Consequences:
    after = judged_with(desk, match, draft)
    decided = on_record(desk.season.name)
    return Consequences(
        **judged.otherwise(desk, after), movement=movement.otherwise(desk, decided, after, decided)
    )
