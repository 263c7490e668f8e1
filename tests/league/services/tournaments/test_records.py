"""What goes with a tournament's records: personal data, joined persons, workbooks, queries."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.committees import Committee
from league.facts.tournaments import Entrant
from league.services.home.person_erasing import erase
from league.services.home.person_export import as_json, personal_data
from league.services.home.season_import import look_through, store
from league.services.journal import views as journal
from league.services.registry.people.joined_records import rename
from league.services.session import transactions
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries
from league.services.tournaments.files import files
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import manual_pairings, results
from league.services.workbook.exporting import export_season
from league.services.workbook.importing import read_proven
from league.storage import queries
from league.storage import records as stored
from tests.league.services.events.test_events import youths
from tests.worlds.acting import OFFICIAL
from tests.worlds.open_tournament import SWISS
from tests.worlds.paper_world import open_world


@pytest.fixture(autouse=True)
def path(tmp_path: Path) -> Iterator[Path]:
    """Members y1 to y3 and a guest in a Swiss whose first round is played."""
    open_world(tmp_path, youths())
    made = replace(SWISS, rounds=3)
    records.create_tournament(None, made, actor=OFFICIAL)
    for who in ("y1", "y2", "y3"):
        entries.enter(None, "open", who, actor=OFFICIAL)
    guest = Entrant(
        tournament="open", key="", name="Hofhuber, Klemens", rating=1400, born="1990/03/04",
        fide_id="1600001",
    )  # fmt: skip
    entries.enter(None, "open", guest, actor=OFFICIAL)
    manual_pairings.set_pairs(None, "open", 1, [(1, 4), (2, 3)], actor=OFFICIAL)
    typed = [results.TypedResult(1, ("1", "0")), results.TypedResult(2, ("=", "="))]
    results.enter_results(None, "open", 1, typed, actor=OFFICIAL)
    yield tmp_path
    transactions.close_file()


def everything() -> str:
    """All that is on record about tournaments, as text."""
    return str(files(transactions.load()[0].name))


def test_a_guest_is_blanked_by_his_entry_and_his_results_stay() -> None:
    before = opened(None, "open").file
    committee = Committee("Klemens Hofhuber", born={"Klemens Hofhuber": date(1990, 3, 4)})
    records.set_committee(None, "open", committee, actor=OFFICIAL)
    erase("open/G1", actor=OFFICIAL, why="He asked for it.")
    after = opened(None, "open").file
    assert after.entrants["G1"] == Entrant(tournament="open", key="G1", name="N. N.", rating=1400)
    assert (after.results, after.rounds) == (before.results, before.rounds)
    assert (after.tournament.committee.chair, after.tournament.committee.born) == ("N. N.", {})
    assert not any(word in everything() for word in ("Hofhuber", "1600001", "1990"))
    assert journal.verify() is None


def test_a_member_is_blanked_in_what_he_entered() -> None:
    erase("y1", actor=OFFICIAL, why="He asked for it.")
    one = opened(None, "open").file.entrants["y1"]
    assert (one.name, one.born, one.rating) == ("N. N.", "", 1499)


def test_what_is_kept_of_somebody_is_his_and_nothing_of_others() -> None:
    for who, number, other in (("y1", 1, "y2"), ("open/G1", 4, "y3")):
        kept = as_json(personal_data(who, actor=OFFICIAL))["facts"]
        assert isinstance(kept, list)
        bodies = [one["body"] for one in kept if str(one.get("kind", "")).startswith("tournament")]
        told = json.dumps(bodies)
        key = who.rpartition("/")[2]
        # His entry, his number, his pair and its result.
        assert f'"key": "{key}"' in told
        assert {"tournament": "open", "number": number, "by": "rating"} in bodies
        assert [one["board"] for one in bodies if "board" in one] == [1]
        assert f'"{other}"' not in told


def test_of_conditions_he_gets_what_names_him() -> None:
    born = {"Klemens Hofhuber": date(1990, 3, 4), "Anna Muster": date(1980, 1, 2)}
    committee = Committee("Klemens Hofhuber", ("Anna Muster",), born=born, fee=5000)
    records.set_committee(None, "open", committee, actor=OFFICIAL)
    kept = as_json(personal_data("open/G1", actor=OFFICIAL))["facts"]
    assert isinstance(kept, list)
    (told,) = (one["body"] for one in kept if one.get("kind") == "tournament")
    named = {name: told[name] for name in ("chair", "born")}
    assert named == {"chair": "Klemens Hofhuber", "born": [["Klemens Hofhuber", "1990-03-04"]]}
    assert not {"members", "fee", "rounds"} & told.keys()


def test_two_records_of_one_person_become_one_in_a_tournament_too() -> None:
    season = transactions.load()[0]
    assert rename(season.name, season.federation, "y9", "y1", OFFICIAL, "entered twice") > 0
    file = opened(None, "open").file
    assert "y1" not in file.entrants
    assert file.entrants["y9"].name == "Jung01, Ed"
    assert file.rounds[1].pairs[0].white == "y9"
    assert file.numbers is not None
    assert file.numbers.order[0] == "y9"
    # Signs of results are no pass numbers.
    assert (file.results[1, 1].white, file.results[1, 2].white) == ("1", "=")


def test_two_who_entered_the_same_tournament_are_not_one_person() -> None:
    season = transactions.load()[0]
    with pytest.raises(InputError, match="Both entered the tournament open"):
        rename(season.name, season.federation, "y2", "y1", OFFICIAL, "x")


def test_a_tournament_goes_to_another_file_with_the_season(path: Path) -> None:
    season = transactions.load()[0].name
    before = files(season)
    export_season(None, path / "season.xlsx")
    transactions.close_file()
    whole = read_proven(path / "season.xlsx")
    store(whole, look_through(whole, path / "other.sqlite"), path / "other.sqlite", OFFICIAL)
    assert files(season) == before


def test_a_tournament_is_read_with_one_query_for_each_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = queries.rows

    def counted(*given: object) -> object:
        asked.append(str(given[0]))
        return real(*given)  # type: ignore[arg-type]  # what was given

    monkeypatch.setattr(stored, "rows", counted)
    season = transactions.load()[0].name
    asked.clear()
    files(season)
    # Tournaments, entries, numbers, rounds, results, absences, adjustments, play-offs.
    assert len(asked) == 8
    before = len(asked)
    opened(None, "open")
    assert len(asked) - before == 8


def test_what_pairs_nothing_does_not_load_the_engine() -> None:
    modules = (
        "league.services.tournaments.steps, league.services.tournaments.ranking.tables, tui.cli"
    )
    script = f"import sys, {modules}; print([one for one in sys.modules if 'gacrux' in one])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
