"""The public season with something of every kind on file: what the plain mode has to read."""

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.events import Announcement, EventFile
from league.services.accounts import ledger as accounts
from league.services.cup.rounds import draw_cup
from league.services.events import records
from league.services.protests import procedure
from league.services.protests.procedure import Filing
from league.services.qualification import tournaments
from league.services.qualification.tournaments import AskedTournament
from league.services.session import transactions
from tests.worlds.desk_world import STRUCK, public_season, stored
from tests.worlds.league_world import division
from tests.worlds.tournament_world import hold_open, play_open

BY = "Anna Muster"
EVENT, CUP, QUALIFICATION = "u18", "cup", "Aufstieg"
_TEN = datetime(2012, 6, 2, 10, 0)  # noqa: DTZ001  # a tournament begins by the clock on the wall


def full_file(folder: Path) -> Path:
    """Return a file with protests, an event, a cup, tournaments and posted fees."""
    path = stored(folder)
    before = public_season()
    cup = tuple(Team(f"CUP{n}", f"Cup {n}", f"60{n}", CUP) for n in range(1, 6))
    transactions.open_file(path)
    transactions.import_season(
        replace(
            before, divisions=(*before.divisions, division(CUP, "cup")), teams=(*before.teams, *cup)
        ),
        official(BY),
        "with a cup",
    )
    _protests()
    _events()
    draw_cup(None, CUP, date(2012, 5, 19), actor=official(BY), seed=3)
    asked = AskedTournament(
        QUALIFICATION, ("KLGRAZ01", "KLGRAZ02", "KLGRAZ03"), _TEN, seed=5, system="skalicka"
    )
    tournaments.prepare(None, asked, actor=official(BY))
    hold_open()
    play_open()
    due = [one.reference for one in accounts.propose(None) if not one.cash]
    accounts.confirm(None, due[: len(due) // 2], date(2012, 3, 20), actor=official(BY))
    transactions.close_file()
    return path


def _protests() -> None:
    """One decided, one late; both about the same match."""
    for day in (date(2012, 2, 28), date(2012, 3, 6)):
        filing = Filing(
            "team", day, True, "No.", "602", match=STRUCK, instance="klassenspielleiter"
        )
        procedure.file_protest(None, filing, actor=official(BY))
    procedure.decide(
        None, 1, granted=False, day=date(2012, 3, 2), reasons="No.", actor=official(BY)
    )


def _events() -> None:
    day = date(2012, 3, 3)
    said = Announcement(
        "U18 championship", "Verband", "U18", date(2012, 2, 20), 1000, 0, "Graz", (day,), "90",
        "First", "Cups", "TUWO",
    )  # fmt: skip
    records.create_event(None, EventFile(EVENT, "U18", 2012, day, said), actor=official(BY))
    records.issue_event(None, EVENT, date(2012, 1, 10), actor=official(BY))
