"""The way from an empty season to its first round: what is there, and what is still missing."""

from collections import Counter
from collections.abc import Iterator, Sequence

from league.facts.seasons import Division
from league.language import _
from league.services.session.contacts import federation_office, held_back
from league.services.session.desk import Desk
from league.views.beginnings import Beginning, BeginStep, DivisionLine

FEWEST = 2
"""Teams of a division that can be drawn."""


def beginning(desk: Desk) -> Beginning:
    """Return how far the season has come. Raises StorageError."""
    waiting = {division for division, _round in held_back(desk.season.name)}
    held = tuple(one.id for one in desk.season.divisions if one.id in waiting)
    return Beginning(tuple(_steps(desk, held)), tuple(_lines(desk)), held)


def _steps(desk: Desk, held: Sequence[str]) -> Iterator[BeginStep]:
    season = desk.season
    yield BeginStep("season", _("Season"), desk.book.short, "")
    yield _letterhead(desk)
    none = _("Add the divisions that are played, by the rule book's models.")
    yield _step("divisions", _("Divisions"), len(season.divisions), none)
    yield _step("clubs", _("Clubs"), len(season.clubs), _("Register the member clubs."))
    yield _players(desk)
    yield _teams(desk)
    yield _draws(desk)
    yield _rounds(desk, held)


def _step(name: str, label: str, number: int, none: str) -> BeginStep:
    return BeginStep(name, label, str(number), "" if number else none)


def _letterhead(desk: Desk) -> BeginStep:
    office = federation_office(desk.season.federation)
    missing = "" if office.address else _("Address and officials, for all that leaves the house.")
    return BeginStep("letterhead", _("Letterhead"), str(len(office.officers)), missing)


def _players(desk: Desk) -> BeginStep:
    registered = {one.ident for one in desk.season.registrations if one.deregistered is None}
    none = _("Register the players for their clubs.")
    return _step("players", _("Players"), len(registered), none)


def _teams(desk: Desk) -> BeginStep:
    teams = Counter(one.division for one in desk.season.teams)
    lacking = [one.name for one in desk.season.divisions if teams[one.id] < FEWEST]
    missing = _("Fewer than two teams: {divisions}.").format(divisions=", ".join(lacking))
    number = teams.total()
    none = _("Register the teams in their divisions.")
    told = (missing if lacking else "") if number else none
    return BeginStep("teams", _("Teams"), str(number), told)


def _draws(desk: Desk) -> BeginStep:
    teams = Counter(one.division for one in desk.season.teams)
    drawn = {one.division for one in desk.season.fixtures}
    ready = [one for one in desk.season.divisions if teams[one.id] >= FEWEST]
    open_ones = [one.name for one in ready if one.id not in drawn]
    missing = _("Not drawn: {divisions}.").format(divisions=", ".join(open_ones))
    waits = _("Comes when a division has two teams.")
    told = (missing if open_ones else "") if ready else waits
    return BeginStep("draws", _("Draw"), str(len(drawn)), told)


def _rounds(desk: Desk, held: Sequence[str]) -> BeginStep:
    names = [one.name for one in desk.season.divisions if one.id in held]
    missing = _("Held back: {divisions}.").format(divisions=", ".join(names))
    drawn = {one.division for one in desk.season.fixtures}
    waits = _("Comes after the draw.")
    told = (missing if names else "") if drawn else waits
    return BeginStep("rounds", _("Publish"), str(len(drawn - set(held))), told)


def _lines(desk: Desk) -> Iterator[DivisionLine]:
    teams = Counter(one.division for one in desk.season.teams)
    matches = Counter(one.division for one in desk.season.fixtures)
    for one in desk.season.divisions:
        number, played = teams[one.id], matches[one.id]
        yield DivisionLine(
            one.id, one.name, _model(desk, one), one.level, one.boards, number, played
        )


def _model(desk: Desk, division: Division) -> str:
    found = desk.book.divisions.get(division.like)
    return found.name if found else division.like
