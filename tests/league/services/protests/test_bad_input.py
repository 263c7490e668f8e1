"""What cannot be in a proceeding: a sentence with the paragraph, and nothing stored."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.services.journal import views as journal
from league.services.session import transactions
from tests.league.services.protests.test_courts import season
from tests.worlds import desk_world, league_world
from tests.worlds.court_world import protested, with_court
from tests.worlds.desk_world import run

NO = ("--fee", "--text", "No.")
TUWO = ("--match", "landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")
SJRP = ("--match", "vm-u14", "1", "A1", "B1")


@pytest.fixture
def styria(tmp_path: Path) -> Iterator[Path]:
    path = desk_world.stored(tmp_path)
    transactions.open_file(path)
    yield path
    transactions.close_file()


@pytest.fixture
def youth(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as path:
        yield path


def done(path: Path, *words: str) -> None:
    result = run("--db", path, *words)
    assert result.exit_code == 0, result.output


def refused(path: Path, cited: str, *words: str) -> None:
    """Check that a command is refused with its paragraph in both languages and stores nothing."""
    before, told = len(journal.rows()), []
    for lang in ("en", "de"):
        result = run("--db", path, *words, lang=lang)
        told.append(" ".join(result.stderr.split()))
        assert (result.exit_code, f"({cited})" in told[-1]) == (2, True), told[-1]
    assert told[0].partition(" ")[2] != told[1].partition(" ")[2]
    assert len(journal.rows()) == before


def decide(path: Path, number: int, day: str, how: str = "--rejected") -> None:
    done(path, "protest", "decide", str(number), how, "--date", day, "--reason", "So.")


def decision(number: int, day: str, *more: str) -> tuple[str, ...]:
    how = ("--granted", "--date", day, "--reason", "So.")
    return ("protest", "decide", str(number), *how, *more)


def appeal(number: int, day: str, who: str) -> tuple[str, ...]:
    return ("protest", "appeal", str(number), "--filed", day, "--who", who, *NO)


def test_6_by_the_tuwo(styria: Path) -> None:
    paper = ("--filed", "2012-02-28", "--who", "602", *NO)
    things = ("--notice", "2012/1"), ("--ruling", "1"), ("--decision", "1"), TUWO
    for at, one in enumerate(things):
        for other in things[at + 1 :]:
            refused(styria, "TUWO § 6", "protest", "file", *one, *other, *paper)
    refused(styria, "TUWO § 6", "protest", "file", "--notice", "Other/2012/1", *paper)
    done(styria, "protest", "file", *TUWO, *paper)
    refused(styria, "TUWO § 6", *decision(1, "2012-02-27"))
    refused(styria, "TUWO § 6", *decision(9, "2012-03-01"))
    decide(styria, 1, "2012-03-01")
    refused(styria, "TUWO § 6.1", *decision(1, "2012-03-01"))
    refused(styria, "TUWO § 6.5", *appeal(1, "2012-02-29", "602"))
    event = ("--decision", "1", "--event", "2012-03-05")
    refused(styria, "TUWO § 6.1", "protest", "file", *event, "--filed", "2012-03-06", *paper[2:])
    done(styria, *appeal(1, "2012-03-02", "602"))
    refused(styria, "TUWO § 6.1", *appeal(1, "2012-03-02", "602"))
    refused(styria, "TUWO § 6.1", *decision(2, "2012-03-03", "--keep", "7"))
    decide(styria, 2, "2012-03-03", "--granted")
    refused(styria, "TUWO § 6.1", *appeal(1, "2012-03-04", "602"))


def test_6_what_a_protest_is_against_is_asked_for_with_the_way_to_say_it(styria: Path) -> None:
    paper = ("--filed", "2012-02-28", "--who", "602", *NO)
    refused(styria, "TUWO § 6.5", "protest", "file", *paper)
    refused(styria, "TUWO § 6", "protest", "file", "--finding", "7.1.a", *paper)
    said = run("--db", styria, "protest", "file", "--finding", "7.1.a", *paper).stderr
    assert "name the match with it" in " ".join(said.split())


def test_the_postmark_is_typed_as_any_other_day_with_or_without_its_hour(styria: Path) -> None:
    paper = ("--who", "602", *NO)
    for at, typed in enumerate(("28.02.2012", "2012-02-28", "28.02.2012 18:30"), 1):
        day = "29.02.2012"
        done(styria, "protest", "file", *TUWO, "--filed", typed, *paper)
        decide(styria, at, day)
    late = ("protest", "file", *TUWO, *paper, "--filed")
    for typed in ("28.02.2012 25:00", "30.02.2012", "2012-02-28T", "T18:30", ""):
        assert run("--db", styria, *late, typed).exit_code == 2


def test_6_1_who_decides_last_is_named_in_words(styria: Path) -> None:
    paper = ("--instance", "schiedsgericht", "--filed", "2012-02-28", "--who", "602", *NO)
    refused(styria, "TUWO § 6.2.a", "protest", "file", *TUWO, *paper)
    reason = ("--why", "The instances below are party to it.")
    done(styria, "protest", "file", *TUWO, *paper, *reason)
    decide(styria, 1, "2012-03-01")
    refused(styria, "TUWO § 6.1", *appeal(1, "2012-03-02", "602"))
    assert "Schiedsgericht" in run("--db", styria, *appeal(1, "2012-03-02", "602")).stderr


def test_7_1_b_1_8_d_by_the_tuwo(styria: Path) -> None:
    out = ("KLGRAZ03", "--reason", "So.", "--on", "2012-03-01")
    done(styria, "ruling", "exclude", *out)
    refused(styria, "TUWO § 7.1.b", "ruling", "exclude", *out)
    refused(styria, "TUWO § 7.1.b", "noshow", "exclude", *out)
    done(
        styria,
        "player",
        "deregister",
        "100001",
        "601",
        "--notice",
        "2011-12-19",
        "--owes",
        "2011=60",
    )
    early = ("player", "settle", "100001", "601", "--date", "2011-12-18")
    refused(styria, "TUWO § 1.8.d", *early)


def test_21_and_20_1_by_the_sjrp(youth: Path) -> None:
    paper = ("--filed", "2026-05-12", "--who", "A", *NO)
    fine = ("A", "50", "--paragraph", "20.2", "--reason", "So.", "--date", "2026-05-09")
    done(youth, "account", "fine", *fine)
    refused(youth, "SJRP § 21", "protest", "file", "--notice", "2026/1", *SJRP, *paper)
    refused(youth, "SJRP § 21", "protest", "file", "--notice", "Other/2026/1", *paper)
    protested()
    done(youth, "protest", "file", *SJRP, *paper)
    refused(youth, "SJRP § 21", *decision(1, "2026-05-11"))
    decide(youth, 1, "2026-05-13")
    refused(youth, "SJRP § 21.2.10", *decision(1, "2026-05-13"))
    done(youth, *appeal(1, "2026-05-15", "A"))
    refused(youth, "SJRP § 21.2.15", *appeal(1, "2026-05-15", "A"))
    decide(youth, 2, "2026-05-16", "--granted")
    refused(youth, "SJRP § 21.2.15", *appeal(1, "2026-05-17", "A"))
    # The court of the federation decides last.
    refused(youth, "SJRP § 21.2.15", *decision(2, "2026-05-18"))
    out = ("ruling", "exclude", "A1", "--reason", "So.", "--on", "2026-05-09")
    done(youth, *out)
    refused(youth, "SJRP § 20.1", *out)


def test_21_1_by_the_sjrp(youth: Path) -> None:
    about = ("vm-u14", "1", "--who", "A 1")
    spoken = ("protest", "court", *about, "--granted", "--reason", "So.", "--date")
    paper = ("protest", "object", *about, "--text", "Touch move.", "--date", "2026-05-09")
    with_court()
    protested()
    done(youth, *paper)
    refused(youth, "SJRP § 21", *paper)
    refused(youth, "SJRP § 21", *spoken, "2026-05-08")
    done(youth, *spoken, "2026-05-09")
    refused(youth, "SJRP § 21", *spoken, "2026-05-09")


def test_21_2_by_the_sjrp_days_that_cannot_be_so(youth: Path) -> None:
    protested()
    done(youth, "protest", "file", *SJRP, "--filed", "2026-05-12", "--who", "A", "--text", "No.")
    # The fee of what came on the 12th is not paid on the 11th, and not after the decision.
    refused(youth, "SJRP § 21.1.5", "protest", "pay", "1", "--date", "2026-05-11")
    refused(youth, "SJRP § 21", *decision(9, "2026-05-13"))
    done(youth, "protest", "pay", "1", "--date", "2026-05-12")
    decide(youth, 1, "2026-05-13")
    refused(youth, "SJRP § 21.2.8", "protest", "pay", "1", "--date", "2026-05-14")
    # An appeal before the decision, or with reasons that came before it.
    refused(youth, "SJRP § 21.2.5", *appeal(1, "2026-05-12", "A"))
    early = (*appeal(1, "2026-05-14", "A"), "--reasons", "2026-05-12")
    refused(youth, "SJRP § 21.2.5", *early)
