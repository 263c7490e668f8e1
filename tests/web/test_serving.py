"""``spielleiter serve``: beginning, ending, what it logs, and what it does again and again."""

import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from http.client import HTTPConnection
from pathlib import Path
from time import sleep

import pytest
from cryptography.fernet import Fernet

from league.errors import InputError, StorageError
from league.facts.matches import Side
from tests.worlds.desk_world import run
from tests.worlds.hall_world import AWAY, PATHS, content, hall, listed, start
from tests.worlds.waiting import PATIENCE, wait_until
from tests.worlds.web_world import public_pages, stored_with_people
from web import live_season, running
from web.settings import origin_of

PROGRAM = (sys.executable, "-m", "tui")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def _serving(path: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port = _free_port()
    told = ("--db", str(path), "serve", "--plain-http", "--port", str(port), *more)
    process = subprocess.Popen(
        [*PROGRAM, *told], stderr=subprocess.PIPE, text=True, env=os.environ | {"LANG": "C"}
    )
    try:
        _wait_for(port)
        yield process, port
    finally:
        process.kill()
        process.communicate()


def _wait_for(port: int) -> None:
    def listens() -> bool:
        with socket.socket() as client:
            return client.connect_ex(("127.0.0.1", port)) == 0

    wait_until(listens, "nobody listens")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_end_and_leaves_a_whole_file(
    tmp_path: Path, number: signal.Signals
) -> None:
    path = stored_with_people(tmp_path, "landesliga")
    with _serving(path) as (process, port):
        asking = HTTPConnection("127.0.0.1", port)
        asking.request("GET", "/")
        answer = asking.getresponse()
        answer.read()
        assert answer.status in (401, 503)
        assert answer.getheader("Strict-Transport-Security") is None
        asking.close()
        process.send_signal(number)
        _nothing, said = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, -number)
    assert "Traceback" not in said
    assert "GET / " in said
    assert not path.with_name(path.name + "-wal").exists(), "the file was closed"


def test_a_request_whose_head_does_not_come_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The head's time is cut short by a site module that the process loads first."""
    (tmp_path / "sitecustomize.py").write_text("import web.guards\nweb.guards.MOST_SECONDS = 0.3\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with (
        _serving(stored_with_people(tmp_path, "landesliga")) as (_process, port),
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as slow,
    ):
        slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert slow.recv(100) == b"", "closed without an answer"


def test_a_head_too_long_is_refused_before_any_page(tmp_path: Path) -> None:
    with (
        _serving(stored_with_people(tmp_path, "landesliga")) as (_process, port),
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as big,
    ):
        big.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000)
        assert big.recv(100).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ((), "Say with --origin"),
        (("--origin", "http://liga.example.at"), "Passwords travel only under https"),
        (("--origin", "http://liga.example.at", "--plain-http"), "Passwords travel only"),
        (("--origin", "https://liga.example.at/sub"), "is no address"),
        (("--origin", "liga.example.at"), "is no address"),
    ],
)
def test_an_address_that_is_not_safe_is_a_sentence(
    tmp_path: Path, told: tuple[str, ...], said: str
) -> None:
    result = run("--db", stored_with_people(tmp_path, "landesliga"), "serve", *told)
    assert (result.exit_code, said in result.stderr) == (2, True)


def test_without_the_extra_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "web.running", None)
    monkeypatch.delattr("web.running", raising=False)
    for name in [one for one in sys.modules if one.startswith(("uvicorn", "web"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = run("--db", stored_with_people(tmp_path, "landesliga"), "serve", "--plain-http")
    assert (result.exit_code, "pip install 'spielleiter[web]'" in result.stderr) == (2, True)


@pytest.mark.parametrize(
    "typed", ["https://liga.example.at", "https://LIGA.example.at/", " https://liga.example.at "]
)
def test_an_address_is_taken_as_browsers_name_it(typed: str) -> None:
    assert origin_of(typed, plain_http=False) == "https://liga.example.at"


def test_plain_http_goes_to_this_machine_alone() -> None:
    assert origin_of("http://127.0.0.1:8000", plain_http=True) == "http://127.0.0.1:8000"
    assert origin_of("http://[::1]:8000", plain_http=True) == "http://[::1]:8000"
    with pytest.raises(InputError):
        origin_of("http://127.0.0.1.example.at", plain_http=True)


def test_the_log_tells_where_something_broke_and_not_what_was_worked_on() -> None:
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "broken", (), None)
    try:
        raise RuntimeError("a sealed lineup")
    except RuntimeError as error:
        record.exc_info = (RuntimeError, error, error.__traceback__)
    assert running.without_words(record)
    said = logging.Formatter().format(record)
    assert re.fullmatch(r"RuntimeError: \S*test_serving\.py:\d+ test_the_log\w+", said)


def test_it_looks_on_when_looking_fails_and_when_it_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    calls: list[int] = []

    def opening(**_key: object) -> None:
        calls.append(len(calls))
        if calls[-1] in (0, 1):
            raise StorageError("the key is lost")
        if calls[-1] == 2:
            raise ZeroDivisionError

    monkeypatch.setattr(live_season, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(live_season, "open_due", opening)
    with caplog.at_level(logging.WARNING), public_pages(tmp_path, "landesliga") as browser:
        wait_until(lambda: len(calls) >= 5)
        assert browser.get("/").status_code == 401
    assert caplog.text.count("lineups: the key is lost") == 1, "said once"
    assert "lineups" in caplog.text.split("the key is lost")[1], "what broke is logged too"


def test_what_is_due_opens_by_itself_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_season, "LOOK_EVERY", 0.02)
    with hall(tmp_path, monkeypatch) as open_hall:
        for side in Side:
            assert open_hall.hand_in(side).status_code == 303
        theirs = next(one.name for one in content().players if one.ident == listed(AWAY)[0])
        open_hall.at(start() - timedelta(seconds=1))
        sleep(0.3)
        assert theirs not in open_hall.get("heim", PATHS[Side.HOME]).text
        open_hall.at(start())
        wait_until(lambda: theirs in open_hall.get("heim", PATHS[Side.HOME]).text)


def test_a_key_that_opens_nothing_is_logged_before_anything_is_to_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live_season, "SETTLE_EVERY", 0.02)
    with caplog.at_level(logging.WARNING), hall(tmp_path, monkeypatch) as open_hall:
        open_hall.hand_in(Side.HOME)
        sleep(0.2)
        assert "seal key" not in caplog.text
        (tmp_path / "seal.key").write_bytes(Fernet.generate_key())
        wait_until(lambda: "is not the one of this database" in caplog.text)


def test_a_backup_that_is_put_back_meanwhile_is_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_season, "LOOK_EVERY", 0.02)
    (tmp_path / "kept").mkdir()
    kept = stored_with_people(tmp_path / "kept", "landesliga")
    with public_pages(tmp_path, "landesliga") as browser:
        browser.sign_in()
        told = ("--db", str(tmp_path / "league.sqlite"), "restore", str(kept), "--force")
        subprocess.run([*PROGRAM, *told], check=True, capture_output=True)
        wait_until(lambda: browser.get("/sessions").status_code == 401)
        browser.sign_in()
        assert browser.get("/sessions").status_code == 200
