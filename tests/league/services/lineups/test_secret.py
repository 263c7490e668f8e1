"""Before the opening a lineup is nowhere: no file, no export, no page of the program holds it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from openpyxl import load_workbook

from league.facts.actors import official
from league.facts.matches import MatchDraft, Side
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seals import SealedRow
from league.facts.seasons import Season
from league.facts.squads import SquadEntry
from league.services.journal import copies
from league.services.journal import views as journal
from league.services.lineups.hashing import lineup_text
from league.services.lineups.opening import open_due
from league.services.lineups.sealing import hand_in
from league.services.session import drafts, transactions
from league.services.session.drafts import TypedMatch, match_subject
from league.services.session.opening import open_desk
from league.services.session.seal_key import SealKey
from league.services.workbook.exporting import export_season
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.lineup_world import DAY, MATCH, SEASON, START, Hall, hall
from tests.worlds.lineup_world import season as small_season

IDENTS = ("770001", "770002")
"""Pass numbers that occur nowhere else as a row."""
ROW: SealedRow = IDENTS


def season() -> Season:
    plain = small_season()
    return replace(
        plain,
        players=(
            *plain.players,
            *(Player(one, f"Name{one}", rating=1500, nation="AUT") for one in IDENTS),
        ),
        registrations=(
            *plain.registrations,
            *(Registration(one, "A", Kind.HOME, plain.list_date) for one in IDENTS),
        ),
        # On the list the other way round, so that the lineup's order is told by nothing else.
        squads=(*plain.squads, *(SquadEntry("A1", 5 - at, one) for at, one in enumerate(IDENTS))),
    )


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with hall(tmp_path, monkeypatch, season()) as found:
        yield found


def traces() -> list[bytes]:
    """Every way in which the lineup could be written in one piece: as JSON, as text, as hashed."""
    signs = ('","', '", "', ",", ", ", "\n", " ", "\n2: ", "/", "|", "\t", ";", "')\n('", "', '")
    written = [sign.join(IDENTS) for sign in signs]
    written += [f"1: {IDENTS[0]}", f"2: {IDENTS[1]}", "spielleiter lineup 1"]
    return [one.encode() for one in written]


def found_in(content: bytes) -> list[bytes]:
    return [one for one in traces() if one in content]


def all_files(folder: Path) -> dict[str, list[bytes]]:
    """What of the lineup stands in any file of the folder, but the key's."""
    files = [one for one in folder.rglob("*") if one.is_file() and one.name != "seal.key"]
    assert any(one.name.endswith("-wal") for one in files)
    return {one.name: held for one in files if (held := found_in(one.read_bytes()))}


def test_the_search_finds_what_is_not_sealed(tmp_path: Path) -> None:
    plain = tmp_path / "plain-wal"
    plain.write_text(lineup_text(SEASON, MATCH, Side.HOME, ROW, "0" * 64))
    assert all_files(tmp_path) == {
        "plain-wal": [f"{IDENTS[0]}\n2: {IDENTS[1]}".encode(), *traces()[-3:]]
    }
    for order in permutations(IDENTS):
        assert bool(found_in(",".join(order).encode())) == (order == IDENTS)


def test_before_the_opening_the_lineup_is_in_no_file(held: Hall, tmp_path: Path) -> None:
    receipt = hand_in(SEASON, MATCH, Side.HOME, ROW, key=held.key, actor=OFFICIAL)
    assert all_files(tmp_path) == {}
    # The seal itself is there.
    wal = (tmp_path / "league.sqlite-wal").read_bytes()
    assert receipt.digest.encode() in wal
    copies.back_up(tmp_path / "copy.sqlite")
    export_season(SEASON, tmp_path / "season.xlsx")
    assert all_files(tmp_path) == {}
    told = load_workbook(tmp_path / "season.xlsx")
    lines = [row for sheet in told for row in sheet.iter_rows(values_only=True)]
    cells = [str(cell) for line in lines for cell in line]
    assert found_in("\n".join(cells).encode()) == []
    assert receipt.digest not in " ".join(cells)
    assert "seal" not in cells


def test_before_the_opening_no_command_tells_it(held: Hall) -> None:
    hand_in(SEASON, MATCH, Side.HOME, ROW, key=held.key, actor=OFFICIAL)
    view = journal.journal_view()
    rows = [f"{row} {view.changes(row)}" for row in view.rows]
    assert found_in("\n".join(rows).encode()) == []
    for command in (
        ("journal",),
        ("journal", "--json"),
        ("lineup", "state", *map(str, MATCH)),
        ("lineup", "state", *map(str, MATCH), "--json"),
        ("lineup", "verify", *map(str, MATCH), "home"),
        ("match", "show", *map(str, MATCH)),
        ("audit", "--json"),
    ):
        said = run("--db", held.path, "--seal-key", held.key.path, *command)
        assert found_in((said.stdout + said.stderr).encode()) == [], command


def typed(row: SealedRow) -> TypedMatch:
    nobody = (None, None)
    begun = MatchDraft(DAY, nobody, nobody, nobody)
    return TypedMatch(MATCH, replace(begun, home=row), begun)


def test_what_an_official_types_is_in_no_file_either(held: Hall, tmp_path: Path) -> None:
    thing = match_subject(SEASON, MATCH)
    change = {thing: (typed(ROW), True)}
    assert drafts.save_drafts(change, official("Other"), "elsewhere/1/00", held.key) == ""
    assert all_files(tmp_path) == {}
    desk = open_desk(held.path, OFFICIAL, SEASON, held.key)
    assert [one.typed for one in drafts.all_drafts(desk)] == [typed(ROW)]


def test_without_the_key_a_draft_of_a_match_is_not_kept_and_that_is_said(
    held: Hall, tmp_path: Path
) -> None:
    thing = match_subject(SEASON, MATCH)
    assert not drafts.save_drafts({thing: (typed(ROW), True)}, OFFICIAL, "a/1/00", held.key)
    other = SealKey(tmp_path / "nowhere" / "seal.key")
    why = drafts.save_drafts({thing: (typed(ROW), True)}, OFFICIAL, "b/1/00", other)
    assert "is not there" in why
    assert all_files(tmp_path) == {}
    # Whoever has no key sees that there is one, and why he cannot read it.
    (draft,) = drafts.all_drafts(open_desk(held.path, OFFICIAL, SEASON, other))
    assert (draft.typed, "is not there" in draft.fault) == (None, True)


def test_after_the_opening_it_is_public(held: Hall, tmp_path: Path) -> None:
    hand_in(SEASON, MATCH, Side.HOME, ROW, key=held.key, actor=OFFICIAL)
    held.hand_in(Side.AWAY)
    held.at(START)
    open_due(key=held.key)
    transactions.close_file()
    assert found_in(held.path.read_bytes()) != []
