"""Heads that left the office: a chain written again is noticed by any of them, on any machine."""

import base64
from collections.abc import Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from pypdf import PdfReader, PdfWriter

from league.errors import InputError, RightError
from league.facts.actors import Right, program
from league.facts.users import Appointment, Role, User
from league.head_marks import Head, read
from league.language import speaking
from league.record_kinds import USER
from league.services.journal import proving
from league.services.journal.noted_heads import heads_in, heads_in_bytes
from league.services.messages import invitations, outbox, sending
from league.services.messages.mails import HEAD, folder_transport
from league.services.messages.settings import change_settings
from league.services.messages.texts import About, Kind
from league.services.session.opening import open_desk
from league.services.session.transactions import transaction
from league.storage import journal, last_seen_step, replaying
from league.views.messages import MessageSettings
from reports.document import Document
from reports.making import Views
from reports.paper import Format
from reports.paper_subjects import WHOLE, Thing, things_in
from reports.writing import write
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.forged_chain import chain_anew
from tests.worlds.league_world import SEASON, season, stored
from tests.worlds.paper_reading import paper
from tui.cli import build

FORMS = ("line", "short", "text", "pdf", "xlsx", "mail", "pasted")
"""How a head leaves, and comes back."""


@dataclass(frozen=True)
class Left:
    """What left the office at one step."""

    number: int
    given: dict[str, str | Path]
    """By form."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as path:
        yield path


def step(login: str, language: str = "de") -> None:
    """Add a step to the journal."""
    captain = (Appointment(Role.CAPTAIN, SEASON, team="A1"),)
    user = User(login.title(), f"{login}@example.org", language, captain)
    record(None, USER, login, user, actor=OFFICIAL, why=f"of {login}")


def leave(path: Path, folder: Path) -> Left:
    """Let a table and a mail leave as of the last step."""
    folder.mkdir()
    desk = open_desk(path, OFFICIAL)
    views = Views(paper("table"))
    views.add_all(desk, things_in(desk, views.paper.about, WHOLE)[:2])
    files = {kind.value: folder / f"table.{kind}" for kind in Format if kind in views.paper.formats}
    for kind, file in files.items():
        write(views.documents(), Format(kind), file)
    with transaction(OFFICIAL, Right.FALL_DUE):
        outbox.tell(folder.name, ["anna"], Kind.OPENED, About(SEASON, ("kl", 1, "A1", "B1")))
    sending.send(folder_transport(folder), "office@example.org", actor=program())
    (mail,) = folder.glob("*.eml")
    last = proving.head()
    given: dict[str, str | Path] = {
        "line": str(last),
        "short": last.short.replace("-", " ").lower(),
        "text": files["txt"],
        "pdf": files["pdf"],
        "xlsx": files["xlsx"],
        "mail": mail,
        "pasted": f"Hello!\n> {mail.read_bytes().decode().splitlines()[-1]}\n",
    }
    assert tuple(given) == FORMS
    return Left(last.number, given)


@pytest.fixture
def left(path: Path, tmp_path: Path) -> list[Left]:
    """Papers and mails of steps 2, 4 and 6; six steps are on record."""
    step("anna")
    found = []
    for number, logins in enumerate(((), ("bert", "cora"), ("dora", "emil"))):
        for login in logins:
            step(login)
        found.append(leave(path, tmp_path / f"left{number}"))
    assert [one.number for one in found] == [2, 4, 6]
    return found


@pytest.mark.parametrize("since", [1, 3, 4, 5, 6])
def test_a_chain_written_again_with_right_hashes_is_noticed_by_any_head_of_it_that_left(
    path: Path, left: list[Left], since: int
) -> None:
    chain_anew(path, lambda one: replace(one, why=f"{one.why}!"), since)
    last_seen_step.replace(path, journal.head())

    # Nothing in the file and nothing on this machine tells of it.
    assert replaying.prove().broken is None
    assert proving.verdict().whole
    for one in left:
        for form in FORMS:
            found = proving.verdict(heads_in(one.given[form]))
            assert found.whole is (one.number < since), (one.number, form)
            assert [(head.number, held) for head, held in found.noted] == [
                (one.number, one.number < since)
            ]


def test_a_cut_journal_does_not_hold_the_step_that_left(path: Path, left: list[Left]) -> None:
    later = Head(7, "ab" * 32)
    assert proving.compare([later]) == ((later, False),)
    assert proving.verdict([head for one in left for head in heads_in(one.given["pdf"])]).whole


def test_the_head_kept_on_this_machine_is_not_replaced_by_one_that_another_head_denies(
    path: Path, left: list[Left]
) -> None:
    last_seen_step.forget(path)
    assert not proving.verdict([Head(2, "ab" * 32)]).whole
    assert last_seen_step.kept(path) is None


def test_a_file_tells_the_whole_hash_and_its_pages_the_short_form(left: list[Left]) -> None:
    for form in ("pdf", "xlsx", "mail"):
        (found,) = heads_in(left[1].given[form])
        assert len(found.hash) == 64, form
    shown = PdfReader(left[1].given["pdf"]).pages
    for page in shown:
        assert f"As of step {Head(4, found.hash).short}" in page.extract_text()


def test_a_pdf_file_written_again_by_another_program_still_tells_it(left: list[Left]) -> None:
    writer, file = PdfWriter(clone_from=left[0].given["pdf"]), BytesIO()
    writer.write(file)
    assert heads_in_bytes(file.getvalue()) == heads_in(left[0].given["pdf"])


def test_a_mail_tells_it_in_its_head_and_in_its_last_line_in_the_readers_language(
    path: Path, tmp_path: Path
) -> None:
    step("anna", "en")
    step("bert", "de")
    with transaction(OFFICIAL, Right.FALL_DUE):
        about = About(SEASON, ("kl", 1, "A1", "B1"))
        outbox.tell("1", ["anna", "bert"], Kind.OPENED, about)
    mails: list[tuple[str, str]] = []
    sending.send(
        lambda mail: mails.append((mail[HEAD], mail.get_content())),
        "o@example.org",
        actor=program(),
    )
    last = Head(*journal.head())
    lines = [(head, body.splitlines()[-1]) for head, body in mails]
    assert lines == [
        (str(last), f"As of step {last.short} of the journal"),
        (str(last), f"Stand: Schritt {last.short} des Journals"),
    ]
    # What is kept in the outbox is what was told, not when it went out.
    assert all(last.short not in row.body for _state, row in sending.outbox())


def test_an_invitation_tells_it_too(path: Path, tmp_path: Path) -> None:
    step("anna")
    settings = MessageSettings(sender="office@example.org", folder=str(tmp_path))
    change_settings(settings, actor=OFFICIAL)
    invitations.invite("anna", actor=OFFICIAL)
    (mail,) = tmp_path.glob("*.eml")
    assert proving.verdict(heads_in(mail)).noted == ((Head(*journal.head()), True),)


def test_a_packed_mail_and_a_paper_that_hangs_on_it_are_read(left: list[Left]) -> None:
    pdf = Path(left[0].given["pdf"]).read_bytes()
    text = f"Stand: Schritt {Head(9, 'ab' * 32).short}\r\n".encode("utf-16")
    mail = b"MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n"
    for kind, part in ((b"application/pdf", pdf), (b"text/plain", b"9 " + b"ab" * 32), (b"", text)):
        mail += b"--x\r\nContent-Type: " + kind + b"\r\nContent-Transfer-Encoding: base64\r\n\r\n"
        mail += base64.encodebytes(part) + b"\r\n"
    assert [one.number for one in heads_in_bytes(mail + b"--x--\r\n")] == [2, 9]


def test_a_text_of_windows_is_read() -> None:
    short = Head(9, "ab" * 32).short
    for way in ("utf-16", "utf-8-sig", "cp1252"):
        assert heads_in_bytes(f"Für: alle\r\nStand: Schritt {short}\r\n".encode(way)) == read(short)
    assert heads_in_bytes(f"{short}\r\n".encode("utf-8-sig")) == read(short)


def test_the_name_of_a_file_may_look_like_a_head(tmp_path: Path) -> None:
    short = Head(9, "ab" * 32).short
    mistyped = tmp_path / f"{short[:-1]}{'0' if short[-1] != '0' else '1'}"
    mistyped.write_text("3 " + "cd" * 32, encoding="utf-8")
    named = tmp_path / f"{short}.txt"
    named.write_text("4 " + "cd" * 32, encoding="utf-8")
    assert heads_in(mistyped.name, tmp_path) == (Head(3, "cd" * 32),)
    assert heads_in(str(named)) == (Head(4, "cd" * 32),)
    assert heads_in(short, tmp_path) == read(short)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("nothing.pdf", "no head of a journal"),
        ("", "no head of a journal"),
        ("x" * 5000, "no head of a journal"),
        ("a\0b", "no head of a journal"),
        (Path("nothing.pdf"), "cannot be read"),
        (Path(), "cannot be read"),
        (b"%PDF-1.4 /Keywords ()", "Type the short form from its foot"),
        (b"PK\x03\x04", "no Excel workbook"),
        (b"MIME-Version: 1.0\r\nContent-Transfer-Encoding: base64\r\n\r\n\xff=", "holds no head"),
    ],
)
def test_what_holds_no_head_is_refused_in_a_sentence(
    tmp_path: Path, given: str | Path | bytes, says: str
) -> None:
    file = tmp_path / "file"
    if isinstance(given, bytes):
        file.write_bytes(given)
    with pytest.raises(InputError, match=says):
        heads_in(file if isinstance(given, bytes) else given)


def test_a_person_with_a_folder_of_his_own_has_no_other_files(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "a.txt").write_text("3 " + "cd" * 32, encoding="utf-8")
    with pytest.raises(RightError):
        heads_in("../a.txt", tmp_path / "mine")


def run(path: Path, *words: str, given: bytes | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(build(), ["--lang", "en", "--db", str(path), *words], input=given)
    return result.exit_code, result.output


def test_the_command_compares_several_and_tells_of_each(path: Path, left: list[Left]) -> None:
    wrong = Head(4, "ab" * 32).short
    code, said = run(
        path,
        "journal",
        "--head",
        str(left[0].given["pdf"]),
        "--head",
        wrong,
        "--head",
        f"9 {'a' * 64}",
    )
    assert code == 1
    assert "Step 2 is the one that was noted." in said
    assert "Step 4 is not the one that was noted: the journal was written anew" in said
    assert "Step 9, which was noted, is not in it: the journal was cut" in said
    told = '"heads": [\n  {\n   "step": 4,'
    assert told in run(path, "journal", "--json", "--head", wrong)[1]

    assert (
        run(path, "journal", "--head", "-", given=Path(left[2].given["mail"]).read_bytes())[0] == 0
    )
    assert run(path, "journal", "--head", "-", given=b"Hello")[0] == 2
    code, said = run(path, "journal", "--head", wrong[:-1] + "0" if wrong[-1] != "0" else "1")
    assert (code, "mistyped" in said) == (2, True)


def test_a_table_names_the_step_it_follows_from(path: Path) -> None:
    short = proving.head().short
    assert run(path, "table", "kl")[1].splitlines()[-1] == f"As of step {short}"
    assert f'"step": 1,\n "head": "{short}"' in run(path, "table", "kl", "--json")[1]
    assert run(path, "view", "division", "kl")[1].splitlines()[-1] == f"As of step {short}"
    assert run(path, "journal", "head", "--short")[1].strip() == short


def test_letters_that_are_no_papers_of_the_season_name_it_too(path: Path, tmp_path: Path) -> None:
    step("anna")
    letter, data = tmp_path / "code.pdf", tmp_path / "data.txt"
    assert run(path, "users", "code", "anna", "--paper", str(letter))[0] == 0
    assert run(path, "person", "export", "a1", str(data))[0] == 0
    for file in (letter, data):
        assert [held for _head, held in proving.verdict(heads_in(file)).noted] == [True], file


def test_a_paper_made_later_tells_the_step_of_then(path: Path) -> None:
    desk = open_desk(path, OFFICIAL)
    views = Views(paper("fixtures"))
    division = Thing(views.paper.about, "kl")
    views.add(desk, division)
    step("anna")
    views.add(open_desk(path, OFFICIAL), division)
    assert [one.as_of and one.as_of.number for one in views.documents()] == [1, 2]


def test_a_paper_of_no_journal_names_no_step() -> None:
    with speaking("en"):
        assert Document(title="T").follows_from == ""
