"""Points of a team, the order of level ones, data of a match, a withdrawal: described once."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import DAY, FLAG, TEAM, TEXT, chosen, day_hint
from league.services.session.match_parameters import A_DIVISION, A_MATCH, taken
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
)
from league.services.words.naming import team_named
from league.typed.lists import parts_of
from league.typed.points import read_halves, read_whole_points

if TYPE_CHECKING:
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


def _data(**given: Any) -> "Step":
    from league.services.matches.match_data import match_office_step
    from league.services.session.contacts import match_office

    match = taken(given)
    said = {name: one for name, one in given.items() if one is not None}

    def step(desk: "Desk", why: str) -> "Outcome":
        known = match_office(desk.season.name, match)
        return match_office_step(match, known, replace(known, **said))(desk, why)

    return step


def _withdrawal(**given: Any) -> "Step":
    from league.services.matches.withdrawals import withdrawal_step

    return withdrawal_step(**given)


def _teams(desk: "Desk", text: str, given: Given) -> tuple[str, ...]:
    here = [one for one in desk.season.teams if one.division == given["division"]]
    return tuple(team_named(here, part).id for part in parts_of(text))


def _ways(_desk: "Desk", _given: Given) -> Choices:
    return (("lot", _("lot")), ("play-off", _("play-off")))


def _text(name: str, label: str, option: str, about: str, hint: str = "") -> Parameter:
    """Return a text about a match that stays as it is unless another one is typed."""
    kind = replace(TEXT, metavar="NAME") if name.endswith("deputy") else TEXT
    return Parameter(name, kind, label, hint, option, about, needed=False, kept=True)


A_TEAM = Parameter("team", TEAM, to_translate("Team"))
SINCE = Parameter(
    "since",
    replace(DAY, hint=lambda desk: _("{day}; empty = today").format(day=day_hint(desk))),
    to_translate("Plays no more from"),
    option="--on",
    about=to_translate("Day from which the team plays no more; today if none is named."),
    needed=False,
)

POINTS = Operation(
    "ruling points",
    Right.RULE,
    _points,
    to_translate("Points of {team}"),
    to_translate("Give a team points, or take points away."),
    (
        A_TEAM,
        Parameter(
            "none",
            replace(
                FLAG,
                choices=lambda _desk, _given: (
                    ("", _("points")),
                    ("yes", _("nothing: take all back")),
                ),
            ),
            to_translate("What is set"),
            option="--none",
            about=to_translate("Take all such decisions on the team back."),
            needed=False,
        ),
        Parameter(
            "mp",
            Kind("POINTS", lambda _desk, text, _given: read_whole_points(text), 0),
            to_translate("Match points"),
            to_translate("such as -2; empty = none"),
            "--mp",
            to_translate("Match points, such as -2."),
            needed=False,
        ),
        Parameter(
            "gp",
            Kind("POINTS", lambda _desk, text, _given: read_halves(text), 0),
            to_translate("Game points"),
            to_translate("such as -1½; empty = none"),
            "--gp",
            to_translate("Game points, such as -0.5."),
            needed=False,
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
            Kind("TEAM...", _teams, several=True, between=", "),
            to_translate("Teams"),
            to_translate("with commas, the best first"),
        ),
        Parameter(
            "way",
            chosen("[lot|play-off]", _ways),
            to_translate("Decided by"),
            option="--way",
            about=to_translate("What decided; otherwise what the rule book says."),
            needed=False,
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
DATA = Operation(
    "match change",
    Right.RECORD_MATCH,
    _data,
    to_translate("{home} – {away}: venue and deputies"),
    to_translate(
        "Record venue, remarks and deputies: what is not named stays, an empty text goes."
    ),
    (
        *A_MATCH,
        _text(
            "venue",
            to_translate("Venue"),
            "--venue",
            to_translate("Where it is played, if not at the home team's."),
            to_translate("empty = where the home team is"),
        ),
        _text(
            "home_deputy",
            to_translate("Deputy, home"),
            "--home-deputy",
            to_translate("Who stands in for the home captain."),
        ),
        _text(
            "away_deputy",
            to_translate("Deputy, away"),
            "--away-deputy",
            to_translate("Who stands in for the away captain."),
        ),
        _text(
            "remarks",
            to_translate("Remarks"),
            "--remarks",
            to_translate("What else is to be known."),
        ),
    ),
    FOR_JOURNAL,
    (
        (
            "spielleiter match change landesliga 1 LANDESLIGA01 LANDESLIGA12 \\\n"
            '  --home-deputy "Anna Muster"'
        ),
    ),
)
WITHDRAW = Operation(
    "team withdraw",
    Right.RULE,
    _withdrawal,
    to_translate("{team} withdraws"),
    to_translate(
        "A team withdraws: before the draw it is taken out, after it an official excludes it."
    ),
    (A_TEAM, SINCE),
    NEEDED,
    (to_translate('spielleiter team withdraw LANDESLIGA01 --reason "Too few players."'),),
)
TABLES = (POINTS, ORDER)
OPERATIONS = (*TABLES, DATA, WITHDRAW)
