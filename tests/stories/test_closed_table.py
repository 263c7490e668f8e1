"""Whatever changes a closed season's table says what hung on it, not appeals alone.

The federation of ``test_story_appeal``: G wins the division with 6 points before H with 4, I with 2
and goes up. After the roll-over G is excluded (§ 7.1.b), or its match against H is turned: H is
first. Then LL lacks H and has G, and the other way round by what takes that back.
"""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from league.facts.actors import official
from league.services.consequences.trying import try_told
from league.services.home.season_import import preview
from league.services.matches.verdict_steps import result_step
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step
from tests.stories.story_world import BY, NAME
from tests.stories.test_appeal import NEXT, do, played
from tests.worlds.tui_season import opened
from tests.worlds.waiting import until
from tui.dialogs.import_file import preview_words
from tui.kit.themes import Ink

INK = Ink(*["white"] * len(fields(Ink)))
LAST = ("kl", "6", "G1", "H1")
MATCH = ("kl", 6, "G1", "H1")
CLOSED = ("--season", NAME)
WHY = ("--reason", "So.")


@pytest.fixture(scope="module")
def turned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with G gone up, and the next season in use."""
    path = tmp_path_factory.mktemp("closed") / "league.sqlite"
    transactions.open_file(path)
    transactions.import_season(played(), official(BY), "")
    transactions.close_file()
    do(path, "promotion", "--up", "1", "--from-above", "0", "--record", "--reason", "As usual.")
    do(path, "rollover", NEXT, "--list-date", "2012-07-01")
    do(path, "seasons", "--use", NEXT)
    return path


@pytest.fixture
def file(turned: Path, tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "league.sqlite"
    path.write_bytes(turned.read_bytes())
    yield path
    transactions.close_file()


def moved(team: str, now: str, before: str, stands: str) -> str:
    return (
        f"By the table of 2011/12 {team} belongs to {now}, not to {before}; in 2012/13 it stands"
        f" in {stands}: a person decides."
    )


H_GOES_UP = {moved("G 1", "KL", "LL", "LL"), moved("H 1", "LL", "KL", "KL")}
G_GOES_UP = {moved("G 1", "LL", "KL", "KL"), moved("H 1", "KL", "LL", "LL")}


def hung(said: str) -> list[str]:
    return [one.strip() for one in said.splitlines() if "By the table of" in one]


@pytest.mark.parametrize(
    "deed",
    [
        ("ruling", "exclude", "G1", *WHY),
        ("ruling", "result", *LAST, "0:2", *WHY),
        ("ruling", "points", "G1", "--mp", "-3", *WHY),
        ("match", "enter", *LAST, "--results", "0,0", "--replace"),
        ("team", "withdraw", "G1", *WHY),
    ],
    ids=lambda deed: " ".join(deed[:2]),
)
def test_every_deed_that_moves_the_promotion_says_so(file: Path, deed: tuple[str, ...]) -> None:
    told = hung(do(file, *deed, *CLOSED).stderr)
    assert (len(told), set(told)) == (2, H_GOES_UP)
    # Taken back, both belong where they stand: nothing is left to decide.
    assert not hung(do(file, "undo", "--preview").output)
    assert not hung(do(file, "undo", "--why", "No.").output)


def test_so_does_undo_of_a_step_from_before_the_roll_over(file: Path) -> None:
    """The match is turned first, H goes up; then that is taken back in the new season."""
    transactions.open_file(file)
    transactions.close_file()
    do(file, "ruling", "result", *LAST, "0:2", *WHY, *CLOSED)
    transactions.open_file(file)
    number = transactions.last_step()[0]
    transactions.close_file()
    do(file, "rollover", NEXT, "--list-date", "2012-07-01", "--again", *CLOSED)
    seen = hung(do(file, "undo", str(number), "--preview").output)
    assert (len(seen), set(seen)) == (2, G_GOES_UP)
    assert hung(do(file, "undo", str(number), "--why", "No.").output) == seen


def test_what_moves_nobody_says_nothing(file: Path) -> None:
    assert not hung(do(file, "ruling", "points", "G1", "--mp", "-1", *WHY, *CLOSED).stderr)
    assert not hung(do(file, "undo", "--why", "No.").output)


def test_a_season_that_is_not_closed_is_not_judged_for_it(file: Path) -> None:
    assert not hung(do(file, "ruling", "exclude", "G1", *WHY).stderr)


def test_a_form_says_it_before_anything_is_stored(file: Path) -> None:
    desk = open_desk(file, official(BY), NAME)
    notes = try_told(desk, result_step(MATCH, (0, 4))).notes
    assert {one for one in notes if "By the table of" in one} == H_GOES_UP
    drawn = try_told(desk, result_step(MATCH, (2, 2))).notes
    assert not hung("\n".join(drawn))


async def test_the_screen_says_it_of_any_change(file: Path) -> None:
    do(file, "seasons", "--use", NAME)
    async with opened(file) as (app, pilot):
        assert app.desk is not None
        await app.change(file_step, result_step(MATCH, (0, 4)), "So.")
        await until(pilot, lambda: bool(app._notifications))
        (said,) = app._notifications
        assert (said.title, set(said.message.splitlines())) == ("To be decided", H_GOES_UP)


def _other_winner(file: Path, folder: Path) -> Path:
    """A workbook of the closed season in which H won the match of both."""
    book = folder / "closed.xlsx"
    do(file, "export", str(book), *CLOSED)
    whole = openpyxl.load_workbook(book)
    sheet: Any = whole["Bretter"]
    head = {cell.value: cell.column for cell in sheet[1]}
    for row in range(2, sheet.max_row + 1):
        values = {name: sheet.cell(row, column).value for name, column in head.items()}
        if (values["Heim"], values["Gast"]) == ("G1", "H1"):
            sheet.cell(row, head["Ergebnis"]).value = "0:1"
    whole.save(book)
    return book


def test_a_workbook_says_it_when_tried_and_when_read_in(file: Path, tmp_path: Path) -> None:
    book = _other_winner(file, tmp_path)
    for words in (("--dry-run",), ()):
        told = hung(do(file, "import", str(book), *words).stderr)
        assert (len(told), set(told)) == (2, H_GOES_UP)
    # What moves nobody any more says nothing.
    assert not hung(do(file, "import", str(book)).stderr)


def test_the_screen_says_it_before_a_workbook_is_read_in(file: Path, tmp_path: Path) -> None:
    book = _other_winner(file, tmp_path)
    _whole, shown = preview(book, file)
    assert set(shown.brings.moved) == H_GOES_UP
    assert all(one in preview_words(shown, INK).plain for one in H_GOES_UP)
    assert preview(book, file)[1].brings == shown.brings
