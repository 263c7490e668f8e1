"""What is put on record about teams, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.registry.clubs.reach_operations import MAIL, PHONE
from league.services.session.kinds import DIVISION, NAME, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import A_CLUB, A_TEAM, kept, optional

if TYPE_CHECKING:
    from league.services.registry.clubs import data_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    data_steps = later("league.services.registry.clubs.data_steps")


def _register(**given: Any) -> "Step":
    from league.facts.clubs import Team

    return data_steps.new_team_step(Team(**given))


def _open_divisions(desk: "Desk", _given: Given) -> Choices:
    """Return the divisions that are not drawn yet; where all are drawn, all of them."""
    drawn = {one.division for one in desk.season.fixtures}
    every = tuple((one.id, one.name) for one in desk.season.divisions)
    return tuple(one for one in every if one[0] not in drawn) or every


def _office(desk: "Desk", given: Given) -> object:
    from league.facts.contacts import TeamContact
    from league.services.session.contacts import team_offices

    return team_offices(desk.season.name).get(given["team"], TeamContact())


_NAME = Parameter("name", NAME, to_translate("Name"))
_DATA = (
    optional("--captain", NAME, to_translate("Captain")),
    optional(
        "--venue",
        TEXT,
        to_translate("Venue"),
        to_translate("Where it plays; empty = where its club plays."),
        to_translate("empty = where the club plays"),
    ),
)
REGISTER = Operation(
    "team register",
    Right.REGISTER,
    _register,
    to_translate("New team"),
    to_translate("Register a club's team for a division that is not drawn yet; TEAM is its code."),
    (
        Parameter(
            "id",
            replace(TEXT, metavar="TEAM"),
            to_translate("Code"),
            to_translate("up to 20 letters and figures, such as TURM3"),
        ),
        A_CLUB,
        Parameter("division", replace(DIVISION, choices=_open_divisions), to_translate("Division")),
        replace(_NAME, hint=to_translate("as it stands in the table")),
        *_DATA,
    ),
    FOR_JOURNAL,
    ('spielleiter team register TURM3 601 klasse-1 "Turm Erzberg 3" --captain "Karl Maier"',),
)
OF_CLUB = replace(REGISTER, title=to_translate("New team of {club}"))
CHANGE = Operation(
    "team change",
    Right.REGISTER,
    data_steps.team_step,
    to_translate("Data of {team}"),
    to_translate("Rename a team, name its captain or its venue."),
    (A_TEAM, *kept(replace(_NAME, option="--name"), *_DATA)),
    FOR_JOURNAL,
    ('spielleiter team change LANDESLIGA01 --captain "Karl Maier"',),
    now=lambda desk, given: desk.team(given["team"]),
)
DEPUTY = Operation(
    "team deputy",
    Right.REGISTER,
    data_steps.team_office_step,
    to_translate("Deputy of {team}"),
    to_translate("Name who stands in for a team's captain, and how the team is reached."),
    (
        A_TEAM,
        *kept(
            optional(
                "--name",
                NAME,
                to_translate("Deputy"),
                to_translate("Who stands in for the captain; empty = nobody."),
                to_translate("empty = nobody"),
                name="deputy",
            ),
            PHONE,
            MAIL,
        ),
    ),
    FOR_JOURNAL,
    ('spielleiter team deputy LANDESLIGA01 --name "Anna Muster" --phone "0664 1234567"',),
    now=_office,
)
OPERATIONS = (REGISTER, CHANGE, DEPUTY)
