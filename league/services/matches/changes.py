"""What an official changes about a match: the result as typed in, and what is ruled on it."""

from typing import Any

from league import clock
from league.decision_subjects import Target
from league.errors import InputError
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.judging import judge_one
from league.language import _
from league.rulings import Action, Ruling
from league.services.matches import decisions, objections
from league.services.matches.views import match_view
from league.services.session import transactions
from league.services.session.captain_days import with_days
from league.services.session.desk import Desk, names_of
from league.services.session.lapses import lapse_words
from league.services.session.opening import anew
from league.services.session.trial_runs import Outcome, as_step
from league.services.session.typed_matches import match_of
from league.views.matches import MatchView


def check_enterable(desk: Desk, key: MatchKey) -> None:
    """Refuse to enter anything of a match that lapsed. Raises InputError, NotFoundError."""
    lapse = desk.judged(key).lapse
    if lapse is not None:
        raise InputError(lapse_words(desk.book, names_of(desk), lapse))


def preview_match(desk: Desk, key: MatchKey, draft: MatchDraft) -> MatchView:
    """Return a match as it would be with a draft; nothing is stored.

    Raises NotFoundError for a match nobody knows, InputError for a draft that cannot be so.
    """
    boards = desk.judged(key).facts.division.boards
    known = desk.world.players
    names = {one: known[one].name for one in (*draft.home, *draft.away) if one and one in known}
    match_of(desk.world.fixtures[key], draft, boards, names)
    return match_view(desk, key, judge_one(desk.judgement, desk.book, key, draft))


def record_match(desk: Desk, key: MatchKey, draft: MatchDraft, *, force: bool = False) -> Desk:
    """Store a match as typed and judge the season anew.

    Where no day of a captain's report is typed and he has reported here, that day is stored.
    Raises NotFoundError for a match nobody knows, InputError for a draft that cannot be so,
    and while a court has to speak on an earlier round; ConflictError when the match was changed
    since this desk was opened (unless forced), StorageError.
    """
    objections.refuse_start(desk, key)
    world = desk.world
    seen = (world.fixtures.get(key), world.boards.get(key, ()), world.reports.get(key, ()))
    typed = with_days(desk, key, draft)
    transactions.record_match(
        desk.season.name, key, typed, desk.actor, seen=None if force else seen
    )
    return anew(desk)


def decide(
    desk: Desk,
    *,
    match: MatchKey | None,
    team: str | None,
    target: Target,
    action: Action,
    reason: str,
    cents: int | None = None,
) -> None:
    """Decide about a finding or fee of a match, a finding of a team's list, or a team itself.

    Raises NotFoundError for a match, team or target nobody knows; InputError without a reason,
    for a decision that is in force already, and for an amount that does not fit; StorageError.
    """
    by, at = desk.actor.name, clock.now()
    decisions.store(desk, Ruling(action, target, reason, by, at, match, team, cents))


def rule(desk: Desk, /, **decided: Any) -> Desk:
    """Decide as ``decide`` does, and judge the season anew."""
    decide(desk, **decided)
    return anew(desk)


@as_step
def ruling_step(desk: Desk, why: str, /, about: str, **decided: Any) -> Outcome:
    """A decision as ``decide`` takes it; ``about`` = what is decided on, in words."""
    decide(desk, reason=why, **decided)
    return Outcome(_("Decided and on record: {target}").format(target=about))
