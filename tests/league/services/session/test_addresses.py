"""What names a match in an address, and records asked for by their keys."""

from pathlib import Path

from league.facts.contacts import MatchContact
from league.facts.matches import Side
from league.record_kinds import MATCH_OFFICE
from league.services.session import records
from league.services.session.addresses import match_id, match_path
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import GAP, STRUCK, public_season
from tests.worlds.league_world import SEASON, season, stored


def test_every_match_of_a_season_has_an_address_of_its_own() -> None:
    keys = [one.key for one in public_season().fixtures]
    assert len({match_id("2011/12", key) for key in keys}) == len(keys)
    assert match_id("2011/12", GAP) != match_id("2012/13", GAP)


def test_an_address_tells_nothing_of_its_match() -> None:
    path = match_path("2011/12", STRUCK, Side.AWAY)
    word, digits, side = path.split("/")
    assert (word, side) == ("match", "away")
    assert len(digits) == 12
    assert set(digits) <= set("0123456789abcdef")


def test_records_are_asked_for_by_their_keys(tmp_path: Path) -> None:
    with stored(tmp_path, season()):
        for key, venue in (("a", "Post"), ("b", "Ochs"), ("c", "Krone"), ("a", "Adler")):
            record(SEASON, MATCH_OFFICE, key, MatchContact(venue), actor=OFFICIAL, why="")
        record(SEASON, MATCH_OFFICE, "c", None, actor=OFFICIAL, why="")
        found = records.recorded_among(SEASON, MATCH_OFFICE, ["a", "c", "nobody"])
        assert found == {"a": MatchContact("Adler")}
        assert records.recorded_among(SEASON, MATCH_OFFICE, []) == {}
