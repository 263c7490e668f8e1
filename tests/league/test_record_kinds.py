"""A kind of record is one entry: what the program knows of it follows."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import pytest

from league import record_kinds
from league.facts.fields import PassNumber, Words, called
from league.facts.people import Player
from league.facts.steps import RecordKind, StepKind
from league.language import speaking
from league.record_kinds import kinds, kinds_by_step
from league.services.home.person_erasing import erase
from league.services.home.person_export import personal_data
from league.services.journal import undoing, words
from league.services.journal import views as journal
from league.services.journal.fields import known_fields
from league.services.registry.people.joining import join_persons
from league.services.session.records import recorded_one
from league.services.words import step_names
from league.services.words.step_names import known_steps
from league.services.workbook.exporting import export_season
from league.services.workbook.importing import read_whole
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.league_world import SEASON, season, stored


@dataclass(frozen=True, slots=True)
class Thanks:
    """What somebody is thanked for."""

    ident: PassNumber
    text: Annotated[Words, called("text")]


THANKS = RecordKind("thanks", lambda: Thanks, "Remark", "player/number")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    def forget() -> None:
        for known in (kinds, kinds_by_step, known_fields):
            known.cache_clear()

    monkeypatch.setattr(record_kinds, "THANKS", THANKS, raising=False)
    # Words that were put together before, in whatever test, do not have its own.
    for module in (step_names, words):
        monkeypatch.setattr(module, "known_steps", vars(known_steps)["__wrapped__"])
    forget()
    him = Player("a1", "Hofhuber", "Klemens", nation="AUT")
    players = (him, *(one for one in season().players if one.ident != "a1"))
    with stored(tmp_path, replace(season(), players=players)) as path:
        yield path
    monkeypatch.undo()
    forget()


def test_an_entry_is_all_a_kind_needs(file: Path, tmp_path: Path) -> None:
    fact = Thanks("a1", "Hofhuber helped.")
    record(SEASON, THANKS, "a1/1", fact, actor=OFFICIAL, why="")
    assert recorded_one(SEASON, THANKS, "a1/1") == fact
    # Its number is no pass number, and the person has his name.
    assert journal.rows()[-1].what.endswith(
        ": Hofhuber Klemens · 1 – player Hofhuber Klemens, text Hofhuber helped."
    )
    assert "Hofhuber helped." in str(personal_data("a1", actor=OFFICIAL).facts)
    export_season(None, tmp_path / "season.xlsx")
    (version,) = read_whole(tmp_path / "season.xlsx")[1].records
    assert (version.kind, version.key) == ("thanks", "a1/1")
    join_persons(None, "e1", "a1", actor=OFFICIAL, why="One person.")
    assert recorded_one(SEASON, THANKS, "e1/1") == Thanks("e1", "Hofhuber helped.")
    undoing.undo(journal.rows()[-1].number, OFFICIAL, "They are two.")
    assert recorded_one(SEASON, THANKS, "a1/1") == fact
    erase("a1", actor=OFFICIAL, why="Asked for.")
    assert recorded_one(SEASON, THANKS, "a1/1") == Thanks("a1", "N. N. helped.")


def test_every_entry_says_what_is_asked_of_it() -> None:
    for kind in kinds().values():
        # A step of its own has words; another's step is one of the steps that are no record.
        assert bool(kind.says) is (kind.step not in {*StepKind}), kind.name
        assert kind.key or kind in (record_kinds.CLOSING, record_kinds.REPORT_TERM)
    assert {one.name for one in kinds().values() if one.judged} == {
        "force_majeure",
        "person_ban",
        "division_decision",
        "pupil",
        "school",
        "school_team",
    }
    with speaking("de"):
        assert known_steps()["protest"] == "Protest eingebracht"
