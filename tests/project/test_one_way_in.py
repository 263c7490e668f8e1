"""What an official does has one way in: what a command or page stores by hand says why."""

from collections.abc import Iterator

from tests.project import by_hand
from tests.project.by_hand import BY_HAND
from tests.project.one_way_in import read_text, stored_in, stored_with, storing

LISTED = {
    (module, name)
    for module, reasons in BY_HAND.items()
    for names in reasons.values()
    for name in names.split()
}


def _found() -> set[tuple[str, str]]:
    return {(module, name) for module, names in stored_with().items() for name in names}


def _told(ones: set[tuple[str, str]]) -> Iterator[str]:
    return (f"{module}: {name}" for module, name in sorted(ones))


def test_what_is_stored_by_hand_says_why() -> None:
    fresh = "\n".join(_told(_found() - LISTED))
    assert not fresh, f"describe it as an operation, or say in by_hand.py why not:\n{fresh}"


def test_what_is_described_by_now_is_listed_no_more() -> None:
    gone = "\n".join(_told(LISTED - _found()))
    assert not gone, f"these can go from by_hand.py:\n{gone}"


def test_each_reason_is_one_of_those_told_and_each_name_stands_once() -> None:
    told = {value for name, value in vars(by_hand).items() if name.isupper() and name != "BY_HAND"}
    assert {reason for reasons in BY_HAND.values() for reason in reasons} == told
    names = [name for one in BY_HAND.values() for names in one.values() for name in names.split()]
    assert len(names) == len(LISTED)


def test_services_that_store_are_known() -> None:
    known = storing()
    # Steps, what opens a transaction, and what calls one that does.
    assert ("league.services.tournaments.steps", "pair_step") in known
    assert ("league.services.tournaments.playing.results", "enter_results") in known
    assert ("league.services.tournaments.playing.results", "enter_typed") in known
    assert ("league.services.protests.steps", "filing_step") in known
    # These only look, or handle a step that is made already.
    assert ("league.services.tournaments.opening", "opened") not in known
    assert ("league.services.session.trial_runs", "file_step") not in known


def test_a_door_is_seen_to_store_however_it_names_the_service() -> None:
    results = "league.services.tournaments.playing.results"
    for written in (
        f"from {results} import enter_results\nenter_results()",
        f"from {results} import enter_results as store\nwork(store)",
        "from league.services.tournaments.playing import results\nresults.enter_results()",
        f"def late():\n    from {results} import enter_results\n    enter_results()",
    ):
        assert stored_in(read_text("tui.page", written)) == {"enter_results"}
    assert stored_in(read_text("tui.page", f"from {results} import TypedResult")) == set()
    assert stored_in(read_text("tui.page", f"from {results} import enter_results")) == set()
