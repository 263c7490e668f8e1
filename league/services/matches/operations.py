"""Points of a team, the order of level ones, what is known of a match: each described once."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import FLAG, NAME, TEAMS, TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
)
from league.services.session.parameters import A_DIVISION, A_MATCH, A_TEAM, kept, optional
from league.typed.points import read_halves, read_whole_points

if TYPE_CHECKING:
    from league.facts.contacts import MatchContact
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Outcome, Step


def _points(*, team: str, none: bool, mp: int, gp: int) -> "Step":
    from league.decision_subjects import Points
    from league.errors import InputError
    from league.services.matches.verdict_steps import pointless_step, points_step

    if none and (mp or gp):
        raise InputError(_("Either points are given or taken away, or all is taken back."))
    return pointless_step(team) if none else points_step(team, Points(mp, gp))


def _order(*, division: str, teams: tuple[str, ...], way: str) -> "Step":
    from league.decision_subjects import Order
    from league.services.matches.tie_steps import order_step
    from league.services.matches.ties import usual_way

    def step(desk: "Desk", why: str) -> "Outcome":
        order = Order(division, way or usual_way(desk, division), teams)
        return order_step(order)(desk, why)

    return step


def _data(*, match: "MatchKey", **given: Any) -> "Step":
    from league.services.matches.match_data import match_office_step

    def step(desk: "Desk", why: str) -> "Outcome":
        known = _known(desk, match)
        return match_office_step(match, known, replace(known, **given))(desk, why)

    return step


def _known(desk: "Desk", match: "MatchKey") -> "MatchContact":
    from league.services.session.contacts import match_office

    return match_office(desk.season.name, match)


def _ways(_desk: "Desk", _given: Given) -> Choices:
    return (("lot", _("lot")), ("play-off", _("play-off")))


def _given_or_not(_desk: "Desk", _given: Given) -> Choices:
    return (("", _("points")), ("yes", _("nothing: take all back")))


POINTS = Operation(
    "ruling points",
    Right.RULE,
    _points,
    to_translate("Points of {team}"),
    to_translate("Give a team points, or take points away."),
    (
        A_TEAM,
        optional(
            "--none",
            replace(FLAG, choices=_given_or_not),
            to_translate("What is set"),
            to_translate("Take all such decisions on the team back."),
        ),
        optional(
            "--mp",
            Kind("POINTS", lambda _desk, text, _given: read_whole_points(text), 0),
            to_translate("Match points"),
            to_translate("Match points, such as -2."),
            to_translate("such as -2; empty = none"),
        ),
        optional(
            "--gp",
            Kind("POINTS", lambda _desk, text, _given: read_halves(text), 0),
            to_translate("Game points"),
            to_translate("Game points, such as -0.5."),
            to_translate("such as -1½; empty = none"),
        ),
    ),
    NEEDED,
    (to_translate('spielleiter ruling points LANDESLIGA01 --mp -2 --reason "By the executive."'),),
)
ORDER = Operation(
    "ruling order",
    Right.RULE,
    _order,
    to_translate("Order of level teams, {division}"),
    to_translate("Record the order of level teams as lot or play-off decided it, the best first."),
    (
        A_DIVISION,
        Parameter(
            "teams",
            replace(TEAMS, metavar="TEAM..."),
            to_translate("Teams"),
            to_translate("with commas, the best first"),
        ),
        optional(
            "--way",
            chosen("[lot|play-off]", _ways),
            to_translate("Decided by"),
            to_translate("What decided; otherwise what the rule book says."),
        ),
    ),
    replace(NEEDED, hint=to_translate("how it was decided; goes into the journal")),
    (
        to_translate(
            "spielleiter ruling order landesliga LANDESLIGA03 LANDESLIGA01 \\\n"
            '  --reason "Lot drawn in the presence of both captains."'
        ),
    ),
)
"""Its form is made by hand: it has a line for each of the teams that are level."""
DATA = Operation(
    "match change",
    Right.RECORD_MATCH,
    _data,
    to_translate("{match}: venue and deputies"),
    to_translate(
        "Record venue, remarks and deputies: what is not named stays, an empty text goes."
    ),
    (
        A_MATCH,
        *kept(
            optional(
                "--venue",
                TEXT,
                to_translate("Venue"),
                to_translate("Where it is played, if not at the home team's."),
                to_translate("empty = where the home team is"),
            ),
            optional(
                "--home-deputy",
                NAME,
                to_translate("Deputy, home"),
                to_translate("Who stands in for the home captain."),
            ),
            optional(
                "--away-deputy",
                NAME,
                to_translate("Deputy, away"),
                to_translate("Who stands in for the away captain."),
            ),
            optional(
                "--remarks",
                TEXT,
                to_translate("Remarks"),
                to_translate("What else is to be known."),
            ),
        ),
    ),
    FOR_JOURNAL,
    (
        (
            "spielleiter match change landesliga 1 LANDESLIGA01 LANDESLIGA12 \\\n"
            '  --home-deputy "Anna Muster"'
        ),
    ),
    now=lambda desk, given: _known(desk, given["match"]),
)
TABLES = (POINTS, ORDER)
OPERATIONS = (*TABLES, DATA)
