"""What is typed about a protest: the match, the moment, and who protests."""

from contextlib import suppress
from datetime import date, datetime

from league.errors import InputError, UnknownNameError
from league.facts.seasons import MatchKey
from league.language import _
from league.services.protests.docket import match_name
from league.services.session.desk import Desk
from league.services.session.kinds import near
from league.services.words.naming import club_named, match_named, player_named
from league.typed.days import read_day_or_moment
from tui.dialogs.form_model import Answers
from tui.dialogs.typed_fields import about


def matches_to_type(desk: Desk) -> tuple[str, ...]:
    """Return every match by the words one begins with: division, round, teams."""
    return tuple(match_words(desk, one.key) for one in desk.season.fixtures)


def match_words(desk: Desk, match: MatchKey) -> str:
    """Return the words by which a match is typed."""
    return f"{desk.division(match[0]).name} {match[1]}: {match_name(desk, match)}"


def match_typed(desk: Desk, text: str) -> MatchKey | None:
    """Return the match that is meant, None for nothing. Raises InputError."""
    if not text.strip():
        return None
    return match_named(desk.season.fixtures, desk.world.divisions, desk.world.teams, text)


def optional_moment(desk: Desk, answers: Answers, name: str) -> date | datetime | None:
    """Return a day, or with an hour behind it a moment; None for nothing. Raises InputError."""
    text = answers[name]
    if not text.strip():
        return None
    with about(answers.label(name)):
        return read_day_or_moment(text, near(desk))


def needed_moment(desk: Desk, answers: Answers, name: str) -> date | datetime:
    """Return a day or a moment that must be there. Raises InputError."""
    found = optional_moment(desk, answers, name)
    if found is None:
        raise InputError(_("{label}: please give the day."), label=answers.label(name))
    return found


def who_typed(desk: Desk, text: str) -> str:
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


def party_typed(desk: Desk, text: str) -> str:
    """Return who contests a thing that may be of an earlier season. Raises InputError.

    Whom the open season does not know stays as typed: that other season is asked when it is filed.
    """
    try:
        return who_typed(desk, text)
    except UnknownNameError:
        return text
