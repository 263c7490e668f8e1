"""The match evening: all matches of a round, or of a day, to be typed in one after the other."""

from collections import defaultdict
from datetime import date

from league.errors import NotFoundError
from league.facts.matches import SIDES
from league.facts.seasons import MatchKey
from league.language import _
from league.services.matches.views import match_view
from league.services.rulebook.findings import open_findings
from league.services.session.desk import Desk
from league.services.session.stored import draft_of
from league.views.matches import NO_PROGRESS, Evening, Progress, Sheet


def evenings(opened: Desk) -> list[Evening]:
    """Return all rounds, in the order of the divisions."""
    rounds: defaultdict[tuple[str, int], list[MatchKey]] = defaultdict(list)
    for key in opened.judgement.matches:
        rounds[key[0], key[1]].append(key)
    order = {division.id: at for at, division in enumerate(opened.season.divisions)}
    places = sorted(rounds, key=lambda place: (order[place[0]], place[1]))
    return [_evening(opened, *place, rounds[place]) for place in places]


def _evening(opened: Desk, division: str, number: int, keys: list[MatchKey]) -> Evening:
    days = [opened.world.day_of(key) for key in keys]
    return Evening(
        division=division,
        division_name=opened.world.divisions[division].name,
        round=number,
        day=max(sorted(set(days)), key=days.count),
        matches=tuple(keys),
        waiting=sum(opened.judgement.matches[key].waits for key in keys),
        progress=sum((_progress(opened, key) for key in keys), NO_PROGRESS),
    )


def _progress(opened: Desk, key: MatchKey) -> Progress:
    """Return how far a match has come as it is recorded."""
    judged = opened.judgement.matches[key]
    size = len(judged.boards)
    return Progress(
        boards=size - len(judged.open_boards) if judged.entered else 0,
        of=size,
        reports=sum(judged.facts.lineup(side).reported is not None for side in SIDES),
        open=len(open_findings(opened, key)),
        complete=int(not judged.waits),
    )


def current(opened: Desk, division: str | None = None) -> Evening:
    """Return the round to be typed in next: a division's first that waits.

    Of several divisions the one with the most waiting matches, and of these the earliest; when
    nothing waits, the last round. Raises NotFoundError when there is no match at all.
    """
    known = [one for one in evenings(opened) if division in (None, one.division)]
    if not known:
        raise NotFoundError(_("There is no match on the calendar yet."))
    first: dict[str, Evening] = {}
    for one in known:
        if one.waiting:
            first.setdefault(one.division, one)
    if not first:
        return max(known, key=lambda one: one.day)
    return min(first.values(), key=lambda one: (-one.waiting, one.day))


def round_of(opened: Desk, division: str, number: int) -> Evening:
    """Return one round. Raises NotFoundError."""
    found = [one for one in evenings(opened) if (one.division, one.round) == (division, number)]
    if not found:
        sentence = _("There is no round {round} in {division}.")
        raise NotFoundError(sentence, round=number, division=division)
    return found[0]


def of_day(opened: Desk, day: date) -> tuple[MatchKey, ...]:
    """Return all matches of a day, in the order of the divisions."""
    keys = (key for one in evenings(opened) for key in one.matches)
    return tuple(key for key in keys if opened.world.day_of(key) == day)


def sheets(opened: Desk, keys: tuple[MatchKey, ...]) -> list[Sheet]:
    """Return matches ready to be typed in. Raises NotFoundError."""
    return [sheet(opened, key) for key in keys]


def sheet(opened: Desk, key: MatchKey) -> Sheet:
    """Return a match ready to be typed in. Raises NotFoundError."""
    return Sheet(match_view(opened, key), draft_of(opened, key))
