"""TUWO: draws, calendar, cup, qualification, promotion and roll-over as commands."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from click.testing import Result

from league.facts.actors import official
from league.facts.seasons import Fixture
from league.services.session import transactions
from tests.worlds import desk_world
from tests.worlds.desk_world import run
from tests.worlds.league_world import play, season, stored

DATES = "2011-09-24,15.10.2011,2011-11-12"
WHO = ("--by", "Anna Muster")
PLACE = ("--place", "LANDESLIGA06=kl-sued", "--place", "KLSUED03=kl-sued")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with stored(tmp_path, season()) as path:
        return path


@pytest.fixture
def public(tmp_path: Path) -> Path:
    return desk_world.stored(tmp_path)


def ok(path: Path, *arguments: str) -> Result:
    result = run("--db", path, *WHO, *arguments)
    assert result.exit_code == 0, result.stderr
    return result


def bad(path: Path, *arguments: str) -> str:
    """Bad input: exit status 2, one sentence, and the file is as it was."""
    transactions.close_file()
    before = path.read_bytes()
    result = run("--db", path, *WHO, *arguments)
    transactions.close_file()
    assert result.exit_code == 2, result.stdout
    assert (result.stdout, path.read_bytes()) == ("", before)
    return result.stderr


def test_draw_prints_the_numbers_and_the_seed_repeats_them(file: Path) -> None:
    first = ok(file, "draw", "kl", "--dates", DATES, "--seed", "7")
    assert "Drawn with seed 7." in first.stderr
    # 4 numbers, 3 rounds of 2 matches
    assert len(first.stdout.splitlines()) == 4 + 6
    again = ok(file, "draw", "KL", "--dates", DATES, "--seed", "7", "--why", "once more")
    assert again.stdout == first.stdout
    said = json.loads(ok(file, "draw", "kl", "--dates", DATES, "--why", "x", "--json").stdout)
    assert sorted(said["numbers"].values()) == [1, 2, 3, 4]
    assert len(said["fixtures"]) == 6


def test_draw_turns_the_numbers_of_the_second_year(tmp_path: Path) -> None:
    teams = tuple(
        replace(team, draw_number=number)
        for number, team in enumerate((t for t in season().teams if t.division == "kl"), 1)
    )
    old = replace(season("2010/11"), teams=teams, squads=())
    with stored(tmp_path, old, season()) as path:
        said = ok(path, "draw", "kl", "--dates", DATES, "--turn", "--json")
    # A 1, B 2, C 3, D 4 become 4, 3, 2, 1.
    assert json.loads(said.stdout)["numbers"] == {"D1": 1, "C1": 2, "B1": 3, "A1": 4}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("kl", "--dates", "2011-09-24,soon"), "“soon” is no day"),
        (("kl", "--dates", ","), "needs the end dates"),
        (("ll", "--dates", "2011-09-24"), "2 to 24 teams, not 1"),
        (("kl", "--dates", DATES, "--seed", "-1"), "not -1"),
        (("kl", "--dates", DATES, "--turn"), "season before"),
    ],
)
def test_draw_refuses_what_cannot_be(file: Path, arguments: tuple[str, ...], words: str) -> None:
    assert words in bad(file, "draw", *arguments)


def test_the_calendar_is_kept_by_commands(file: Path) -> None:
    ok(file, "draw", "kl", "--dates", DATES, "--seed", "7")
    protect = ("calendar", "protect", "Open", "--from", "2011-10-15")
    assert "§ 4.5.c" in ok(file, *protect, "--to", "2011-10-16").stdout
    assert "15 Oct 2011 – 16 Oct 2011  Open" in ok(file, "calendar", "list").stdout
    shown = ok(file, "calendar", "list", "kl").stdout
    assert ("15:00" in shown, shown.count("§ 4.5.c")) == (True, 1)
    said = json.loads(ok(file, "calendar", "list", "kl", "--json").stdout)
    assert [one["rule"] for one in said["findings"]] == ["4.5.c", "4.5.c"]
    ok(file, "calendar", "unprotect", "Open")
    ok(file, "calendar", "call-up", "a1", "U18", "--from", "2011-10-14", "--to", "2011-10-16")
    assert ok(file, "calendar", "list").stdout == "14 Oct 2011 – 16 Oct 2011  U18  a1\n"
    said = json.loads(ok(file, "calendar", "list", "--json").stdout)
    assert [one["ident"] for one in said["called_up"]] == ["a1"]
    ok(file, "calendar", "call-up", "a1", "U18", "--withdraw")
    assert "needs its first day" in bad(file, "calendar", "call-up", "a1", "U18")
    assert "cannot end" in bad(file, *protect, "--to", "2011-10-01")


def test_a_match_is_moved_and_a_failure_excused_by_commands(file: Path) -> None:
    transactions.open_file(file)
    days = (date(2011, 9, 24), date(2011, 9, 24))
    later = Fixture("kl", 3, "A1", "D1", date(2011, 11, 12), date(2011, 11, 12))
    rounds = (Fixture("kl", 1, "A1", "B1", *days), Fixture("kl", 1, "C1", "D1", *days), later)
    transactions.import_season(replace(season(), fixtures=rounds), official("M"), "")
    where = ("kl", "1", "A1", "B1")
    move = ("calendar", "move", *where, "--to", "2011-09-23")
    assert "§ 13.6.b" in bad(file, *move)
    consents = ("--agreed", "A1", "--agreed", "B1", "--notified", "2011-09-01")
    done = ok(file, *move, "--time", "18:30", *consents)
    assert "A 1 – B 1: 24 Sep 2011 → 23 Sep 2011, 18:30" in done.stderr
    assert "“25:00” is no time" in bad(file, *move, "--time", "25:00", *consents)
    transactions.open_file(file)
    play(("kl", 1, "C1", "D1"))
    other = ("calendar", "excuse", "kl", "1", "C1", "D1", "D1")
    assert "needs its proof" in bad(file, *other)
    ok(file, *other, "--proof", "flood")
    audit = json.loads(ok(file, "audit", "--json").stdout)
    assert audit["totals"]["fees_federation"] == 0
    ok(file, *other, "--withdraw", "--why", "no flood")
    audit = json.loads(ok(file, "audit", "--json").stdout)
    # € 7 for each of two boards
    assert audit["totals"]["fees_federation"] == 14


def test_words_for_the_journal_store_nothing_in_spite_of_a_finding(file: Path) -> None:
    ok(file, "draw", "kl", "--dates", DATES, "--seed", "7")
    transactions.open_file(file)
    first = next(one for one in transactions.load()[0].fixtures if one.key[:2] == ("kl", 1))
    transactions.close_file()
    move = ("calendar", "move", *map(str, first.key), "--to", "2011-10-16")
    assert "§ 13.6" in bad(file, *move, "--why", "The hall is closed.")
    done = ok(file, *move, "--why", "The hall is closed.", "--despite", "Both want it.")
    assert "§ 13.6" in done.stdout
    assert "Both want it." in ok(file, "journal").stdout


def test_points_are_given_or_taken_back_at_one_time(file: Path) -> None:
    both = ("ruling", "points", "A1", "--mp", "1", "--none", "--reason", "By the executive.")
    assert "Either points are given or taken away, or all is taken back." in bad(file, *both)


def test_the_cup_is_played_by_commands(file: Path) -> None:
    drawn = ok(file, "cup", "draw", "cup", "--date", "2011-11-19", "--seed", "3")
    assert ("bye" in drawn.stdout, "seed 3" in drawn.stderr) == (True, True)
    said = json.loads(ok(file, "cup", "show", "cup", "--json").stdout)
    (match,) = [tie["match"] for tie in said["rounds"][0] if tie["match"]]
    key = (match[0], match[1], match[2], match[3])
    play(key, (1, 1), (1, 1))
    assert "the lot decides" in ok(file, "cup", "show", "cup").stdout
    assert "not decided yet" in bad(file, "cup", "next", "cup", "--date", "2012-01-14")
    winner = ok(file, "cup", "lot", *map(str, key), "--seed", "1").stdout.strip()
    assert winner in key[2:]
    final = ok(file, "cup", "next", "cup", "--date", "2012-01-14").stdout
    assert (f"{winner} goes on" in final, "by lot, seed 1" in final) == (True, True)
    assert "Round 2" in final
    assert "needs no lot" in bad(file, "cup", "lot", *map(str, key))
    assert "has a table" in bad(file, "cup", "draw", "kl", "--date", "2011-11-19")


def test_a_qualification_tournament_is_played_by_commands(file: Path, tmp_path: Path) -> None:
    prepare = ("qualification", "prepare", "T", "A1", "B1", "C1", "--first-round")
    begun = (*prepare, "2012-06-02 10:00", "--system", "patheisky")
    ok(file, *begun, "--seed", "5", "--elo", "A1=3600", "--elo", "B1=3500", "--elo", "C1=3400")
    assert ok(file, "qualification", "show").stdout.startswith("T  ")
    ok(file, "qualification", "enter", "T", "1", "A1-B2=1", "B1-C2=½", "C1-A2=0")
    shown = ok(file, "qualification", "enter", "T", "2", "B1-A2=0", "C1-B2=½", "A1-C2=1")
    first = json.loads(ok(file, "qualification", "show", "T", "--json").stdout)
    best = first["tournament"]["draw"][0]
    assert first["points"][best] == 8
    assert f"Going up: {best}" in shown.stdout
    ok(file, "qualification", "form", "T", str(tmp_path / "form.txt"))
    text = (tmp_path / "form.txt").read_text(encoding="utf-8")
    assert text == ok(file, "qualification", "form", "T").stdout
    listed = ok(file, "qualification", "list", "T", "A1", "a1", "a2", "--at", "2012-06-02 09:31")
    assert "§ 16.3" in listed.stdout
    seated = ok(file, "qualification", "lineup", "T", "1", "A1", "a1", "a2").stdout
    assert "§ 13.8.e" in seated


def test_tournaments_and_their_teams_are_known_in_any_letters(file: Path) -> None:
    where = ("--first-round", "2012-06-02 10:00", "--decided", "round_robin", "--seed", "5")
    ok(file, "qualification", "prepare", "Vier", "a1", "B1", "c1", "D1", *where, "--boards", "1")
    pairing = ok(file, "qualification", "show", "VIER").stdout.split("\n")[1].split()
    first, second = pairing[0].lower(), pairing[2].lower()
    ok(file, "qualification", "enter", "vier", "1", f"{first}-{second}=1")
    seated = ok(file, "qualification", "lineup", "vier", "1", "a1", "a1").stdout
    assert "There is no team" not in seated
    ok(file, "qualification", "list", "vier", "a1", "a1", "--at", "2012-06-02 09:00")
    held = json.loads(ok(file, "qualification", "show", "vier", "--json").stdout)
    assert held["tournament"]["name"] == "Vier"
    assert sorted(held["tournament"]["draw"]) == ["A1", "B1", "C1", "D1"]
    assert sum(held["points"].values()) == 2
    assert "prepared already" in bad(
        file, "qualification", "prepare", "VIER", "A1", "B1", "C1", "D1", *where
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("enter", "T", "1", "A1-C2=1"), "A1 – C2 is not played in round 1"),
        (("enter", "T", "1", "A1-B2=2"), "“2” is no result"),
        (("enter", "T", "1", "A1-B2"), "expected is NAME=VALUE"),
        (("enter", "X", "1", "A1-B2=1"), "no tournament “X”"),
        (("prepare", "U", "A1", "B1", "C1", "--first-round", "soon"), "“soon” is no day"),
        (
            ("prepare", "U", "A1", "B1", "C1", "--first-round", "2012-06-02 10:00"),
            "need their system",
        ),
        (
            ("prepare", "U", "A1", "B1", "--first-round", "2012-06-02 10:00"),
            "3 teams or more, not 2",
        ),
        (
            (
                *("prepare", "U", "A1", "B1", "C1", "--first-round", "2012-06-02"),
                *("--system", "skalicka", "--boards", "5"),
            ),
            "even number of boards",
        ),
    ],
)
def test_qualification_refuses_what_cannot_be(
    file: Path, arguments: tuple[str, ...], words: str
) -> None:
    where = ("A1", "B1", "C1", "--first-round", "2012-06-02 10:00", "--system", "patheisky")
    ok(file, "qualification", "prepare", "T", *where)
    assert words in bad(file, "qualification", *arguments)


def test_promotion_is_shown_with_paragraphs_and_recorded_on_request(public: Path) -> None:
    asked = ("promotion", "--from-above", "1", "--up", "1", *PLACE)
    shown = ok(public, *asked)
    assert ("§ 13.2.a" in shown.stdout, "§ 13.3.a" in shown.stdout) == (True, True)
    # § 14.3 and 13.3.a: what is asked, and the option that answers it.
    assert "Say it with --up k1-graz=1 or --up k1-graz=2." in bad(public, "promotion")
    up = bad(public, "promotion", "--up", "k1-graz=1")
    assert "Say it with --place LANDESLIGA" in up
    assert "=kl-sued" in up
    assert "need their reason" in bad(public, *asked, "--record")
    ok(public, *asked, "--record", "--reason", "Kreistag")
    said = json.loads(ok(public, "promotion", "--json").stdout)
    best = desk_world.expected()["tables"]["landesliga"][0]["team"]
    (up,) = [step for step in said["steps"] if step["team"] == best]
    assert (up["target"], up["paragraph"]) == ("bundesliga-2", "13.2.a")
    declined = json.loads(ok(public, "promotion", "--declined", best, "--json").stdout)
    assert declined["stays"][0]["team"] == best
    assert "is not decided" in bad(public, "promotion", "--fresh")


def test_before_there_is_a_result_nobody_moves_and_a_next_season_keeps_all(file: Path) -> None:
    assert "2011/12 is not drawn yet: nobody moves" in bad(file, "promotion")
    done = ok(file, "rollover", "2012/13", "--list-date", "2012-07-01")
    assert done.stdout == ""
    assert "every team stays in its division" in done.stderr


def test_7_1_b_an_excluded_team_goes_down(public: Path) -> None:
    fifth = desk_world.expected()["tables"]["landesliga"][4]["team"]
    ok(public, "ruling", "exclude", fifth, "--reason", "absent twice")
    place = ("--place", f"{fifth}=kl-graz", *PLACE)
    said = json.loads(ok(public, "promotion", "--up", "1", *place, "--json").stdout)
    (step,) = [step for step in said["steps"] if step["team"] == fifth]
    assert (step["target"], step["paragraph"]) == ("kl-graz", "7.1.b")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--up", "x"), "“x” is no whole number"),
        (("--up", "kx=1"), "no division “kx”"),
        (("--from-above", "-1", "--up", "1"), "-1 teams cannot come down"),
        (("--declined", "NOBODY", "--up", "1"), "no team “NOBODY”"),
        (("--place", "LANDESLIGA06", "--up", "1"), "expected is NAME=VALUE"),
        (("--base", "5", "--up", "1"), "expected is NAME=VALUE"),
    ],
)
def test_promotion_refuses_what_cannot_be(
    public: Path, arguments: tuple[str, ...], words: str
) -> None:
    assert words in bad(public, "promotion", *arguments)


def test_rollover_prepares_the_next_season_beside_the_old_one(public: Path, tmp_path: Path) -> None:
    ratings = tmp_path / "elo.csv"
    ratings.write_text("Ident;Elo\n100018;2345\n", encoding="utf-8")
    roll = ("rollover", "2012/13", "--list-date", "2012-07-01")
    assert "is not decided" in bad(public, *roll)
    decided = ("--from-above", "BUND1=601", "--up", "1", *PLACE, "--record", "--reason", "x")
    ok(public, "promotion", *decided)
    done = ok(public, *roll, "--ratings", str(ratings))
    assert "BUND1: bundesliga-2 → landesliga  § 13.3.a" in done.stdout
    assert "Season 2012/13 is prepared" in done.stderr
    assert ok(public, "seasons").stdout == "* 2011/12\n  2012/13\n"
    assert "stands already" in bad(public, *roll)
    assert "does not follow" in bad(public, "rollover", "2010/11", "--list-date", "2010-07-01")
    assert "is no day" in bad(public, "rollover", "2013/14", "--list-date", "soon")
    table = ok(public, "table", "landesliga", "--season", "2012/13")
    assert "BUND1" in table.stdout
