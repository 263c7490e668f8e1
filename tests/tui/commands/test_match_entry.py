"""``match enter``: lineups, results and reports of a match from the command line.

The Landesliga's first match, as in the public season: 601 left board 6 empty and paid € 30 in cash.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, MatchDraft
from league.formatting import score as half
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.storage import journal
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import GAP, run, stored

MATCH = tuple(map(str, GAP))


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    yield stored(tmp_path, "landesliga")
    transactions.close_file()


def enter(file: Path, *typed: str, match: tuple[str, ...] = MATCH) -> tuple[int, str]:
    """Return the exit status and all that was said."""
    result = run("--db", file, "--by", "Anna", "match", "enter", *match, *typed)
    return result.exit_code, result.stdout + result.stderr


def recorded(file: Path) -> MatchDraft:
    found = draft_of(open_desk(file, OFFICIAL), GAP)
    transactions.close_file()
    return found


def test_results_alone_change_nothing_else(file: Path) -> None:
    before = recorded(file)
    # Board 6 has no game: the home player is missing.
    code, said = enter(file, "--replace", "--results", "1,½,0,r,0:0,-,1, 0")
    assert code == 0
    assert "§ 4.4.a.2" in said
    results = (WIN, DRAW, LOSS, DRAW, BOTH_LOST, None, WIN, LOSS)
    assert recorded(file) == replace(before, results=results)


def test_a_lineup_a_gap_and_a_report_are_recorded(file: Path) -> None:
    before = recorded(file)
    away = ",".join("-" if board == 3 else one or "-" for board, one in enumerate(before.away, 1))
    results = "1,1,-,1,1,-,1,1"
    typed = ("--away-players", away, "--away-paid", "3", "--away-report", "2.10.2011")
    assert enter(file, "--replace", *typed, "--results", results)[0] == 0
    found = recorded(file)
    assert found.away == (*before.away[:2], None, *before.away[3:])
    assert found.gaps_paid == (before.gaps_paid[0], frozenset({3}))
    assert [str(day) for day in found.reported][1] == "2011-10-02"
    assert found.home == before.home
    assert enter(file, "--away-paid", "-", "--replace")[0] == 0
    assert recorded(file).gaps_paid[1] == frozenset()


def test_it_is_taken_back_by_undo(file: Path) -> None:
    before = recorded(file)
    assert enter(file, "--results", "0,0,0,0,0,-,0,0", "--replace")[0] == 0
    assert recorded(file) != before
    run("--db", file, "--by", "Anna", "undo", "--why", "Another match.")
    assert recorded(file) == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--results", "2,1"), "“2” is no result"),
        (("--results", "1,1,1,1,1,1,1,1,1"), "Board 9 does not exist"),
        (("--results", "1,1,1,1,1,1,1,1"), "Board 6: a result needs two players"),
        (("--home-players", "zz"), "No player has the pass number or the name “zz”"),
        (("--home-paid", "1"), "Board 1 is occupied; only a gap is paid for"),
        (("--home-paid", "one"), "“one” is no whole number"),
        (("--date", "31.2.2011"), "is no day"),
    ],
)
def test_what_cannot_be_is_a_sentence(file: Path, typed: tuple[str, ...], said: str) -> None:
    before = recorded(file)
    code, words = enter(file, *typed)
    assert (code, said in words) == (2, True), words
    assert recorded(file) == before


def test_an_unknown_match_is_a_sentence(file: Path) -> None:
    code, said = enter(file, match=("landesliga", "99", *MATCH[2:]))
    assert (code, "has no round 99" in said) == (2, True)


ZEROS = ("--results", "0,0,0,0,0,-,0,0")
"""Seven games lost and no game on board 6: 0 : 8 where the home team left that one empty."""


def head(file: Path) -> tuple[int, str]:
    transactions.open_file(file)
    found = journal.head()
    transactions.close_file()
    return found


@pytest.mark.parametrize("replaces", [(), ("--replace",)])
def test_a_dry_run_stores_nothing_and_says_what_storing_does(
    file: Path, replaces: tuple[str, ...]
) -> None:
    before, step = recorded(file), head(file)
    code, foretold = enter(file, "--dry-run", *replaces, *ZEROS)
    assert (code, recorded(file), head(file)) == (0, before, step)
    # Of eight boards the guests have what the home team has not: board 6 is theirs without a game.
    home = sum(one[0] for one in before.results if one)
    old, new = f"{half(home)} : {half(16 - home)}", "0 : 8"
    assert "→ Board 1: " in foretold
    names = "SV Turm Erzberg – Schachklub Föhrenwald"
    assert f"→ Round 1, {names}: {old} → {new}" in foretold.splitlines()
    *lines, last = foretold.splitlines()
    assert last == "Nothing was stored."
    assert enter(file, "--replace", *ZEROS) == (0, "\n".join([*lines, ""]))
    assert (recorded(file).results, head(file)[0]) == (
        (LOSS,) * 5 + (None,) + (LOSS,) * 2,
        step[0] + 1,
    )


def test_without_replace_the_same_is_said_and_refused(file: Path) -> None:
    before, step = recorded(file), head(file)
    _code, foretold = enter(file, "--dry-run", *ZEROS)
    code, said = enter(file, *ZEROS)
    assert (code, recorded(file), head(file)) == (2, before, step)
    told = [line for line in foretold.splitlines() if line[:1] in "Δ!→−+·"]
    assert said.splitlines()[: len(told)] == told
    assert "with --replace" in said


def test_a_dry_run_of_what_is_on_record_changes_and_foretells_nothing(file: Path) -> None:
    step = head(file)
    code, said = enter(file, "--dry-run")
    assert (code, head(file)) == (0, step)
    assert not any(sign in said for sign in "→−+")
    assert "Nothing was stored." in said
