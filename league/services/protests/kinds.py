"""What is typed about protests: who, when, before whom, and which protest."""

from contextlib import suppress
from datetime import date, datetime
from typing import TYPE_CHECKING

from league.errors import NotFoundError, UnknownNameError
from league.language import _
from league.services.session.kinds import MATCH, clubs_to_type, day_hint, near
from league.services.session.operations import Choices, Given, Kind
from league.services.words.naming import club_named, player_named
from league.typed.days import read_day_or_moment
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk


def who_typed(desk: "Desk", text: str) -> str:
    """Return the number of a club, or the pass number of a player. Raises InputError."""
    ident = text.split(maxsplit=1)[0] if text.strip() else ""
    if ident in desk.world.players:
        return ident
    try:
        return club_named(desk.world.clubs.values(), text).id
    except UnknownNameError:
        with suppress(UnknownNameError):
            return player_named(desk.world.players, text).ident
        raise


def _who(desk: "Desk", text: str, given: Given) -> str:
    """Return who contests something; whom the open season does not know stays as typed.

    What is contested may be of another season: that one is asked when it is filed. A team's code
    or full name stands for its club.
    """
    season, said = desk.season, text.strip()
    teams = {key: one.club for one in season.teams for key in (one.id, one.name)}
    known = {one.id for one in season.clubs} | {one.ident for one in season.players}
    if said in teams and said not in known:
        return teams[said]
    try:
        return who_typed(desk, text)
    except UnknownNameError:
        if not any(given.get(one, text) for one in ("notice", "finding", "ruling", "decision")):
            raise
        return text


def _match(desk: "Desk", text: str, given: Given) -> "MatchKey":
    """Return a match of this season, else of the latest before it that has one."""
    from league.services.protests.things import before
    from league.services.session.opening import anew

    found: MatchKey
    try:
        found = MATCH.read(desk, text, given)
    except NotFoundError:
        for season in before(desk):
            with suppress(NotFoundError):
                found = MATCH.read(anew(desk, season.name), text, given)
                return found
        raise
    return found


def _moment(desk: "Desk", text: str, _given: Given) -> date | datetime:
    return read_day_or_moment(text, near(desk))


def _instance(desk: "Desk", text: str, _given: Given) -> str:
    """Return the instance whose name was typed; what names none as it was typed."""
    from league.services.protests.steps import instances_of
    from league.services.words.codes import instance_name

    known = {instance_name(one).casefold(): one for one in instances_of(desk)}
    return known.get(text.strip().casefold(), text.strip())


def _instances(desk: "Desk") -> tuple[str, ...]:
    from league.services.protests.steps import instances_of
    from league.services.words.codes import instance_name

    return tuple(map(instance_name, instances_of(desk)))


def _first_instance(desk: "Desk") -> str:
    from league.services.protests.docket import first_office
    from league.services.words.codes import instance_name

    return _("empty = {instance}").format(instance=instance_name(first_office(desk)))


def _finding(desk: "Desk", text: str, given: Given) -> str:
    """Return the key of a finding; in a match also its number, or a paragraph found once."""
    match = given["match"]
    if match is None:
        return text.strip()
    from league.facts.protests import day_of
    from league.services.matches.target_keys import key_meant, keys_in
    from league.services.protests.things import named, season_of_match
    from league.services.session.opening import anew

    season = season_of_match(named(desk), match, day_of(given["filed"]))
    return key_meant([*keys_in(anew(desk, season), match)], text.strip())


def _protests(desk: "Desk", _given: Given) -> Choices:
    from league.services.protests.docket import about
    from league.services.protests.views import files_of

    files = files_of(desk.season).values()
    return tuple((str(one.number), f"{one.number}. {about(desk, one)}") for one in files)


OTHER_MATCH = Kind(
    MATCH.metavar,
    _match,
    None,
    suggested=MATCH.suggested,
    hint=MATCH.hint,
    spoken=MATCH.spoken,
    thing=MATCH.thing,
    words=MATCH.words,
)
"""A match that may be of an earlier season: what is contested outlives it."""
MOMENT = Kind("DAY[THH:MM]", _moment, None, hint=day_hint)
PARTY = Kind("CLUB|IDENT", _who, suggested=clubs_to_type, hint=lambda _desk: _("club, or player"))
INSTANCE = Kind("TEXT", _instance, suggested=_instances, hint=_first_instance)
ORGAN = Kind("ORGAN", _instance)
FINDING = Kind("TARGET", _finding)
PROTEST = Kind(
    "NUMBER", lambda _desk, text, _given: read_whole(text), None, _protests, thing="protest"
)
