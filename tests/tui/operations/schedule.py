"""Deeds on calendar, rounds and divisions: two rounds of the Landesliga are still to be played."""

from pathlib import Path

from league.services.closing import no_show_operations as absent
from league.services.schedule import calendar_operations as calendar
from league.services.schedule import division_operations as divisions
from league.services.schedule import operations as schedule
from tests.tui.operations.deed import Deed, by
from tests.worlds.desk_world import GAP
from tests.worlds.tui_season import season_file

_HERE = {"division": "landesliga"}
_NEXT = {"match": "landesliga\n10\nLANDESLIGA05\nLANDESLIGA06"}
_PLAYED = {"match": "\n".join(map(str, GAP))}
_TEAM = {"team": "LANDESLIGA01"}
_NEW = ("division", "add", "k9", "--like", "klasse-1")


def begun(folder: Path) -> Path:
    """Begin a season in a folder: nothing is drawn yet."""
    path = folder / "a.sqlite"
    asked = ("--rulebook", "tuwo-stmk-2011", "--federation", "Verband")
    done = by(path, "season", "new", "2011/12", *asked, "--list-date", "1.7.2011")
    assert done.exit_code == 0, done.output
    return path


DEEDS = (
    Deed(
        calendar.MOVE,
        {
            "kind": "forward",
            "day": "23.3.",
            "start": "18.30",
            "agreed": "LANDESLIGA05, LANDESLIGA06",
            "notified": "10.3.",
        },
        _NEXT,
        world=season_file,
    ),
    Deed(calendar.PROTECT, {"name": "Open", "first": "24.3.–25.3.", "last": ""}, world=season_file),
    Deed(
        calendar.UNPROTECT,
        {},
        {"name": "Open"},
        (("calendar", "protect", "Open", "--from", "24.3."),),
    ),
    Deed(
        calendar.BOTH,
        {"ident": "100001", "event": "U18", "first": "24.3.", "last": "25.3."},
        world=season_file,
    ),
    Deed(schedule.PUBLISH, {"rounds": "10 11"}, _HERE, (("round", "hold", "landesliga"),)),
    Deed(schedule.HOLD, {"rounds": ""}, _HERE),
    Deed(
        schedule.DECIDE,
        {"matter": "start", "what": "14.00", "decided": "2.7.2011", "decided_by": "Kreistag Graz"},
        _HERE,
    ),
    Deed(
        schedule.CHANGE_SEASON,
        {"rulebook": "tuwo-stmk-2011", "federation": "Landesverband", "list_date": "1.7.2011"},
        world=begun,
        words={"season": "2011/12"},
    ),
    Deed(divisions.ADD, {"like": "klasse-1", "id": "k9", "name": "Neunte", "max_size": "0"}),
    Deed(
        divisions.CHANGE,
        {
            "like": "klasse-2",
            "name": "Neunte",
            "boards": "5",
            "district": "Graz",
            "mode": "starr",
            "late_nominations": "2",
        },
        {"division": "k9"},
        (_NEW,),
    ),
    Deed(divisions.REMOVE, {}, {"division": "k9"}, (_NEW,)),
    # The team has appeared: both doors say so.
    Deed(absent.EXCLUDE, {"since": "10.3.2012"}, _TEAM, refused=True),
    Deed(absent.BAN, {"first": "1.6.2012", "last": "31.12.2012"}, {"club": "601"}, refused=True),
    Deed(absent.RULED_OUT, {"since": "10.3.2012"}, _TEAM),
    Deed(
        absent.READMIT,
        {},
        _TEAM,
        (("ruling", "exclude", "LANDESLIGA01", "--reason", "Absent twice."),),
    ),
    Deed(absent.EXCUSE, {"day": "24.9.2011", "proof": "Road closed"}, {**_PLAYED, **_TEAM}),
)
