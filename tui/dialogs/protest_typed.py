"""What is typed about a protest: the match, the moment, and who protests."""

from datetime import date, datetime, time

from league.errors import InputError
from league.facts.seasons import Fixture, MatchKey
from league.language import _
from league.services.protests.docket import match_name
from league.services.session.desk import Desk
from league.services.words.searching import folded
from tui.dialogs.typed_fields import club_typed, day_typed, named_so


def matches_to_type(desk: Desk) -> tuple[str, ...]:
    """Return every match by the words one begins with: division, round, teams."""
    return tuple(match_words(desk, one.key) for one in desk.season.fixtures)


def match_words(desk: Desk, match: MatchKey) -> str:
    """Return the words by which a match is typed."""
    return f"{desk.division(match[0]).name} {match[1]}: {match_name(desk, match)}"


def match_typed(desk: Desk, text: str) -> MatchKey | None:
    """Return the only match whose division, round and teams have all the words; None for nothing.

    Raises InputError when none or several may be meant.
    """
    if not text:
        return None
    words = set(folded(text.replace(":", " ").replace("–", " ")).split())
    meant = [one for one in desk.season.fixtures if words <= _known_words(desk, one)]
    if len(meant) != 1:
        sentence = _("“{text}” may be {number} matches; give the round and both teams.")
        raise InputError(sentence, text=text, number=len(meant))
    return meant[0].key


def _known_words(desk: Desk, fixture: Fixture) -> set[str]:
    ids = f"{fixture.division} {fixture.home} {fixture.away}"
    words = match_words(desk, fixture.key).replace(":", " ").replace("–", " ")
    return set(folded(f"{words} {ids}").split())


def moment_typed(desk: Desk, text: str, label: str) -> date | datetime | None:
    """Return a day, or with an hour behind it a moment; None for nothing. Raises InputError."""
    day, _space, hour = text.partition(" ")
    found = day_typed(desk, day, label)
    if found is None or not hour.strip():
        return found
    try:
        return datetime.combine(found, time.fromisoformat(hour.strip()))
    except ValueError as error:
        sentence = _("{label}: “{text}” is no hour, such as 18:30.")
        raise InputError(sentence, label=label, text=hour.strip()) from error


def moment_needed(desk: Desk, text: str, label: str) -> date | datetime:
    """Return a day or a moment that must be there. Raises InputError."""
    found = moment_typed(desk, text, label)
    if found is None:
        raise InputError(_("{label}: please give the day."), label=label)
    return found


def who_typed(desk: Desk, text: str) -> str:
    """Return the number of a club, or the pass number of a player. Raises InputError."""
    ident = text.split(maxsplit=1)[0] if text else ""
    return ident if ident in desk.world.players else club_typed(desk, text).id


def party_typed(desk: Desk, text: str) -> str:
    """Return who contests a thing that may be of an earlier season. Raises InputError.

    Whom the open season does not know stays as typed: that other season is asked when it is filed.
    """
    ident, named = text.partition(" ")[0], text.partition("(")[0]
    known = desk.world.clubs
    if text and not ({ident} & {*known, *desk.world.players} or named_so(known.values(), named)):
        return text
    return who_typed(desk, text)
