"""What players count as, each paper described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.registry.registering.operations import A_PLAYER, HELD, club_of
from league.services.session.kinds import DAY, FLAG, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import given_day, optional
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.services.registry.registering import paper_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    paper_steps = later("league.services.registry.registering.paper_steps")


def _equal(*, ident: str, club: str, **given: Any) -> "Step":
    from league.facts.claims import Evidence

    return paper_steps.equal_step(club, ident, Evidence(**given))


def _letters(desk: "Desk", _given: Given) -> Choices:
    return tuple((one, desk.book.equal_status(one)) for one in desk.book.equal_statuses)


def _counted_to_an_event(desk: "Desk") -> bool:
    from league.rulebook import has_rule

    return has_rule(desk.book.registrations.counted_to)


EQUAL = Operation(
    "player equal",
    Right.REGISTER,
    _equal,
    to_translate("Equal status of {ident}"),
    to_translate("Grant a foreigner equal status."),
    (
        A_PLAYER,
        HELD,
        Parameter(
            "letter", replace(TEXT, metavar="LETTER", choices=_letters), to_translate("Under")
        ),
        given_day(to_translate("Decided on"), to_translate("Day of the decision."), "decided"),
        optional("--proof", TEXT, to_translate("Document shown")),
        optional(
            "--proof-until",
            DAY,
            to_translate("Holds until"),
            to_translate("Last day for which it holds."),
            to_translate("empty = no end"),
        ),
        optional("--born-here", FLAG, to_translate("Born in the country")),
        optional("--school", FLAG, to_translate("At school here")),
        optional(
            "--grade",
            Kind("N", lambda _desk, text, _given: read_whole(text, 0), None),
            to_translate("School grade"),
        ),
        optional(
            "--apprentice",
            FLAG,
            to_translate("Apprentice here"),
            to_translate("In an apprenticeship here."),
        ),
        optional(
            "--resident-since",
            DAY,
            to_translate("Main residence since"),
            to_translate("Main residence here since."),
        ),
        replace(
            optional(
                "--counted-to",
                DAY,
                to_translate("Counted to"),
                to_translate(
                    "First day of the event up to which a rule book counts the residence."
                ),
            ),
            fits=_counted_to_an_event,
        ),
        optional("--registered-elsewhere", FLAG, to_translate("Eligible elsewhere")),
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
    paper_steps.unequal_step,
    to_translate("Withdraw equal status of {ident}"),
    to_translate("Withdraw a foreigner's equal status."),
    (
        A_PLAYER,
        club_of(lambda row: row.held and row.equal),
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
    paper_steps.left_home_step,
    to_translate("{ident} left the home federation"),
    to_translate("A guest left the home federation."),
    (
        A_PLAYER,
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
    fits=served(lambda book: book.transfers.home_by_lapse),
)
LAPSE = Operation(
    "player lapse",
    Right.REGISTER,
    paper_steps.lapse_step,
    to_translate("Guests become home players"),
    to_translate("Guests who have waited long enough become home players."),
    (given_day(to_translate("As of"), to_translate("Day to look at.")),),
    FOR_JOURNAL,
    ("spielleiter player lapse --date 2012-01-01",),
    fits=served(lambda book: book.transfers.home_by_lapse),
)
OPERATIONS = (EQUAL, UNEQUAL, LEAVE_HOME, LAPSE)
