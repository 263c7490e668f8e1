"""SJRP § 10.4, 20.2, 21.2 and 22.1 from commands: what the office does, and what people do."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from fixtures.round_robin import berger
from league.facts.clubs import Club, Team
from league.facts.protests import Protest
from league.facts.seasons import Division, Season
from league.findings import Finding
from league.rulebooks import load
from league.rulebooks.sjrp_2025 import p21_objections
from league.services.accounts.postings import ledger
from league.services.session.opening import open_desk
from tests.league.rulebooks.sjrp_2025.sjrp_world import DAY, values
from tests.league.services.protests.test_courts import season
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.court_world import protested
from tests.worlds.desk_world import run

LATER = date(2026, 5, 14)
"""DAY and the five days of § 21.2.5."""
CLUBS = tuple(Club(letter, f"Club {letter}") for letter in "ABCD")


def of_four(model: Division) -> Season:
    """A division with four teams and no match yet."""
    teams = tuple(Team(f"{one.id}1", f"{one.id} 1", one.id, model.id) for one in CLUBS)
    return replace(season(), divisions=(model,), clubs=CLUBS, teams=teams, fixtures=())


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as path:
        yield path


def drawn(path: Path, *days: str, lang: str = "en") -> str:
    asked = ["draw", "vm-u14", "--dates", ",".join(days), "--seed", "7", "--on", "2026-05-01"]
    return run("--db", path, *asked, lang=lang).output


def test_10_4_a_round_robin_is_drawn_by_the_tables_of_the_fide(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, of_four(load("sjrp-2025").divisions["vm-u14"])) as path:
        assert "Drawn with seed 7." in drawn(path, "2026-05-09", "2026-05-09", "2026-05-10")
        stored = open_desk(path, OFFICIAL).season
    numbers = {team.id: team.draw_number for team in stored.teams}
    assert sorted(filter(None, numbers.values())) == [1, 2, 3, 4]
    rounds = [
        [(numbers[one.home], numbers[one.away]) for one in stored.fixtures if one.round == number]
        for number in (1, 2, 3)
    ]
    assert [sorted(one) for one in rounds] == [sorted(one) for one in berger(4)]
    # Two rounds on the first day: the book does not forbid it.
    assert [one.day.day for one in stored.fixtures] == [9, 9, 9, 9, 10, 10]


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (["2026-05-09"], "3 rounds need as many days"),
        (["2026-05-10", "2026-05-09", "2026-05-10"], "3 rounds need as many days in order"),
        (["2027-05-08", "2027-05-09", "2027-05-10"], "in 2026 or the year before"),
    ],
)
def test_10_4_days_are_one_a_round_and_in_order(tmp_path: Path, days: list[str], said: str) -> None:
    with league_world.stored(tmp_path, of_four(load("sjrp-2025").divisions["vm-u14"])) as path:
        assert said in " ".join(drawn(path, *days).split())


def test_10_4_a_swiss_is_paired_by_its_director(tmp_path: Path) -> None:
    swiss = replace(load("sjrp-2025").divisions["vm-u14-swiss"], id="vm-u14")
    with league_world.stored(tmp_path, of_four(swiss)) as path:
        said = " ".join(drawn(path, "2026-05-09").split())
        assert "is played as a Swiss: its director pairs round by round" in said
        assert "spielleiter import" in said
        assert not open_desk(path, OFFICIAL).season.fixtures


def protest(path: Path, *more: str, lang: str = "en") -> str:
    match = ("--match", "vm-u14", "1", "A1", "B1", "--who", "A", "--text", "Touch move.")
    return " ".join(run("--db", path, "protest", "file", *match, *more, lang=lang).output.split())


def test_21_2_an_objection_is_filed_decided_and_goes_to_the_court(path: Path) -> None:
    protested()
    assert "Spielleiter" in protest(path, "--filed", str(LATER), "--fee")
    decide = [
        "protest",
        "decide",
        "1",
        "--rejected",
        "--date",
        "2026-05-20",
        "--reason",
        "No proof.",
    ]
    done = run("--db", path, *decide)
    assert done.exit_code == 0, done.output
    # 21.2.11: five days after the written reasons, to the SBRP's court for € 50 (21.2.13).
    appeal = ["protest", "appeal", "1", "--filed", "2026-05-25", "--fee", "--who", "A"]
    assert "Schiedsgericht" in run("--db", path, *appeal, "--text", "It is.").output
    posted = [(one.rule, one.cents, str(one.what)) for one in ledger("Schachjugend")]
    assert posted == [
        ("21.2.8", 1000, "deposit"),
        ("21.2.8", 1000, "forfeit"),
        ("21.2.13", 5000, "deposit"),
    ]


def test_21_1_protests_of_players_are_for_their_court_and_the_paragraph_is_quoted(
    path: Path,
) -> None:
    said = protest(path, "--kind", "individual", "--filed", "2026-05-09T12:00", "--fee")
    assert "SJRP § 21.1.4 says: “The local court decides on objections" in said
    assert "The program decides nothing here; people do" in said
    assert "no rule" not in said
    # Nobody passes by the director with a match.
    other = protest(path, "--kind", "other", "--filed", "2026-05-09", "--fee")
    assert "An objection needs a protest" in other
    assert run("--db", path, "protest", "list").exit_code == 0


def fined(path: Path, cents: str, paragraph: str = "20.2", *more: str) -> str:
    asked = ["account", "fine", "A", cents, "--paragraph", paragraph, "--date", "2026-05-10"]
    return " ".join(run("--db", path, *asked, "--reason", "Again.", *more).output.split())


def test_10_4_a_swiss_without_teams_is_not_drawn_either(tmp_path: Path) -> None:
    swiss = replace(load("sjrp-2025").divisions["vm-u14-swiss"], id="vm-u14")
    with league_world.stored(tmp_path, replace(of_four(swiss), teams=())) as path:
        assert "its director pairs round by round" in " ".join(drawn(path, "2026-05-09").split())
        shown = " ".join(run("--db", path, "view", "draws").output.split())
        assert ("its director pairs round by round" in shown, "all teams draw" in shown) == (
            True,
            False,
        )


def test_10_4_a_round_robin_without_teams_says_how_many_it_needs(tmp_path: Path) -> None:
    none = replace(of_four(load("sjrp-2025").divisions["vm-u14"]), teams=())
    with league_world.stored(tmp_path, none) as path:
        said = " ".join(drawn(path, "2026-05-09").split())
        assert "2 to 24 teams are drawn; entered are 0 (SJRP § 10.4, 22.1)" in said


def test_10_4_a_swiss_is_no_draw_to_be_held(tmp_path: Path) -> None:
    divisions = load("sjrp-2025").divisions
    for id, waiting in (("vm-u14", True), ("vm-u14-swiss", False)):
        with league_world.stored(tmp_path, of_four(divisions[id])) as path:
            assert ("Not drawn yet" in run("--db", path, "view").output) == waiting
        path.unlink()


def test_view_draws_names_no_key_and_cites_its_own_book(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, of_four(load("sjrp-2025").divisions["vm-u14"])) as path:
        shown = " ".join(run("--db", path, "view", "draws", lang="de").output.split())
    assert "Alle Mannschaften losen (SJRP § 10.4)." in shown


def test_20_2_is_the_paragraph_of_a_fine_for_which_none_is_named(path: Path) -> None:
    asked = ["account", "fine", "A", "50", "--date", "2026-05-10", "--reason", "Again."]
    said = " ".join(run("--db", path, *asked).output.split())
    assert "fined €50.00 (§ 20.2)" in said


def test_rollover_calls_ratings_as_the_book_does(path: Path) -> None:
    asked = ["rollover", "2027", "--list-date", "2027-01-01"]
    assert "without DWZ" in run("--db", path, *asked).output


def test_fees_of_missing_data_are_no_fines(path: Path) -> None:
    asked = ["elo", "charge", "A", "--event", "x", "--players", "2", "--date", "2026-05-10"]
    said = " ".join(run("--db", path, *asked).output.split())
    assert "SJRP has no rule about fees for missing data of players" in said


def test_20_2_the_board_fines_up_to_100_and_bans_up_to_a_year(path: Path) -> None:
    assert "At most €100.00 and a ban of 12 months" in fined(path, "100.01")
    year = ("--ban-from", "2026-05-10", "--ban-until")
    assert "At most €100.00" in fined(path, "1", "20.2", *year, "2027-05-10")
    assert "§ 7.5 sets no fine; § 20.2 does" in fined(path, "1", "7.5")
    assert "At most" not in fined(path, "100")
    assert "100.00" in run("--db", path, "account", "list").output


def test_22_1_arrears_and_moves_follow_other_orders_and_people_apply_them(path: Path) -> None:
    left = ["player", "deregister", "a1", "A", "--notice", "2026-05-01", "--owes", "2026=20"]
    said = " ".join(run("--db", path, *left).output.split())
    assert "SJRP § 22.1 says:" in said, said
    days = ["--from", "2026-05-08", "--to", "2026-05-09"]
    said = " ".join(run("--db", path, "calendar", "protect", "Open", *days).output.split())
    assert "SJRP § 22.1 says:" in said, said
    moved = ["calendar", "move", "vm-u14", "1", "A1", "B1", "--to", "2026-05-08"]
    said = " ".join(run("--db", path, *moved).output.split())
    assert "SJRP § 22.1 says:" in said, said


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (["duty", "add", "8.1", "--about", "Pfalz", "--date", "2026-01-08"], "8.1"),
        (["noshow", "exclude", "A1", "--reason", "Twice."], "20.1"),
    ],
)
def test_where_the_book_leaves_it_to_people_it_is_quoted(
    path: Path, command: list[str], rule: str
) -> None:
    said = " ".join(run("--db", path, *command).output.split())
    assert f"SJRP § {rule} says: “" in said, said
    assert "The program decides nothing here; people do" in said


def test_what_the_book_has_no_word_about_is_named(path: Path) -> None:
    season = run("--db", path, "duty", "list").output
    said = run("--db", path, "account", "arrears", "--days", "30").output
    assert "SJRP has no rule about clubs in arrears." in said
    assert "no rule about this" not in season + said


# § 21.2 for itself


def objection(
    filed: date, *, paid: bool = True, appeal: bool = False, court: bool = False
) -> Protest:
    instance = "schiedsgericht" if appeal or court else "spielleiter"
    return Protest("team", DAY, filed, paid, instance, appeal=appeal)


def rules(found: tuple[Finding, ...]) -> list[tuple[str, str]]:
    return [(one.rule, one.consequence) for one in found]


@pytest.mark.parametrize(
    ("facts", "cents", "expected"),
    [
        (objection(LATER), 1000, []),
        (objection(date(2026, 5, 15)), 1000, [("21.2.5", "21.2.9")]),
        # 21.2.4: the event is finished first; on its last day one may object.
        (objection(DAY), 1000, []),
        (objection(DAY - timedelta(days=1)), 1000, [("21.2.5", "21.2.9")]),
        (objection(LATER, paid=False), 1000, [("21.2.8", "21.2.9")]),
        (objection(LATER, appeal=True), 5000, []),
        (objection(date(2026, 5, 15), appeal=True), 5000, [("21.2.11", "21.2.14")]),
        (objection(LATER, paid=False, appeal=True), 5000, [("21.2.13", "21.2.14")]),
        # 21.3.1: straight to the court, for the fee of the first objection.
        (objection(LATER, court=True), 1000, []),
    ],
)
def test_21_2_5_to_21_2_14_five_days_and_the_fee(
    facts: Protest, cents: int, expected: list[tuple[str, str]]
) -> None:
    outcome = p21_objections.decide(facts, values())
    assert (outcome.deadline, outcome.cents, rules(outcome.findings)) == (LATER, cents, expected)
    assert outcome.admissible is not bool(expected)


def test_21_3_1_the_court_decides_at_once_where_the_official_directed() -> None:
    assert p21_objections.decide(objection(LATER, court=True), values()).rules == (
        "21.2.5",
        "21.2.8",
        "21.3.1",
    )


@pytest.mark.parametrize(
    ("granted", "goes"), [(None, None), (True, "refund"), (False, "federation")]
)
def test_21_2_16_refunded_when_granted(granted: bool | None, goes: str | None) -> None:
    facts = replace(objection(LATER), granted=granted)
    assert p21_objections.decide(facts, values()).fee_goes == goes


def test_20_2_a_ban_needs_a_repetition_or_a_grave_breach_and_no_person_is_fined(path: Path) -> None:
    ban = ("--ban-from", "2026-05-10", "--ban-until", "2027-05-09")
    assert "A ban needs a repetition or a grave breach." in fined(path, "0", "20.2", *ban)
    assert "Only teams and clubs can be fined." in fined(path, "1", "20.2", "--person", "a1")
    done = fined(path, "0", "20.2", *ban, "--person", "a1", "--repeated")
    assert "needs a repetition" not in done
    assert "9 May 2027" in run("--db", path, "player", "bans").output
