"""Events as the screens show and file them: what is due, what is lacking, who has a place."""

from collections.abc import Iterator
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.events import Announcement, EventFile
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.services.events.sheets import dues_of, event_list, event_sheet
from league.services.events.steps import (
    create_step,
    entry_step,
    fill_step,
    issue_step,
    qualification_step,
    ranking_step,
    withdrawal_step,
)
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import Step, file_step, try_step
from league.storage.database import opened
from tests.worlds.acting import OFFICIAL
from tests.worlds.paper_world import CLOSING, EVENT_DAY, FULL, open_world, season

TODAY = date(2012, 2, 17)
TWO_DAYS = replace(FULL, dates=(EVENT_DAY, date(2012, 3, 4)))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Three U18 (born 1994 or later), y1 the strongest, and one who is older."""
    before = season()
    people = (
        *(
            Player(f"y{n}", f"Jung{n}", "Ed", date(1995, 1, n), rating=1500 - n, nation="AUT")
            for n in (1, 2, 3)
        ),
        Player("old", "Alt", "Ed", date(1990, 1, 1), rating=2000, nation="AUT"),
    )
    held = tuple(Registration(one.ident, "601", Kind.HOME, date(2010, 1, 1)) for one in people)
    open_world(
        tmp_path,
        replace(
            before, players=(*before.players, *people), registrations=(*before.registrations, *held)
        ),
    )
    yield open_desk(opened(), OFFICIAL)
    transactions.close_file()


def filed(desk: Desk, *steps: Step) -> Desk:
    for one in steps:
        desk = file_step(desk, one, "So decided.")
    return desk


def event(said: Announcement = TWO_DAYS, kind: str = "U18") -> EventFile:
    return EventFile("u18", kind, 2012, EVENT_DAY, said)


def test_4_2_a_draft_says_what_it_lacks_and_by_when(desk: Desk) -> None:
    step = create_step(event(replace(TWO_DAYS, venue="", prizes="")))
    outcome = try_step(desk, step)
    assert outcome.says == "u18 is on file; it begins on 3 Mar 2012."
    lacks = "The venue is missing. The prizes are missing."
    assert outcome.notes == (f"2 parts are lacking: {lacks}",)
    desk = filed(desk, step)
    (row,) = event_list(desk, TODAY).rows
    assert (row.state, row.lacks) == ("draft", 2)
    # Entries close on the 20th: until then it must be out.
    assert row.next is not None
    assert (row.next.day, row.next.left, row.next.citation) == (CLOSING, 3, "TUWO § 4.2")
    sheet = event_sheet(desk, "u18", TODAY)
    assert sheet.lacks == (
        "The venue is missing. (TUWO § 4.2.d)",
        "The prizes are missing. (TUWO § 4.2.f)",
    )
    assert [page.citation for page in sheet.pages] == ["TUWO § 4.2.d", "TUWO § 4.2.f"]
    assert dict(sheet.parts)["Entry fee"] == "€10.00"


def test_4_2_filled_in_it_goes_out(desk: Desk) -> None:
    desk = filed(desk, create_step(event(replace(TWO_DAYS, venue=""))))
    assert try_step(desk, issue_step("u18", TODAY)).refused
    outcome = try_step(desk, fill_step("u18", asdict(TWO_DAYS)))
    assert outcome.notes == ("It is complete and may go out.",)
    desk = filed(desk, fill_step("u18", asdict(TWO_DAYS)), issue_step("u18", TODAY))
    (row,) = event_list(desk, TODAY).rows
    assert row.state == "issued"
    # The last day of play is the 4th of March, 16 days from the 17th of February.
    assert row.next is not None
    assert (row.next.day, row.next.left) == (date(2012, 3, 4), 16)


def test_12_2_events_of_a_kreis_have_two_more_days(desk: Desk) -> None:
    dues = {one.citation: one for one in dues_of(desk, event(kind="kreis-open"), TODAY)}
    # A month before the 3rd of March; a week after the 4th.
    assert dues["TUWO § 12.2.a"].day == date(2012, 2, 3)
    assert dues["TUWO § 12.2.b"].day == date(2012, 3, 11)
    assert not dues["TUWO § 12.2.a"].open
    assert all(not one.citation.startswith("TUWO § 12") for one in dues_of(desk, event(), TODAY))


def test_10_iii_entries_places_and_titles(desk: Desk) -> None:
    enter = [entry_step("u18", ident, TODAY, "") for ident in ("y3", "y1", "y2")]
    desk = filed(desk, create_step(event()), issue_step("u18", TODAY), *enter)
    outcome = try_step(desk, entry_step("u18", "old", TODAY, ""))
    assert [one.rule for one in outcome.findings] == ["10.III.3"]
    desk = filed(desk, entry_step("u18", "old", TODAY, ""))
    sheet = event_sheet(desk, "u18", TODAY)
    # By rating: y1 before y2 before y3; the oldest has no place.
    assert [(one.ident, one.place) for one in sheet.entries] == [
        ("y3", 3),
        ("y1", 1),
        ("y2", 2),
        ("old", None),
    ]
    assert [one.why for one in sheet.entries][1:] == [
        "TUWO § 10.III.4.c",
        "TUWO § 10.III.4.c",
        "TUWO § 10.III.3",
    ]
    desk = filed(
        desk, withdrawal_step("u18", "old"), qualification_step("u18", (), {"last": ["y3"]})
    )
    sheet = event_sheet(desk, "u18", TODAY)
    first = sheet.entries[0]
    assert (first.ident, first.place, first.why) == ("y3", 1, "TUWO § 10.III.4.a")
    outcome = try_step(desk, ranking_step("u18", ["y2", "y1", "y3"]))
    assert outcome.says == "Steirischer Jugend-Landesmeister U 18 2012: Jung2 Ed"
    desk = filed(desk, ranking_step("u18", ["y2", "y1", "y3"]))
    sheet = event_sheet(desk, "u18", date(2012, 3, 5))
    assert (sheet.row.state, sheet.row.next) == ("played", None)
    assert sheet.names == ("Jung2 Ed", "Jung1 Ed", "Jung3 Ed")
