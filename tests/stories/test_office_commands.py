"""From an empty file to a reminder by commands alone, without a workbook.

Two clubs of three players meet twice on three boards in a 1. Klasse. The guests of the first round
leave board 2 empty and do not pay for the gap (§ 4.4.a.2): that costs € 7, half of it to the
federation and half to the other club (§ 7.2.d), € 7.00 : 2 = € 3.50.
"""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from pypdf import PdfReader

from league.services.session import transactions
from tests.stories.story_keys import Calendar
from tests.worlds.desk_world import run
from tests.worlds.paper_reading import without_step

ROUNDS = (date(2026, 9, 26), date(2026, 10, 10))
MATCH = ("k1", "1", "KLUB2", "KLUB1")
"""With seed 7 club 602 draws number 1, and number 1 is at home in round 1."""
ACCOUNTS = (
    ("audit", "--json"),
    ("account", "notices", "--json"),
    ("account", "list", "--json"),
    ("account", "club", "601", "--json"),
    ("account", "propose", "--json"),
)
OF_SEASON = ("calendar", "booklet")
OF_DIVISION = ("division-calendar", "fixtures", "draw", "table")


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    transactions.close_file()


class Shell:
    """The program at a prompt, with a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def said(self, *words: str | Path) -> str:
        """Run a command that succeeds; return all that it says, its white space evened out."""
        result = run("--db", self.file, "--by", "Anna Muster", *words)
        assert result.exit_code == 0, (words, result.stdout, result.stderr)
        return " ".join((result.stdout + result.stderr).split())

    def refused(self, *words: str | Path) -> str:
        """Run a command that is refused; return why."""
        result = run("--db", self.file, "--by", "Anna Muster", *words)
        assert result.exit_code == 2, (words, result.stdout, result.stderr)
        return " ".join(result.stderr.split())

    def paper(self, name: str, *about: str) -> str:
        """Return a paper as text."""
        return self.said("report", name, *about, "-", "--format", "txt")

    def told(self) -> list[object]:
        """Return the audit and the accounts."""
        return [json.loads(run("--db", self.file, *words).stdout) for words in ACCOUNTS]


@pytest.mark.slow
def test_an_empty_file_becomes_a_reminder_by_commands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar(monkeypatch, date(2026, 7, 1))
    shell = Shell(tmp_path / "new.sqlite")
    federation_and_season(shell)
    clubs_teams_and_players(shell)
    calendar.day = date(2026, 8, 1)
    the_draw_is_held_back_and_its_first_round_published(shell)
    calendar.day = date(2026, 9, 1)
    for club in "12":
        idents = (f"60{club}{place}" for place in (1, 2, 3))
        shell.said("list", "submit", f"KLUB{club}", *idents, "--posted", "2026-09-01")
        shell.said("list", "check", f"KLUB{club}")
    calendar.day = date(2026, 9, 26)
    a_gap_costs_a_fee(shell)
    calendar.day = date(2026, 10, 1)
    the_notice(shell, tmp_path)
    calendar.day = date(2026, 10, 15)
    assert "Klub 1 owes €1.50." in shell.said("account", "pay", "601", "2")
    # The last day to pay has come and is not over.
    calendar.day = date(2026, 10, 31)
    assert "On 31 Oct 2026 nothing is overdue" in shell.refused("account", "remind")
    calendar.day = date(2026, 11, 1)
    the_reminder(shell)
    the_last_steps_are_taken_back(shell)
    the_workbook_gives_it_all_again(shell, tmp_path)


def federation_and_season(shell: Shell) -> None:
    shell.said("season", "new", "2026/27", "--rulebook", "tuwo-stmk-2011",
               "--federation", "Verband", "--list-date", "2026-07-01")  # fmt: skip
    shell.said("federation", "change", "--address", "Herrengasse 16/8010 Graz",
               "--iban", "AT61 1904 3002 3457 3201")  # fmt: skip
    shell.said("federation", "officer", "Kassier", "Karl Maier")
    shell.said("account", "term", "30", "--reason", "Decided by the executive.")
    shell.said("division", "add", "k1", "--like", "klasse-1", "--name", "Erste", "--boards", "3")


def clubs_teams_and_players(shell: Shell) -> None:
    for club in "12":
        shell.said("club", "register", f"60{club}", f"Klub {club}")
        shell.said("club", "contact", f"60{club}", "--address", f"Hauptplatz {club}/8600 Bruck")
        shell.said("team", "register", f"KLUB{club}", f"60{club}", "k1", f"Klub {club}")
        for place in (1, 2, 3):
            ident = f"60{club}{place}"
            shell.said("player", "register", ident, f"60{club}", "--posted", "2026-07-01",
                       "--nation", "AUT", "--name", f"Muster{club}, Anna{place}",
                       "--born", f"1980-0{place}-01")  # fmt: skip
            shell.said("player", "change", ident, "--rating", str(2000 - 20 * place))


def the_draw_is_held_back_and_its_first_round_published(shell: Shell) -> None:
    """Rounds held back stand on no paper and no calendar until they are published."""
    days = ",".join(str(day) for day in ROUNDS)
    shell.said("draw", "k1", "--double", "--seed", "7", "--dates", days)
    assert stands_on(shell) == {1: set(), 2: set()}
    shell.said("round", "publish", "k1", "1")
    published = stands_on(shell)
    assert published[1] >= {"calendar", "division-calendar", "fixtures", "table", "booklet", "ics"}
    assert published[2] == set()
    shell.said("round", "publish", "k1", "2")
    assert stands_on(shell)[2] == published[1]
    shell.said("round", "hold", "k1", "2")
    assert stands_on(shell) == published
    held = shell.refused("report", "form", "k1", "2", *reversed(MATCH[2:]), "form.pdf")
    assert "Round 2 of Erste is held back: it stands on no paper yet." in held


def stands_on(shell: Shell) -> dict[int, set[str]]:
    """Return by round the papers that name its day: 26 Sep 2026, in a calendar file 20260926."""
    found: dict[int, set[str]] = {1: set(), 2: set()}
    for name in (*OF_SEASON, *OF_DIVISION):
        text = shell.paper(name, *(["k1"] if name in OF_DIVISION else []))
        for number, words in ((1, "26 Sep 2026"), (2, "10 Oct 2026")):
            if words in text:
                found[number].add(name)
    file = shell.file.with_name("calendar.ics")
    file.unlink(missing_ok=True)
    run("--db", shell.file, "report", "division-calendar", "k1", file)
    # Without an appointment no file is written.
    appointments = file.read_text(encoding="utf-8") if file.exists() else ""
    for number, day in enumerate(ROUNDS, 1):
        if f"{day:%Y%m%d}T" in appointments:
            found[number].add("ics")
    return found


def a_gap_costs_a_fee(shell: Shell) -> None:
    said = shell.said(
        "match", "enter", *MATCH, "--results", "1,-,½", "--home-players", "6021,6022,6023",
        "--away-players", "6011,-,6013", "--home-report", "26.9.2026", "--away-report", "26.9.2026",
    )  # fmt: skip
    # 1 on board 1; from the unpaid gap on board 2 down the guests have nothing: 1 and 1.
    assert "Klub 2 – Klub 1 3 : 0" in said
    assert "TUWO § 4.4.a.2 Klub 1 left board 2 empty above an occupied one" in said
    assert "1 Klub 2" in shell.said("table", "k1")
    shell.said("ruling", "confirm", *MATCH, "4.4.a.2", "--reason", "As found.")


def the_notice(shell: Shell, folder: Path) -> None:
    proposed = json.loads(run("--db", shell.file, "account", "propose", "--json").stdout)
    number = [(one["rule"], one["creditor"]) for one in proposed].index(("7.2.d", "federation")) + 1
    assert "1 charge is posted on 1 Oct 2026: €3.50." in shell.said(
        "account", "confirm", str(number)
    )
    assert "2026/1 1 Oct 2026 €3.50 open, due on 31 Oct 2026" in shell.said(
        "account", "notice", "2026/1"
    )
    file = folder / "notice.pdf"
    shell.said("report", "notice", "2026/1", file)
    printed = "".join(page.extract_text() for page in PdfReader(file).pages)
    for text in (" ".join(printed.split()), shell.paper("notice", "2026/1")):
        for words in (
            "Notice 2026/1",
            "Klub 1 Hauptplatz 1 8600 Bruck",
            "Klub 1 owes €3.50 to Verband (TUWO § 7.2.d).",
            "Klub 1 left board 2 empty above an occupied one and has not paid the penalty",
            "€7.00 : 2 = €3.50",
            "TUWO § 4.4.a.2: ",
            "TUWO § 7.2.d: ",
            "AT61 1904 3002 3457 3201",
            # 1 October and 30 days.
            "31 Oct 2026",
            # § 6.5: 8 days from 1 October; § 6.4.
            "until 9 Oct 2026",
            "€ 15 are deposited",
        ):
            assert words in text


def the_reminder(shell: Shell) -> None:
    """€ 3.50 − € 2.00 = € 1.50 were not paid by 31 October."""
    assert "Klub 1: reminder 1 of 1 notice, €1.50" in shell.said("account", "remind")
    text = shell.paper("reminder", "601")
    assert "Reminder 1 " in text
    assert "1 Nov 2026" in text
    assert "31 Oct 2026 €1.50" in text
    assert "Owed: €1.50" in shell.paper("statement", "601")


def the_last_steps_are_taken_back(shell: Shell) -> None:
    shell.said("undo", "--why", "He had paid in part.")
    assert "Klub 1 was not reminded" in shell.refused("report", "reminder", "601", "none.pdf")
    payment = next(
        one["number"]
        for one in json.loads(run("--db", shell.file, "journal", "--json").stdout)
        if one["what"].startswith("Payment: ")
    )
    shell.said("undo", str(payment), "--why", "Another club's money.")
    assert "Owed: €3.50" in shell.paper("statement", "601")
    shell.said("account", "pay", "601", "1")
    # € 3.50 − € 1.00
    assert "Klub 1: reminder 1 of 1 notice, €2.50" in shell.said("account", "remind")
    assert "Owed: €2.50" in shell.paper("statement", "601")
    notices = json.loads(run("--db", shell.file, "account", "notices", "--json").stdout)
    assert [(one["number"], one["cents"], one["left"]) for one in notices] == [("2026/1", 350, 250)]


def the_workbook_gives_it_all_again(shell: Shell, folder: Path) -> None:
    shell.said("export", folder / "out.xlsx")
    other = Shell(folder / "other.sqlite")
    other.said("import", folder / "out.xlsx")
    assert other.told() == shell.told()
    for one in (shell, other):
        assert "The journal is whole" in one.said("journal", "--verify")
    assert without_step(other.paper("notice", "2026/1")) == without_step(
        shell.paper("notice", "2026/1")
    )
    assert without_step(other.paper("reminder", "601")) == without_step(
        shell.paper("reminder", "601")
    )
    assert stands_on(other)[2] == set()
