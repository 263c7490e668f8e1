"""Every screen in both languages and sizes, checked; one way of each compared with what is kept."""

from collections.abc import Iterator
from typing import Any

import pytest
from textual.screen import Screen

import tui
from tests.snapshots.kept import FOLDER, HOW, differences, files, kinds
from tests.snapshots.screens import SCREENS, UNSEEN, shots
from tests.snapshots.walk import GATE, KEPT, WALKS, themes_of, walk
from tests.snapshots.worlds import COMPETITIONS, DEMO, NOTHING, PUBLIC, World, modules
from tui.kit.themes import THEMES

MOST_BYTES = 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("world", "language", "size"),
    GATE,
    ids=[f"{world.name}-{language}-{size[0]}" for world, language, size in GATE],
)
async def test_screens_look_as_they_are_kept(
    world: World, language: str, size: tuple[int, int]
) -> None:
    seen = await walk(world, language, size)
    themes = {theme for one in seen for theme in one.drawings}
    assert themes == set(themes_of(language, size))
    wrong = [f"{one.shot.name}: {what}" for one in seen for what in one.faults]
    wrong += [
        f"{one.shot.name}: the words differ between the themes"
        for one in seen
        if len({drawing.text for drawing in one.drawings.values()}) > 1
    ]
    assert not wrong, "\n".join(wrong)
    found = list(differences(files(seen))) if (language, size) == KEPT else []
    assert not found, "\n\n".join([f"{len(found)} pictures differ. {HOW}", *found[:12]])


def _kinds(of: type[Any]) -> Iterator[type[Any]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)


def test_every_screen_has_a_picture() -> None:
    assert list(modules(tui))
    ours = {kind.__name__ for kind in _kinds(Screen) if kind.__module__.startswith("tui.")}
    without = ours - kinds() - UNSEEN.keys()
    assert not without, f"a line in tests/snapshots/screens.py is missing for {sorted(without)}"
    assert not UNSEEN.keys() - ours, "these are no screens any more"


def test_every_theme_is_looked_at_by_the_gate_and_in_every_world_when_all_is_drawn() -> None:
    every = {theme.name for theme in THEMES}
    for walks in (GATE, WALKS):
        seen = {world.name: set[str]() for world, _language, _size in walks}
        for world, language, size in walks:
            seen[world.name] |= set(themes_of(language, size))
        full = {name for name, themes in seen.items() if themes == every}
        assert full == ({DEMO.name, NOTHING.name} if walks is GATE else seen.keys())


def test_every_kept_picture_is_taken() -> None:
    names = {shot.name for world in (PUBLIC, DEMO, COMPETITIONS, NOTHING) for shot in shots(world)}
    kept = [path for path in FOLDER.rglob("*") if path.is_file()]
    assert {path.name.partition(".")[0] for path in kept} == names, HOW
    assert sum(path.stat().st_size for path in kept) < MOST_BYTES


def test_a_picture_has_a_name_of_its_own() -> None:
    names = [shot.name for shot in SCREENS]
    assert len(names) == len(set(names))
