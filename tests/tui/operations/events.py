"""Deeds on events, in a federation with 22 youths of club 601: y1 to y22."""

from pathlib import Path

from league.services.events import entry_operations as entries
from league.services.events import operations as events
from league.services.events import play_operations as play
from league.services.session.operations import Operation
from tests.league.services.events.test_events import youths
from tests.tui.operations.deed import Deed
from tests.worlds.paper_world import open_world


def world(folder: Path) -> Path:
    """Store the federation in a folder."""
    open_world(folder, youths())
    return folder / "a.sqlite"


_PARTS = {
    "organiser": "Verband", "eligible": "Youths", "closing": "20.2.2012", "entry_fee": "10",
    "deposit": "0", "venue": "Graz", "time_control": "90/30", "titles": "Champion",
    "prizes": "Cups", "rules": "TUWO",
}  # fmt: skip
_OPTIONS = [
    word
    for name, said in {"name": "U18", **_PARTS}.items()
    for word in (f"--{name.replace('_', '-').removeprefix('entry-')}", said)
]
_DAY = ("--date", "3.3.2012")
_DRAFT = ("event", "create", "e", "--kind", "U18", *_DAY)
_EVENT = ("event", "create", "e", "--kind", "U18", *_DAY, *_OPTIONS)
_TEAMS = ("event", "create", "e", "--kind", "team-U20", *_DAY, *_OPTIONS)
_ISSUED = ("event", "issue", "e", "--date", "10.1.2012")
_WHEN = ("--date", "20.2.2012")
_Y1, _Y2 = (("event", "enter", "e", who, *_WHEN) for who in ("y1", "y2"))
_T1, _T2 = (
    ("event", "team", "e", f"T{at}", "601", *(f"y{4 * at + one}" for one in range(4)), *_WHEN)
    for at in (1, 2)
)
_ID = {"id": "e"}


def _deed(
    operation: Operation, typed: dict[str, str], *before: tuple[str, ...], **given: str
) -> Deed:
    return Deed(operation, typed, {**_ID, **given}, before, world)


DEEDS = (
    Deed(
        events.CREATE,
        {"id": "e", "kind": "U18", "day": "3.3.2012", "name": "U18", **_PARTS},
        world=world,
    ),
    _deed(
        events.CHANGE,
        {**_PARTS, "closing": "19.2.2012", "name": "Cup", "dates": "3.3.2012 4.3.2012"},
        _DRAFT,
    ),
    _deed(
        events.COPY,
        {"source": "f"},
        _DRAFT,
        ("event", "create", "f", "--kind", "U18", *_DAY, *_OPTIONS),
    ),
    _deed(events.ISSUE, {"day": "10.1.2012"}, _EVENT),
    _deed(entries.ENTER, {"player": "y1", "day": "20.2.2012"}, _EVENT, _ISSUED),
    _deed(entries.WITHDRAW, {}, _EVENT, _ISSUED, _Y1, player="y1"),
    _deed(events.RANK, {"ranking": "y2\ny1"}, _EVENT, _ISSUED, _Y1, _Y2),
    _deed(
        play.GAME,
        {"number": "1", "white": "y1", "black": "y2", "result": "½:½"},
        *(_EVENT, _ISSUED, _Y1, _Y2),
    ),
    _deed(
        play.TEAM,
        {"name": "T1", "club": "601", "idents": "y1\ny2\ny3\ny4", "day": "20.2.2012"},
        *(_TEAMS, _ISSUED),
    ),
    _deed(play.NO_TEAM, {}, _TEAMS, _ISSUED, _T1, name="T1"),
    _deed(play.PAIR, {"seed": "7"}, _TEAMS, _ISSUED, _T1, _T2),
    _deed(
        play.MATCH,
        {"number": "1", "home": "T1", "away": "T2", "results": "1:0\n½:½\n0:1\n0:0"},
        *(_TEAMS, _ISSUED, _T1, _T2),
    ),
)
