"""Report files of 2026 imported by command: every value of their tie-breaks is gacrux's."""

from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from league.facts.tournaments import Unplayed
from league.services.session import transactions
from league.services.session.desk import desk_of
from league.services.session.opening import judge_stored
from league.services.session.trial_runs import try_step
from league.services.tournaments.opening import opened
from league.services.tournaments.ranking.tables import ranked_of
from league.services.tournaments.report_files.steps import import_step
from league.trf.reading import read
from league.trf.records import Edition, TrfFile
from league.trf.writing import write
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.gacrux_programs import tie_breaks
from tests.worlds.generated_trf import generated
from tests.worlds.trf_world import drawn_teams

CODES = (
    *("BH", "BH/C1", "BH/C2", "BH/M1", "FB", "FB/C1", "SB", "SB/C1", "AOB", "KS", "PS", "PS/C1"),
    *("WIN", "WON", "BPG", "BWG", "REP", "ARO", "ARO/C1", "TPR", "PTP", "APRO"),
)
DAYS = {Unplayed.FIDE_2024: date(2025, 10, 4), Unplayed.FIDE_2026: date(2026, 3, 7)}
"""A first day in the time of each edition, in the season."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "league.sqlite"
    done(
        path, "season", "new", "2025/26", "--rulebook", "sjrp-2025",
        "--federation", "Schachjugend", "--list-date", "2025-07-01",
    )  # fmt: skip
    return path


def done(database: Path, *words: object) -> str:
    made = run("--db", database, *words)
    assert made.exit_code == 0, made.stderr
    return made.stdout + made.stderr


def begun(seed: int, first: date) -> TrfFile:
    """Return a Swiss with byes and forfeits that began on a day, with a day for each round."""
    file = read(generated(seed, 12 + 3 * seed, 5 + seed % 3, accelerated=False))
    days = tuple(first + timedelta(days=at) for at in range(file.rounds))
    return replace(
        file, first_day=first, last_day=days[-1], round_days=days, standings=("PTS", *CODES)
    )


def ours(database: Path, id: str) -> dict[int, list[Fraction]]:
    """Return points and values as the table of the imported tournament has them."""
    transactions.open_file(database)
    try:
        found = opened(None, id)
        assert found.file.tournament.criteria == CODES
        rows = ranked_of(found).rows
    finally:
        transactions.close_file()
    return {
        row.number: [
            Fraction(row.points, 2),
            *(Fraction(one.number, one.per) if one else Fraction(0) for one in row.worked),
        ]
        for row in rows
    }


@pytest.mark.parametrize("edition", DAYS)
def test_every_value_of_an_imported_file_is_that_of_its_edition(
    edition: Unplayed, database: Path
) -> None:
    compared = 0
    source = database.with_name("gast.trf")
    for seed in range(4):
        source.write_bytes(write(begun(seed, DAYS[edition]), Edition.TRF26).text.encode())
        theirs = tie_breaks(source, ("PTS", *CODES))
        said = done(database, "tournament", "import", source, "--id", f"open{seed}")
        assert f"FIDE C.07 of {DAYS[edition].year - (edition is Unplayed.FIDE_2024)}" in said
        for number, mine in ours(database, f"open{seed}").items():
            for code, one, other in zip(("PTS", *CODES), mine, theirs[number][:-1], strict=True):
                assert one == Fraction(other or 0), (seed, number, code)
                compared += 1
    assert compared == sum(12 + 3 * seed for seed in range(4)) * (1 + len(CODES))


@pytest.mark.parametrize(("first", "told"), [(date(2025, 10, 4), 1), (date(2026, 3, 7), 0)])
def test_a_tie_break_of_a_later_edition_is_listed_and_kept(
    database: Path, first: date, told: int
) -> None:
    """The names of the chains of EDE exist from 1 March 2026 on (C.07 13.3)."""
    file = replace(
        drawn_teams(1, teams=4), first_day=first, last_day=first, round_days=(),
        standings=("MPTS", "EDET", "GPTS"),
    )  # fmt: skip
    source = database.with_name("teams.trf")
    source.write_bytes(write(file, Edition.TRF26).text.encode())
    said = done(database, "tournament", "import", source, "--id", "cup")
    assert (
        said.count("EDET exists only from 1 Mar 2026 on; in this edition it parts nobody.") == told
    )
    transactions.open_file(database)
    # On the screen likewise; and the code stays on record.
    desk = desk_of(judge_stored(None), database, OFFICIAL)
    seen = try_step(desk, import_step(str(source), "screen", ""))
    assert sum("EDET exists only from" in one for one in seen.notes) == told
    assert "EDET" in opened(None, "cup").file.tournament.criteria
    transactions.close_file()


def test_the_edition_makes_a_difference(database: Path) -> None:
    """The test above could not fail if no value depended on the edition."""
    source = database.with_name("gast.trf")
    source.write_bytes(write(begun(1, DAYS[Unplayed.FIDE_2026]), Edition.TRF26).text.encode())
    done(database, "tournament", "import", source)
    done(database, "tournament", "import", source, "--id", "old", "--unplayed", "fide-c07-2023")
    assert ours(database, "gast") != ours(database, "old")
