"""The papers about players, each described once for command, form and palette."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import CLUB, DAY, FLAG, PLAYER, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
)
from league.services.session.parameters import given_day
from league.typed.money import read_all_arrears
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
    from league.views.players import RegistrationRow


def _forwarding(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import forwarding_step

    return forwarding_step(**given)


def _dealt(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import dealt_step

    return dealt_step(**given)


def _settlement(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import settlement_step

    return settlement_step(**given)


def _unequal(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import unequal_step

    return unequal_step(**given)


def _left_home(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import left_home_step

    return left_home_step(**given)


def _lapse(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import lapse_step

    return lapse_step(**given)


def _deregistration(**given: Any) -> "Step":
    from league.facts.claims import Deregistration
    from league.services.registry.registering.paper_steps import deregistration_step

    return deregistration_step(Deregistration(**given))


def _equal(*, ident: str, club: str, **given: Any) -> "Step":
    from league.facts.claims import Evidence
    from league.services.registry.registering.paper_steps import equal_step

    return equal_step(club, ident, Evidence(**given))


def _letters(desk: "Desk", _given: Given) -> Choices:
    return tuple((one, desk.book.equal_status(one)) for one in desk.book.equal_statuses)


def _club_of(fits: "Callable[[RegistrationRow], object]") -> Parameter:
    """Return the club of one of the player's registrations, of those that fit."""

    def clubs(desk: "Desk", given: Given) -> Choices:
        from league.services.registry.people.player_views import registration_rows

        rows = registration_rows(desk, given["ident"], desk.today)
        return tuple((row.club, f"{row.club} {row.club_name}") for row in rows if fits(row))

    return Parameter("club", replace(CLUB, choices=clubs, suggested=None), to_translate("Club"))


_PLAYER = Parameter("ident", PLAYER, to_translate("Player"))
_HELD = _club_of(lambda row: row.held)
_LEFT = _club_of(lambda row: row.deregistered)


def _flag(name: str, label: str, option: str, about: str) -> Parameter:
    return Parameter(name, FLAG, label, option=option, about=about, needed=False)


DEREGISTER = Operation(
    "player deregister",
    Right.REGISTER,
    _deregistration,
    to_translate("{ident} leaves"),
    to_translate("A player leaves a club."),
    (
        _PLAYER,
        _HELD,
        given_day(
            to_translate("Notice to the club"),
            to_translate("Notice to the club."),
            "notice",
            "--notice",
        ),
        Parameter(
            "forwarded",
            DAY,
            to_translate("Passed on by the club"),
            to_translate("empty = not yet"),
            "--forwarded",
            to_translate("Day on which the club passed it on."),
            needed=False,
        ),
        Parameter(
            "owed",
            Kind("YEAR=EURO", lambda _desk, text, _given: read_all_arrears(text), (), several=True),
            to_translate("Arrears"),
            to_translate("by year, such as 2011=60 2010=55"),
            "--owes",
            to_translate("Financial reservation: proven arrears of a year."),
            needed=False,
        ),
    ),
    FOR_JOURNAL,
    (
        "spielleiter player deregister 100001 601 --notice 2011-12-19",
        "spielleiter player deregister 100001 601 --notice 2011-12-19 --owes 2011=60",
    ),
)
FORWARD = Operation(
    "player forward",
    Right.REGISTER,
    _forwarding,
    to_translate("The club passed the notice of {ident} on"),
    to_translate("The club has passed a player's notice on."),
    (
        _PLAYER,
        _LEFT,
        given_day(
            to_translate("Passed on by the club"),
            to_translate("Day on which the club passed the notice on."),
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter player forward 100001 601 --date 2011-12-28",),
)
DEAL = Operation(
    "player dealt",
    Right.REGISTER,
    _dealt,
    to_translate("Late notice about {ident} dealt with"),
    to_translate("A club's late or missing notice is dealt with; it is open no longer."),
    (
        _PLAYER,
        _LEFT,
        given_day(to_translate("Dealt with on"), to_translate("Day of the decision.")),
        Parameter(
            "decision",
            TEXT,
            to_translate("Decided"),
            to_translate("such as a warning to the club"),
            "--decision",
            to_translate("What was decided."),
        ),
    ),
    FOR_JOURNAL,
    (
        to_translate(
            "spielleiter player dealt 100001 601 --date 2012-01-09 \\\n"
            '  --decision "The club was warned."'
        ),
    ),
)
SETTLE = Operation(
    "player settle",
    Right.REGISTER,
    _settlement,
    to_translate("Arrears of {ident} settled"),
    to_translate("A player's arrears to the old club are settled; the transfer takes effect."),
    (_PLAYER, _LEFT, given_day(to_translate("Paid on"), to_translate("Day of the payment."))),
    FOR_JOURNAL,
    ("spielleiter player settle 100001 601 --date 2012-01-20",),
)
EQUAL = Operation(
    "player equal",
    Right.REGISTER,
    _equal,
    to_translate("Equal status of {ident}"),
    to_translate("Grant a foreigner equal status."),
    (
        _PLAYER,
        _HELD,
        Parameter(
            "letter", replace(TEXT, metavar="LETTER", choices=_letters), to_translate("Under")
        ),
        given_day(to_translate("Decided on"), to_translate("Day of the decision."), "decided"),
        Parameter(
            "proof",
            TEXT,
            to_translate("Document shown"),
            option="--proof",
            about=to_translate("Document shown."),
            needed=False,
        ),
        Parameter(
            "proof_until",
            DAY,
            to_translate("Holds until"),
            to_translate("empty = no end"),
            "--proof-until",
            to_translate("Last day for which it holds."),
            needed=False,
        ),
        _flag(
            "born_here",
            to_translate("Born in the country"),
            "--born-here",
            to_translate("Born in the country."),
        ),
        _flag(
            "school", to_translate("At school here"), "--school", to_translate("At school here.")
        ),
        Parameter(
            "grade",
            Kind("N", lambda _desk, text, _given: read_whole(text, 0), None),
            to_translate("School grade"),
            option="--grade",
            about=to_translate("School grade."),
            needed=False,
        ),
        _flag(
            "apprentice",
            to_translate("Apprentice here"),
            "--apprentice",
            to_translate("In an apprenticeship here."),
        ),
        Parameter(
            "resident_since",
            DAY,
            to_translate("Main residence since"),
            option="--resident-since",
            about=to_translate("Main residence here since."),
            needed=False,
        ),
        _flag(
            "registered_elsewhere",
            to_translate("Eligible elsewhere"),
            "--registered-elsewhere",
            to_translate("Eligible elsewhere."),
        ),
    ),
    FOR_JOURNAL,
    (
        (
            "spielleiter player equal 100001 601 e --date 2011-09-01 \\\n"
            "  --resident-since 2010-08-15 --proof Meldezettel"
        ),
    ),
)
UNEQUAL = Operation(
    "player unequal",
    Right.REGISTER,
    _unequal,
    to_translate("Withdraw equal status of {ident}"),
    to_translate("Withdraw a foreigner's equal status."),
    (
        _PLAYER,
        _club_of(lambda row: row.held and row.equal),
        given_day(
            to_translate("A foreigner again from"), to_translate("First day as a foreigner again.")
        ),
    ),
    NEEDED,
    (
        to_translate(
            'spielleiter player unequal 100001 601 --date 2012-02-01 --reason "Moved away."'
        ),
    ),
)
LEAVE_HOME = Operation(
    "player left-home",
    Right.REGISTER,
    _left_home,
    to_translate("{ident} left the home federation"),
    to_translate("A guest left the home federation."),
    (
        _PLAYER,
        Parameter(
            "federation",
            replace(TEXT, metavar="FEDERATION"),
            to_translate("Federation left"),
            to_translate("such as Burgenland"),
        ),
        given_day(to_translate("Notice there"), to_translate("Day of the notice there.")),
    ),
    FOR_JOURNAL,
    ("spielleiter player left-home 100001 Burgenland --date 2011-06-10",),
)
LAPSE = Operation(
    "player lapse",
    Right.REGISTER,
    _lapse,
    to_translate("Guests become home players"),
    to_translate("Guests whose half year has passed become home players."),
    (given_day(to_translate("As of"), to_translate("Day to look at.")),),
    FOR_JOURNAL,
    ("spielleiter player lapse --date 2012-01-01",),
)
OPERATIONS = (DEREGISTER, FORWARD, DEAL, SETTLE, EQUAL, UNEQUAL, LEAVE_HOME, LAPSE)
