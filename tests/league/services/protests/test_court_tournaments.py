"""SJRP § 21.1: objections before the court of a tournament hold up its next round, too."""

from datetime import date
from pathlib import Path

import pytest

from league.facts.references import CourtFee
from league.outcomes.ledger import held
from league.services.accounts.postings import ledger
from league.services.session import transactions
from tests.worlds.desk_world import run
from tests.worlds.youth_world import youth_federation

PLAYERS = ("Arndt Ada", "Bauer Bo", "Conrad Cem", "Dorn Dana")


def do(path: Path, *words: str, code: int = 0) -> str:
    done = run("--db", path, "--by", "Anna", *words)
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with a tournament of four whose first of three rounds is paired."""
    file = youth_federation(tmp_path)
    do(file, "tournament", "create", "u14", "--name", "EM U14", "--system", "swiss",
       "--rounds", "3", "--like", "em-u14", "--first-day", "2026-04-07",
       "--begins", "2026-04-07 14:00", "--begins", "2026-04-08 09:00",
       "--begins", "2026-04-08 14:00")  # fmt: skip
    for name in PLAYERS:
        do(file, "tournament", "guest", "u14", name, "--born", "2012")
    do(file, "tournament", "pair", "u14")
    return file


def objection(who: str = PLAYERS[0], number: str = "1", hour: str = "18:30") -> tuple[str, ...]:
    return (
        "protest", "object", "u14", number, "--who", who, "--text", "Touch move.",
        "--date", "2026-04-07", "--at", hour,
    )  # fmt: skip


def protested(path: Path, who: str = PLAYERS[0], number: str = "1") -> None:
    """Put a protest to the director on file, which he rejects."""
    about = ("u14", number, "--who", who, "--date", "2026-04-07")
    do(path, "protest", "director", *about, "--text", "Touch move.", "--at", "18:00")
    do(path, "protest", "answer", *about, "--rejected", "--reason", "No proof.")


def played(path: Path, number: int) -> None:
    do(path, "tournament", "result", "u14", str(number), "1=1-0", "2=0-1")


def test_21_1_7_the_next_round_is_not_paired_before_the_court_has_spoken(path: Path) -> None:
    played(path, 1)
    protested(path)
    told = do(path, *objection())
    assert "no round after round 1 can start" in told
    assert "€10.00" in told
    refused = do(path, "tournament", "pair", "u14", code=2)
    assert "SJRP § 21.1.7" in refused
    by_hand = do(path, "tournament", "hand", "u14", "2", "1-2", "3-4", code=2)
    assert "SJRP § 21.1.7" in by_hand
    do(path, "protest", "court", "u14", "1", "--who", PLAYERS[0], "--granted",
       "--date", "2026-04-07", "--reason", "He touched it.")  # fmt: skip
    do(path, "tournament", "pair", "u14")


def fee_held(path: Path) -> int:
    transactions.open_file(path, must_exist=True)
    who = CourtFee("2025/26", "u14", 1, PLAYERS[1]).text
    found = held(ledger("Schachjugend Probe"), who)
    transactions.close_file()
    return found


def test_21_1_8_the_fee_goes_back_when_the_objection_is_granted(path: Path) -> None:
    played(path, 1)
    protested(path, PLAYERS[1])
    do(path, *objection(PLAYERS[1]))
    assert fee_held(path) == 1000
    do(path, "protest", "court", "u14", "1", "--who", PLAYERS[1], "--granted",
       "--date", "2026-04-07", "--reason", "He touched it.")  # fmt: skip
    assert fee_held(path) == 0


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (objection("Nobody Else"), "“Nobody Else” does not play in EM U14"),
        (objection(number="3"), "no round 3"),
        (("protest", "object", "u15", *objection()[3:]), "u15"),
    ],
)
def test_an_objection_by_somebody_unknown_or_to_no_round_is_refused(
    path: Path, asked: tuple[str, ...], said: str
) -> None:
    played(path, 1)
    assert said in do(path, *asked, code=2)


def test_21_1_3_no_objection_to_a_round_long_past(path: Path) -> None:
    played(path, 1)
    protested(path)
    do(path, "tournament", "pair", "u14")
    played(path, 2)
    day = str(date(2026, 4, 8))
    late = ("protest", "object", "u14", "1", "--who", PLAYERS[0], "--text", "Touch move.",
            "--date", day, "--at", "09:00")  # fmt: skip
    assert "SJRP § 21.1.3" in do(path, *late, code=2)
    # A minute before round 2 began it would have been in time.
    early = (*late[:-1], "08:59")
    do(path, *early)


def test_a_parent_speaks_for_a_player(path: Path) -> None:
    played(path, 1)
    protested(path)
    do(path, *objection("Father of Arndt Ada"))


COURT = (
    "tournament", "committee", "u14", "--chair", "Ott", "--member", "Paul", "--member", "Quast",
    "--deputy", "Rau", "--deputy", "Salm",
)  # fmt: skip


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (("--club", "Ott=SK Rheinstadt", "--club", "Paul=SK Rheinstadt"),
         "Paul is of the same club as Ott: SK Rheinstadt. (SJRP § 5.5)"),
        (("--board", "Quast"), "Quast is on the board. (SJRP § 5.5)"),
        (("--elected-by", "Salm=carers"), "Salm was not elected by the players. (SJRP § 5.7)"),
        # Born in 2012 is U14 of 2026, so younger than the U16.
        (("--born", "Rau=2012-01-01"), "Rau (born on 1 Jan 2012) is younger than U16. (SJRP"),
        (("--elected-by", "Salm=nobody"), "“nobody” is none of these: players, carers, captains."),
    ],
)  # fmt: skip
def test_5_5_5_7_who_may_not_sit_on_a_court_is_refused(
    path: Path, told: tuple[str, ...], said: str
) -> None:
    assert said in do(path, *COURT, *told, code=2)
    # Nothing was stored: nobody sits there.
    assert "Members of the court: 0; 3 are foreseen." in do(
        path, "tournament", "committee", "u14", code=1
    )


def test_5_5_a_court_of_three_and_two_deputies(path: Path) -> None:
    few = do(path, *COURT[:-2], code=1)
    assert "Deputies of the court: 1; 2 are foreseen. (SJRP § 5.5)" in few
    # Born on the last day of 2011, one is too old for the U14 of 2026.
    do(path, *COURT, "--club", "Ott=SK Rheinstadt", "--club", "Paul=SV Moseltal",
       "--born", "Rau=2011-12-31", "--elected-by", "Salm=players")  # fmt: skip
    assert "4; 3 are foreseen" in do(path, *COURT, "--member", "Thal", code=1)


def test_5_8_who_is_involved_steps_aside_and_deputies_follow_in_order(path: Path) -> None:
    do(path, *COURT, "--club", "Quast=SK Rheinstadt")
    decides = do(path, "tournament", "committee", "u14", "--party", "SK Rheinstadt")
    assert "Ott; Paul; Rau" in decides
    # Both who met are party, and so is a member of that name.
    do(path, *COURT[:-4], "--deputy", PLAYERS[1], "--deputy", "Salm")
    played(path, 1)
    round_1 = do(path, "tournament", "round", "u14", "1")
    met = next(one for one in PLAYERS if one != PLAYERS[1] and _meet(round_1, one, PLAYERS[1]))
    protested(path, met)
    told = do(path, *objection(met))
    assert f"not on the court: {PLAYERS[1]}. Ott; Paul; Quast decide" in told


def test_5_8_who_is_party_is_found_by_words_of_his_name_or_by_his_club(path: Path) -> None:
    names = ("tournament", "committee", "u14", "--member", "Ott, Eva", "--member", "Paul, Jo",
             "--member", "Quast, Kai", "--deputy", "Rau, Lea", "--deputy", "Salm, Tom")  # fmt: skip
    do(path, *names, "--club", "Paul, Jo=1")
    asked = ("tournament", "committee", "u14", "--party")
    for party in ("Paul", "jo paul", "1", "SK Rheinstadt"):
        assert "Ott, Eva; Quast, Kai; Rau, Lea" in do(path, *asked, party)
    told = do(path, *asked, "Niemand")
    assert "Nobody of the court is called “Niemand”." in told
    assert "Ott, Eva; Paul, Jo; Quast, Kai decide" in told


def test_5_5_a_club_typed_by_number_and_by_name_is_one(path: Path) -> None:
    twice = ("--club", "Ott=1", "--club", "Paul=SK Rheinstadt")
    assert "Paul is of the same club as Ott: SK Rheinstadt. (SJRP § 5.5)" in do(
        path, *COURT, *twice, code=2
    )


def test_5_5_who_leaves_the_court_takes_along_what_was_said_of_him(path: Path) -> None:
    do(path, *COURT, "--club", "Ott=SK Rheinstadt", "--born", "Rau=2000-01-01")
    do(path, "tournament", "committee", "u14", "--chair", "Udo", "--club", "Udo=SK Rheinstadt")
    stranger = ("tournament", "committee", "u14", "--club", "Ott=SV Moseltal")
    assert "Not in the committee: Ott." in do(path, *stranger, code=2)


def _meet(shown: str, one: str, other: str) -> bool:
    return any(one in line and other in line for line in shown.splitlines())


def test_the_books_own_criteria_bring_no_advice(path: Path) -> None:
    made = do(path, "tournament", "create", "u16", "--name", "EM U16", "--system", "swiss",
              "--rounds", "3", "--like", "em-u16")  # fmt: skip
    assert "FIDE TR" not in made


def test_21_1_4_nobody_objects_to_a_round_that_is_not_paired(path: Path) -> None:
    do(path, "tournament", "unpair", "u14")
    assert "u14 has no round 1" in do(path, *objection(), code=2)


def test_who_protests_is_named_by_words_that_only_one_has(path: Path) -> None:
    played(path, 1)
    about = ("protest", "director", "u14", "1", "--date", "2026-04-07", "--text", "No.", "--who")
    assert "protest of Arndt Ada about round 1" in do(path, *about, "Arndt")
    assert "A protest of Arndt Ada to the director is on file" in do(path, *about, "Ada", code=2)
    do(path, "tournament", "guest", "u14", "Bauer Eva", "--born", "2012", "--from-round", "2")
    assert "may be several in EM U14: Bauer Bo; Bauer Eva" in do(path, *about, "Bauer", code=2)


def test_a_name_is_the_same_in_any_order(path: Path) -> None:
    played(path, 1)
    protested(path)
    protested(path, PLAYERS[1])
    do(path, *objection("Ada, Arndt"))
    assert "on file already" in do(path, *objection("Arndt, Ada"), code=2)
    assert "does not play in" in do(path, *objection("Arndt Bo"), code=2)
    do(path, *objection(PLAYERS[1]))
    court = ("protest", "court", "u14", "1", "--rejected", "--date", "2026-04-07",
             "--reason", "No proof.", "--who")  # fmt: skip
    assert "can start" not in do(path, *court, "ada arndt")
    assert "can start" in do(path, *court, PLAYERS[1])
