"""Every move of a promotion with its names, its sentence and the arithmetic behind it."""

from collections.abc import Mapping

from league.facts.seasons import Division
from league.language import _
from league.outcomes.closing import Rung, Step
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.promotion import DOWN, IN, STAYS, UP, MoveRow, Promotion


def moves_of(desk: Desk, found: Promotion, guessed: Mapping[str, str]) -> tuple[MoveRow, ...]:
    """Return who moves, then who stays although the place would let him move.

    ``guessed`` are the teams whose way down nobody decided yet.
    """
    steps = [(step, False) for step in found.named.steps]
    steps += [(step, True) for step in found.named.stays]
    return tuple(_move(desk, found, step, stays, guessed) for step, stays in steps)


def _move(
    desk: Desk, found: Promotion, step: Step, stays: bool, guessed: Mapping[str, str]
) -> MoveRow:
    team, club = desk.world.teams.get(step.team), desk.world.clubs.get(step.club)
    way = STAYS if stays else _way(desk, found, step)
    sentence = explaining.spoken(desk, step.sentence)
    values = desk.values(desk.world.first_day)
    sums = "" if stays else _sum(desk, found, step, way)
    return MoveRow(
        team=step.team,
        name=team.name if team else step.team,
        club=step.club,
        club_name=club.name if club else step.club,
        way=way,
        source=step.source,
        source_name=_name(desk, found, step.source),
        target=step.target,
        target_name=_name(desk, found, step.target),
        place=_place(found, step),
        citation=desk.book.cite(step.paragraph),
        paragraph=desk.book.cite(step.paragraph).removeprefix(f"{desk.book.short} "),
        explanation=explaining.because(
            desk, values, step.paragraph, sentence, sums, explaining.contest(desk, values, None)
        ),
        assumed=way == DOWN and step.team in guessed,
    )


def _way(desk: Desk, found: Promotion, step: Step) -> str:
    if step.source == found.outside.id:
        return IN
    levels = {one.id: one.level for one in (*desk.season.divisions, found.outside)}
    return UP if levels[step.target] < levels[step.source] else DOWN


def _name(desk: Desk, found: Promotion, division: str) -> str:
    known: Division = desk.world.divisions.get(division, found.outside)
    return known.name


def _place(found: Promotion, step: Step) -> int:
    for rung in found.rungs:
        for place, entry in enumerate(rung.ranking, 1):
            if entry.team == step.team:
                return place
    return 0


def _sum(desk: Desk, found: Promotion, step: Step, way: str) -> str:
    """Return the arithmetic of the division a team leaves or, from outside, comes to."""
    division = step.target if way == IN else step.source
    rung = next(one for one in found.rungs if one.division.id == division)
    up, down, above, below = _counts(desk, found, division)
    sentence = _("{now} teams − {up} up − {down} down + {above} from above + {below} from below")
    line = sentence.format(now=len(rung.ranking), up=up, down=down, above=above, below=below)
    size = f"{line} = {len(found.cascade.divisions[division])}"
    return f"{_relegated(found, rung, up, above)}\n{size}" if way in (DOWN, IN) else size


def _relegated(found: Promotion, rung: Rung, up: int, above: int) -> str:
    feeders = [one for one in found.rungs if one.above == rung.division.id]
    base = sum(one.up for one in feeders) if rung.base is None else rung.base
    sentence = _("{base} usually go down + {above} from above − {up} up = {number} go down")
    number = max(base + above - up, 0)
    return sentence.format(base=base, above=above, up=up, number=number)


def _counts(desk: Desk, found: Promotion, division: str) -> tuple[int, int, int, int]:
    """Return how many go up, go down, come from above and from below."""
    ways = [(step, _way(desk, found, step)) for step in found.cascade.steps]
    leaving = [way for step, way in ways if step.source == division]
    coming = [way for step, way in ways if step.target == division]
    return leaving.count(UP), leaving.count(DOWN), len(coming) - coming.count(UP), coming.count(UP)
