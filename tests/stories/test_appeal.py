"""A story by commands: a match of June, decided in July, the appeal granted after the roll-over.

Division KL has the teams G, H, I and J on two boards. Everybody beats whoever has the later letter
2:0, so G wins the division with 6 points before H with 4, and goes up. H protests about the last
match, G against H; the decision turns both boards and charges G € 22. Then H has 6 points and G 4.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from league.facts.actors import official
from league.facts.matches import WIN
from league.facts.seasons import BoardRecord, Fixture, ReportRecord, Season
from league.facts.squads import SquadEntry
from league.services.accounts.notices import notices_of
from league.services.accounts.postings import ledger, standing_fees
from league.services.accounts.statements import trial_balance
from league.services.home.season_tasks import dated_tasks
from league.services.session import transactions
from league.services.session.opening import judge_stored, open_desk
from tests.stories.story_world import BY, FEDERATION, LOWER, NAME, UPPER, season
from tests.worlds.desk_world import run

LAST = date(2012, 6, 16)
FEE = "fee|7.2.c|home|1||federation"
NEXT = "2012/13"


def _fixtures(division: str, letters: str) -> Iterator[Fixture]:
    """Every pair once, the earlier letter at home, a week apart; the first pair on the last day."""
    pairs = [(a, b) for at, a in enumerate(letters) for b in letters[at + 1 :]]
    for number, (one, other) in enumerate(pairs):
        day = LAST - timedelta(weeks=number)
        yield Fixture(division, len(pairs) - number, f"{one}1", f"{other}1", day, day)


def _boards(fixture: Fixture) -> Iterator[BoardRecord]:
    home, away = fixture.home[0].lower(), fixture.away[0].lower()
    for board in (1, 2):
        yield BoardRecord(fixture.key, board, f"{home}{board}", f"{away}{board}", WIN)


def played() -> Season:
    fixtures = (*_fixtures("kl", LOWER), *_fixtures("ll", UPPER))
    whole = season()
    teams = [one for one in whole.teams if one.division != "cup"]
    return replace(
        whole,
        divisions=tuple(one for one in whole.divisions if one.id != "cup"),
        teams=tuple(replace(one, draw_number=at) for at, one in enumerate(teams, 1)),
        squads=tuple(
            SquadEntry(one.id, place, f"{one.club.lower()}{place}")
            for one in teams
            for place in (1, 2, 3)
        ),
        fixtures=fixtures,
        boards=tuple(board for one in fixtures for board in _boards(one)),
        reports=tuple(
            ReportRecord(one.key, side, one.day) for one in fixtures for side in ("home", "away")
        ),
    )


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "league.sqlite"
    transactions.open_file(path)
    transactions.import_season(played(), official(BY), "")
    transactions.close_file()
    yield path
    transactions.close_file()


def do(file: Path, *words: str) -> Any:
    result = run("--db", file, *words)
    assert result.exit_code == 0, (words, result.output)
    return result


def until_the_roll_over(file: Path) -> None:
    """Protest, decision, the fee posted, promotion by the table as it is then, the new season."""
    match = "kl", "6", "G1", "H1"
    do(file, "protest", "file", "--match", *match, "--filed", "2012-06-20", "--fee",
       "--who", "H", "--text", "They moved twice.")  # fmt: skip
    do(file, "protest", "decide", "1", "--granted", "--date", "2012-07-05", "--reason", "So.",
       "--board", "1", "0:1", "--board", "2", "0:1", "--add-fee", FEE, "22")  # fmt: skip
    do(file, "account", "confirm", "--all", "--date", "2012-07-06")
    do(file, "protest", "appeal", "1", "--filed", "2012-07-13", "--fee", "--who", "G",
       "--text", "Nobody moved twice.")  # fmt: skip
    do(file, "promotion", "--up", "1", "--from-above", "0", "--record", "--reason", "As usual.")
    do(file, "rollover", NEXT, "--list-date", "2012-07-01")
    do(file, "seasons", "--use", NEXT)


def table(file: Path) -> list[tuple[str, int]]:
    transactions.open_file(file)
    rows = judge_stored(NAME).judgement.tables["kl"]
    return [(row.team, row.match_points) for row in rows]


def state(file: Path) -> tuple[object, ...]:
    postings = ledger(FEDERATION)
    balance = {str(one): cents for one, cents in trial_balance(NAME).items() if cents}
    return table(file), balance, sorted(standing_fees(postings))


def test_what_a_granted_appeal_changes_in_a_closed_season(file: Path) -> None:
    assert table(file)[:2] == [("G1", 6), ("H1", 4)]
    until_the_roll_over(file)
    assert table(file)[:2] == [("H1", 6), ("G1", 4)]
    stands = {one.id: one.division for one in transactions.load(NEXT)[0].teams}
    assert (stands["H1"], stands["G1"]) == ("ll", "kl")
    before = state(file)

    decide = (
        "protest",
        "decide",
        "2",
        "--granted",
        "--date",
        "2012-08-20",
        "--reason",
        "No proof.",
    )
    tried = do(file, *decide, "--dry-run").stderr.splitlines()[1:]
    assert state(file) == before
    told = do(file, *decide).stderr.splitlines()[1:]
    assert told == tried
    # The table of the closed season, and what hung on it.
    assert table(file)[:2] == [("G1", 6), ("H1", 4)]
    assert "→ KL: G 1 2. → 1., H 1 1. → 2." in told
    hung = [one for one in told if "a person decides" in one]
    assert hung == [
        f"By the table of 2011/12 {team} belongs to {now}, not to {before_it}; "
        f"in 2012/13 it stands in {before_it}: a person decides."
        for team, now, before_it in (("G 1", "LL", "KL"), ("H 1", "KL", "LL"))
    ]
    desk = open_desk(file, official(BY))
    assert desk.season.name == NEXT
    assert [one.text for one in dated_tasks(desk, date(2012, 8, 21)) if one.text in hung] == hung
    # Nothing moved in the new season by itself.
    assert {one.id: one.division for one in transactions.load(NEXT)[0].teams} == stands
    # The fee of € 22 is taken back by a notice with the next number; the € 15 that H had got back
    # are owed again; G's € 15 for the appeal went back.
    of_match = [one for one in ledger(FEDERATION) if FEE in one.reference]
    assert [(one.what, one.cents) for one in of_match] == [("fee", 2200), ("reversal", 2200)]
    assert list(notices_of(FEDERATION)) == ["2012/1", "2012/2", "2012/3"]
    assert [one for one in told if "; notice " in one] == [
        "Refund: €22.00, Round 6, board 1: G 1 – H 1; notice 2012/2",
        "Fee: €15.00, Protest 1; notice 2012/3",
    ]
    owed = {str(one): cents for one, cents in trial_balance(NAME).items() if cents}
    assert owed["club:H"] - balance_of(before, "club:H") == 1500
    assert balance_of(before, "club:G") - owed.get("club:G", 0) == 2200

    # The new season is in use: the decision's paper is found in the season it belongs to.
    decision = file.with_name("decision.txt")
    do(file, "report", "protest", "2", str(decision))
    assert "Decision on appeal 2" in decision.read_text(encoding="utf-8")

    again = run("--db", file, *decide)
    assert (again.exit_code, "decided on" in again.stderr) == (2, True)
    third = run("--db", file, "protest", "appeal", "1", "--filed", "2012-08-25", "--fee", "--who",
                "H", "--text", "Once more.")  # fmt: skip
    assert third.exit_code == 2
    assert "was replaced on 20 Aug 2012 by that on No. 2" in third.stderr
    assert "§ 6.1" in third.stderr

    do(file, "undo", "--why", "Another protest.")
    assert state(file) == before
    # Undecided again, it waits: the new season's list names it too.
    listed = do(file, "protest", "list", "--date", "2012-08-21").stdout
    assert "2011/12: Protest 2 is to be decided" in listed
    paper = do(file, "protest", "brought", "2").stderr
    assert len(paper.splitlines()) == 4


def balance_of(before: tuple[object, ...], account: str) -> int:
    balances: Any = before[1]
    return int(balances.get(account, 0))


def test_a_refund_of_a_closed_season_is_listed_and_made_from_the_new_one(file: Path) -> None:
    until_the_roll_over(file)
    match = "kl", "6", "G1", "H1"
    do(file, "ruling", "reopen", *match, FEE, "--reason", "By grace.", "--season", NAME)
    about = "2011/12: Round 6, board 1: G 1 – H 1"
    assert do(file, "account", "refunds").stdout == f"1.  €22.00  Club G: {about}\n"
    assert do(file, "account", "refunds", "--season", NEXT).stdout == ""
    made = do(file, "account", "refund", "1", "--reason", "Waived.", "--date", "2012-08-21")
    assert f"€22.00 refunded to Club G on 21 Aug 2012: {about}." in made.stderr
    assert do(file, "account", "refunds").stdout == ""


def test_prepared_again_with_the_new_season_in_use_the_teams_stand_by_the_table_of_now(
    file: Path,
) -> None:
    until_the_roll_over(file)
    do(file, "protest", "decide", "2", "--granted", "--date", "2012-08-20", "--reason", "So.")
    assert "a person decides" in do(file, "waiting").stdout
    do(file, "rollover", NEXT, "--list-date", "2012-07-01", "--again")
    transactions.open_file(file)
    stands = {one.id: one.division for one in transactions.load(NEXT)[0].teams}
    assert (stands["G1"], stands["H1"]) == ("ll", "kl")
    assert "a person decides" not in do(file, "waiting").stdout
