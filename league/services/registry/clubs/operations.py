"""What is decided about clubs, each deed described once for command, form and palette."""

from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, TEXT, chosen, suggested_day
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Operation,
    Parameter,
)
from league.services.session.parameters import A_CLUB, FIRST_DAY, LAST_DAY

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def _suspension(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import suspension_step

    return suspension_step(**given)


def _lift(**given: Any) -> "Step":
    from league.services.registry.registering.paper_steps import lift_step

    return lift_step(**given)


def _consent(*, body: str, **given: Any) -> "Step":
    from league.facts.claims import Body, Consent
    from league.services.registry.clubs.steps import consent_step

    return consent_step(Consent(body=Body(body), **given))


def _bodies(_desk: "Desk", _given: Given) -> Choices:
    from league.services.words.codes import body_words

    return tuple(body_words().items())


SUSPEND = Operation(
    "club suspend",
    Right.REGISTER,
    _suspension,
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
    _lift,
    to_translate("Lift the suspension of {club}"),
    to_translate("A suspended club may play again."),
    (
        A_CLUB,
        Parameter(
            "day",
            DAY,
            to_translate("May play again from"),
            option="--date",
            about=to_translate("Day on which it may play again."),
            shown=suggested_day,
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
        Parameter(
            "day",
            DAY,
            to_translate("Day"),
            option="--date",
            about=to_translate("Day of the consent."),
            shown=suggested_day,
        ),
        Parameter(
            "document",
            TEXT,
            to_translate("Document"),
            to_translate("letter, minutes"),
            "--document",
            to_translate("Letter, minutes."),
            needed=False,
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter club consent 701 host --date 2011-06-01",),
)
OPERATIONS = (SUSPEND, LIFT, CONSENT)
