"""The captains' pages: fifty captains hand in their lineups, and what the server needs for it."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from httpx import AsyncClient, ConnectError

from league import clock
from league.facts.actors import official
from league.facts.matches import Side
from league.facts.seasons import MatchKey, Season
from league.facts.users import Appointment, Role
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.addresses import match_path
from league.services.session.opening import open_desk
from league.services.users.accounts import add_user, appoint
from league.services.users.sign_in import begin_session
from league.services.workbook.importing import read_workbook
from tests.bench.changes import turned
from tests.bench.figures import WORKBOOK, Figure, say
from tests.paths import ROOT
from tests.worlds.generated import federation
from web.running import run
from web.settings import Settings

BY = official("Anna Muster")
CAPTAINS, ROUNDS = 50, 5
"""So many captains; of the public season so many rounds have been played."""
PORT = 8471


@dataclass(frozen=True)
class Captain:
    """One captain with his browser's token, his match and the lineup that he hands in."""

    token: str
    path: str
    row: tuple[str, ...]


def pages() -> Iterator[Figure]:
    yield from _measured("public season", _public(), 120, 100)
    hundred = federation(100, 12, 8, 4, ROUNDS)
    yield from _measured("100 divisions", hundred, 350, 300, agreeing=True)


def _public() -> Season:
    known = read_workbook(WORKBOOK)
    return replace(
        known,
        boards=tuple(one for one in known.boards if one.match[1] <= ROUNDS),
        reports=tuple(one for one in known.reports if one.match[1] <= ROUNDS),
    )


def _measured(
    name: str, season: Season, megabytes: float, p95: float, *, agreeing: bool = False
) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        file = Path(folder) / "league.sqlite"
        captains = _prepared(file, season)
        with _server(file, _before(season)) as process:
            asyncio.run(_waited(captains))
            at_once = asyncio.run(_handed_in(captains, "a", 0))
            yield Figure(f"{name}, 50 lineups in one instant, the last", max(at_once), 500, "ms")
            doing = _agreeing(file) if agreeing else None
            spread = asyncio.run(_handed_in(captains, "b", 10 / CAPTAINS))
            if doing is not None:
                doing.terminate()
                doing.wait()
            usual = sorted(spread)[int(0.95 * CAPTAINS) - 1]
            yield Figure(f"{name}, 50 lineups in 10 s, p95", usual, p95, "ms", tuple(spread))
            yield Figure(f"{name}, memory of the server", _most(process.pid), megabytes, "MB")


def _before(season: Season) -> datetime:
    day = min(one.day for one in season.fixtures if one.round > ROUNDS)
    return datetime.combine(day, datetime.min.time(), UTC) - timedelta(days=1)


def _prepared(file: Path, season: Season) -> list[Captain]:
    transactions.open_file(file)
    transactions.import_season(season, BY, "")
    keys = [one.key for one in season.fixtures if one.round > ROUNDS][: CAPTAINS // 2]
    squads: dict[str, list[tuple[int, str]]] = {}
    for one in season.squads:
        squads.setdefault(one.team, []).append((one.place, one.ident))
    boards = {one.id: one.boards for one in season.divisions}
    captains: list[Captain] = []
    for key in keys:
        for side in Side:
            row = tuple(ident for _place, ident in sorted(squads[_team(key, side)]))
            login = f"captain{len(captains)}"
            captains.append(_captain(login, season.name, key, side, row[: boards[key[0]]]))
    transactions.close_file()
    return captains


def _team(key: MatchKey, side: Side) -> str:
    return key[2] if side is Side.HOME else key[3]


def _captain(login: str, season: str, key: MatchKey, side: Side, row: tuple[str, ...]) -> Captain:
    add_user(login, login, actor=BY)
    appoint(login, Appointment(Role.CAPTAIN, season, team=_team(key, side)), actor=BY)
    until = datetime(2100, 1, 1, tzinfo=UTC)
    token = begin_session(login, "de", until, "127.0.0.1", "bench").token
    return Captain(token, f"/{match_path(season, key, side)}", row)


@contextmanager
def _server(file: Path, now: datetime) -> Iterator[subprocess.Popen[bytes]]:
    told = [sys.executable, "-m", "tests.bench.pages", str(file), now.isoformat()]
    with subprocess.Popen(told, stderr=subprocess.DEVNULL, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.terminate()


def _agreeing(file: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "tests.bench.pages", str(file)], cwd=ROOT)


def _client(captain: Captain) -> AsyncClient:
    origin = f"http://127.0.0.1:{PORT}"
    cookies, headers = {"spielleiter": captain.token}, {"Origin": origin}
    return AsyncClient(base_url=origin, cookies=cookies, headers=headers, timeout=60)


async def _waited(captains: list[Captain]) -> None:
    """Wait until the season is judged."""
    async with _client(captains[0]) as client:
        while True:
            try:
                if (await client.get("/")).status_code == 200:
                    return
            except ConnectError:
                pass
            await asyncio.sleep(0.2)


async def _handed_in(captains: list[Captain], mark: str, apart: float) -> list[float]:
    """Have each captain hand in, so many seconds apart; return what each waited, in ms."""
    clients = [_client(one) for one in captains]
    for client, captain in zip(clients, captains, strict=True):
        assert (await client.get(f"{captain.path}/lineup")).status_code == 200
    began = [
        _one(client, captain, mark, number * apart)
        for number, (client, captain) in enumerate(zip(clients, captains, strict=True))
    ]
    took = await asyncio.gather(*began)
    for client in clients:
        await client.aclose()
    return took


async def _one(client: AsyncClient, captain: Captain, mark: str, wait: float) -> float:
    await asyncio.sleep(wait)
    row = {f"b{board}": ident for board, ident in enumerate(captain.row, 1)}
    fields: dict[str, Any] = {"form": mark, "do": "hand-in", **row}
    start = time.perf_counter()
    answer = await client.post(f"{captain.path}/lineup", data=fields)
    took = 1000 * (time.perf_counter() - start)
    assert answer.status_code == 303, answer.text
    return took


def _most(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(one for one in status.splitlines() if one.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def _serve(file: Path, now: str) -> None:
    """Serve with a clock that begins at a moment."""
    ahead = datetime.fromisoformat(now) - datetime.now(UTC)
    clock.now = lambda: datetime.now(UTC) + ahead
    settings = Settings(file, f"http://127.0.0.1:{PORT}", seal_key=file.with_name("seal.key"))
    run(settings, "127.0.0.1", PORT)


def _agree(file: Path) -> None:
    """Store a result every second, as another program does."""
    desk = open_desk(file, BY)
    keys = [key for key, one in desk.judgement.matches.items() if one.entered]
    for key in keys:
        desk = record_match(desk, key, turned(desk, key))
        time.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _serve(Path(sys.argv[1]), sys.argv[2])
    elif len(sys.argv) == 2:
        _agree(Path(sys.argv[1]))
    else:
        for figure in pages():
            say(figure)
