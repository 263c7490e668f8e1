"""SJRP § 5.5, 21: whether an event has a court is a fact of it, and decides whom one objects to."""

from dataclasses import replace
from pathlib import Path

import pytest

from league.facts.event_games import EventGame
from league.facts.events import EnteredPlayer
from league.outcomes.ledger import held
from league.record_kinds import EVENT
from league.services.accounts.postings import ledger
from league.services.journal import views as journal
from league.services.protests.procedure import protests
from league.services.session import transactions
from league.services.session.records import recorded
from tests.league.services.protests.test_court_tournaments import do
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.youth_world import youth_federation

TEAMS = ("Turm 1", "Turm 2", "Turm 3", "Turm 4")
LAST_DAY = "2026-05-10"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with a team championship of one weekend, whose first round is played."""
    file = youth_federation(tmp_path)
    do(file, "division", "add", "vm-u14", "--like", "vm-u14")
    do(file, "tournament", "create", "vm", "--name", "VM U14", "--system", "swiss", "--rounds",
       "2", "--boards", "4", "--like", "vm-u14", "--first-day", "2026-05-09",
       "--last-day", LAST_DAY)  # fmt: skip
    for name in TEAMS:
        children = (f"Kind{board}, {name}" for board in "ABCD")
        do(file, "tournament", "team", "vm", name, *children)
    do(file, "tournament", "pair", "vm")
    played(file, 1)
    return file


def played(path: Path, number: int, *, code: int = 0) -> str:
    return do(path, "tournament", "result", "vm", str(number), "1=1,1,1,1", "2=½,½,½,½", code=code)


def protested(path: Path, who: str = TEAMS[0], how: str = "--rejected") -> None:
    about = ("vm", "1", "--who", who, "--date", "2026-05-09")
    do(path, "protest", "director", *about, "--text", "Touch move.")
    do(path, "protest", "answer", *about, how, "--reason", "No proof.")


def objected(path: Path, day: str, *more: str, who: str = TEAMS[0], code: int = 0) -> str:
    asked = ("vm", "1", "--who", who, "--text", "Touch move.", "--date", day)
    return do(path, "protest", "object", *asked, *more, code=code)


def test_21_2_6_21_2_10_21_2_15_both_objections_from_an_empty_file(path: Path) -> None:
    protested(path)
    do(path, "tournament", "pair", "vm")
    played(path, 2)
    told = objected(path, "2026-05-15")
    # 21.2.5: the last day of play and five; 21.2.8: five days from the receipt.
    assert "an objection goes to the chair after the end of the event. (SJRP § 21.1.2)" in told
    assert "Spielleiter" in told
    assert "there is time until 20 May 2026" in told
    assert "as No. 1 (SJRP § 21)" in objected(path, "2026-05-15", code=2)
    do(path, "protest", "pay", "1", "--date", "2026-05-20")
    do(path, "protest", "decide", "1", "--rejected", "--date", "2026-05-25", "--reason", "So.")
    again = ("protest", "appeal", "1", "--who", "Arndt", "--text", "No.", "--reasons", "2026-05-28")
    # 21.2.11, 21.2.13: five days from the receipt of the reasons, and five for the € 50.
    told = do(path, *again, "--filed", "2026-06-02")
    assert "Schiedsgericht" in told
    assert "there is time until 7 Jun 2026" in told
    do(path, "protest", "pay", "2", "--date", "2026-06-07")
    do(path, "protest", "decide", "2", "--granted", "--date", "2026-06-20", "--reason", "So.")
    transactions.open_file(path, must_exist=True)
    booked = [(one.rule, one.cents, str(one.what)) for one in ledger("Schachjugend Probe")]
    assert booked[:3] == [
        ("21.2.8", 1000, "deposit"),
        ("21.2.8", 1000, "forfeit"),
        ("21.2.13", 5000, "deposit"),
    ]
    assert held(ledger("Schachjugend Probe"), "2025/26|protest|2") == 0
    assert journal.verify() is None
    transactions.close_file()


@pytest.mark.parametrize(
    ("day", "paid", "heard"),
    [
        ("2026-05-15", "2026-05-20", True),
        ("2026-05-16", "2026-05-16", False),
        ("2026-05-15", "2026-05-21", False),
    ],
)
def test_21_2_9_21_2_14_a_day_too_late_is_inadmissible(
    path: Path, day: str, paid: str, *, heard: bool
) -> None:
    protested(path)
    objected(path, day, "--paid", paid)
    transactions.open_file(path, must_exist=True)
    (view,) = protests("2025/26")
    assert view.outcome.admissible is heard
    transactions.close_file()


def test_21_2_11_who_appeals_too_late_bars_nobody_who_comes_in_time(path: Path) -> None:
    protested(path)
    do(path, "tournament", "pair", "vm")
    played(path, 2)
    objected(path, "2026-05-15", "--paid", "2026-05-15")
    do(path, "protest", "decide", "1", "--rejected", "--date", "2026-05-25", "--reason", "So.")
    again = ("protest", "appeal", "1", "--text", "No.", "--reasons", "2026-05-28", "--who")
    # 28 May and five days: 2 June.
    assert "SJRP § 21.2.11" in do(path, *again, "Turm 2", "--filed", "2026-06-03")
    assert "does not play in VM U14" in do(path, *again, "Xaver", "--filed", "2026-06-02", code=2)
    told = do(path, *again, TEAMS[0], "--filed", "2026-06-02")
    assert "there is time until 7 Jun 2026" in told
    assert "is on file already, as No. 3" in do(
        path, *again, "Turm 2", "--filed", "2026-06-02", code=2
    )


def test_21_2_5_no_objection_without_a_protest_on_which_the_director_decided(path: Path) -> None:
    assert "none about this round is on file. (SJRP § 21.2.5)" in objected(path, LAST_DAY, code=2)
    about = ("vm", "1", "--who", TEAMS[0], "--date", "2026-05-09")
    do(path, "protest", "director", *about, "--text", "Touch move.")
    assert "has not decided by 10 May 2026" in objected(path, LAST_DAY, code=2)
    do(path, "protest", "answer", *about, "--rejected", "--reason", "No proof.")
    # Another's protest that was rejected is nothing to object to; one that was granted is.
    assert "none about this round" in objected(path, LAST_DAY, who=TEAMS[1], code=2)
    protested(path, TEAMS[2], "--granted")
    objected(path, LAST_DAY, who=TEAMS[1])
    assert "does not play in VM U14" in objected(path, LAST_DAY, who="Nobody", code=2)


def test_21_3_1_who_directed_does_not_decide(path: Path) -> None:
    protested(path)
    do(path, "tournament", "change", "vm", "--director", "spielleiter")
    assert "Schiedsgericht" in objected(path, LAST_DAY)


def test_21_3_1_a_deputy_who_directed_does_not_decide_as_the_official(path: Path) -> None:
    protested(path)
    do(path, "tournament", "change", "vm", "--director", "Anna")
    assert "Spielleiter" in objected(path, LAST_DAY, "--paid", LAST_DAY)
    # It is Anna who would decide.
    decide = ("protest", "decide", "1", "--granted", "--date", "2026-05-20", "--reason", "So.")
    assert "(SJRP § 21.3.1)" in do(path, *decide, code=2)
    do(path, "tournament", "change", "vm", "--director", "Bert")
    do(path, *decide)


def test_21_2_5_the_last_day_has_to_be_on_record(path: Path) -> None:
    protested(path)
    do(path, "tournament", "change", "vm", "--last-day", "")
    assert "The last day of VM U14 is not on record" in objected(path, LAST_DAY, code=2)


def test_5_5_a_team_event_with_a_court_goes_to_it_before_the_next_round(path: Path) -> None:
    protested(path)
    do(path, "tournament", "change", "vm", "--court", "yes")
    other = objected(path, "2026-05-09", "--paid", "2026-05-10", code=2)
    assert "the fee is due with the objection" in other
    assert "no round after round 1 can start" in objected(path, "2026-05-09")
    assert "SJRP § 21.1.7" in do(path, "tournament", "pair", "vm", code=2)
    court = ("protest", "court", "vm", "1", "--who", TEAMS[0], "--date", "2026-05-09")
    do(path, *court, "--granted", "--reason", "So.")
    do(path, "tournament", "pair", "vm")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("tournament", "create", "em", "--name", "EM", "--system", "swiss", "--rounds", "3",
          "--like", "em-u14", "--court", "no"), "always form a court. (SJRP § 5.5)"),
        (("event", "create", "u18", "--kind", "em-u18", "--date", "2026-04-07", "--court", "no"),
         "always form a court. (SJRP § 5.5)"),
        (("event", "change", "u14", "--court", "no"), "always form a court. (SJRP § 5.5)"),
        (("division", "decide", "vm-u14", "court", "perhaps", "--decided-by", "Board", "--date",
          "2026-05-01"), "neither yes nor no (SJRP § 5.5)"),
    ],
)  # fmt: skip
def test_5_5_what_cannot_be_said_of_a_court(path: Path, asked: tuple[str, ...], said: str) -> None:
    assert said in do(path, *asked, code=2)


def test_21_1_3_without_hours_what_is_on_record_of_later_rounds_decides(path: Path) -> None:
    """Neither hours nor a first day are known: results of round 2 say that it was played."""
    do(path, "tournament", "change", "vm", "--first-day", "")
    do(path, "tournament", "pair", "vm")
    about = ("protest", "director", "vm", "1", "--text", "Touch move.", "--date", "2026-05-09")
    do(path, *about, "--who", TEAMS[0])
    played(path, 2)
    late = do(path, *about, "--who", TEAMS[1], code=2)
    assert "results of a later round are on record" in late
    assert "(SJRP § 21.2.3)" in late
    # With its hour on record that one counts again.
    hours = ("--begins", "2026-05-09 10:00", "--begins", "2026-05-09 14:00")
    do(path, "tournament", "change", "vm", *hours)
    assert "(SJRP § 21.2.3)" in do(path, *about, "--who", TEAMS[1], "--at", "14:00", code=2)
    do(path, *about, "--who", TEAMS[1], "--at", "13:59")


def test_21_1_3_the_next_round_began_at_its_hour_also_before_its_results(path: Path) -> None:
    hours = ("--begins", "2026-05-09 10:00", "--begins", "2026-05-09 14:00")
    do(path, "tournament", "change", "vm", *hours)
    about = ("protest", "director", "vm", "1", "--text", "Touch move.", "--date", "2026-05-09")
    # It is not paired: it cannot have begun.
    do(path, *about, "--who", TEAMS[0], "--at", "14:30")
    do(path, "tournament", "pair", "vm")
    assert "(SJRP § 21.2.3)" in do(path, *about, "--who", TEAMS[1], "--at", "14:00", code=2)
    do(path, *about, "--who", TEAMS[1], "--at", "13:59")


def test_21_1_7_a_round_that_is_paired_already_is_not_started_either(path: Path) -> None:
    do(path, "tournament", "create", "rr", "--name", "EM U14", "--system", "round_robin",
       "--like", "em-u14", "--first-day", "2026-04-07")  # fmt: skip
    for name in ("Arndt Ada", "Bauer Bo", "Conrad Cem", "Dorn Dana"):
        do(path, "tournament", "guest", "rr", name, "--born", "2012")
    do(path, "tournament", "pair", "rr")
    do(path, "tournament", "result", "rr", "1", "1=1", "2=½")
    about = ("rr", "1", "--who", "Arndt Ada", "--date", "2026-04-07")
    do(path, "protest", "director", *about, "--text", "Touch move.")
    do(path, "protest", "answer", *about, "--rejected", "--reason", "No proof.")
    # All rounds are paired; round 3 is not the last played, and its turn is still to come.
    third = ("protest", "director", "rr", "3", *about[2:], "--text", "Touch move.")
    assert "Round 3 of EM U14 is still to come" in do(path, *third, code=2)
    do(path, "protest", "object", *about, "--text", "Touch move.")
    start = ("tournament", "result", "rr", "2", "1=1")
    assert "SJRP § 21.1.7" in do(path, *start, code=2)
    do(path, "protest", "court", *about, "--rejected", "--reason", "So.")
    do(path, *start)


def test_21_1_7_an_event_with_games_of_its_own_waits_too(path: Path) -> None:
    """Its games are put on file without a tournament."""
    transactions.open_file(path, must_exist=True)
    (event,) = recorded("2025/26", EVENT).values()
    entries = (EnteredPlayer("101"), EnteredPlayer("102"))
    after = replace(event, entries=entries, games=(EventGame(1, "101", "102", (2, 0)),))
    record("2025/26", EVENT, event.id, after, actor=OFFICIAL, why="")
    transactions.close_file()
    about = ("u14", "1", "--who", "Bo Bauer", "--date", "2026-04-07")
    do(path, "protest", "director", *about, "--text", "Touch move.")
    do(path, "protest", "answer", *about, "--rejected", "--reason", "No proof.")
    do(path, "protest", "object", *about, "--text", "Touch move.")
    game = ("event", "game", "u14", "2", "102", "101", "1-0")
    assert "SJRP § 21.1.7" in do(path, *game, code=2)
    # What was begun may be put right.
    do(path, "event", "game", "u14", "1", "101", "102", "0-1")
    do(path, "protest", "court", *about, "--granted", "--reason", "So.")
    do(path, *game)
    assert "(SJRP § 21.1.3)" in do(
        path, "protest", "director", *about[:3], "Arndt", *about[4:], "--text", "No.", code=2
    )
    # 20.1: the director may declare its games lost.
    lost = ("ruling", "penalty", "u14", "2", "game", "--against", "102", "--reason", "Telephone.")
    assert "has lost the game by decision." in do(path, *lost, "--date", "2026-04-07")
    transactions.open_file(path, must_exist=True)
    (event,) = recorded("2025/26", EVENT).values()
    assert event.games[-1] == EventGame(2, "102", "101", (0, 2))
    transactions.close_file()
