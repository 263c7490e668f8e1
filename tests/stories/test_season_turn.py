"""By commands: a transfer of June waits over the turn of the season and is settled in September.

The Stadtliga of the story's federation in 2012/13: I3 left Club I in June with arrears, Club G
registered him at once. The division is drawn on 20 August; the arrears are settled on 8 September.
"""

import json
from pathlib import Path

import pytest
from click.testing import Result

from league.facts.actors import official
from league.services.session import transactions
from tests.stories.story_world import BY, season
from tests.worlds.desk_world import run

NEW = ("--season", "2012/13")
OWED = "I3 waits to play for Club G: €40.00 are owed to Club I."
DECIDED = ("--date", "2012-07-20", "--decided-by", "Majority of the clubs")
TURN = ("rollover", "2012/13", "--list-date", "2012-07-01")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "league.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official(BY), "the federation as it is")
    transactions.close_file()
    return path


def done(file: Path, *asked: str) -> Result:
    found = run("--db", file, "--by", BY, *asked)
    assert found.exit_code == 0, found.output
    return found


def ok(file: Path, *asked: str) -> str:
    return done(file, *asked).stdout


def said(file: Path, *asked: str) -> str:
    return done(file, *asked).output


def refused(file: Path, *asked: str) -> str:
    done = run("--db", file, "--by", BY, *asked)
    assert done.exit_code == 2, done.output
    return " ".join(done.stderr.split())


def waiting(file: Path, *asked: str) -> list[str]:
    return [row["text"] for row in json.loads(ok(file, "waiting", "--json", *asked))]


def broken(file: Path, ident: str) -> list[tuple[int, str]]:
    """The paragraphs that the audit finds broken by a player, each behind the round."""
    matches = json.loads(run("--db", file, "audit", "--json", *NEW).stdout)["matches"]
    return [
        (match["round"], one["rule"])
        for match in matches
        for one in match["findings"]
        if one.get("player") == ident
    ]


def left_in_june(file: Path) -> None:
    notice = ("--notice", "2012-06-10", "--forwarded", "2012-06-12", "--owes", "2011=40")
    ok(file, "player", "deregister", "i3", "I", *notice)
    ok(file, "player", "register", "i3", "G", "--posted", "2012-06-25", "--nation", "AUT")


def drawn_in_august(file: Path) -> None:
    for team in "GHIJ":
        mine = [f"{team.lower()}{number}" for number in (1, 2)]
        ok(file, "list", "submit", f"{team}1", *mine, "--posted", "2012-08-10", *NEW)
    dates = ("--dates", "2012-09-07,2012-09-08,2012-10-13", "--on", "2012-08-20", "--seed", "3")
    ok(file, "draw", "kl", *dates, *NEW)


def test_1_8_d_a_transfer_settled_in_september_after_the_draw(file: Path) -> None:
    left_in_june(file)
    assert OWED in ok(file, *TURN, "--preview").splitlines()
    assert ok(file, "seasons").split() == ["*", "2011/12"]
    assert OWED in ok(file, *TURN).splitlines()
    ok(file, "division", "change", "kl", "--late-nominations", "2", *NEW)
    ok(file, "division", "decide", "kl", "wait", "0", *DECIDED, *NEW)
    drawn_in_august(file)
    assert waiting(file) == waiting(file, *NEW) == [OWED]
    early = ("player", "settle", "i3", "I", "--date", "2012-06-09", *NEW)
    assert "cannot be settled on 9 Jun 2012; settled: – (TUWO § 1.8.d)" in refused(file, *early)
    assert waiting(file, *NEW) == [OWED]

    pays = ("player", "settle", "i3", "I", "--date", "2012-09-08", *NEW)
    settled = run("--db", file, "--by", BY, *pays)
    assert settled.exit_code == 0, settled.output
    assert "Eligible for Club G from 8 Sep 2012." in settled.stderr
    assert waiting(file) == waiting(file, *NEW) == []
    # A member of Club G since the 8th, not when the lists were due: he is nominated late.
    ok(file, "list", "nominate", "G1", "i3", "--confirmed", "2012-09-08", *NEW)
    ok(file, "match", "enter", "kl", "1", "I1", "G1", "--away-players", "g1,i3", *NEW)
    ok(file, "match", "enter", "kl", "2", "G1", "H1", "--home-players", "g1,i3", *NEW)
    # On the 7th he was neither eligible nor on the list yet; on the 8th nothing is wrong.
    assert broken(file, "i3") == [(1, "1.4.a"), (1, "4.4.d.5")]
    assert "1.4.c" not in run("--db", file, "list", "check", "G1", *NEW).output


def test_1_8_d_the_work_list_of_the_new_season_names_it(file: Path) -> None:
    left_in_june(file)
    ok(file, *TURN)
    assert OWED in ok(file, "view", "season", *NEW)
    ok(file, "player", "settle", "i3", "I", "--date", "2012-09-08")
    assert OWED not in ok(file, "view", "season", *NEW)
    ok(file, "undo", "--why", "not paid after all")
    assert OWED in ok(file, "view", "season", *NEW)


def test_1_8_c_the_levy_for_a_gap_across_the_turn_of_the_season(file: Path) -> None:
    # 10 March to 10 September 2012: 21 + 30 + 31 + 30 + 31 + 31 + 10 = 184 of 366 days.
    ok(file, "player", "deregister", "j3", "J", "--notice", "2012-03-10", "--forwarded",
       "2012-03-12")  # fmt: skip
    ok(file, *TURN)
    back = ("player", "register", "j3", "J", "--nation", "AUT", "--levy", "36,60", *NEW)
    told = said(file, *back, "--posted", "2012-09-10")
    assert "TUWO § 1.8.c: Federation levy for the gap of 184 days" in told
    # € 36.60 a year are 10 cents a day; beside it the € 2 of § 1.4.a.
    owed = json.loads(ok(file, "account", "propose", "--json", *NEW))
    assert sorted(one["cents"] for one in owed if "j3" in json.dumps(one)) == [200, 1840]


def test_1_8_c_a_gap_that_ended_with_the_year_costs_nothing(file: Path) -> None:
    ok(file, "player", "deregister", "j3", "J", "--notice", "2011-12-10", "--forwarded",
       "2011-12-12")  # fmt: skip
    ok(file, *TURN)
    back = ("player", "register", "j3", "J", "--nation", "AUT", "--levy", "36,60", *NEW)
    assert "1.8.c" not in said(file, *back, "--posted", "2012-09-10")
