"""What is put on file of schools, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.registry.people.operations import PERSON_NAME, sexes
from league.services.session.kinds import DAY, FLAG, NAME, TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import A_CLUB, A_TEAM, kept, optional
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.services.registry.schools import steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.registry.schools.steps")


def _pupil(*, ident: str, school: str, name: Any, born: Any, sex: str, **known: Any) -> "Step":
    from league.facts.people import Player

    fresh = Player(ident, name[0], name[1], born, sex) if name else None
    return steps.pupil_step(school=school, ident=ident, player=fresh, **known)


def _kinds(desk: "Desk", _given: Given) -> Choices:
    values = desk.values(desk.world.first_day)
    return tuple((one, desk.book.meaning(one)) for one in desk.book.schools.kinds(values))


def _regions(desk: "Desk", _given: Given) -> Choices:
    values = desk.values(desk.world.first_day)
    return tuple((one, one) for one in desk.book.schools.regions(values))


_FITS = served(lambda book: book.schools.kinds)
_WHOLE = Kind("N", lambda _desk, text, _given: read_whole(text, 1), None)

REGISTER = Operation(
    "school register",
    Right.REGISTER,
    steps.school_step,
    to_translate("Register a school"),
    to_translate(
        "Put a school on file with its kind and region; it enters teams as a club does.\n\n"
        "Of one that is on file, kind and region are put right."
    ),
    (
        Parameter("id", replace(TEXT, metavar="SCHOOL"), to_translate("Number of the school")),
        Parameter("name", NAME, to_translate("Name")),
        Parameter(
            "kind",
            replace(TEXT, metavar="KIND", choices=_kinds),
            to_translate("Kind of school"),
            option="--kind",
            about=to_translate("Kind of school, by the rule book's word."),
        ),
        Parameter(
            "region",
            replace(TEXT, metavar="REGION", choices=_regions),
            to_translate("School region"),
            option="--region",
        ),
    ),
    FOR_JOURNAL,
    ('spielleiter school register 901 "Gymnasium am Fluss" --kind gymnasium --region Pfalz',),
    fits=_FITS,
)
PUPIL = Operation(
    "school pupil",
    Right.REGISTER,
    _pupil,
    to_translate("Pupil of {school}"),
    to_translate(
        "Put on file where a player goes to school, in which class, or that he left it.\n\n"
        "Who is new to the file is named; of others, what is not named stays."
    ),
    (
        replace(A_CLUB, name="school", label=to_translate("School")),
        Parameter("ident", replace(TEXT, metavar="IDENT"), to_translate("Pass number")),
        optional(
            "--name",
            replace(PERSON_NAME, empty=None),
            to_translate("Name"),
            to_translate("Surname, given name of a new player."),
            to_translate("surname, given name"),
        ),
        optional("--born", DAY, to_translate("Born"), to_translate("Birth date of a new player.")),
        Parameter(
            "sex",
            chosen("[m|w]", sexes),
            to_translate("Sex"),
            option="--sex",
            about=to_translate("Man or woman, of a new player; otherwise a man."),
            default=lambda _desk: "m",
        ),
        *kept(
            optional("--class", _WHOLE, to_translate("Class"), name="grade"),
            optional(
                "--branch/--no-branch",
                FLAG,
                to_translate("Grammar-school branch"),
                to_translate("Goes to the branch that leads where a grammar school does, or not."),
            ),
            optional(
                "--left",
                DAY,
                to_translate("Left school on"),
                to_translate("Day on which he left school."),
                to_translate("empty = still goes there"),
            ),
        ),
    ),
    FOR_JOURNAL,
    (
        (
            'spielleiter school pupil 901 p1 --name "Muster, Mia" --born 2015-03-01 --sex w \\\n'
            "  --class 4"
        ),
        "spielleiter school pupil 901 p1 --left 2026-07-01",
    ),
    fits=_FITS,
)
COMPANION = Operation(
    "school companion",
    Right.REGISTER,
    steps.companion_step,
    to_translate("Companion of {team}"),
    to_translate("Name who comes with a school's team, and that he is of age."),
    (
        A_TEAM,
        Parameter("companion", NAME, to_translate("Companion")),
        optional(
            "--born",
            DAY,
            to_translate("Born"),
            to_translate("Birth date, where it is known."),
            name="companion_born",
        ),
        optional(
            "--adult",
            FLAG,
            to_translate("Of age"),
            to_translate("The school says that he is of age."),
        ),
    ),
    FOR_JOURNAL,
    ('spielleiter school companion FLUSS1 "Petra Muster" --adult',),
    fits=_FITS,
)
PLACE = Operation(
    "school place",
    Right.REGISTER,
    steps.place_step,
    to_translate("Place of {team} in its region"),
    to_translate("Record a team's place in the championship of its region; says what it brings."),
    (A_TEAM, Parameter("place", _WHOLE, to_translate("Place"))),
    FOR_JOURNAL,
    ("spielleiter school place FLUSS1 2",),
    fits=_FITS,
)
OPERATIONS = (REGISTER, PUPIL, COMPANION, PLACE)
