"""What an official decides on captains' reports, described once for command, form and palette.

A lineup from paper is none: its form has a line for each board, and nothing of it is kept in a
draft (``tui.pages.captains.forms``). Reports and proposals are the captains' own.
"""

from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import chosen
from league.services.session.operations import Choices, Given, Kind, Operation, Parameter, Reason
from league.services.session.parameters import A_MATCH, optional
from league.typed.results import read_games

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def _decision(*, side: str, **given: Any) -> "Step":
    from league.facts.matches import Side
    from league.services.captain_reports.desk_steps import decision_step

    return decision_step(side=Side(side), **given)


def _sides(desk: "Desk", given: Given) -> Choices:
    teams = (
        (desk.team(id).name for id in given["match"][2:])
        if "match" in given
        else (_("Home"), _("Away"))
    )
    return tuple(zip(("home", "away"), teams, strict=True))


DECIDE = Operation(
    "captains decide",
    Right.RULE,
    _decision,
    to_translate("Decide what counts: {match}"),
    to_translate("Decide a match whose reports differ, or of which there is one alone."),
    (
        A_MATCH,
        Parameter(
            "side",
            chosen("[home|away]", _sides),
            to_translate("As reported by"),
            option="--as",
            about=to_translate("Whose report counts, or is gone on from."),
        ),
        optional(
            "--results",
            Kind("RESULTS", lambda _desk, text, _given: read_games(text), ()),
            to_translate("Results"),
            to_translate("Results instead of those it tells."),
        ),
    ),
    Reason(
        "--reason",
        to_translate("Why, on record."),
        to_translate("why this report counts"),
        needed=True,
    ),
    (
        (
            "spielleiter captains decide landesliga 1 LANDESLIGA01 LANDESLIGA12 --as home"
            ' --reason "score sheets"'
        ),
    ),
)
OPERATIONS = (DECIDE,)
