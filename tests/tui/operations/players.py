"""Deeds on papers about players: 121 is a foreigner, 123 a guest."""

from typing import Any

from league.services.registry.registering import operations as notices
from league.services.registry.registering import registration_operations as registrations
from league.services.registry.registering import status_operations as statuses
from league.services.registry.suspensions import operations as bans
from league.services.session.operations import Operation
from tests.tui.operations.deed import Deed, small_federation

_LEFT = ("player", "deregister", "109", "601", "--notice")
_EQUAL = (
    "player", "equal", "121", "601", "e", "--date", "1.10.2011", "--resident-since",
    "1.10.2010", "--proof", "Meldezettel",
)  # fmt: skip
_GONE = ("player", "left-home", "123", "Burgenland", "--date", "10.6.2011")
_BANNED = (
    "account", "fine", "601", "0", "--person", "109", "--date", "1.2.2012",
    "--ban-from", "1.2.2012", "--ban-until", "30.6.2012", "--reason", "He forged a report.",
)  # fmt: skip
_MEMBER, _FOREIGNER, _GUEST = {"ident": "109"}, {"ident": "121"}, {"ident": "123"}
_CLUB = {"club": "601"}


def _deed(
    operation: Operation,
    typed: dict[str, str],
    given: dict[str, str],
    *before: tuple[str, ...],
    **more: Any,
) -> Deed:
    return Deed(operation, typed, given, before, small_federation, **more)


DEEDS = (
    _deed(
        registrations.REGISTER,
        {
            "ident": "999",
            "name": "Neu, Nora",
            "born": "1.5.1990",
            "sex": "w",
            **_CLUB,
            "posted": "1.9.2011",
            "nation": "AUT",
        },
        {},
        words={"player": "Neu Nora"},
    ),
    _deed(registrations.UNREGISTER, _CLUB, _MEMBER),
    _deed(bans.LIFT, {"day": "1.4.2012"}, {"person": "109"}, _BANNED),
    _deed(
        notices.DEREGISTER,
        {**_CLUB, "notice": "19.12.2011", "forwarded": "31.12.2011", "owed": "2011=60,50"},
        _MEMBER,
    ),
    _deed(notices.FORWARD, {**_CLUB, "day": "28.6.2011"}, _MEMBER, (*_LEFT, "19.6.2011")),
    _deed(
        notices.DEAL,
        {**_CLUB, "day": "9.7.2011", "decision": "The club was warned."},
        _MEMBER,
        (*_LEFT, "19.6.2011"),
    ),
    _deed(
        notices.SETTLE,
        {**_CLUB, "day": "20.1.2012"},
        _MEMBER,
        (*_LEFT, "19.12.2011", "--owes", "2011=60"),
    ),
    _deed(
        statuses.EQUAL,
        {
            **_CLUB,
            "letter": "e",
            "decided": "1.10.2011",
            "proof": "Meldezettel",
            "resident_since": "1.10.2010",
            "school": "yes",
        },
        _FOREIGNER,
    ),
    _deed(statuses.UNEQUAL, {**_CLUB, "day": "1.2.2012"}, _FOREIGNER, _EQUAL),
    _deed(statuses.LEAVE_HOME, {"federation": "Burgenland", "day": "10.6.2011"}, _GUEST),
    _deed(statuses.LAPSE, {"day": "11.12.2011"}, {}, _GONE),
)
