"""Commands speak in the words of the season's rule book; help, before one is open, in general."""

from pathlib import Path

import pytest

from tests.paths import PUBLIC
from tests.worlds.desk_world import run


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("wording") / "season.sqlite"
    assert run("--db", file, "--by", "A", "import", PUBLIC).exit_code == 0
    return file


def test_a_season_is_told_in_the_words_of_its_book(season: Path) -> None:
    assert "Pönalen an den Verband" in run("--db", season, "audit", lang="de").output
    assert "Gebühren an den Verband" not in run("--db", season, "audit", lang="de").output


def test_help_has_no_federations_words(season: Path) -> None:
    said = run("account", "confirm", "--help", lang="de").output
    assert "Vorgeschlagene Gebühren bestätigen" in said
    # A season told before changes nothing for the next.
    run("--db", season, "audit", lang="de")
    assert run("account", "confirm", "--help", lang="de").output == said
