"""What is done with accounts of people, each deed described once for command, form and palette.

None of them needs a season but for the name of a division, club or team.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.facts.users import Role
from league.language import LANGUAGES, to_translate
from league.services.session.kinds import CLUB, DIVISION, NAME, TEAM, TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import optional

if TYPE_CHECKING:
    from league.services.session.at_file import AtFile
    from league.services.session.desk import Desk
    from league.services.users import desk_steps
else:
    desk_steps = later("league.services.users.desk_steps")

_TONGUES = {"de": "Deutsch", "en": "English"}
"""Each language in its own words, so that whoever reads only one finds his."""


def _roles(_desk: "Desk", _given: Given) -> Choices:
    from league.services.words.codes import role_words

    words = role_words()
    return tuple((one.value, words[one]) for one in Role)


def _divisions(desk: "AtFile", _given: Given) -> Choices:
    return (("", "–"), *((one.id, one.name) for one in desk.season.divisions))


_LANGUAGE = chosen(
    "|".join(LANGUAGES), lambda _desk, _given: tuple((one, _TONGUES[one]) for one in LANGUAGES)
)
_ACCOUNT = Parameter("login", replace(TEXT, metavar="ACCOUNT"), to_translate("Account"))
_NAME = Parameter("name", NAME, to_translate("Name"))
_MAIL = optional("--mail", TEXT, to_translate("E-mail"), to_translate("E-mail address."))
_TONGUE = Parameter(
    "language",
    _LANGUAGE,
    to_translate("Language"),
    option="--language",
    about=to_translate("Of pages and messages."),
)
_OFFICE = (
    _ACCOUNT,
    Parameter(
        "role",
        chosen("{" + "|".join(Role) + "}", _roles),
        to_translate("Role"),
        shown=lambda _desk: Role.CAPTAIN.value,
    ),
    optional(
        "--division",
        replace(DIVISION, choices=_divisions),
        to_translate("Division"),
        to_translate("Division, by id or name."),
    ),
    optional("--club", CLUB, to_translate("Club"), to_translate("Club, by number or name.")),
    optional("--team", TEAM, to_translate("Team"), to_translate("Team, by id or name.")),
)

ADD = Operation(
    "users add",
    Right.USERS,
    desk_steps.add_step,
    to_translate("New account"),
    to_translate("Make an account, still without a role; nobody gets in before a code was used."),
    (
        replace(_ACCOUNT, hint=to_translate("such as anna.berger")),
        _NAME,
        _MAIL,
        replace(_TONGUE, default=lambda _desk: "de"),
    ),
    FOR_JOURNAL,
    ('spielleiter users add anna.berger "Anna Berger"',),
    needs="file",
)
CHANGE = Operation(
    "users change",
    Right.USERS,
    desk_steps.change_step,
    to_translate("Account “{login}”"),
    to_translate("Change name, e-mail or language of an account."),
    (
        _ACCOUNT,
        replace(_NAME, option="--name", about=to_translate("As the journal shows it."), kept=True),
        replace(_MAIL, kept=True),
        replace(_TONGUE, kept=True),
    ),
    FOR_JOURNAL,
    ("spielleiter users change anna.berger --mail anna@example.org",),
    needs="file",
)
CLOSE = Operation(
    "users close",
    Right.USERS,
    desk_steps.close_step,
    to_translate("Close the account of {name}"),
    to_translate("Close an account: password, codes and sessions end at once."),
    (_ACCOUNT,),
    FOR_JOURNAL,
    ("spielleiter users close anna.berger",),
    needs="file",
)
OPEN = Operation(
    "users open",
    Right.USERS,
    desk_steps.open_step,
    to_translate("Open the account of {name} again"),
    to_translate("Open a closed account again; it needs a new code."),
    (_ACCOUNT,),
    FOR_JOURNAL,
    ("spielleiter users open anna.berger",),
    needs="file",
)
APPOINT = Operation(
    "users appoint",
    Right.USERS,
    desk_steps.appoint_step,
    to_translate("Role for {name}"),
    to_translate(
        "Give somebody a role. An official of a division or district needs --division, a club"
        " secretary --club, a captain or deputy --team; those two hold it for one season. “rules"
        " rights” says what each role may do."
    ),
    _OFFICE,
    FOR_JOURNAL,
    (
        "spielleiter users appoint anna.berger captain --team LANDESLIGA01",
        "spielleiter users appoint karl.kraus division_official --division landesliga",
    ),
    needs="file",
)
WITHDRAW = Operation(
    "users withdraw",
    Right.USERS,
    desk_steps.withdraw_step,
    to_translate("{name} gives a role back"),
    to_translate("Take a role away, named as it was given."),
    _OFFICE,
    FOR_JOURNAL,
    (
        "spielleiter users withdraw anna.berger captain --team LANDESLIGA01",
        "spielleiter users withdraw karl.kraus division_official --division landesliga",
    ),
    needs="file",
)
ACCOUNTS = (ADD, CHANGE, CLOSE, OPEN)
ROLES = (APPOINT, WITHDRAW)
OPERATIONS = (*ACCOUNTS, *ROLES)
