"""The command ``report``: one paper or all of a part, files and formats, what it refuses."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result

from league.facts.contacts import RoundState
from league.language import LANGUAGES
from league.record_kinds import ROUND_STATE
from league.rulebook.unserved import Unserved
from league.services.session import transactions
from reports.paper import About, Paper
from reports.papers import PAPERS
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import GAP, opened, program, public_season, run, stored
from tests.worlds.papers_world import ROLL, roll_layout, roll_view
from tui.commands import reports

MATCH = tuple(map(str, GAP))
STARTS = {"pdf": b"%PDF", "xlsx": b"PK\x03\x04"}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the stored season; one works in an empty folder beside it."""
    folder = tmp_path / "desk"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return stored(tmp_path)


@pytest.fixture
def with_roll(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("reports.papers.PAPERS", (*PAPERS, ROLL))
    program.cache_clear()
    yield
    program.cache_clear()


def ask(file: Path, *words: str, lang: str = "en") -> Result:
    result = run("--db", file, "report", *words, lang=lang)
    transactions.close_file()
    return result


def written() -> list[str]:
    return sorted(one.name for one in Path().iterdir())


@pytest.mark.usefixtures("with_roll")
def test_a_new_paper_comes_in_all_formats_from_one_entry_one_view_and_one_layout(
    file: Path,
) -> None:
    formats = [word for one in ROLL.formats for word in ("--format", one.value)]
    result = ask(file, "roll", "LANDESLIGA01", *formats)
    assert (result.exit_code, result.stdout) == (0, "")
    assert written() == [f"roll-landesliga01.{one}" for one in ("csv", "pdf", "txt", "xlsx")]
    for ending, start in STARTS.items():
        assert Path(f"roll-landesliga01.{ending}").read_bytes().startswith(start)
    squad = [one for one in public_season().squads if one.team == "LANDESLIGA01"]
    names = {one.ident: one.name for one in public_season().players}
    for ending in ("csv", "txt"):
        text = Path(f"roll-landesliga01.{ending}").read_text(encoding="utf-8-sig")
        assert [names[one.ident] for one in squad if names[one.ident] not in text] == []


@pytest.mark.usefixtures("with_roll")
def test_the_list_says_what_papers_there_are(file: Path) -> None:
    listed = ask(file, "list").stdout.splitlines()
    assert listed[0].split() == ["Paper", "About", "Formats", "Title", "For", "whom"]
    # An entry form is a paper of books that give places by entries.
    papers = [one.name for one in PAPERS if one.name != "entry-form"]
    assert [line.split()[0] for line in listed[1:]] == [*papers, "roll"]
    assert listed[-1].split() == ["roll", "TEAM", "pdf", "xlsx", "csv", "txt", "Roll", "all"]
    assert ask(file).stdout.splitlines() == listed
    assert run("--db", file.with_name("none.sqlite"), "report").exit_code == 0


def test_every_paper_is_named_once_and_has_a_title_in_both_languages(file: Path) -> None:
    names = [one.name for one in PAPERS]
    assert len(set(names)) == len(names)
    assert "list" not in names
    titles = {
        lang: [line.rstrip() for line in ask(file, "list", lang=lang).stdout.splitlines()]
        for lang in LANGUAGES
    }
    assert titles["de"] != titles["en"]
    assert "Wettkampfbericht" in "\n".join(titles["de"])


def test_a_file_gets_a_name_from_paper_and_thing(file: Path) -> None:
    result = ask(file, "table", "Landesliga")
    assert (result.exit_code, written()) == (0, ["table-landesliga.pdf"])
    assert result.stderr == "table-landesliga.pdf was written.\n"
    assert ask(file, "match", "--all", "landesliga/3", "--format", "csv").exit_code == 0
    assert written() == ["match-landesliga-3.csv", "table-landesliga.pdf"]


def test_the_ending_says_the_format_and_several_files_are_several_formats(file: Path) -> None:
    assert ask(file, "match", *MATCH, "a.pdf", "b.XLSX", "c.csv", "d.txt").exit_code == 0
    assert written() == ["a.pdf", "b.XLSX", "c.csv", "d.txt"]
    assert Path("b.XLSX").read_bytes().startswith(STARTS["xlsx"])
    # A format that one of the files has already needs no file more.
    assert ask(file, "match", *MATCH, "e.pdf", "--format", "pdf", "--format", "txt").exit_code == 0
    assert written()[4:] == ["e.pdf", "match-landesliga-1-landesliga01-landesliga12.txt"]


@pytest.mark.parametrize(
    ("scope", "matches"),
    [("landesliga/3", 6), ("landesliga", 66), ("season", 150), ("2011/12", 150)],
)
def test_all_of_a_part_go_into_one_file(file: Path, scope: str, matches: int) -> None:
    # 12 teams: 6 matches a round, 66 in all; the season of the workbook has 150.
    assert len(public_season().fixtures) == 150
    said = ask(file, "match", "--all", scope, "-").stdout
    assert said.count("Schachklub Murtal") > 0
    heads = sum(line.strip() == "Match report" for line in said.splitlines())
    assert (heads, written()) == (matches, [])


def test_all_of_a_club_are_the_matches_of_its_teams(file: Path) -> None:
    own = {one.id for one in public_season().teams if one.club == "601"}
    played = sum(bool({one.home, one.away} & own) for one in public_season().fixtures)
    said = ask(file, "match", "--all", "601", "-").stdout
    assert sum(line.strip() == "Match report" for line in said.splitlines()) == played > 0


def test_text_and_values_go_to_the_standard_output(file: Path) -> None:
    text = ask(file, "table", "landesliga", "-")
    values = ask(file, "table", "landesliga", "-", "--format", "csv")
    assert (text.exit_code, text.stderr) == (0, "")
    assert "Schachklub Steinbach" in text.stdout
    assert "Schachklub Steinbach" in values.stdout
    assert (text.stdout != values.stdout, written()) == (True, [])


WRONG = [
    (("bogus",), "bogus"),
    (("match", *MATCH[:3]), "AWAY"),
    (("match", "landesliga", "99", *MATCH[2:], "a.pdf"), "no round 99"),
    (("match", "landesliga", "one", *MATCH[2:]), "one"),
    (("match", *MATCH, "a.doc"), "a.doc"),
    (("match", *MATCH, "a.ics"), ".pdf, .xlsx, .csv or .txt"),
    (("match", *MATCH, "--format", "ics"), "ics"),
    (("match", *MATCH, "-", "--format", "pdf"), ".pdf"),
    (("match", *MATCH, "--pdf", "a.xlsx"), ".pdf"),
    (("match", *MATCH, "nowhere/a.pdf"), "nowhere"),
    (("match", "--all", "nowhere"), "nowhere"),
    (("match", "--all", "landesliga/99"), "no round 99"),
    (("match", "--all", "nowhere/1"), "nowhere"),
    (("table", "nowhere"), "nowhere"),
    (("table",), "DIVISION"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(one) for one, _said in WRONG])
def test_what_is_wrong_is_a_sentence_and_writes_nothing(
    file: Path, words: tuple[str, ...], said: str
) -> None:
    result = ask(file, *words)
    assert (result.exit_code, result.stdout, written()) == (2, "", [])
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_no_file_is_replaced_without_force(file: Path) -> None:
    Path("table-landesliga.pdf").write_text("precious", encoding="utf-8")
    refused = ask(file, "table", "landesliga", "a.txt", "--format", "pdf")
    assert (refused.exit_code, "--force" in refused.stderr) == (2, True)
    assert written() == ["table-landesliga.pdf"], "the other file is not written either"
    assert Path("table-landesliga.pdf").read_text(encoding="utf-8") == "precious"
    assert ask(file, "table", "landesliga", "--force").exit_code == 0
    assert Path("table-landesliga.pdf").read_bytes().startswith(b"%PDF")


def test_a_folder_that_cannot_be_written_is_a_sentence(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, *_more: object) -> None:
        raise PermissionError(13, "no", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    result = ask(file, "table", "landesliga", "t.txt")
    assert (result.exit_code, "does not allow writing" in result.stderr) == (2, True)


def test_a_round_held_back_stands_on_no_paper(file: Path) -> None:
    desk = opened(file.parent)
    state = RoundState("landesliga", 1, published=False)
    record(desk.season.name, ROUND_STATE, "landesliga/1", state, actor=OFFICIAL, why="a draft")
    transactions.close_file()
    refused = ask(file, "match", *MATCH)
    assert (refused.exit_code, "Round 1 of Landesliga is held back" in refused.stderr) == (2, True)
    nothing = ask(file, "match", "--all", "landesliga/1")
    assert (nothing.exit_code, "nothing in Landesliga, round 1" in nothing.stderr) == (2, True)
    assert written() == []


def test_what_the_book_has_no_rule_about_is_not_offered(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacks = Unserved(lambda: "rolls of honour")
    paper = Paper(
        "roll", lambda: "Roll", About.TEAM, roll_view, roll_layout, needs=lambda _b: lacks
    )
    monkeypatch.setattr("reports.papers.PAPERS", (*PAPERS, paper))
    program.cache_clear()
    assert "roll" not in ask(file, "list").stdout
    refused = ask(file, "roll", "LANDESLIGA01")
    program.cache_clear()
    assert (refused.exit_code, written()) == (2, [])
    assert "has no rule about rolls of honour" in refused.stderr


class Terminal(StringIO):
    """A standard error that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_only_where_somebody_sees_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ask(file, "match", "--all", "landesliga/3", "a.txt").stderr == "a.txt was written.\n"
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    for hidden, shown in ((True, False), (False, True)):
        with reports._bar(4, hidden=hidden) as bar:
            bar.update(4)
        assert ("100%" in terminal.getvalue()) == shown
