"""The papers about players, each described once for command, form and palette."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import CLUB, DAY, PLAYER, TEXT
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
from league.services.session.parameters import given_day, optional
from league.typed.money import read_all_arrears

if TYPE_CHECKING:
    from league.services.registry.registering import paper_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
    from league.views.players import RegistrationRow
else:
    paper_steps = later("league.services.registry.registering.paper_steps")


def _deregistration(**given: Any) -> "Step":
    from league.facts.claims import Deregistration

    return paper_steps.deregistration_step(Deregistration(**given))


def club_of(fits: "Callable[[RegistrationRow], object]") -> Parameter:
    """Return the club of one of the player's registrations, of those that fit."""

    def clubs(desk: "Desk", given: Given) -> Choices:
        from league.services.registry.people.player_views import registration_rows

        rows = registration_rows(desk, given["ident"], desk.today)
        return tuple((row.club, f"{row.club} {row.club_name}") for row in rows if fits(row))

    return Parameter("club", replace(CLUB, choices=clubs, suggested=None), to_translate("Club"))


A_PLAYER = Parameter("ident", PLAYER, to_translate("Player"))
HELD = club_of(lambda row: row.held)
_LEFT = club_of(lambda row: row.deregistered)


DEREGISTER = Operation(
    "player deregister",
    Right.REGISTER,
    _deregistration,
    to_translate("{ident} leaves"),
    to_translate("A player leaves a club."),
    (
        A_PLAYER,
        HELD,
        given_day(to_translate("Notice to the club"), name="notice", option="--notice"),
        optional(
            "--forwarded",
            DAY,
            to_translate("Passed on by the club"),
            to_translate("Day on which the club passed it on."),
            to_translate("empty = not yet"),
        ),
        optional(
            "--owes",
            Kind("YEAR=EURO", lambda _desk, text, _given: read_all_arrears(text), (), several=True),
            to_translate("Arrears"),
            to_translate("Financial reservation: proven arrears of a year."),
            to_translate("by year, such as 2011=60 2010=55"),
            name="owed",
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
    paper_steps.forwarding_step,
    to_translate("The club passed the notice of {ident} on"),
    to_translate("The club has passed a player's notice on."),
    (
        A_PLAYER,
        _LEFT,
        given_day(
            to_translate("Passed on by the club"),
            to_translate("Day on which the club passed the notice on."),
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter player forward 100001 601 --date 2011-12-28",),
    fits=served(lambda book: book.transfers.forwarded),
)
DEAL = Operation(
    "player dealt",
    Right.REGISTER,
    paper_steps.dealt_step,
    to_translate("Late notice about {ident} dealt with"),
    to_translate("A club's late or missing notice is dealt with; it is open no longer."),
    (
        A_PLAYER,
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
    fits=served(lambda book: book.transfers.forwarded),
)
SETTLE = Operation(
    "player settle",
    Right.REGISTER,
    paper_steps.settlement_step,
    to_translate("Arrears of {ident} settled"),
    to_translate("A player's arrears to the old club are settled; the transfer takes effect."),
    (A_PLAYER, _LEFT, given_day(to_translate("Paid on"), to_translate("Day of the payment."))),
    FOR_JOURNAL,
    ("spielleiter player settle 100001 601 --date 2012-01-20",),
    fits=served(lambda book: book.transfers.honoured_arrears),
)
OPERATIONS = (DEREGISTER, FORWARD, DEAL, SETTLE)
