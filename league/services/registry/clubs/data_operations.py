"""What is put on record about clubs as members, each deed described once for all doors."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.registry.clubs.reach_operations import ADDRESS, BANK, OFFICER, ended, with_bank
from league.services.session.kinds import DAY, NAME, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Given,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import A_CLUB, kept, optional

if TYPE_CHECKING:
    from league.services.registry.clubs import data_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    data_steps = later("league.services.registry.clubs.data_steps")


def _register(**given: Any) -> "Step":
    from league.facts.clubs import Club

    return data_steps.new_club_step(Club(**given))


def _reached(desk: "Desk", given: Given) -> object:
    from league.services.session.contacts import club_office

    return with_bank(club_office(desk.season.federation, given["club"]))


def _districts(desk: "Desk") -> tuple[str, ...]:
    known = {one.district for one in desk.season.clubs}
    known |= {one.district for one in desk.season.divisions}
    return tuple(sorted(one for one in known if one))


_NAME = Parameter("name", NAME, to_translate("Name"))
_DATA = (
    optional("--short", NAME, to_translate("Short name"), name="short_name"),
    optional("--district", replace(NAME, suggested=_districts), to_translate("District")),
    optional("--state", NAME, to_translate("Federal state"), to_translate("State of its seat.")),
    optional("--since", DAY, to_translate("Member since"), name="member_since"),
)
REGISTER = Operation(
    "club register",
    Right.REGISTER,
    _register,
    to_translate("Register a new club"),
    to_translate("Register a new member club."),
    (Parameter("id", replace(TEXT, metavar="CLUB"), to_translate("Club number")), _NAME, *_DATA),
    FOR_JOURNAL,
    ('spielleiter club register 699 "SK Neudorf" --district Graz --since 2011-07-01',),
)
CHANGE = Operation(
    "club change",
    Right.REGISTER,
    data_steps.club_step,
    to_translate("Data of {club}"),
    to_translate("Put a club's data right: what is not named stays, an empty text takes it away."),
    (A_CLUB, *kept(replace(_NAME, option="--name"), *_DATA)),
    FOR_JOURNAL,
    ('spielleiter club change 601 --name "SV Turm Erzberg 1924" --short "Turm"',),
    now=lambda desk, given: desk.club(given["club"]),
)
REMOVE = Operation(
    "club remove",
    Right.REGISTER,
    data_steps.club_removal_step,
    to_translate("Remove {club} from the season"),
    to_translate("Take a club without teams and players out of the season."),
    (A_CLUB,),
    NEEDED,
    (to_translate('spielleiter club remove 699 --reason "Registered by mistake."'),),
)
CONTACT = Operation(
    "club contact",
    Right.REGISTER,
    data_steps.club_office_step,
    to_translate("How {club} is reached"),
    to_translate("Record a club's address, venue and bank account."),
    (
        A_CLUB,
        *kept(
            ADDRESS,
            optional(
                "--venue",
                TEXT,
                to_translate("Venue"),
                to_translate("Where its teams play."),
                to_translate("where its teams play"),
            ),
            *BANK,
        ),
    ),
    FOR_JOURNAL,
    (
        'spielleiter club contact 601 --address "Hauptplatz 1/8010 Graz" --venue "Gasthof Post"',
        'spielleiter club contact 601 --iban "AT61 1904 3002 3457 3201"',
    ),
    now=_reached,
)
APPOINT = Operation(
    "club officer",
    Right.REGISTER,
    data_steps.club_officer_step,
    to_translate("Officer of {club}"),
    to_translate("Record who holds an office in a club; who held it before makes room."),
    (A_CLUB, *OFFICER),
    FOR_JOURNAL,
    (
        'spielleiter club officer 601 Obmann "Karl Maier" --mail maier@example.org',
        "spielleiter club officer 601 Obmann --end",
    ),
)
END = ended(APPOINT)
OPERATIONS = (REGISTER, CHANGE, REMOVE, CONTACT, APPOINT)
