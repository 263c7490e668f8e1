"""Dated files of a tournament of 2026, exported by command, as other programs take them.

py4swiss 0.3.1 expects the days of rounds (132) nine columns apart; FIDE's table has them ten
apart, at 92–99 and 102–109, as gacrux reads them. No line is both: what py4swiss takes for the
second day begins one column before it, so that a stroke stands where it expects a digit.
"""

from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest
from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser
from py4swiss.trf.exceptions import ParsingError

from league.trf.reading import read
from league.trf.records import Edition, TrfByes, TrfFile, TrfProhibited
from league.trf.round_history import turns_of
from league.trf.writing import write
from tests.worlds.desk_world import run
from tests.worlds.gacrux_programs import checked_rounds, next_pairs
from tests.worlds.generated_trf import generated
from tests.worlds.trf_world import drawn_teams

DAY = date(2026, 3, 7)
ABSENT, HALF = 3, 5
"""Who does not play the round to come; number 5 gets half a point for it."""


def dated(file: TrfFile, rounds: int) -> TrfFile:
    """Return a file with a day for each round."""
    days = tuple(DAY + timedelta(days=at) for at in range(rounds))
    return replace(file, rounds=rounds, first_day=DAY, last_day=days[-1], round_days=days)


@cache
def before_the_last(seed: int) -> TrfFile:
    """Return a Swiss with one round to come, and two who are away."""
    file = dated(read(generated(seed, 14 + seed, 5, accelerated=False)), 6)
    return replace(file, byes=(TrfByes("H", 6, (HALF,)), TrfByes("Z", 6, (ABSENT,))))


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
    return made.stdout


def exported(database: Path, file: TrfFile, *more: str) -> Path:
    """Import a file by command, and export it by command."""
    source, out = database.with_name("gast.trf"), database.with_name("out.trf")
    source.write_bytes(write(file, Edition.TRF26).text.encode())
    done(database, "tournament", "import", source)
    done(database, "tournament", "export", "gast", out, *more)
    return out


@pytest.mark.parametrize("edition", Edition)
def test_py4swiss_refuses_the_columns_of_the_format_and_nothing_else(
    edition: Edition, tmp_path: Path
) -> None:
    path, file = tmp_path / "open.trf", replace(before_the_last(1), byes=())
    path.write_bytes(write(file, edition).text.encode())
    with pytest.raises(ParsingError, match=r"Invalid date '/03/0' \(Row \d+, Column 97\)"):
        TrfParser.parse(path)
    lines = path.read_text().splitlines()
    days = next(line for line in lines if line.startswith("132"))
    assert (days[91:99], days[101:109]) == ("26/03/07", "26/03/08")
    path.write_text("\n".join(line for line in lines if line != days))
    assert TrfParser.parse(path).x_section.number_of_rounds == 6


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", range(3))
def test_py4swiss_pairs_the_next_round_of_a_dated_tournament(
    seed: int, edition: Edition, database: Path
) -> None:
    never = TrfProhibited(1, 6, (1, 2, 4))
    file = replace(before_the_last(seed), prohibited=(never,))
    path = exported(database, file, "--for-pairing", "--edition", edition.value)
    found = TrfParser.parse(path, strict=edition is Edition.TRF16)
    assert found.x_section.number_of_rounds == 6
    pairs = [(one.white, one.black) for one in DutchEngine.generate_pairings(found)]
    paired = sorted(number for pair in pairs for number in pair if number)
    assert paired == [one for one in range(1, 15 + seed) if one not in (ABSENT, HALF)]
    turns = turns_of(file)
    for white, black in pairs:
        assert black not in {turn.opponent for turn in turns[white] if turn.played}
        assert not {white, black} <= {1, 2, 4}


@pytest.mark.parametrize("seed", range(3))
def test_gacrux_checks_the_rounds_and_pairs_the_next_as_it_is_paired_here(
    seed: int, database: Path
) -> None:
    path = exported(database, before_the_last(seed))
    assert checked_rounds(path) == [True] * 5
    theirs = next_pairs(path)
    done(database, "tournament", "pair", "gast")
    done(database, "tournament", "export", "gast", path, "--force")
    paired = {one.number: one.games[5] for one in read(path.read_bytes()).players}
    ours = {
        (number, game.opponent or 0)
        for number, game in paired.items()
        if game.color == "w" or game.result == "U"
    }
    assert theirs == ours
    assert (paired[ABSENT].result, paired[HALF].result) == ("Z", "H")


def test_a_file_for_pairing_is_read_again_without_a_contradiction(database: Path) -> None:
    report = read(exported(database, before_the_last(0)).read_bytes())
    for edition in Edition:
        path = database.with_name(f"{edition.value}.trf")
        options = ("--edition", edition.value, "--for-pairing")
        done(database, "tournament", "export", "gast", path, *options)
        again = read(path.read_bytes())
        assert again.odd == ()
        assert again.players == report.players
        # TRF16 cannot say that the bye brings half a point.
        kinds = "HZ" if edition is Edition.TRF26 else "ZZ"
        byes = {number: one.kind for one in again.byes for number in one.numbers}
        assert byes == {HALF: kinds[0], ABSENT: kinds[1]}
        assert again.round_days == ()


def test_gacrux_checks_the_rounds_of_a_dated_tournament_of_teams(database: Path) -> None:
    path = exported(database, dated(drawn_teams(2, teams=6), 5))
    assert "132 " in path.read_text()
    assert len(checked_rounds(path)) == 4
