"""Birth dates leave in exchange workbooks and on the player's own page, and nowhere else."""

from datetime import date
from pathlib import Path

import openpyxl
import pytest
from pypdf import PdfReader

from league.formatting import day as spoken_day
from league.language import LANGUAGES, speaking
from league.services.session import transactions
from tests.worlds.desk_world import STRUCK, public_season, run, stored
from tui.places import places

TEAM = STRUCK[2]
ASKED: tuple[tuple[str, ...], ...] = (
    ("audit", "--json"),
    ("table", "landesliga", "--json"),
    ("journal", "--json"),
    ("journal",),
    ("undo", "--preview", "--json"),
    ("promotion", "--up", "1", "--json"),
    ("elo", "period", "--until", "2011-12-31", "--json"),
    ("account", "list", "--json"),
    ("list", "check", TEAM),
    ("ruling", "show", *map(str, STRUCK)),
    ("view", "match", "/".join(map(str, STRUCK[:3]))),
    ("view", "division", "landesliga"),
    *(("view", place.name) for place in places()),
)


@pytest.fixture(scope="module")
def written() -> set[str]:
    """Every birth date of the public season that is no other day in it, as it may be written."""
    season = public_season()
    days = {one.born for one in season.players if one.born}
    days -= {one.reported for one in season.registrations}
    days -= {one.deregistered for one in season.registrations if one.deregistered}
    days = {one for one in days if one < date(2005, 1, 1)}
    assert len(days) > 300
    found = {one.isoformat() for one in days}
    for lang in LANGUAGES:
        with speaking(lang):
            found |= {spoken_day(one) for one in days}
    return found


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = stored(tmp_path_factory.mktemp("births"), "landesliga")
    # A step of the journal that holds a whole player.
    person = ("--name", "Neu Ada", "--born", "1994-03-02", "--sex", "w", "--nation", "AUT")
    asked = ("player", "register", "999001", "601", "--posted", "2011-12-28", *person)
    done = run("--db", path, "--by", "M", *asked)
    assert done.exit_code == 0, done.stderr
    transactions.close_file()
    return path


@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
def test_no_command_prints_a_birth_date(
    asked: tuple[str, ...], file: Path, written: set[str]
) -> None:
    result = run("--db", file, *asked)
    transactions.close_file()
    assert result.stdout or result.stderr
    said = result.stdout + result.stderr
    assert [one for one in (*written, "1994-03-02", "2 Mar 1994") if one in said] == []


def test_the_club_s_page_shows_years_and_the_player_s_own_the_day(
    file: Path, written: set[str]
) -> None:
    club = next(one for one in public_season().teams if one.id == TEAM).club
    said = run("--db", file, "view", "club", club).stdout
    assert "Born: 19" in said
    assert [one for one in written if one in said] == []
    assert "2 Mar 1994" in run("--db", file, "view", "player", "999001").stdout
    transactions.close_file()


def test_no_report_holds_a_birth_date(file: Path, tmp_path: Path, written: set[str]) -> None:
    where = tuple(map(str, STRUCK))
    for asked in (("match", *where), ("table", "landesliga")):
        pdf, xlsx = tmp_path / f"{asked[0]}.pdf", tmp_path / f"{asked[0]}.xlsx"
        run("--db", file, "report", *asked, str(pdf), str(xlsx))
        said = "\n".join(page.extract_text() for page in PdfReader(pdf).pages)
        cells = [
            str(cell)
            for sheet in openpyxl.load_workbook(xlsx).worksheets
            for row in sheet.iter_rows(values_only=True)
            for cell in row
        ]
        assert len(said) > 500
        assert len(cells) > 50
        assert [one for one in written if one in said + "\n".join(cells)] == []
    transactions.close_file()
