"""The outbox: who is to be told of what, one message for each event and person."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from league.facts.users import Role, User
from league.head_marks import Head
from league.language import current, speaking
from league.record_kinds import USER
from league.rulebooks import load
from league.services.messages.settings import settings
from league.services.messages.texts import About, Kind, Places, as_of_line, body_of, subject_of
from league.services.session.records import recorded
from league.services.session.transactions import refuse_outside
from league.storage import messages, seasons
from league.storage.database import moment
from league.storage.messages import MessageRow
from league.views.messages import MessageSettings

_TEAM_ROLES = (Role.CAPTAIN, Role.DEPUTY)
_OFFICIALS = (Role.CHIEF_OFFICIAL, Role.DISTRICT_OFFICIAL, Role.DIVISION_OFFICIAL)


def tell(event: str, whom: Iterable[str], kind: Kind, about: About) -> None:
    """Put into the outbox that people are to be told of an event; inside ``transaction()``.

    ``event`` is the same text whenever it is the same event of this kind and season: who was told
    of it already is not told again. ``whom`` are log-in names; closed accounts, and names that no
    account has, are left out; somebody without an address gets a row that is never sent. Raises
    StorageError.
    """
    refuse_outside()
    known = recorded(None, USER)
    people = {login: known[login] for login in whom if login in known}
    open_accounts = {login: one for login, one in people.items() if one.closed is None}
    if not open_accounts:
        return
    places = _places(about, settings())
    named = event_name(kind, about.season, event)
    for login, user in open_accounts.items():
        with speaking(user.language):
            words = subject_of(kind, places), body_of(kind, about, places)
        messages.add(named, login, user.mail, words, moment())


def as_of(rows: Sequence[MessageRow], head: Head | None) -> list[MessageRow]:
    """Return messages as they go out: the last line of each names the last step of the journal.

    It is in the language of who gets it. Raises StorageError.
    """
    if head is None or not rows:
        return [*rows]
    known, going = recorded(None, USER), []
    for row in rows:
        person = known.get(row.whom)
        with speaking(person.language if person else current()):
            going.append(replace(row, body=f"{row.body}\n{as_of_line(head)}\n"))
    return going


def people_by_team(season: str) -> dict[str, list[str]]:
    """Return by team the log-in names of its captain and deputies. Raises StorageError."""
    found: dict[str, list[str]] = {}
    for login, user in _accounts():
        teams = {
            one.team
            for one in user.appointments
            if one.role in _TEAM_ROLES and one.season in (None, season)
        }
        for team in filter(None, teams):
            found.setdefault(team, []).append(login)
    return found


def people_of_team(season: str, team: str) -> list[str]:
    """Return the log-in names of a team's captain and deputies. Raises StorageError."""
    return people_by_team(season).get(team, [])


def officials_of(season: str, division: str) -> list[str]:
    """Return the log-in names of those who run a division. Raises StorageError.

    An appointment that names no season or no division is for all of them.
    """
    return [
        login
        for login, user in _accounts()
        if any(
            one.role in _OFFICIALS
            and one.season in (None, season)
            and one.division in (None, division)
            for one in user.appointments
        )
    ]


def event_name(kind: Kind, season: str, event: str) -> str:
    """Return what tells an event from all others, as the outbox keeps it."""
    return " · ".join(filter(None, (kind.value, season, event)))


def _accounts() -> list[tuple[str, User]]:
    return [(login, user) for login, user in recorded(None, USER).items() if user.closed is None]


def _places(about: About, found: MessageSettings) -> Places:
    """Return what the texts are filled with, as the season calls it. Raises StorageError."""
    link = found.link(about.path)
    head = next((one for one in seasons.heads() if one[0] == about.season), None)
    if head is None:
        return Places(federation=_federation(), link=link)
    season, federation, rulebook = head
    zone = load(rulebook).time_zone
    if about.match is None:
        return Places(zone=zone, federation=federation, link=link)
    division, number, home, away = about.match
    names = seasons.team_names(season)
    divisions = seasons.division_names(season)
    return Places(
        names.get(home, home),
        names.get(away, away),
        divisions.get(division, division),
        number,
        zone,
        federation,
        link,
    )


def _federation() -> str:
    """Return whose seasons the file holds; of several the last one's."""
    return next((federation for _name, federation, _book in reversed(seasons.heads())), "")
