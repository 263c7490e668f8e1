from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError, StorageError
from league.facts.actors import official
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.services.journal import views as journal
from league.services.session import transactions
from tests.worlds.acting import change_season
from tests.worlds.stored_world import season

CHANGES: tuple[Callable[[Season], Season], ...] = (
    lambda s: replace(s, clubs=(replace(s.clubs[0], name="Neu"), *s.clubs[1:])),
    lambda s: replace(s, squads=s.squads[1:]),
    lambda s: replace(s, squads=(s.squads[2], *s.squads[:2])),
    lambda s: replace(s, registrations=s.registrations[:1]),
    lambda s: replace(s, players=(*s.players, replace(s.players[0], ident="7"))),
    lambda s: replace(s, boards=s.boards[:1]),
    lambda s: replace(
        s, fixtures=s.fixtures[::-1], boards=tuple(sorted(s.boards, key=lambda b: -b.match[1]))
    ),
    lambda s: replace(s, fixtures=(replace(s.fixtures[0], day=date(2011, 9, 1)), *s.fixtures[1:])),
    lambda s: replace(s, list_date=date(2011, 7, 2), declarations=()),
)


@pytest.fixture(autouse=True)
def _opened(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(tmp_path / "a.sqlite")
    for name in ("2011/12", "2012/13"):
        transactions.import_season(season(name), official("M"), "")
    yield
    transactions.close_file()


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_season_is_stored_and_the_one_in_use_stays(
    change: Callable[[Season], Season],
) -> None:
    after = change_season(
        "2011/12", change, StepKind.REGISTRATION, "s", actor=official("M"), why="w"
    )

    assert after == change(season())
    assert transactions.load("2011/12")[0] == after
    assert transactions.load("2012/13")[0] == season("2012/13")
    assert transactions.current_season() == "2012/13"
    last = journal.rows()[-1]
    assert (last.by, last.why) == ("M", "w")
    assert last.what.startswith("Registration: s ")
    assert journal.verify() is None


def test_no_change_is_no_step() -> None:
    assert change_season(
        None, lambda s: s, StepKind.REGISTRATION, actor=official("M"), why=""
    ) == season("2012/13")
    assert len(journal.rows()) == 2


def test_what_fails_leaves_everything_as_it_was() -> None:
    def fails(_before: Season) -> Season:
        raise InputError("stop")

    with pytest.raises(InputError, match="stop"):
        change_season(None, fails, StepKind.REGISTRATION, actor=official("M"), why="")
    with pytest.raises(InputError, match="name of the person"):
        change_season(None, CHANGES[0], StepKind.REGISTRATION, actor=official(""), why="")
    with pytest.raises(NotFoundError, match="1999"):
        change_season("1999", CHANGES[0], StepKind.REGISTRATION, actor=official("M"), why="")
    assert len(journal.rows()) == 2


def test_a_change_that_leaves_somebody_without_his_person_is_refused() -> None:
    with pytest.raises(StorageError, match="nothing was changed"):
        change_season(
            None,
            lambda s: replace(s, players=()),
            StepKind.REGISTRATION,
            actor=official("M"),
            why="",
        )
    assert transactions.load()[0] == season("2012/13")
    assert len(journal.rows()) == 2
    change_season(None, CHANGES[0], StepKind.REGISTRATION, actor=official("M"), why="")
    assert journal.verify() is None
