"""What commands say where there is nothing to list, and what is no file, event or system."""

from pathlib import Path

import pytest

from tests.worlds.desk_world import run, stored


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("protest", "list"), "Kein Protest ist erfasst."),
        (("duty", "list"), "Keine ausständige Meldung ist erfasst."),
        (("event", "list"), "Kein Einzel- oder Jugendbewerb ist erfasst."),
        (("player", "bans"), "Niemand ist gesperrt."),
        (("division", "list"), "Für keinen Bewerb ist eine Entscheidung festgehalten."),
        (("qualification", "show"), "Kein Qualifikationsturnier ist erfasst."),
        (("calendar", "list"), "Kein Termin ist geschützt, und niemand ist einberufen."),
    ],
)
def test_an_empty_list_is_a_sentence(tmp_path: Path, words: tuple[str, str], said: str) -> None:
    result = run("--db", stored(tmp_path), *words, lang="de")
    assert (result.exit_code, result.stdout) == (0, "")
    assert " ".join(result.stderr.split()) == said


def test_a_file_without_a_name_is_none() -> None:
    result = run("--db", "", "seasons", lang="de")
    assert result.exit_code == 2
    assert "Der Name der Datei ist leer." in result.stderr


def test_what_the_system_refuses_is_said_in_german(tmp_path: Path) -> None:
    said = run("case", tmp_path / "nope", lang="de").stderr
    assert "diese Datei oder diesen Ordner gibt es nicht" in " ".join(said.split())
    assert "No such file" not in said


def test_where_no_teams_are_level_it_says_none(tmp_path: Path) -> None:
    asked = ["ruling", "order", "landesliga", "LANDESLIGA01", "LANDESLIGA02", "--reason", "Los."]
    said = " ".join(run("--db", stored(tmp_path), *asked, lang="de").stderr.split())
    assert "sind nicht völlig gleich (Landesliga). Gleich sind: keine." in said


def test_an_event_that_exists_is_said_to_exist(tmp_path: Path) -> None:
    asked = ["--db", str(stored(tmp_path)), "event", "create", "x", "--kind", "U18"]
    asked += ["--date", "2012-03-03", "--name", "U18"]
    assert run(*asked).exit_code == 0
    said = " ".join(run(*asked, lang="de").stderr.split())
    assert "Einen Bewerb „x“ gibt es bereits (TUWO § 4.2)." in said
