"""What is put on record about the federation itself, each deed described once for all doors."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.registry.clubs.reach_operations import (
    ADDRESS,
    BANK,
    MAIL,
    OFFICER,
    PHONE,
    ended,
    with_bank,
)
from league.services.session.kinds import DIVISION, NAME, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import kept, optional

if TYPE_CHECKING:
    from league.services.registry.clubs import data_steps
    from league.services.session.desk import Desk
else:
    data_steps = later("league.services.registry.clubs.data_steps")


def _reached(desk: "Desk", _given: Given) -> object:
    from league.services.session.contacts import federation_office

    return with_bank(federation_office(desk.season.federation))


def _divisions(desk: "Desk", _given: Given) -> Choices:
    return (("", _("none")), *((one.id, one.name) for one in desk.season.divisions))


_NAME = Parameter(
    "name", NAME, to_translate("Name"), option="--name", about=to_translate("Name on the letters.")
)
_SITE = optional("--site", TEXT, to_translate("Site"), to_translate("Site on the web."))
CHANGE = Operation(
    "federation change",
    Right.OFFICE,
    data_steps.federation_step,
    to_translate("Letterhead of the federation"),
    to_translate("Write the letterhead: what is not named stays, an empty text takes it away."),
    kept(_NAME, ADDRESS, PHONE, MAIL, _SITE, *BANK),
    FOR_JOURNAL,
    (
        'spielleiter federation change --address "Postfach 1/8010 Graz" --mail a@example.org',
        'spielleiter federation change --iban "AT61 1904 3002 3457 3201"',
    ),
    now=_reached,
)
LETTERHEAD = replace(CHANGE, parameters=CHANGE.parameters[: -len(BANK)])
ACCOUNT = replace(
    CHANGE,
    title=to_translate("Bank account of the federation"),
    parameters=CHANGE.parameters[-len(BANK) :],
)
APPOINT = Operation(
    "federation officer",
    Right.OFFICE,
    data_steps.federation_officer_step,
    to_translate("Official of the federation"),
    to_translate("Record who holds an office of the federation; who held it before makes room."),
    (
        *OFFICER,
        optional(
            "--division",
            replace(DIVISION, choices=_divisions),
            to_translate("Responsible for"),
            to_translate("The division he is responsible for."),
        ),
    ),
    FOR_JOURNAL,
    (
        'spielleiter federation officer Kassier "Karl Maier" --mail kassier@example.org',
        "spielleiter federation officer Kassier --end",
    ),
)
END = ended(APPOINT)
OPERATIONS = (CHANGE, APPOINT)
