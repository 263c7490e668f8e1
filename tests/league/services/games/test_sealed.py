"""A sealed move is readable nowhere before it is opened, by nobody without right and key."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import chain
from pathlib import Path
from zipfile import ZipFile, is_zipfile

import pytest

from league.errors import ConflictError, InputError, NotFoundError, RightError, StorageError
from league.facts.actors import Actor
from league.facts.game_files import GameFile, OpenedMove
from league.facts.games import Color
from league.facts.seasons import Season
from league.services.games.adjourned import envelope_entries, opened_view, resumption_rules
from league.services.games.files import store_game
from league.services.games.seal_steps import open_step, seal_step
from league.services.games.sealing import open_move, seal_move, sealed_text
from league.services.journal import copies, undoing
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.game_records import waiting_move
from league.services.session.opening import open_desk
from league.services.session.seal_key import SealKey
from league.services.session.trial_runs import try_step
from league.services.workbook.exporting import export_season
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.lineup_world import MATCH, SEASON, Hall, captain, hall
from tests.worlds.lineup_world import season as small_season

WRITTEN = "Sf3-g5 (=)"
PLACE = (SEASON, MATCH, 1)
IN_2001 = date(2001, 10, 13)
"""A day on which the edition of 2001 was in force; on those of the season none at hand was."""


def of_2001() -> Season:
    """The small season with its first match moved under the Laws of 2001."""
    plain = small_season()
    first = replace(plain.fixtures[0], day=IN_2001)
    return replace(plain, fixtures=(first, *plain.fixtures[1:]))


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with hall(tmp_path, monkeypatch, small_season()) as found:
        yield found


def seal(held: Hall, written: str = WRITTEN) -> str:
    envelope = {"A2.a": "A1 – B1"}
    made = seal_move(*PLACE, Color.WHITE, written, envelope, key=held.key, actor=OFFICIAL)
    return made.digest


def opened(
    held: Hall, *, there: bool = True, key: SealKey | None = None, actor: Actor = OFFICIAL
) -> OpenedMove:
    return open_move(*PLACE, opponent_there=there, key=key or held.key, actor=actor)


def everything(folder: Path) -> bytes:
    """What stands in all files but the key's; what is packed is unpacked, else it would hide."""
    files = [one for one in folder.rglob("*") if one.is_file() and one.name != "seal.key"]
    return b"".join(chain.from_iterable(map(_contents, files)))


def _contents(file: Path) -> Iterator[bytes]:
    if not is_zipfile(file):
        yield file.read_bytes()
        return
    with ZipFile(file) as packed:
        yield from (packed.read(name) for name in packed.namelist())


def said(held: Hall, *command: str) -> str:
    result = run("--db", held.path, "--seal-key", held.key.path, *command)
    return result.stdout + result.stderr


def test_before_the_opening_the_move_is_in_no_file_and_no_command_tells_it(
    held: Hall, tmp_path: Path
) -> None:
    digest = seal(held)
    copies.back_up(tmp_path / "copy.sqlite")
    export_season(SEASON, tmp_path / "season.xlsx")
    content = everything(tmp_path)
    assert digest.encode() in content
    told = "".join(
        said(held, *command)
        for command in (("journal",), ("journal", "--json"), ("audit", "--json"), ("game", "list"))
    )
    told += "".join(f"{row} {journal.journal_view().changes(row)}" for row in journal.rows())
    # Three letters alone stand by chance in what is sealed: random signs of an alphabet of 64.
    for written in (WRITTEN, "Sf3-g5", "Sf3g5", "f3g5", "g5 ("):
        assert written.encode() not in content
    assert all(written not in told for written in (WRITTEN, "Sf3", "g5 ("))
    plain = sealed_text(SEASON, MATCH, 1, Color.WHITE, WRITTEN, "0" * 64)
    assert all(part in plain for part in (WRITTEN, "spielleiter move 1"))


def test_a_workbook_leaves_what_is_sealed_at_home(held: Hall, tmp_path: Path) -> None:
    seal(held)
    export_season(SEASON, tmp_path / "season.xlsx")
    transactions.close_file()
    into = run("--db", tmp_path / "other.sqlite", "import", tmp_path / "season.xlsx")
    assert into.exit_code == 0, into.stderr
    transactions.open_file(tmp_path / "other.sqlite")
    assert waiting_move(*PLACE) is None


def test_an_import_over_a_waiting_move_is_refused_until_it_is_open(
    held: Hall, tmp_path: Path
) -> None:
    export_season(SEASON, tmp_path / "season.xlsx")
    seal(held)
    refused = said(held, "import", str(tmp_path / "season.xlsx"))
    assert "1 move of an adjourned game of 2011/12 waits sealed" in refused
    transactions.open_file(held.path)
    opened(held)
    assert "waits sealed" not in said(held, "import", str(tmp_path / "season.xlsx"))


def test_it_is_opened_once_by_whom_it_concerns_with_the_opponent_and_the_key(
    held: Hall, tmp_path: Path
) -> None:
    with pytest.raises(NotFoundError, match="No move is sealed"):
        opened(held)
    seal(held)
    before = journal.rows()
    with pytest.raises(InputError, match="until the player who answers it"):
        opened(held, there=False)
    for wrong in (captain("A1"), Actor("Gast")):
        with pytest.raises(RightError):
            opened(held, actor=wrong)
    lost = SealKey(tmp_path / "nowhere" / "seal.key")
    with pytest.raises(StorageError, match="is not there"):
        opened(held, key=lost)
    assert journal.rows() == before
    assert opened(held).written == WRITTEN
    with pytest.raises(ConflictError, match="is open already"):
        opened(held)


def test_only_officials_seal_and_only_on_boards_that_are_there(held: Hall) -> None:
    with pytest.raises(RightError):
        seal_move(*PLACE, Color.WHITE, "e4", {}, key=held.key, actor=captain("A1"))
    with pytest.raises(NotFoundError, match="Board 3 does not exist"):
        seal_move(SEASON, MATCH, 3, Color.WHITE, "e4", {}, key=held.key, actor=OFFICIAL)
    for wrong in ("", " ", "e4\0", "e4\ne5", "e" * 81):
        with pytest.raises(InputError):
            seal(held, wrong)
    assert waiting_move(*PLACE) is None


def test_a_game_adjourned_twice_has_a_second_envelope(held: Hall) -> None:
    seal(held)
    with pytest.raises(ConflictError, match="sealed for this game already"):
        seal(held)
    opened(held)
    seal(held, "Kh1")
    assert opened(held).written == "Kh1"


def test_sealing_and_opening_are_never_taken_back(held: Hall) -> None:
    seal(held)
    with pytest.raises(InputError, match="stays sealed until it is opened"):
        undoing.undo(journal.rows()[-1].number, OFFICIAL, "No.")
    opened(held)
    with pytest.raises(InputError, match="was seen: it stays open"):
        undoing.undo(journal.rows()[-1].number, OFFICIAL, "No.")


def test_a_trial_run_tells_nothing(held: Hall) -> None:
    seal(held)
    desk = open_desk(held.path, OFFICIAL, SEASON, held.key)
    outcome = try_step(desk, open_step(MATCH, 1, opponent_there=True, no_show=False))
    assert not outcome.refused
    assert "g5" not in f"{outcome.says} {outcome.notes}"
    assert waiting_move(*PLACE) is not None


def test_the_receipt_is_the_hash_and_what_is_missing_on_the_envelope_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch, of_2001()) as held:
        desk = open_desk(held.path, OFFICIAL, SEASON, held.key)
        with pytest.raises(InputError, match=r"No article 13\.2\.a"):
            seal_step(MATCH, 1, Color.WHITE, "e4", {"13.2.a": "A – B"})(desk, "")
        outcome = seal_step(MATCH, 1, Color.WHITE, "e4", {"A2.a": "A – B"})(desk, "")
        waiting = waiting_move(*PLACE)
        assert waiting is not None
        assert waiting.digest in outcome.notes[0]
        # Seven entries since 2001; one is there.
        assert len(outcome.notes) == 1 + 7 - 1


@pytest.mark.parametrize(
    ("moves", "written", "result", "citation"),
    [
        ("1. e4 e5 2. Sf3 Sc6", "Lb5", "plays_on", "FIDE 2001"),
        # Two knights can go to d2: ambiguous, the game is lost (A8.a).
        ("1. d4 d5 2. Sf3 Sf6", "Sd2", "0-1", "A8.a"),
        ("1. e4 e5", "Lb9", "0-1", "A8.b"),
        ("1. e4 e5", "Lb8", "0-1", "A8.c"),
        # Scholar's mate: what ends the game stands; the federation says of mate itself who loses.
        ("1. e4 e5 2. Lc4 Sc6 3. Dh5 Sf6", "Dxf7", "1-0", "TUWO § 2.6"),
    ],
)
def test_the_opened_move_is_read_and_judged_by_the_edition_of_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    moves: str, written: str, result: str, citation: str,
) -> None:  # fmt: skip
    with hall(tmp_path, monkeypatch, of_2001()) as held:
        store_game(SEASON, GameFile(match=MATCH, board=1, moves=moves), actor=OFFICIAL, why="")
        seal(held, written)
        found = opened(held)
        view = opened_view(open_desk(held.path, OFFICIAL, SEASON, held.key), found)
        assert view is not None
        assert view.finding.code == result
        assert citation in view.finding.citation


def test_without_its_game_the_move_is_opened_and_told(held: Hall) -> None:
    seal(held)
    words = ("game", "open", *map(str, MATCH), "1", "--opponent-there")
    told = said(held, *words)
    assert f"In the envelope: {WRITTEN}" in told
    assert "No game is on file for this board" in told


@pytest.mark.parametrize(
    ("day", "entries", "lost"),
    [
        # Five entries in 1993 (13.2.a–e), seven since (A2.a–g, I.2.1–7).
        (date(1995, 5, 6), 5, "14.5.b"),
        (IN_2001, 7, "A11.b"),
        (date(2024, 3, 1), 7, "I.12.2"),
    ],
)
def test_the_envelope_of_each_edition_and_what_follows_when_it_is_lost(
    day: date, entries: int, lost: str
) -> None:
    assert len(envelope_entries(day)) == entries
    assert any(f" {lost}: " in one for one in resumption_rules(day))
    command = run("game", "envelope", "--date", day.isoformat())
    assert (command.exit_code, lost in command.stdout) == (0, True)


def test_on_a_day_without_an_edition_nobody_says_what_stands_on_the_envelope() -> None:
    with pytest.raises(InputError, match="is at hand"):
        envelope_entries(date(1999, 9, 9))
    with pytest.raises(InputError, match="before the oldest edition"):
        resumption_rules(date(1990, 1, 1))
