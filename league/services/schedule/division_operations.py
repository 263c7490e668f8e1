"""Divisions of a season made, changed and removed: each deed described once."""

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.facts.seasons import Mode
from league.language import _, to_translate
from league.services.session.kinds import FLAG, NUMBER, TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import A_DIVISION, kept, optional

if TYPE_CHECKING:
    from league.services.schedule import divisions
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Outcome, Step
else:
    divisions = later("league.services.schedule.divisions")

_LEFT_OUT = ("district", "max_size", "late_nominations")
"""What a division may do without: an empty text takes it away."""


def _add(*, like: str, id: str, **given: Any) -> "Step":
    def step(desk: "Desk", why: str) -> "Outcome":
        model = divisions.model_of(desk.book, like)
        return divisions.added_step(replace(model, id=id or model.id, **_said(given)))(desk, why)

    return step


def _change(*, division: str, **given: Any) -> "Step":
    def step(desk: "Desk", why: str) -> "Outcome":
        asked = replace(desk.division(division), **_said(given, *_LEFT_OUT))
        return divisions.changed_step(asked)(desk, why)

    return step


def _said(given: Given, *left_out: str) -> dict[str, Any]:
    """Return what was said of a division; a longest list of 0 takes the limit away."""
    said = {
        name: None if one == "" else one
        for name, one in given.items()
        if one != "" or name in left_out
    }
    return said | ({"max_size": None} if said.get("max_size") == 0 else {})


def _models(desk: "Desk", _given: Given) -> Choices:
    return tuple((one.id, one.name) for one in desk.book.divisions.values())


def _modes(desk: "Desk", _given: Given) -> Choices:
    return tuple(desk.book.named("modes").items())


def _any_mode(desk: "Desk", given: Given) -> Choices:
    return (("", _("as the rule book has it")), *_modes(desk, given))


_MODE = chosen("[" + "|".join(Mode) + "]", lambda _desk, _given: [(one, one) for one in Mode])
_MODEL = Parameter(
    "like",
    replace(TEXT, metavar="DIVISION", choices=_models),
    to_translate("Model"),
    option="--like",
    about=to_translate("Division of the rule book that it is modelled on."),
)
_LOWEST = optional(
    "--lowest/--not-lowest",
    FLAG,
    to_translate("Lowest of its district"),
    to_translate("Whether it is the lowest division of its district."),
)
_NAME = Parameter("name", TEXT, to_translate("Name"), option="--name", kept=True)


def _number(name: str, label: str, about: str, hint: str = "") -> Parameter:
    return optional(f"--{name}", replace(NUMBER, empty=""), label, about, hint)


def _settings(hint: str, modes: Any) -> tuple[Parameter, ...]:
    """Return what is asked of a division beside its name; ``hint`` = what it is if left empty."""
    return kept(
        _number(
            "level",
            to_translate("Level"),
            to_translate("Its level; 0 is the highest."),
            hint or to_translate("0 is the highest"),
        ),
        _number("boards", to_translate("Boards"), to_translate("Boards of a match."), hint),
        optional(
            "--district",
            TEXT,
            to_translate("District"),
            to_translate("The district it belongs to."),
            hint,
        ),
        optional(
            "--mode",
            replace(_MODE, choices=modes),
            to_translate("Mode"),
            to_translate("How lineups follow the list."),
        ),
        _LOWEST,
        *_agreed(hint),
    )


def _agreed(hint: str) -> tuple[Parameter, ...]:
    """Return what the clubs of a division agree on for their lists."""
    return (
        _number(
            "max-size",
            to_translate("Longest list"),
            to_translate("Longest list that was agreed; 0 = no limit."),
            hint or to_translate("empty = no limit"),
        ),
        _number(
            "late-nominations",
            to_translate("Late nominations"),
            to_translate("Late nominations that the clubs allow."),
            hint or to_translate("empty = none"),
        ),
    )


_UNSAID = SimpleNamespace(**dict.fromkeys(one.name for one in (_NAME, *_settings("", _modes))))
_AS_IN_BOOK = to_translate("empty = as the rule book has it")
ADD = Operation(
    "division add",
    Right.SCHEDULE,
    _add,
    to_translate("New division"),
    to_translate(
        "Add a division to the season, under a short name of your own.\n\n"
        "What is not said is as the rule book has it; with a wrong model its divisions are"
        " listed. A cup is a division like the book's cup."
    ),
    (
        _MODEL,
        Parameter(
            "id",
            replace(TEXT, metavar="[ID]"),
            to_translate("Code"),
            to_translate("such as klasse-1a; empty = the model’s"),
            needed=False,
        ),
        replace(_NAME, hint=_AS_IN_BOOK, needed=False),
        *_settings(_AS_IN_BOOK, _any_mode),
    ),
    FOR_JOURNAL,
    (
        'spielleiter division add klasse-1a --like klasse-1 --name "1. Klasse A" --boards 6',
        "spielleiter division add cup --like cup",
    ),
    now=lambda _desk, _given: _UNSAID,
)
CHANGE = Operation(
    "division change",
    Right.SCHEDULE,
    _change,
    to_translate("Division {division}"),
    to_translate(
        "Change a division; while it has matches, only its name and what its clubs agreed."
    ),
    (A_DIVISION, replace(_MODEL, kept=True), _NAME, *_settings("", _modes)),
    FOR_JOURNAL,
    (
        'spielleiter division change klasse-1a --name "1. Klasse Süd"',
        "spielleiter division change klasse-1a --late-nominations 2",
    ),
    now=lambda desk, given: desk.division(given["division"]),
)
REMOVE = Operation(
    "division remove",
    Right.SCHEDULE,
    divisions.removed_step,
    to_translate("Remove {division}"),
    to_translate("Take a division without teams and matches out of the season."),
    (A_DIVISION,),
    FOR_JOURNAL,
    ("spielleiter division remove klasse-1a",),
)
OPERATIONS = (ADD, CHANGE, REMOVE)
