"""50 captains, each a process, at two servers on one PostgreSQL database.

The two captains of a match are at different servers, and all press their buttons in one instant.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from league.facts.matches import DRAW, SIDES
from league.facts.seasons import MatchKey, Season, key_text
from league.record_kinds import CAPTAIN_REPORT, OPENING, SEAL
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.lineup_records import side_key
from league.services.session.records import recorded, versions
from league.storage.seasons import match_facts
from tests import postgres_server
from tests.worlds import crowd
from tests.worlds.acting import OFFICIAL
from tests.worlds.generated import federation
from tests.worlds.phones import Phone, pressed

MATCHES, BOARDS = 25, 4


@dataclass
class Servers:
    """Two servers, and the captains of 25 matches that have just begun."""

    season: str
    keys: list[MatchKey]
    phones: list[Phone]
    """Home and away in turn."""
    ports: list[int]


def _begun() -> tuple[Season, list[MatchKey]]:
    """One round of a federation began a minute ago; a single lineup stays shut."""
    season = federation(MATCHES, 2, BOARDS, 1)
    keys = [one.key for one in season.fixtures if one.round == 1]
    start = datetime.now(UTC).replace(second=0, microsecond=0) - timedelta(minutes=1)
    return crowd.to_be_played(season, keys, start), keys


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    season, keys = _begun()
    with postgres_server.made(f"crowd_{os.getpid()}") as place:
        transactions.open_file(place)
        transactions.import_season(season, OFFICIAL, "start")
        fixtures = [one for one in season.fixtures if one.key in keys]
        phones = crowd.phones_of(season.name, fixtures)
        key = tmp_path / "seal.key"
        with crowd.serving(place, key, *phones[:2]) as found:
            yield Servers(season.name, keys, phones, [one.port for one in found])
        transactions.close_file()


@pytest.mark.slow
def test_what_both_captains_do_in_one_instant_at_two_servers_is_all_there(servers: Servers) -> None:
    assert pressed("hand_in", servers.ports, servers.phones) == [303] * 2 * MATCHES
    seals = recorded(servers.season, SEAL)
    assert len(seals) == 2 * MATCHES
    for key in servers.keys:
        (opening,) = versions(servers.season, OPENING, key_text(key))
        assert opening.fact is not None
        sealed = [seals[side_key(key, side)].digest for side in SIDES]
        assert [one.digest for one in opening.fact.lineups] == sealed, "both in one step"
    assert pressed("report", servers.ports, servers.phones) == [303] * 2 * MATCHES
    assert len(recorded(servers.season, CAPTAIN_REPORT)) == 2 * MATCHES
    for key in servers.keys:
        _fixture, boards, reports = match_facts(servers.season, key)
        assert [one.result for one in boards] == [DRAW] * BOARDS, "agreed"
        assert len(reports) == len(SIDES)
    assert journal.verify() is None
