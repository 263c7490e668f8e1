"""Content of a step may be missing only where an erasure names the step, and for whom."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from league.errors import InputError
from league.facts.actors import Right
from league.facts.contacts import TeamContact
from league.facts.steps import StepKind
from league.record_kinds import TEAM_OFFICE
from league.services.home.person_erasing import erase
from league.services.home.personal import person_of, tells_of
from league.services.journal import copies, proving, undoing
from league.services.journal import views as journal
from league.services.registry.people.person_data import correct_person
from league.services.session.transactions import add_step, transaction
from league.storage import blanking, erasing, replaying
from league.storage.journal import steps
from league.storage.replaying import Proof
from league.storage.steps import ERASURE, Step
from league.views.book import JournalRow
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import run
from tests.worlds.league_world import SEASON, season
from tests.worlds.league_world import stored as stored_season
from tests.worlds.office_world import person
from tests.worlds.raw_sql import tamper

NAMES = {"a1": ("Hofhuber", "Klemens"), "a2": ("Zwetschkenbaum", "Berta")}
BLANK = "subject = '', before = '', after = '', why = '', rows = '', salt = ''"


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Six steps: 1 import, 2 and 3 the names of two people, 4 and 5 they as contacts, 6 others."""
    with stored_season(tmp_path, season()) as path:
        for ident, (surname, given_name) in NAMES.items():
            known = person(ident)
            named = replace(known, surname=surname, given_name=given_name)
            correct_person(None, known, named, actor=OFFICIAL, why="Wed.")
        _contact("A1", "Klemens Hofhuber")
        _contact("B1", "Berta Zwetschkenbaum")
        _contact("D1", "Somebody Else")
        assert (len(steps()), replaying.prove().broken) == (6, None)
        yield path


def _contact(team: str, name: str) -> None:
    record(SEASON, TEAM_OFFICE, team, TeamContact(name, "", ""), actor=OFFICIAL, why="")


def _blank(path: Path, *numbers: int) -> None:
    for number in numbers:
        tamper(path, f"UPDATE journal SET {BLANK} WHERE number = {number}")


def _erased(who: str, why: str = "Asked for.") -> dict[str, list[str]]:
    erase(who, actor=OFFICIAL, why=why)
    last = steps()[-1]
    assert (last.what, last.subject, last.why) == (StepKind.PERSON_BLANKED, who, why)
    found: dict[str, list[str]] = json.loads(last.after)["blanked"]
    return found


def _erased_by_an_earlier_version(who: str) -> None:
    """Blank a person's steps as it was done before erasures named them."""
    with transaction(OFFICIAL, Right.PERSONAL):
        him = person_of(who)
        erasing.blank_steps(who, lambda *step: tells_of(him, *step))
        erasing.tell_all()
        add_step(OFFICIAL, StepKind.PERSON_BLANKED, who, "", "", "Asked for.")


def _fault(proof: Proof) -> tuple[int | None, bool]:
    return proof.broken, proof.unnamed


@pytest.mark.parametrize("number", range(1, 7))
def test_a_blanked_step_without_an_erasure_is_named(path: Path, number: int) -> None:
    _blank(path, number)
    assert _fault(replaying.prove()) == (number, True)
    with pytest.raises(InputError, match="changed or blanked"):
        copies.replay(path.with_name("again.sqlite"))


@pytest.mark.only_files
def test_verify_says_so_in_words_and_as_json(path: Path) -> None:
    _blank(path, 5)
    said = run("--db", path, "journal", "--verify")
    assert said.exit_code == 1
    assert "The content of step 5 is missing, and no erasure names that step." in said.stdout
    told = json.loads(run("--db", path, "journal", "--verify", "--json").stdout)
    assert (told["whole"], told["first_broken"]) == (False, 5)
    assert told["blanked_by_no_erasure"] is True


def test_an_erasure_names_its_steps_and_for_whom(path: Path) -> None:
    # His name stands in steps 2 and 4; step 1, the import, tells of neither name.
    assert _erased("a1") == {"a1": ["2", "4"]}
    assert replaying.prove().broken is None
    assert replaying.prove().blanked == 2
    assert journal.rows()[1].what == "Data of a person: content blanked"
    what = journal.rows()[-1].what
    assert what == "What is personal blanked: a1, content of the steps 2, 4"


def test_a_step_blanked_beside_those_an_erasure_names_is_found(path: Path) -> None:
    _erased("a1")
    for number in (3, 7):
        _blank(path, number)
    assert _fault(replaying.prove()) == (3, True)


def test_an_erasure_does_not_cover_what_was_blanked_before_it_by_hand(path: Path) -> None:
    _blank(path, 5)
    assert _erased("a1") == {"a1": ["2", "4"]}
    assert _fault(replaying.prove()) == (5, True)


def test_a_person_erased_twice(path: Path) -> None:
    _erased("a1")
    assert _erased("a1", "Once more.") == {"a1": []}
    assert journal.rows()[-1].what == "What is personal blanked: a1, no step told of it"
    assert proving.verdict().whole
    _blank(path, 3)
    assert _fault(replaying.prove()) == (3, True)


def test_the_next_person_takes_the_facts_beside_an_erasure_and_never_the_erasure(
    path: Path,
) -> None:
    _erased("a1")
    # 3 and 5 tell of her, 7 holds all facts; the erasure of the first person is step 8.
    assert _erased("a2") == {"a2": ["3", "5", "7"]}
    proof = replaying.prove()
    assert (proof.broken, proof.blanked) == (None, 5)
    assert [step.number for step in steps() if not step.salt] == [2, 3, 4, 5, 7]
    assert copies.replay(path.with_name("again.sqlite")).facts == proving.head().facts


def test_an_erasure_step_that_was_blanked_by_hand_is_named_itself(path: Path) -> None:
    _erased("a1")
    _blank(path, 8)
    assert _fault(replaying.prove()) == (8, True)
    # Another erasure does not make it good.
    _erased("a2")
    assert _fault(replaying.prove()) == (8, True)


def test_an_erasure_whose_reason_names_the_next_person_hands_on_what_it_names(path: Path) -> None:
    _erased("a1", "Asked for by Berta Zwetschkenbaum.")
    assert _erased("a2") == {"a2": ["3", "5", "7-8"], "a1": ["2", "4"]}
    assert replaying.prove().broken is None
    assert not any("Zwetsch" in str(step) for step in steps())


def test_erasures_of_an_earlier_version_are_taken_and_said(path: Path) -> None:
    _erased_by_an_earlier_version("a1")
    proof = replaying.prove()
    assert (proof.broken, proof.blanked, proof.unnamed_before) == (None, 2, 2)
    # Nobody can tell what it blanked: a step before it more is taken too, and counted.
    _blank(path, 3)
    proof = replaying.prove()
    assert (proof.broken, proof.blanked, proof.unnamed_before) == (None, 3, 3)
    _contact("A1", "Another")
    _blank(path, 8)
    assert _fault(replaying.prove()) == (8, True)


@pytest.mark.only_files
def test_verify_says_what_an_erasure_of_an_earlier_version_accounts_for(path: Path) -> None:
    _erased_by_an_earlier_version("a1")
    said = run("--db", path, "journal", "--verify")
    assert said.exit_code == 0
    assert "2 of them are accounted for by erasures made with an earlier version" in said.stdout


def test_the_next_erasure_puts_those_of_an_earlier_version_on_record(path: Path) -> None:
    _erased_by_an_earlier_version("a1")
    # Step 7 holds all facts and so tells of her too; 2 and 4 are those of the first person.
    assert _erased("a2") == {"a2": ["3", "5", "7"], "": ["2", "4"]}
    proof = replaying.prove()
    assert (proof.broken, proof.blanked, proof.unnamed_before) == (None, 5, 2)
    _blank(path, 6)
    assert _fault(replaying.prove()) == (6, True)


def test_neither_step_of_an_erasure_is_taken_back(path: Path) -> None:
    _erased("a1")
    for number in (7, 8):
        with pytest.raises(InputError, match="nothing brings it back"):
            undoing.undo(number, OFFICIAL, "No.")
    # Without a number the step before is meant.
    assert undoing.last_step() == 6


def test_the_steps_named_are_shown_as_what_changed(path: Path) -> None:
    _erased("a1")
    view = journal.journal_view()
    row: JournalRow = view.rows[-1]
    assert view.changes(row) == [("steps blanked for a1", "", "2, 4")]


@given(st.sets(st.integers(1, 60)))
def test_spans_name_exactly_their_numbers(numbers: set[int]) -> None:
    """Whatever is blank besides: only those that are named are found again."""
    step = _erasure(100, blanking.told({"x": numbers}))
    assert blanking.named_by(step, range(1, 100)).get("x", set()) == numbers


@pytest.mark.parametrize(
    "after",
    [
        "junk",
        "[]",
        '{"blanked":7}',
        '{"blanked":{"x":7}}',
        '{"blanked":{"x":["", "a", "3-", "-3", "٣", 3.5, null, ["3"]]}}',
        '{"blanked":{"x":["9-1"]}}',
        '{"blanked":{"x":["99999999999999999999999999"]}}',
        '{"blanked":{"x":["5-999999999999999999"]}}',
        "[" * 100_000,
    ],
)
def test_what_names_no_step_before_it_accounts_for_none(after: str) -> None:
    """Step 3 is blank; step 5 is an erasure with an ``after`` that somebody chained so."""
    found = blanking.look([_blanked(3), _erasure(5, after)])
    assert found.unnamed == 3


def test_no_step_is_covered_by_an_erasure_before_it() -> None:
    found = blanking.look([_erasure(2, '{"blanked":{"x":["1-9"]}}'), _blanked(3)])
    assert found.unnamed == 3


def _erasure(number: int, after: str) -> Step:
    return replace(_blanked(number), what=ERASURE, after=after, salt="00")


def _blanked(number: int) -> Step:
    return Step(number, "2011-09-01", "A", "club", number, "", "", "", "", "", "", "", "", "")
