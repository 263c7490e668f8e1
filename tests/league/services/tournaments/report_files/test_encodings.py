"""Report files as other programs save them: Latin-1, UTF-8 with a mark, UTF-16; CR, LF or both."""

from dataclasses import replace
from datetime import date
from itertools import product
from pathlib import Path

import pytest

from league.services.session import transactions
from league.services.tournaments.opening import opened
from league.trf.reading import read
from league.trf.records import Edition
from league.trf.writing import write
from tests.worlds.desk_world import run, stored
from tests.worlds.trf_world import drawn_players

NAMES = ("Größl, Jürgen", "Öller, Zoë", "Müller-Ähre, Ute", "Ißl, Änne", "Weiß, José")
IN_ASCII = ("Groessl, Juergen", "Oeller, Zoe", "Mueller-Aehre, Ute", "Issl, Aenne", "Weiss, Jose")
DAY = date(2012, 2, 18)
FILE = replace(
    drawn_players(3, number=5, rounds=2), first_day=DAY, last_day=DAY, round_days=(DAY, DAY)
)


def text(line_end: str) -> str:
    """Return a report file whose names have umlauts in their columns."""
    lines = write(FILE, Edition.TRF16).text.splitlines()
    for number, name in enumerate(NAMES, 1):
        at = next(i for i, one in enumerate(lines) if one.startswith(f"001 {number:4} "))
        lines[at] = lines[at][:14] + name.ljust(33) + lines[at][47:]
    lines[0] = "012 Grazer Frühjahrsöffnung"
    return line_end.join([*lines, ""])


@pytest.mark.parametrize(
    ("encoding", "line_end"),
    list(product(("utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16"), ("\r", "\n", "\r\n"))),
)
def test_umlauts_stay_however_the_file_was_saved(encoding: str, line_end: str) -> None:
    file = read(text(line_end).encode(encoding))
    assert file.name == "Grazer Frühjahrsöffnung"
    assert tuple(one.name for one in file.players) == NAMES
    said = () if encoding.startswith("utf-8") else (1,)
    assert tuple(one.line for one in file.odd) == said
    assert all("UTF-" in one.sentence for one in file.odd)
    assert [one.games for one in file.players] == [one.games for one in FILE.players]
    assert [one.rating for one in file.players] == [one.rating for one in FILE.players]
    assert file.round_days == (DAY, DAY)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "latin-1"])
def test_they_are_on_file_with_umlauts_and_are_written_in_ascii(
    encoding: str, tmp_path: Path
) -> None:
    database, source, out = stored(tmp_path), tmp_path / "gast.trf", tmp_path / "out.trf"
    source.write_bytes(text("\r\n").encode(encoding))
    for words in (("import", source), ("export", "gast", out)):
        made = run("--db", database, "tournament", *words)
        assert made.exit_code == 0, made.stderr
    transactions.open_file(database)
    try:
        file = opened(None, "gast").file
    finally:
        transactions.close_file()
    assert file.tournament.name == "Grazer Frühjahrsöffnung"
    assert {one.name for one in file.entrants.values()} == set(NAMES)
    written = out.read_bytes()
    assert written.isascii()
    assert written.count(b"\r\n") == written.count(b"\n")
    again = read(written)
    assert tuple(one.name for one in again.players) == IN_ASCII
    assert [one.games for one in again.players] == [one.games for one in FILE.players]
