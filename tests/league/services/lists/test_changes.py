"""A list handed in again judges played rounds again: what changes is said before it is stored."""

from datetime import date
from pathlib import Path

import pytest

from league.language import speaking
from league.services.consequences.trying import try_told
from league.services.journal import views as journal
from league.services.lists.steps import list_step
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import Outcome
from league.views.consequence_words import score_words
from league.views.consequences import NOTHING
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import public_season, run, stored

TEAM, DAY = "LANDESLIGA02", date(2011, 7, 5)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return open_desk(stored(tmp_path, "landesliga"), OFFICIAL)


def listed() -> list[str]:
    return [one.ident for one in public_season().squads if one.team == TEAM]


def swapped() -> list[str]:
    """The list with the players of places 4 and 10 in each other's place."""
    found = listed()
    found[3], found[9] = found[9], found[3]
    return found


def tried(desk: Desk, idents: list[str]) -> Outcome:
    with speaking("en"):
        return try_told(desk, list_step(TEAM, idents, (), DAY))


def test_each_match_that_is_judged_otherwise_is_named_with_findings_and_fees(desk: Desk) -> None:
    (first,) = [key for key in desk.judgement.matches if key[1] == 1 and TEAM in key[2:]]
    seated = desk.judged(first).facts.home.boards
    order = swapped()
    places = [order.index(member.ident) + 1 if member else 0 for member in seated]
    # Who sits behind a player of a higher place on the list is struck (§ 4.4.d.1).
    struck = [at for at, place in enumerate(places) if place < max(places[:at], default=0)]
    results = [one.result for one in public_season().boards if one.match == first]
    lost = sum(result[0] for at, result in enumerate(results) if result and at in struck)
    assert (len(struck), desk.judged(first).fees) == (4, ())
    found = tried(desk, order).follows
    assert found is not None
    # € 22 for each in the Landesliga (§ 7.2.c): 4 × 22 = 88.
    names = " – ".join(desk.world.teams[team].name for team in first[2:])
    where = f"Round 1, {names}"
    assert len([one for one in found.findings_new if one.where == where]) == 4
    owed = [one for one in found.fees if one.where == where]
    assert [(one.before, one.after) for one in owed] == [(0, 2200)] * 4
    before, after = desk.judged(first).game_points[0], desk.judged(first).game_points[0] - lost
    assert (before, after) == (7, 3), "half points: 3½ become 1½"
    (score,) = [one for one in found.scores if one.match == first]
    assert score_words(score) == f"{where}: 3½ : 4½ → 1½ : 6½"


def test_the_same_list_again_changes_nothing_that_was_played(desk: Desk) -> None:
    found = tried(desk, listed())
    assert (found.notes, found.follows) == ((), NOTHING)


def test_the_command_says_it_first_and_with_preview_only_that(tmp_path: Path) -> None:
    path = stored(tmp_path, "landesliga")
    asked = ("list", "submit", TEAM, *swapped(), "--posted", DAY.isoformat())
    seen = run("--db", path, "--by", "M", *asked, "--preview")
    assert (seen.exit_code, "Round 1, " in seen.stderr) == (0, True)
    assert "is stored" not in seen.stderr
    transactions.open_file(path)
    assert len(journal.rows()) == 1, "the import alone"
    done = run("--db", path, "--by", "M", *asked)
    lines = done.stderr.splitlines()
    assert lines[-1] == f"The list of {TEAM} is stored."
    assert lines[:-1] == [line for line in seen.stderr.splitlines() if line]
    again = run("--db", path, "--by", "M", *asked, "--preview")
    assert "Nothing else changes." in again.stderr
    transactions.close_file()


def test_a_list_that_is_refused_is_refused_before_anything_is_said(tmp_path: Path) -> None:
    path = stored(tmp_path, "landesliga")
    asked = ("list", "submit", TEAM, "100000", "--posted", DAY.isoformat(), "--preview")
    refused = run("--db", path, "--by", "M", *asked)
    assert (refused.exit_code, "100000" in refused.stderr) == (2, True)
