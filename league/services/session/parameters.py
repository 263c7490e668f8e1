"""Parameters that several operations ask for."""

from dataclasses import replace

from league.language import _, to_translate
from league.services.session.kinds import (
    CLUB,
    DAY,
    DIVISION,
    EURO,
    MATCH,
    TEAM,
    day_hint,
    suggested_day,
)
from league.services.session.operations import Kind, Parameter

A_CLUB = Parameter("club", CLUB, to_translate("Club"))
A_TEAM = Parameter("team", TEAM, to_translate("Team"))
A_DIVISION = Parameter("division", replace(DIVISION, choices=None), to_translate("Division"))
"""Named as people call it, or the one that a page shows."""
A_MATCH = Parameter("match", MATCH, to_translate("Match"))
AN_AMOUNT = Parameter("cents", EURO, to_translate("Amount"))
FIRST_DAY = Parameter("first", DAY, to_translate("First day"), option="--from", shown=suggested_day)
SINCE = Parameter(
    "since",
    replace(DAY, hint=lambda desk: _("{day}; empty = today").format(day=day_hint(desk))),
    to_translate("Plays no more from"),
    option="--on",
    about=to_translate("Day from which the team plays no more; today if none is named."),
    needed=False,
)
LAST_DAY = Parameter(
    "last",
    DAY,
    to_translate("Last day"),
    to_translate("included; empty = until further notice"),
    "--until",
    to_translate("Last day, included; without it open-ended."),
    needed=False,
)


def given_day(label: str, about: str = "", name: str = "day", option: str = "--date") -> Parameter:
    """Return a day that must be named; a form suggests today."""
    return Parameter(name, DAY, label, option=option, about=about, shown=suggested_day)


def on_day(label: str, about: str) -> Parameter:
    """Return the day of something that is done today unless another one is named."""
    return Parameter("day", DAY, label, option="--date", about=about, today=True)


def optional(
    option: str, kind: Kind, label: str, about: str = "", hint: str = "", *, name: str = ""
) -> Parameter:
    """Return what need not be given; unless it has another name, that is its option's."""
    name = name or option.partition("/")[0].removeprefix("--").replace("-", "_")
    return Parameter(name, kind, label, hint, option, about, needed=False)


def kept(*asked: Parameter) -> tuple[Parameter, ...]:
    """Return parameters of which each stays as it is unless it is named."""
    return tuple(replace(one, kept=True) for one in asked)
