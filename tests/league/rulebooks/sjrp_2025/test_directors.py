"""SJRP § 21.3, 22.2: who directed an event is on record and does not decide on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.outcomes.ledger import held
from league.services.accounts.postings import ledger
from league.services.journal import views as journal
from league.services.protests.procedure import protests
from league.services.schedule.operations import DECIDE
from league.services.session.opening import open_desk
from tests.league.services.protests.test_bad_input import SJRP, decision, done, refused
from tests.league.services.protests.test_courts import season
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.court_world import protested
from tests.worlds.desk_world import run
from tui.dialogs.from_operations import form_of

PAPER = ("--filed", "2026-05-12", "--fee", "--who", "A", "--text", "Touch move.")


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as path:
        protested()
        yield path


def directed(path: Path, who: str) -> None:
    what = ("vm-u14", "director", who, "--decided-by", "Board", "--date", "2026-05-09")
    done(path, "division", "decide", *what)


def instance() -> str:
    return protests(None)[-1].file.instance


def test_21_3_1_the_court_decides_where_the_official_directed(path: Path) -> None:
    directed(path, "spielleiter")
    refused(path, "SJRP § 21.3.1", "protest", "file", *SJRP, *PAPER, "--instance", "spielleiter")
    done(path, "protest", "file", *SJRP, *PAPER)
    (view,) = protests(None)
    # The fee stays € 10, and there is no instance after the court.
    assert (view.file.instance, view.outcome.cents, view.next_instance) == (
        "schiedsgericht", 1000, None,
    )  # fmt: skip
    done(path, *decision(1, "2026-05-20"))
    assert held(ledger("Schachjugend"), "2026|protest|1") == 0


def test_21_3_1_undo_of_the_director_makes_the_official_decide_again(path: Path) -> None:
    directed(path, "spielleiter")
    done(path, "undo", "--why", "Slip.")
    done(path, "protest", "file", *SJRP, *PAPER)
    assert instance() == "spielleiter"
    assert journal.verify() is None


def test_21_3_1_what_was_filed_before_is_not_decided_by_the_official(path: Path) -> None:
    done(path, "protest", "file", *SJRP, *PAPER)
    directed(path, "spielleiter")
    refused(path, "SJRP § 21.3.1", *decision(1, "2026-05-20"))
    assert protests(None)[0].file.decided is None
    assert held(ledger("Schachjugend"), "2026|protest|1") == 1000


def test_22_2_a_deputy_directed_and_the_official_decides(path: Path) -> None:
    directed(path, "Muster Anna")
    done(path, "protest", "file", *SJRP, *PAPER)
    assert instance() == "spielleiter"
    refused(path, "SJRP § 21.3.1", "--by", "muster anna", *decision(1, "2026-05-20"))
    done(path, *decision(1, "2026-05-20"))


def test_a_book_is_asked_what_is_decided_for_a_division(path: Path, tmp_path: Path) -> None:
    (field, *_others) = form_of(open_desk(path, OFFICIAL), DECIDE, {"division": "vm-u14"}).fields
    assert [one for one, _words in field.answers] == ["director", "court"]
    steps = len(journal.rows())
    given = ("vm-u14", "wait", "7", "--decided-by", "Board", "--date", "2026-05-09")
    result = run("--db", path, "division", "decide", *given)
    assert result.exit_code != 0
    assert "SJRP has no rule about days a late nomination waits" in " ".join(result.stderr.split())
    assert len(journal.rows()) == steps
