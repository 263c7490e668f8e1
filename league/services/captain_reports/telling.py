"""Who is told what of two reports: captains what concerns theirs, officials what they decide."""

from collections.abc import Callable
from datetime import time
from hashlib import sha256

from league.clock import moment_of
from league.facts.captains import CaptainReport
from league.facts.matches import SIDES, Side
from league.facts.seasons import key_text
from league.formatting import filled_in
from league.language import _
from league.services.captain_reports.known import MatchReports
from league.services.lineups.checks import team_of
from league.services.messages.outbox import officials_of, people_of_team, tell
from league.services.messages.spoken import tell_spoken
from league.services.messages.texts import About, Kind
from league.services.session.addresses import match_path
from league.storage import seasons

_LAST_MINUTE = time(23, 59)


def tell_differing(known: MatchReports) -> None:
    """Tell both teams and who decides, once, that two reports differ; in a ``transaction()``."""
    due = moment_of(known.due, _LAST_MINUTE, known.book.time_zone)
    for side in SIDES:
        path = match_path(known.season, known.key, side)
        about = About(known.season, known.key, path, at=due)
        tell(key_text(known.key), _people(known, side), Kind.DIFFERING, about)

    def words() -> str:
        return filled_in(_("The reports differ; after {due} it is yours to decide."), due=known.due)

    _tell_officials(known, "differing", words)


def tell_protest(known: MatchReports, report: CaptainReport) -> None:
    """Tell who runs the division of a protest that a report tells of; in a ``transaction()``."""
    names = seasons.team_names(known.season)

    def words() -> str:
        sentence = _("{team} tells of a protest (it is not filed by that): {text}")
        return sentence.format(team=names[team_of(known.key, report.side)], text=report.protest)

    mark = sha256(report.protest.encode()).hexdigest()
    _tell_officials(known, f"protest/{report.side}/{mark}", words)


def tell_alone(known: MatchReports, side: Side) -> None:
    """Tell who runs the division that one report alone counts; in a ``transaction()``."""
    names = seasons.team_names(known.season)

    def words() -> str:
        sentence = _("Only {team} has reported; its report counts for the present.")
        return sentence.format(team=names[team_of(known.key, side)])

    _tell_officials(known, "alone", words)


def tell_decided(known: MatchReports, reason: str) -> None:
    """Tell both teams what an official decided; in a ``transaction()``."""
    event = f"{key_text(known.key)}/{known.now.isoformat()}"
    for side in SIDES:
        path = match_path(known.season, known.key, side)
        about = About(known.season, known.key, path, words=reason)
        tell(event, _people(known, side), Kind.DECIDED, about)


def _people(known: MatchReports, side: Side) -> list[str]:
    return people_of_team(known.season, team_of(known.key, side))


def _tell_officials(known: MatchReports, event: str, words: Callable[[], str]) -> None:
    whom = officials_of(known.season, known.fixture.division)
    where = f"{key_text(known.key)}/{event}"
    season, match = known.season, known.key
    tell_spoken(where, whom, Kind.OFFICIAL_TOLD, lambda: About(season, match, words=words()))
