"""The first page kept from one opening to the next, and when it is not used."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league import clock, language, rulebooks
from league.errors import InputError, RuleBookError
from league.services.home import first_page, season_views
from league.services.home.season_views import season_view
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.views.divisions import TaskRow
from tests.paths import ROOT
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, season_file

DAMAGED = "is damaged or was changed"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    transactions.close_file()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return open_desk(season_file(tmp_path), OFFICIAL)


def file(folder: Path) -> Path:
    """Return the one file that was kept."""
    (found,) = (folder / "cache").rglob("*.json")
    return found


def test_the_page_that_was_kept_is_the_one_that_is_shown(desk: Desk) -> None:
    assert first_page.kept_page(desk.path, None) is None
    first_page.keep(desk)
    for name in (None, "2011/12"):
        page = first_page.kept_page(desk.path, name)
        assert page is not None
        assert page.view == season_view(desk)
        assert page.last_step == desk.last_step
    assert first_page.kept_page(desk.path, "2010/11") is None


def test_it_is_used_only_at_the_journals_head_it_was_made_at(desk: Desk) -> None:
    first_page.keep(desk)
    draft = replace(draft_of(desk, PLAYED), remarks={2: "late home"})
    after = record_match(desk, PLAYED, draft)
    assert first_page.kept_page(desk.path, None) is None
    first_page.keep(after)
    assert first_page.kept_page(desk.path, None) is not None


def test_it_tells_its_day_and_is_not_used_before_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = [date(2026, 11, 22)]
    monkeypatch.setattr(clock, "today", lambda _zone: days[-1])
    first_page.keep(desk)
    assert first_page.kept_page(desk.path, None) is not None
    days.append(date(2026, 11, 23))
    earlier = first_page.kept_page(desk.path, None)
    assert earlier is not None
    assert earlier.day == date(2026, 11, 22)
    days.append(date(2026, 11, 21))
    assert first_page.kept_page(desk.path, None) is None


def test_it_is_used_only_in_its_language(desk: Desk) -> None:
    first_page.keep(desk)
    with language.speaking("de"):
        assert first_page.kept_page(desk.path, None) is None


def test_it_is_used_only_with_the_rule_book_as_it_was(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_page.keep(desk)
    known = rulebooks.digest
    monkeypatch.setattr(rulebooks, "digest", lambda id: known(id)[::-1])
    assert first_page.kept_page(desk.path, None) is None


def test_it_is_not_used_without_its_rule_book(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    first_page.keep(desk)
    monkeypatch.setattr(rulebooks, "available", list)
    assert first_page.kept_page(desk.path, None) is None


def test_a_rule_books_digest_changes_with_each_of_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "some_book"
    folder.mkdir()
    for name in ("__init__.py", "paragraphs.toml"):
        (folder / name).write_text("a = 1\n")
    monkeypatch.setattr(rulebooks, "__path__", [*rulebooks.__path__, str(tmp_path)])
    seen = {rulebooks.digest("some-book")}
    assert rulebooks.digest("some-book") in seen
    for name in ("__init__.py", "paragraphs.toml", "p01.py"):
        (folder / name).write_text("a = 2\n")
        seen.add(rulebooks.digest("some-book"))
    assert len(seen) == 4
    with pytest.raises(RuleBookError, match="no rule book"):
        rulebooks.digest("../some-book")


def test_another_versions_page_is_refused_and_forgotten(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_page.keep(desk)
    monkeypatch.setattr(first_page, "_version", lambda: "99.0")
    with pytest.raises(InputError, match="of another version"):
        first_page.kept_page(desk.path, None)
    assert first_page.kept_page(desk.path, None) is None
    assert not list((tmp_path / "cache").rglob("*.json"))


def _renamed(text: str) -> str:
    """Give a club another name."""
    assert "SV Turm Sulmegg" in text
    return text.replace("SV Turm Sulmegg", "SV Turm Anderswo")


def _newer(text: str) -> str:
    """Add something that only a later version would know."""
    held = json.loads(text)
    return json.dumps({**held, "more": 1})


def _empty(text: str) -> str:
    """Keep nothing, with the digest that fits."""
    return json.dumps({**json.loads(text), "page": "{}", "digest": first_page._digest("{}")})


@pytest.mark.parametrize(
    "change",
    [
        _renamed,
        _newer,
        lambda _text: "",
        lambda _text: "{",
        lambda _text: "null",
        lambda _text: "[]",
        lambda _text: '{"version": 1',
        lambda _text: "[" * 100_000,
        lambda text: text[: len(text) // 2],
        lambda text: json.dumps({**json.loads(text), "page": None}),
        _empty,
    ],
)
def test_a_page_that_was_changed_is_refused_and_forgotten(
    desk: Desk, tmp_path: Path, change: Callable[[str], str]
) -> None:
    first_page.keep(desk)
    place = file(tmp_path)
    place.write_text(change(place.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(InputError, match=DAMAGED):
        first_page.kept_page(desk.path, None)
    assert not place.exists()


def test_bytes_that_are_no_text_are_refused(desk: Desk, tmp_path: Path) -> None:
    first_page.keep(desk)
    file(tmp_path).write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match=DAMAGED):
        first_page.kept_page(desk.path, None)


def test_what_is_typed_and_not_stored_is_not_kept(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = season_view(desk)
    typed = TaskRow("draft", "Typed and not stored: a letter", "", left=-1000)
    monkeypatch.setattr(
        first_page, "season_view", lambda *_of: replace(found, tasks=(typed, *found.tasks))
    )
    first_page.keep(desk)
    page = first_page.kept_page(desk.path, None)
    assert page is not None
    assert page.view == season_views.season_view(desk)


def test_a_folder_that_cannot_be_written_keeps_nothing_and_harms_nothing(
    desk: Desk, tmp_path: Path
) -> None:
    (tmp_path / "cache").write_text("no folder")
    first_page.keep(desk)
    assert first_page.kept_page(desk.path, None) is None


def test_names_of_players_are_not_shown_to_other_users(desk: Desk, tmp_path: Path) -> None:
    first_page.keep(desk)
    assert file(tmp_path).parent.stat().st_mode & 0o077 == 0


def test_only_the_interface_reads_it() -> None:
    modules = [*(ROOT / "league").rglob("*.py"), *(ROOT / "tui").rglob("*.py")]
    readers = [one for one in modules if "first_page" in one.read_text(encoding="utf-8")]
    assert {str(one.relative_to(ROOT)) for one in readers} == {
        "tui/opening/season.py",
        "tui/saving.py",
    }


def test_a_pipe_in_its_place_is_not_read(desk: Desk) -> None:
    first_page.keep(desk)
    (place,) = Path(os.environ["XDG_CACHE_HOME"]).rglob("*.json")
    place.unlink()
    os.mkfifo(place)
    assert first_page.kept_page(desk.path, None) is None
