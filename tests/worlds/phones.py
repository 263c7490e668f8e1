"""Captains' phones, each a process: plain HTTP, and nothing of the program is imported.

Run as ``python -m tests.worlds.phones hand_in`` or ``report``, with JSON on its standard input: the
ports of the servers, and token and path of each phone. One program forks a process for each phone;
all of them fill in their forms and press their buttons in one instant. It answers with a list of
statuses.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import astuple, dataclass
from functools import partial
from http.client import HTTPConnection, HTTPResponse
from multiprocessing import get_context
from time import monotonic, perf_counter, sleep
from urllib.parse import urlencode

from tests.paths import ROOT
from tests.worlds.waiting import PATIENCE

_BUSY = 503
"""Status of a page for which one is told to wait; a form that is handed in is always taken."""
_BOARD = re.compile(r'<select name="(b\d+)".*?</select>', re.DOTALL)
_PLAYER = re.compile(r'<option value="([^"]+)"[^>]*>(.*)')
_MARK = re.compile(r'name="form" value="([^"]+)"')
_RESULT = re.compile(r"name=r(\d+) ")


@dataclass(frozen=True, slots=True)
class Phone:
    """A captain's phone: signed in, and about one match; or an official's, about the evening."""

    token: str
    path: str
    """Of the page of the match, from the side of his team."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How a form was answered."""

    status: int
    seconds: float


Press = Callable[[int, Phone, Callable[[], object]], Answer]
"""What a captain does at the server of a port; he presses the button when he has waited."""


def page(port: int, phone: Phone, path: str) -> tuple[int, str]:
    """Ask for a page; return its status and its HTML."""
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    status, body = _sent(line, phone, "GET", path)
    line.close()
    return status, body


def hand_in(port: int, phone: Phone, wait: Callable[[], object]) -> Answer:
    """Fill in a lineup, wait, and hand it in."""
    return _posted(port, phone, "/lineup", _lineup, wait)


def report(port: int, phone: Phone, wait: Callable[[], object]) -> Answer:
    """Report that every game was drawn, once it was waited."""
    return _posted(port, phone, "/report", _report, wait)


def all_at(
    executor: Executor,
    do: Press,
    port_of: Sequence[int],
    phones: Sequence[Phone],
    over: float = 0.0,
    *,
    ahead: float = 3.0,
) -> list[Answer]:
    """Let every phone do something, spread over so many seconds, each at one of the servers.

    ``ahead`` are the seconds in which forms are fetched and filled in.
    """
    at = monotonic() + ahead
    asked = [
        executor.submit(
            do,
            port_of[number % len(port_of)],
            phone,
            partial(_until, at + over * number / len(phones)),
        )
        for number, phone in enumerate(phones)
    ]
    return [one.result(PATIENCE + over) for one in asked]


def pressed(what: str, ports: Sequence[int], phones: Sequence[Phone]) -> list[int]:
    """Run this file as a program; return the status that each phone was answered with."""
    asked = json.dumps({"ports": [*ports], "phones": [astuple(one) for one in phones]})
    command = [sys.executable, "-m", "tests.worlds.phones", what]
    done = subprocess.run(
        command, input=asked, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    answer: list[int] = json.loads(done.stdout)
    return answer


def _until(moment: float) -> None:
    """Wait for a moment of ``monotonic()``."""
    sleep(max(0.0, moment - monotonic()))


def _posted(
    port: int,
    phone: Phone,
    path: str,
    fill: Callable[[str], dict[str, str]],
    wait: Callable[[], object],
) -> Answer:
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    status, shown = page(port, phone, phone.path + path)
    end = monotonic() + PATIENCE
    while status == _BUSY and monotonic() < end:
        sleep(0.5)
        status, shown = page(port, phone, phone.path + path)
    marks = _MARK.findall(shown)
    body = urlencode({**fill(shown), "form": marks[0]}) if marks else ""
    wait()
    if not body:
        return Answer(status, 0.0)
    start = perf_counter()
    status, _page = _sent(line, phone, "POST", phone.path + path, body)
    took = perf_counter() - start
    line.close()
    return Answer(status, took)


def _lineup(shown: str) -> dict[str, str]:
    """Return the first of the list that may play, one for each board."""
    boards = list(_BOARD.finditer(shown))
    players = _PLAYER.findall(boards[0][0])
    able = [ident for ident, words in players if "⚠" not in words]
    return dict(zip([one[1] for one in boards], able, strict=False)) | {"do": "hand-in"}


def _report(shown: str) -> dict[str, str]:
    return {f"r{board}": "=" for board in _RESULT.findall(shown)}


def _sent(
    line: HTTPConnection, phone: Phone, method: str, path: str, body: str = ""
) -> tuple[int, str]:
    headers = {"Cookie": f"spielleiter={phone.token}", "Origin": f"http://{line.host}:{line.port}"}
    if body:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    line.request(method, path, body or None, headers)
    answer: HTTPResponse = line.getresponse()
    return answer.status, answer.read().decode()


def main(what: str) -> None:
    asked = json.load(sys.stdin)
    phones = [Phone(*one) for one in asked["phones"]]
    context = get_context("fork")
    all_ready, heard = context.Barrier(len(phones)), context.SimpleQueue()

    def press(number: int) -> None:
        port = asked["ports"][number % len(asked["ports"])]
        do = {"hand_in": hand_in, "report": report}[what]
        try:
            answer = do(port, phones[number], partial(all_ready.wait, PATIENCE))
        except OSError:
            all_ready.abort()  # The others need not wait for this one.
            raise
        heard.put((number, answer.status))

    people = [context.Process(target=press, args=(number,)) for number in range(len(phones))]
    for one in people:
        one.start()
    for one in people:
        one.join()
    told = dict(heard.get() for _one in people if not heard.empty())
    sys.stdout.write(json.dumps([told.get(number, 0) for number in range(len(phones))]))


if __name__ == "__main__":
    main(*sys.argv[1:])
