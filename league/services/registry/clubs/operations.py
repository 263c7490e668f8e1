"""What is decided about clubs, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import CLUBS, NAME, TEXT, chosen
from league.services.session.operations import (
    DESPITE,
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
from league.services.session.parameters import A_CLUB, FIRST_DAY, LAST_DAY, given_day, optional
from league.services.words.naming import players_named

if TYPE_CHECKING:
    from league.services.registry.clubs import steps
    from league.services.registry.registering import paper_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    paper_steps = later("league.services.registry.registering.paper_steps")
    steps = later("league.services.registry.clubs.steps")


def _consent(*, body: str, **given: Any) -> "Step":
    from league.facts.claims import Body, Consent

    return steps.consent_step(Consent(body=Body(body), **given))


def _unconsent(*, club: str, body: str) -> "Step":
    from league.facts.claims import Body

    return steps.withdrawal_step(club, Body(body))


def _joint(*, club: str, others: tuple[str, ...], **given: Any) -> "Step":
    return steps.joint_step(partners=(club, *others), **given)


def _on_record(desk: "Desk", given: Given) -> Choices:
    there = steps.bodies_on_record(desk, given["club"])
    return tuple(one for one in _bodies(desk, given) if one[0] in there)


def _players(desk: "Desk", text: str, given: Given) -> tuple[str | None, ...]:
    """Return players by pass number, or by a name that only one of the club has."""
    named = {*text.replace(",", " ").split()}
    named |= {one.ident for one in desk.season.registrations if one.club == given["club"]}
    known = desk.world.players
    return players_named({ident: known[ident] for ident in sorted(named & {*known})}, text, {})


def _bodies(_desk: "Desk", _given: Given) -> Choices:
    from league.services.words.codes import body_words

    return tuple(body_words().items())


SUSPEND = Operation(
    "club suspend",
    Right.REGISTER,
    paper_steps.suspension_step,
    to_translate("Suspend {club}"),
    to_translate("A club loses its right to play for a time."),
    (A_CLUB, FIRST_DAY, LAST_DAY),
    NEEDED,
    (
        to_translate(
            "spielleiter club suspend 601 --from 2012-01-15 --until 2012-02-29 \\\n"
            '  --reason "Decided by the executive: dues unpaid."'
        ),
    ),
)
LIFT = Operation(
    "club lift",
    Right.REGISTER,
    paper_steps.lift_step,
    to_translate("Lift the suspension of {club}"),
    to_translate("A suspended club may play again."),
    (
        A_CLUB,
        given_day(
            to_translate("May play again from"), to_translate("Day on which it may play again.")
        ),
    ),
    NEEDED,
    (to_translate('spielleiter club lift 601 --date 2012-02-01 --reason "Dues paid."'),),
)
CONSENT = Operation(
    "club consent",
    Right.REGISTER,
    _consent,
    to_translate("Consent for {club}"),
    to_translate("Record one of the three consents for a neighbour's club."),
    (
        A_CLUB,
        Parameter("body", chosen("BODY", _bodies), to_translate("Consent of")),
        given_day(to_translate("Day"), to_translate("Day of the consent.")),
        optional(
            "--document",
            TEXT,
            to_translate("Document"),
            to_translate("Letter, minutes."),
            to_translate("letter, minutes"),
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter club consent 701 host --date 2011-06-01",),
    fits=served(lambda book: book.clubs.judge_entry),
)
UNCONSENT = Operation(
    "club unconsent",
    Right.REGISTER,
    _unconsent,
    to_translate("Take back a consent for {club}"),
    to_translate("Take back a consent for a neighbour's club; it no longer holds."),
    (
        A_CLUB,
        Parameter(
            "body", replace(chosen("BODY", _bodies), choices=_on_record), to_translate("Consent of")
        ),
    ),
    NEEDED,
    (to_translate('spielleiter club unconsent 701 host --reason "Withdrawn by letter."'),),
    fits=served(lambda book: book.clubs.judge_entry),
)
JOINT = Operation(
    "club joint",
    Right.REGISTER,
    _joint,
    to_translate("Spielgemeinschaft of {club}"),
    to_translate("Record a Spielgemeinschaft of clubs for a season."),
    (
        Parameter("name", NAME, to_translate("Name"), to_translate("such as SG Mur")),
        A_CLUB,
        Parameter(
            "others",
            CLUBS,
            to_translate("Together with"),
            to_translate("numbers or names, with commas"),
        ),
        given_day(
            to_translate("Announced on"),
            to_translate("Day of the announcement."),
            "announced",
            "--announced",
        ),
    ),
    DESPITE,
    ('spielleiter club joint "SG Mur" 601 602 --announced 2011-06-20',),
    fits=served(lambda book: book.clubs.judge_joint_team),
)
DECLARE = Operation(
    "list declare",
    Right.REGISTER,
    steps.declaration_step,
    to_translate("Declaration of {club}"),
    to_translate("Hand in a club's declaration for players of the national leagues."),
    (
        A_CLUB,
        Parameter(
            "idents",
            Kind("IDENTS", _players, several=True),
            to_translate("Players"),
            to_translate("pass numbers or names, with commas"),
        ),
        given_day(to_translate("Postmark"), name="posted", option="--posted"),
    ),
    DESPITE,
    ("spielleiter list declare 601 100001 100002 --posted 2011-08-31",),
    fits=served(lambda book: book.lists.judge_declaration),
)
DECIDED = (SUSPEND, LIFT, CONSENT, UNCONSENT, JOINT)
OPERATIONS = (*DECIDED, DECLARE)
