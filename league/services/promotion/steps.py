"""Decisions about promotion, ready to be tried and stored."""

from collections.abc import Iterable

from league.errors import InputError
from league.language import _
from league.outcomes.closing import Decided
from league.services.promotion.decisions import decide, on_record
from league.services.promotion.views import view_of
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.promotion import DOWN, STAYS, UP, MoveRow


@as_step
def decision_step(desk: Desk, why: str, decided: Decided) -> Outcome:
    """What was decided about promotion; with the moves that change."""
    before = _before(desk)
    found = decide(desk.season.name, decided, actor=desk.actor, why=why)
    after = view_of(desk, decided).moves
    up, down = (sum(move.way == way for move in after) for way in (UP, DOWN))
    says = _("Decided: {up} up, {down} down.").format(up=up, down=down)
    values = desk.values(desk.world.first_day)
    findings = finding_views(desk, values, found.cascade.findings)
    return Outcome(says, findings, tuple(_changed(before, after)))


def _before(desk: Desk) -> tuple[MoveRow, ...]:
    try:
        return view_of(desk, on_record(desk.season.name)).moves
    except InputError:  # what stands on record cannot be settled: all moves are new then
        return ()


def _changed(before: Iterable[MoveRow], after: Iterable[MoveRow]) -> list[str]:
    """Return the moves that come and those that fall away."""
    old = {(move.team, move.target, move.way): move for move in before}
    new = {(move.team, move.target, move.way): move for move in after}
    gone = _("no longer: {move}")
    found = [move_words(move) for key, move in new.items() if key not in old]
    found += [gone.format(move=move_words(old[key])) for key in old if key not in new]
    return found or [_("No move changes.")]


def move_words(move: MoveRow) -> str:
    """Return a move in a line: who, from where to where, by which paragraph."""
    if move.way == STAYS:
        sentence = _("{team} stays in {division} ({citation})")
        return sentence.format(team=move.name, division=move.source_name, citation=move.citation)
    return _("{team}: {source} → {target} ({citation})").format(
        team=move.name, source=move.source_name, target=move.target_name, citation=move.citation
    )
