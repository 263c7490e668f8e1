"""What is typed into a form: days, clubs, teams, numbers; and what may stand there before."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import TypeVar

from league.errors import InputError
from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.formatting import day as spoken_day
from league.language import _
from league.services.session.checks import span
from league.services.session.desk import Desk
from league.services.words.searching import alphabetical, folded
from tui.dialogs.form_model import Answers, Field
from tui.dialogs.report import day_of

Named = TypeVar("Named", Club, Team, Player)

AFTERWARDS = timedelta(days=365)
"""How long after a season one may be at work on what followed from it."""


def near(desk: Desk) -> date:
    """Return the day from which a year is guessed: today, or the season's beginning.

    What follows from a season is decided, paid and filed in the year after it, too.
    """
    first, last = span(desk.season)
    today = desk.today
    return today if first <= today <= last + AFTERWARDS else desk.world.first_day


def suggested_day(desk: Desk) -> str:
    """Return today as it is typed; nothing long after the season, or before it."""
    return typed(desk.today) if near(desk) == desk.today else ""


def typed(day: date | None) -> str:
    """Return a day as one types it."""
    return f"{day.day}.{day.month}.{day.year}" if day else ""


def day_hint(desk: Desk) -> str:
    """Return how a day is typed."""
    day = near(desk)
    return _("such as {short} or {long}").format(short=f"{day.day}.{day.month}.", long=typed(day))


def day_typed(desk: Desk, text: str, label: str) -> date | None:
    """Return a day, None for nothing. Raises InputError."""
    try:
        return day_of(text, near(desk))
    except ValueError as error:
        sentence = _("{label}: “{text}” is no day; {hint}.")
        hint = day_hint(desk)
        raise InputError(sentence, label=label, text=text, hint=hint) from error


def day_needed(desk: Desk, text: str, label: str) -> date:
    """Return a day that must be there. Raises InputError."""
    found = day_typed(desk, text, label)
    if found is None:
        raise InputError(_("{label}: please give the day."), label=label)
    return found


def day_field(desk: Desk, name: str, label: str, value: str | None = None) -> Field:
    """Return a line for a day that must be given; ``value`` stands there before, or today."""
    shown = suggested_day(desk) if value is None else value
    by_clock = bool(shown) and shown == suggested_day(desk)
    return Field(name, label, shown, day_hint(desk), needed=True, by_clock=by_clock)


def since_field(desk: Desk) -> Field:
    """Return the line for the day from which a team plays no more."""
    hint = _("{day}; empty = today").format(day=day_hint(desk))
    return Field("since", _("Plays no more from"), hint=hint)


def needed_day(desk: Desk, answers: Answers, name: str) -> date:
    """Return the day in a field that must have one. Raises InputError."""
    return day_needed(desk, answers[name], answers.label(name))


def optional_day(desk: Desk, answers: Answers, name: str) -> date | None:
    """Return the day in a field, None where it is empty. Raises InputError."""
    return day_typed(desk, answers[name], answers.label(name))


def optional_number(answers: Answers, name: str, least: int = 0) -> int | None:
    """Return the number in a field, None where it is empty. Raises InputError."""
    return number_typed(answers[name], answers.label(name), least)


def number_typed(text: str, label: str, least: int = 0) -> int | None:
    """Return a whole number from ``least`` on, None for nothing. Raises InputError."""
    if not text:
        return None
    if not text.isdecimal() or int(text) < least:
        sentence = _("{label}: “{text}” is no whole number.")
        if least:
            sentence = _("{label}: “{text}” is no number from {least} on.")
        raise InputError(sentence, label=label, text=text, least=least)
    return int(text)


def clubs_to_type(desk: Desk) -> tuple[str, ...]:
    """Return what may be meant by the first letters of a club's name or number."""
    clubs = sorted(desk.season.clubs, key=lambda club: (alphabetical(club.name), club.id))
    return (
        *(f"{club.name} ({club.id})" for club in clubs),
        *(f"{club.id} {club.name}" for club in clubs),
    )


def named_so(things: Iterable[Named], text: str) -> list[Named]:
    """Return those whose names have all the words; capitals and accents make no difference."""
    words = folded(text).split()
    return [one for one in things if all(word in folded(one.name) for word in words)]


def club_typed(desk: Desk, text: str) -> Club:
    """Return the club of that number, or the only one whose name has all the words.

    Raises InputError when none or several may be meant.
    """
    clubs, name = desk.world.clubs, text.partition("(")[0]
    if not text:
        raise InputError(_("Please give the club: its number or some letters of its name."))
    number = text.split(maxsplit=1)[0]
    if number in clubs:
        return clubs[number]
    meant = named_so(clubs.values(), name)
    if not meant:
        raise InputError(_("No club is called “{text}”."), text=text)
    if len(meant) > 1:
        sentence = _("“{text}” may be {number} clubs; give its number, or more of its name.")
        raise InputError(sentence, text=text, number=len(meant))
    return meant[0]


def teams_typed(desk: Desk, text: str) -> tuple[Team, ...]:
    """Return teams with commas between them. Raises InputError."""
    return tuple(team_typed(desk, part) for part in parts_typed(text))


def parts_typed(text: str) -> list[str]:
    """Return what stands between commas or semicolons."""
    return [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]


def team_typed(desk: Desk, text: str) -> Team:
    """Return the team of that id or name, or the only one whose name has all the words.

    Capital letters and accents make no difference. Raises InputError when none or several may be
    meant.
    """
    teams = desk.world.teams
    if text in teams:
        return teams[text]
    plain = folded(text)
    exact = [one for one in teams.values() if plain in (folded(one.id), folded(one.name))]
    meant = exact or named_so(teams.values(), text)
    if not meant:
        raise InputError(_("No team is called “{text}”."), text=text)
    if len(meant) > 1:
        known = ", ".join(f"{one.name} ({one.id})" for one in meant[:5])
        sentence = _("“{text}” may be {number} teams: {known}. Give more of its name, or its id.")
        raise InputError(sentence, text=text, number=len(meant), known=known)
    return meant[0]


def shown_day(day: date | None) -> str:
    """Return a day as it is read; a dash for none."""
    return spoken_day(day) if day else "–"


def player_field() -> Field:
    """Return the line in which a player is named."""
    hint = _("pass number, or some letters of the name")
    return Field("player", _("Player"), hint=hint, needed=True)


def player_typed(desk: Desk, text: str) -> Player:
    """Return the player of that pass number, or the only one whose name has all the words.

    Raises InputError when none or several may be meant.
    """
    players = desk.world.players
    if text in players:
        return players[text]
    if not folded(text).split():
        raise InputError(_("Please give the player: the pass number or letters of the name."))
    meant = named_so(players.values(), text)
    if len(meant) != 1:
        sentence = _("“{text}” may be {number} players; give the pass number, or more of the name.")
        raise InputError(sentence, text=text, number=len(meant))
    return meant[0]


def seed_field(recorded: int | None = None) -> Field:
    """Return where the seed of a draw on record may be repeated; otherwise storing chooses one."""
    value = "" if recorded is None else str(recorded)
    return Field("seed", _("Repeat seed"), value, _("only to repeat a recorded draw"))


def seed_of(text: str) -> int | None:
    """Return a seed that was typed, None for nothing. Raises InputError."""
    return number_typed(text, _("Repeat seed"))
