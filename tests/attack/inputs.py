"""Files from elsewhere, mutated: a sentence or a value, never another failure."""

import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import yaml

from league.cases import answer_paths
from league.errors import LeagueError
from league.games.reading import read_game
from league.services.home import season_import
from league.services.journal import copies, proving
from league.services.journal.noted_heads import heads_in
from league.services.journal.views import rows as journal_rows
from league.services.session import transactions
from league.services.workbook.exporting import export_season
from league.trf import reading as _reading
from league.trf import writing as _writing
from league.trf.records import Edition
from tests.attack.mutating import hostile, mutated
from tests.league.cases.test_junk import cases
from tests.worlds.captain_world import with_rounds
from tests.worlds.generated_trf import generated
from tests.worlds.league_world import stored


@contextmanager
def _may_be_refused() -> Iterator[None]:
    """Let what is refused in a sentence pass."""
    with suppress(LeagueError):
        yield


@cache
def league() -> bytes:
    """Return a small season with decisions, as a database file."""
    with TemporaryDirectory() as folder, stored(Path(folder), with_rounds()) as path:
        transactions.close_file()
        return path.read_bytes()


@cache
def _workbook() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        path.write_bytes(league())
        transactions.open_file(path)
        export_season(None, path.with_suffix(".xlsx"))
        transactions.close_file()
        return path.with_suffix(".xlsx").read_bytes()


def case_file(rng: Random, folder: Path) -> None:
    """Case files: their text and their values."""
    chosen = rng.sample(cases(), 2)
    content = yaml.safe_dump(chosen, allow_unicode=True).encode()
    file = folder / "cases.yaml"
    file.write_bytes(mutated(rng, content))
    with _may_be_refused():
        for result in answer_paths([file]):
            assert str(result.file)


def workbook(rng: Random, folder: Path) -> None:
    """Workbooks: one of their parts, or the archive around them; nothing is stored in the trial."""
    file = folder / "season.xlsx"
    file.write_bytes(_forged(rng, _workbook()))
    target = folder / "league.sqlite"
    with _may_be_refused():
        season_import.preview(file, target)
    transactions.close_file()
    assert not target.exists()


def _forged(rng: Random, content: bytes) -> bytes:
    if rng.random() < 0.1:
        return mutated(rng, content)
    made = BytesIO()
    with zipfile.ZipFile(BytesIO(content)) as old, zipfile.ZipFile(made, "w") as new:
        names = old.namelist()
        chosen = rng.choice(names)
        for name in names:
            part = old.read(name)
            new.writestr(name, mutated(rng, part) if name == chosen else part)
    return made.getvalue()


def report_file(rng: Random, _folder: Path) -> None:
    """Report files of tournaments; what can be read is written and read again."""
    made = generated(rng.randrange(200), rng.randint(10, 20), rng.randint(1, 4), accelerated=False)
    with _may_be_refused():
        file = _reading.read(mutated(rng, made.encode()))
        for edition in Edition:
            _reading.read(_writing.write(file, edition).text)


def score(rng: Random, _folder: Path) -> None:
    """Scores of games, as text and as PGN."""
    moves = b"1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 f6 6. d4 exd4 1/2-1/2"
    tags = b'[Event "E"]\n[Date "2011.10.15"]\n[FEN "8/8/8/8/8/8/k1K5/8 w - - 0 1"]\n\n'
    content = mutated(rng, rng.choice((moves, tags + moves, tags)))
    with _may_be_refused():
        read_game(content.decode(errors="surrogateescape"), language=rng.choice((None, "de", "en")))


def head(rng: Random, folder: Path) -> None:
    """Heads of the journal as text, mail and PDF."""
    line = b"12 " + b"ab" * 32 + b" " + b"cd" * 32
    mail = b"From: a@b.at\nContent-Type: text/plain; charset=utf-8\n\nJournal: " + line
    pdf = b"%PDF-1.4\n1 0 obj <</Keywords (" + line + b")>> endobj\ntrailer <</Info 1 0 R>>\n%%EOF"
    ending, content = rng.choice(((".txt", line), (".eml", mail), (".pdf", pdf)))
    file = folder / f"head{ending}"
    file.write_bytes(mutated(rng, content))
    with _may_be_refused():
        heads_in(file)


def step(rng: Random, folder: Path) -> None:
    """Anything in one column of one step: it is noticed, and the journal is read all the same."""
    path = folder / "league.sqlite"
    path.write_bytes(league())
    column = rng.choice(("at", "by", "what", "subject", "before", "after", "why", "salt", "rows"))
    value = hostile(rng) if rng.random() < 0.3 else hostile(rng).decode(errors="replace")
    with closing(sqlite3.connect(path)) as file, file:
        (count,) = file.execute("SELECT count(*) FROM journal").fetchone()
        number = rng.randint(1, count)
        guards = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        triggers = guards.fetchall()
        for name, _sql in triggers:
            file.execute(f"DROP TRIGGER {name}")
        with suppress(sqlite3.IntegrityError):
            file.execute(f'UPDATE journal SET "{column}" = ? WHERE number = ?', (value, number))
        for _name, sql in triggers:
            file.execute(sql)
    with _may_be_refused():
        transactions.open_file(path)
        found = proving.verdict()
        assert len(list(journal_rows())) == count
        assert found.whole is False or _same(path, number, column)
    transactions.close_file()


def _same(path: Path, number: int, column: str) -> bool:
    """Say whether a step has what it had; a value may be what stood there."""
    asked = f'SELECT "{column}" FROM journal WHERE number = {number}'
    with closing(sqlite3.connect(":memory:")) as old, closing(sqlite3.connect(path)) as new:
        old.deserialize(league()[:18] + b"\x01\x01" + league()[20:])
        before, after = old.execute(asked).fetchone(), new.execute(asked).fetchone()
        return bool(before == after)


def backup(rng: Random, folder: Path) -> None:
    """Database files, damaged anywhere: refused, or restored whole."""
    file, target = folder / "backup.sqlite", folder / "league.sqlite"
    file.write_bytes(mutated(rng, league()))
    with _may_be_refused():
        copies.restore(file, target)
        transactions.open_file(target)
        assert proving.verdict().whole
    transactions.close_file()
