"""Deeds on protests, objections before a tournament's court, and cancelled championships."""

from pathlib import Path

from league.services.closing import cancellation_operations as cancellations
from league.services.protests import court_operations as courts
from league.services.protests import operations as protests
from league.services.protests import penalty_operations as penalties
from tests.league.services.protests.test_courts import season
from tests.tui.operations.deed import Deed
from tests.worlds import league_world


def youth(folder: Path) -> Path:
    """Store a youth league of two rounds, whose book knows a court on the spot, in a folder."""
    with league_world.stored(folder, season()) as path:
        return path


_TUWO, _SJRP = "landesliga\n8\nLANDESLIGA02\nLANDESLIGA07", "vm-u14\n1\nA1\nB1"
_PAPER = {"who": "602", "fee_paid": "yes", "text": "Our list was corrected in time."}
_FILED = (
    "protest", "file", "--match", *_TUWO.split("\n"), "--filed", "28.2.2012", "--fee", "--who",
    "602", "--text", "It was right.",
)  # fmt: skip
_DECIDED = (
    "protest", "decide", "1", "--rejected", "--date", "2.3.2012", "--reason", "No new facts.",
)  # fmt: skip
_UNPAID = (
    "protest", "file", "--match", *_SJRP.split("\n"), "--filed", "15.5.2026", "--who", "A",
    "--text", "Touch move.",
)  # fmt: skip
_COURT = {"division": "vm-u14", "number": "1", "who": "A 1"}
_OBJECTED = (
    "protest", "object", "vm-u14", "1", "--who", "A 1", "--text", "Touch move.", "--date",
    "9.5.2026",
)  # fmt: skip
_PROTESTED = (
    "protest", "director", "vm-u14", "1", "--who", "A 1", "--text", "Touch move.", "--date",
    "9.5.2026",
)  # fmt: skip
_ANSWERED = (
    "protest", "answer", "vm-u14", "1", "--who", "A 1", "--rejected", "--reason", "No proof.",
    "--date", "9.5.2026",
)  # fmt: skip
_ON_THE_SPOT = (
    "division", "decide", "vm-u14", "court", "yes", "--decided-by", "Board", "--date", "9.5.2026",
)  # fmt: skip
_CLUB, _EVENT = {"club": "A"}, {"event": "MDVM U16"}
_CANCELLED = (
    "club", "cancel", "A", "--of", "MDVM U16", "--begins", "18.9.2026", "--date", "16.9.2026",
)  # fmt: skip

DEEDS = (
    Deed(protests.FILE, {"kind": "team", "match": _TUWO, "filed": "28.2.2012", **_PAPER}),
    Deed(protests.APPEAL, {"filed": "8.3.2012", **_PAPER}, {"number": "1"}, (_FILED, _DECIDED)),
    Deed(
        protests.PAY,
        {"day": "18.5.2026"},
        {"number": "1"},
        (_PROTESTED, _ANSWERED, _UNPAID),
        youth,
        {"amount": "€10.00", "until": "20 May 2026"},
    ),
    Deed(
        courts.PROTEST,
        {**_COURT, "text": "Touch move.", "day": "9.5.2026", "at": "12:30"},
        world=youth,
    ),
    Deed(
        courts.ANSWER,
        {**_COURT, "granted": "rejected", "day": "9.5.2026"},
        before=(_PROTESTED,),
        world=youth,
    ),
    Deed(
        courts.OBJECT,
        {**_COURT, "text": "Touch move.", "day": "9.5.2026", "at": "12:30"},
        before=(_ON_THE_SPOT, _PROTESTED, _ANSWERED),
        world=youth,
    ),
    Deed(
        courts.COURT,
        {**_COURT, "granted": "rejected", "day": "9.5.2026"},
        {},
        (_ON_THE_SPOT, _PROTESTED, _ANSWERED, _OBJECTED),
        youth,
    ),
    Deed(
        penalties.PENALTY,
        {
            "division": "vm-u14",
            "number": "1",
            "kind": "warning",
            "who": "Carer of A 1",
            "drawn": "",
            "day": "9.5.2026",
        },
        world=youth,
    ),
    Deed(
        cancellations.CANCEL,
        {**_EVENT, "begins": "18.9.2026", "day": "8.9.2026", "told": "yes"},
        _CLUB,
        world=youth,
    ),
    Deed(
        cancellations.DECIDE,
        {**_EVENT, "first": "1.1.2027", "last": "31.12.2027", "day": "20.9.2026"},
        _CLUB,
        (_CANCELLED,),
        youth,
    ),
)
