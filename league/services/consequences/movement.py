"""Who goes elsewhere after the season than he would have, as things stand."""

from collections.abc import Iterator, Mapping

from league.errors import InputError
from league.outcomes.closing import Decided, Step
from league.rulebook import has_rule
from league.services.promotion.views import standing_moves
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.views.consequences import MoveTurned
from league.views.promotion import Promotion

Moves = Mapping[str, Step]
"""Team to its move."""


def otherwise(
    was: Desk, decided_before: Decided, now: Desk, decided: Decided
) -> tuple[MoveTurned, ...]:
    """Return the teams that move otherwise after a season than before a deed.

    Nothing is worked out where neither tables nor decisions nor teams are others. Raises
    RuleBookError.
    """
    same = decided == decided_before
    if same and (was is now or _same(was, now)):
        return ()
    asked = was.book, decided_before
    # That before is the same while one types.
    old = cached("moves", was.judgement, asked, lambda: _settled(was, decided_before))
    new = _settled(now, decided)
    if same and (old is None or new is None):  # nobody has played: nobody moves yet
        return ()
    return tuple(_turned(was, old, now, new))


def _same(was: Desk, now: Desk) -> bool:
    """Say whether nothing differs that moves follow from."""
    old, new = was.judgement, now.judgement
    seasons = was.season, now.season
    teams, clubs, divisions = (
        [getattr(one, name) for one in seasons] for name in ("teams", "clubs", "divisions")
    )
    if old is new:
        return True
    return (old.tables, old.left) == (new.tables, new.left) and all(
        one[0] == one[1] for one in (teams, clubs, divisions)
    )


def _settled(desk: Desk, decided: Decided) -> Promotion | None:
    """Return who moves as things stand; None = nobody can tell."""
    pyramid = desk.book.movement.pyramid
    try:
        if not has_rule(pyramid) or not pyramid(desk.season.divisions, desk.first_values):
            return None
        return standing_moves(desk, decided)
    except InputError:  # nobody played, or divisions or decisions cannot be settled
        return None


def _turned(
    was: Desk, old: Promotion | None, now: Desk, new: Promotion | None
) -> Iterator[MoveTurned]:
    before, after = _by_team(old), _by_team(new)
    for team in {**after, **before}:
        mine, theirs = after.get(team), before.get(team)
        earlier, later = _next(was, old, theirs, team), _next(now, new, mine, team)
        step = mine or theirs
        if step is not None and earlier != later:
            known = now.world.teams.get(team) or was.world.teams.get(team)
            cited = now.book.cite(step.paragraph)
            yield MoveTurned(team, known.name if known else team, earlier, later, cited)


def _by_team(found: Promotion | None) -> Moves:
    return {one.team: one for one in found.named.steps} if found else {}


def _next(desk: Desk, found: Promotion | None, step: Step | None, team: str) -> str:
    """Return the division in which a team plays next season, in words."""
    own = desk.world.teams.get(team)
    target = step.target if step else own.division if own else ""
    known = desk.world.divisions.get(target)
    if known is None and found is not None and found.outside.id == target:
        known = found.outside
    return known.name if known else target or "–"
