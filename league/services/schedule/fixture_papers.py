"""The matches as they are announced: on paper, as a list, and in calendars."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from league.facts.seasons import Fixture, key_text
from league.rulebook import has_rule
from league.services.schedule.appointments import changes_of, moments
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk, names_in
from league.services.session.paper_heads import head_of
from league.views.season_papers import FixturesPaper, PaperMatch


def fixtures_paper(desk: Desk, division: str) -> FixturesPaper:
    """Return the published rounds of a division. Raises NotFoundError, StorageError."""
    found = desk.division(division)
    matches = [one for one in announced(desk) if one.key[0] == division]
    matches.sort(key=lambda one: (one.round, one.day))
    return FixturesPaper(head_of(desk), found.name, tuple(matches), desk.book.time_zone or "")


def calendar_paper(desk: Desk, _season: str) -> FixturesPaper:
    """Return the published matches of the whole season. Raises StorageError."""
    return FixturesPaper(head_of(desk), "", announced(desk), desk.book.time_zone or "")


def announced(desk: Desk) -> tuple[PaperMatch, ...]:
    """Return the matches of all published rounds by day, those of a day by division."""
    hidden = offices_of(desk).held_back
    shown = [one for one in desk.season.fixtures if (one.division, one.round) not in hidden]
    order = {one.id: number for number, one in enumerate(desk.season.divisions)}
    shown.sort(key=lambda one: (one.day, order[one.division], one.round))
    return tuple(_matches(desk, shown))


def _matches(desk: Desk, fixtures: Iterable[Fixture]) -> Iterator[PaperMatch]:
    values = desk.values(desk.world.first_day)
    hours, rule = desk.book.match_hours(values), desk.book.calendar.usual_start
    usual = rule(values) if has_rule(rule) else None
    names = {one.id: names_in(desk, one.id) for one in desk.season.divisions}
    season, offices = desk.season.name, offices_of(desk)
    known = moments(season)
    for one in fixtures:
        changes, changed = changes_of(known, one)
        yield PaperMatch(
            key=one.key,
            uid=uid_of(desk.season.federation, season, one),
            division=desk.world.divisions[one.division].name,
            home=names[one.division][one.home],
            away=names[one.division][one.away],
            day=one.day,
            start=one.start or desk.world.agreed_in(one.division).start or usual,
            venue=offices.venue(one.key, desk.world.teams[one.home]),
            hours=hours,
            lapsed=desk.judgement.matches[one.key].lapse is not None,
            changes=changes,
            changed=changed,
        )


def uid_of(federation: str, season: str, fixture: Fixture) -> str:
    """Return what names a match in calendars, whatever its day and hour."""
    named = "\n".join((federation, season, key_text(fixture.key)))
    return f"{sha256(named.encode()).hexdigest()[:32]}@spielleiter"
