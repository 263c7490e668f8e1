"""Places of the youth federation's events, put on file by commands."""

import json
from pathlib import Path

import pytest

from tests.worlds.desk_world import run
from tests.worlds.youth_world import youth_federation


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return youth_federation(tmp_path)


def said(path: Path, *words: str) -> str:
    done = run("--db", path, "--by", "Anna", "event", *words)
    assert done.exit_code == 0, done.output
    return done.output


def test_7_2_the_winner_of_a_region_has_a_place_and_gives_it_back(path: Path) -> None:
    given = said(path, "candidate", "u14", "101", "--region", "Pfalz", "--place", "1")
    assert "Arndt Ada has a place (SJRP § 7.2)." in given
    second = said(path, "candidate", "u14", "102", "--region", "Pfalz", "--place", "2")
    assert "Bauer Bo may follow." in second
    back = said(path, "give-back", "u14", "101")
    assert "1 place is left." in back
    assert "Next in line: Bauer Bo." in back
    view = json.loads(said(path, "places", "u14", "--json"))
    assert (view["qualified"], view["open"]) == ([], 1)
    assert [one["ident"] for one in view["following"]] == ["102"]


@pytest.mark.parametrize(
    ("first", "place"),
    # 1 October + 8 weeks = 26 November.
    [("2025-11-26", True), ("2025-11-25", False)],
)
def test_7_3_eight_weeks_before_the_first_regional_championship(
    path: Path, first: str, place: bool
) -> None:
    said(path, "regional", "u14", "--date", first)
    said(path, "candidate", "u14", "101", "--free", "2025-10-01")
    now = said(path, "candidate", "u14", "101", "--accepted", "2025-10-29")
    assert ("has a place (SJRP § 7.3)" in now) == place
    assert ("too late" in now) != place


def test_what_is_not_named_stays_on_file(path: Path) -> None:
    said(path, "candidate", "u14", "101", "--region", "Pfalz", "--champion", "U14 2025")
    now = said(path, "candidate", "u14", "101", "--played")
    assert "has a place (SJRP § 7.2)" in now
    (row,) = json.loads(said(path, "places", "u14", "--json"))["qualified"]
    assert (row["region"], row["place"], row["citation"]) == ("Pfalz", None, "SJRP § 7.2")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("candidate", "u14", "101", "--region", "Saarland"), "“Saarland” is none of the regions"),
        (("candidate", "u14", "101", "--champion", "Master"), "“Master” is no title"),
        (("candidate", "u14", "999", "--place", "1"), "999"),
        (("candidate", "u14", "101", "--champion", "U13 2025"), "“U13” is no age group"),
        (
            ("candidate", "u14", "101", "--free", "2025-10-02", "--accepted", "2025-10-01"),
            "A free place of 2 Oct 2025 was not accepted on 1 Oct 2025, before it (SJRP § 7.3).",
        ),
        # The championship begins on 7 April 2026.
        (
            ("candidate", "u14", "101", "--moved", "2026-04-08"),
            "A move on 8 Apr 2026 is after u14 begins, on 7 Apr 2026 (SJRP § 7.6).",
        ),
        (
            ("candidate", "u14", "101", "--free", "2025-10-01", "--for", "Hessen"),
            "“Hessen” has no vote in the committee (§ 7.3)",
        ),
        (("change", "u14", "--part", "6.2"), "What is announced by 6.2 is missing: 6.2=…."),
        (
            ("change", "u14", "--fee", "120", "--fee-without-board", "240"),
            "Without board an entry cannot cost €240.00, more than €120.00 with it (SJRP § 19.1).",
        ),
        # It begins on the 7th.
        (
            ("change", "u14", "--dates", "2026-04-06 2026-04-07"),
            "6 Apr 2026 cannot be a day of play: the event begins on 7 Apr 2026 (SJRP § 7.1).",
        ),
        (("create", "x", "--kind", "U13", "--date", "2026-04-07", "--name", "X"), "“U13”"),
        (("give-back", "u14", "101"), "101 is no candidate for a place in u14."),
        (("change", "u14", "--part", "9.9=x"), "“9.9” is no part"),
        (("change", "u14", "--part", "5.5=Court", "--part", "x=y"), "“x” is no part"),
        (("change", "u14", "--part", "No paragraph"), "“No paragraph” is no part"),
    ],
)
def test_what_is_not_so_is_refused_with_a_sentence(
    path: Path, words: tuple[str, ...], error: str
) -> None:
    done = run("--db", path, "--by", "Anna", "event", *words)
    assert (done.exit_code, error in done.output) == (2, True), done.output


def test_7_2_a_place_in_a_region_is_one_players(path: Path) -> None:
    said(path, "candidate", "u14", "101", "--region", "pfalz", "--place", "1")
    words = ("candidate", "u14", "102", "--region", "Pfalz", "--place", "1")
    done = run("--db", path, "--by", "Anna", "event", *words)
    refused = "Place 1 in Pfalz is that of Arndt Ada already (SJRP § 7.2)."
    assert (done.exit_code, refused in done.output) == (2, True), done.output
    (row,) = json.loads(said(path, "places", "u14", "--json"))["qualified"]
    assert (row["region"], row["place"]) == ("Pfalz", 1)
    # The same again, with one day more on file, is no second player.
    said(path, "candidate", "u14", "101", "--moved", "2026-04-07")


def test_7_2_who_has_a_place_is_said_when_rankings_bring_it(path: Path) -> None:
    assert "1 place is given." in said(path, "qualify", "u14", "Pfalz", "101", "102")
    (row,) = json.loads(said(path, "places", "u14", "--json"))["qualified"]
    assert (row["ident"], row["region"], row["place"]) == ("101", "Pfalz", 1)


def test_an_event_is_named_by_its_age_group_too(path: Path) -> None:
    said(path, "create", "girls", "--kind", "u12w", "--date", "2026-04-07", "--name", "EM U12w")
    assert "em-u12w" in said(path, "list")


def test_a_part_that_is_missing_is_named_with_its_paragraph(path: Path) -> None:
    assert "Missing: Timetable. (SJRP § 6.2)" in said(path, "change", "u14", "--venue", "Here")


def test_an_announcement_goes_out_when_it_has_all_parts(path: Path) -> None:
    said(
        path, "change", "u14", "--organiser", "SJRP", "--eligible", "Who qualified",
        "--closing", "2026-02-05", "--fee", "240", "--venue", "Pirmasens", "--dates",
        "2026-04-07", "--time-control", "90/40+30+30", "--titles", "Champion",
        "--prizes", "Trophies", "--rules", "SJRP",
    )  # fmt: skip
    for part in ["4.1", "4.3", "5.1", "5.4", "5.5", "6.1", "6.2", "7.1", "7.6", "19.1", "22.1"]:
        lacking = said(path, "change", "u14", "--part", f"{part}=Said.")
    assert "Direction and carers" in lacking
    early = run("--db", path, "--by", "Anna", "event", "issue", "u14", "--date", "2026-01-18")
    assert (early.exit_code, "SJRP § 22.2" in early.output) == (2, True)
    assert "may go out" in said(path, "change", "u14", "--part", "22.2=Team.")
    said(path, "issue", "u14", "--date", "2026-01-18")
    entered = said(path, "enter", "u14", "101", "--date", "2026-02-05")
    assert "Arndt" in entered
    late = ("event", "enter", "u14", "102", "--date", "2026-02-06")
    refused = run("--db", path, "--by", "Anna", *late)
    assert (refused.exit_code, "SJRP § 19.1" in refused.output) == (2, True)


def test_championships_held_together_are_announced_alike(path: Path) -> None:
    said(path, "change", "u14", "--venue", "Pirmasens", "--part", "5.5=Court")
    said(path, "create", "u16", "--kind", "em-u16", "--date", "2026-04-07", "--name", "EM U16")
    assert "u16 says what that of u14 says" in said(path, "copy", "u16", "u14")
    sheet = run("--db", path, "view", "event", "u16").output
    assert ("Pirmasens" in sheet, "Court" in sheet, "EM U16" in sheet) == (True, True, True)
    unknown = run("--db", path, "--by", "Anna", "event", "copy", "u16", "u99")
    assert (unknown.exit_code, "no event “u99”" in unknown.output) == (2, True)


def test_rankings_on_file_bring_places_beside_what_is_known_of_candidates(path: Path) -> None:
    said(path, "qualify", "u14", "Pfalz", "101", "102")
    (first,) = json.loads(said(path, "places", "u14", "--json"))["qualified"]
    assert (first["ident"], first["citation"]) == ("101", "SJRP § 7.2")
    assert "Next in line: Bauer Bo." in said(path, "give-back", "u14", "101")


def test_a_free_place_is_not_accepted_before_it_was_given(path: Path) -> None:
    words = ("event", "candidate", "u14", "101", "--accepted", "2025-10-20")
    done = run("--db", path, "--by", "Anna", *words)
    assert (done.exit_code, "please name that day" in done.output) == (2, True)
