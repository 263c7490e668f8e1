"""What is said of names that nothing bears, or several things."""

from dataclasses import dataclass

from league.language import _


@dataclass(frozen=True, slots=True)
class Sentences:
    """What is said of one kind of things."""

    none: str
    """There is none, and no name is near."""
    known: str
    """There is none; known are a few."""
    near: str
    """There is none; these are near."""
    several: str
    asked: str
    """Nothing was typed."""


def of_clubs() -> Sentences:
    """Return what is said of clubs."""
    return Sentences(
        _("There is no club “{text}”."),
        _("There is no club “{text}”; known are: {known}."),
        _("There is no club “{text}”; did you mean {known}?"),
        _("“{text}” may be {number} clubs: {known}. Give its number, or more of its name."),
        _("Please give the club: its number or some letters of its name."),
    )


def of_teams() -> Sentences:
    """Return what is said of teams."""
    return Sentences(
        _("There is no team “{text}” here."),
        _("There is no team “{text}” here; known are: {known}."),
        _("There is no team “{text}” here; did you mean {known}?"),
        _("“{text}” may be {number} teams: {known}. Give more of its name, or its id."),
        _("Please give the team: its id or some letters of its name."),
    )


def of_divisions() -> Sentences:
    """Return what is said of divisions."""
    return Sentences(
        _("There is no division “{text}”."),
        _("There is no division “{text}”; known are: {known}."),
        _("There is no division “{text}”; did you mean {known}?"),
        _("“{text}” may be {number} divisions: {known}. Give more of its name, or its id."),
        _("Please give the division: its id or some letters of its name."),
    )


def of_people() -> Sentences:
    """Return what is said of players."""
    return Sentences(
        _("No player has the pass number or the name “{text}”."),
        _("No player has the pass number or the name “{text}”; known are: {known}."),
        _("No player has the pass number or the name “{text}”; did you mean {known}?"),
        _("“{text}” may be {number} players: {known}. Give the pass number, or more of the name."),
        _("Please give the player: the pass number or letters of the name."),
    )


def of_matches() -> Sentences:
    """Return what is said of matches."""
    return Sentences(
        _("There is no match “{text}”."),
        _("There is no match “{text}”; known are: {known}."),
        _("There is no match “{text}”; did you mean {known}?"),
        _("“{text}” may be {number} matches: {known}. Give the round and both teams."),
        _("Please give the match: the round and both teams."),
    )
