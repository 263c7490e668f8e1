"""§ 6 through services: what cannot be filed, decided or appealed against."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import target_of
from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.rulings import Action
from league.services.protests import procedure
from league.services.protests.docket import docket
from league.services.protests.procedure import Below, Effect
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.storage import database
from league.views.protests import Stage
from tests.worlds.desk_world import stored
from tests.worlds.protest_world import BY, KEY, appeal, day_after, decide, file, played, steps

LOCAL = datetime(2012, 1, 14, 18, 30)  # noqa: DTZ001  # local time, as on the clock in the hall


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"match": None}, InputError, r"needs what it is against.*§ 6\.5"),
        ({"kind": "cup"}, InputError, r"cup.*§ 6\.1"),
        ({"instance": "turnierleiter"}, InputError, r"turnierleiter.*§ 6\.1"),
        ({"instance": "bundesspielleitung"}, InputError, r"bundesspielleitung.*§ 6\.1"),
        ({"text": " "}, InputError, r"text is missing.*§ 6\.4"),
        ({"who": "nobody"}, NotFoundError, "nobody"),
        ({"match": ("landesliga", 8, "X", "Y")}, NotFoundError, "X"),
        ({"filed": date(2011, 9, 1)}, InputError, r"1 Sep 2011.*§ 6\.5"),
        ({"match": None, "event": date(2010, 1, 1)}, InputError, r"1 Jan 2010.*§ 6\.5"),
        ({"kind": "individual"}, InputError, r"need one \(TUWO § 6\.5\.b\)"),
        (
            {
                "kind": "individual",
                "match": None,
                "event": LOCAL,
                "filed": LOCAL.replace(hour=18, minute=29),
            },
            InputError,
            r"18:29.*§ 6\.5",
        ),
        (
            {
                "kind": "individual",
                "match": None,
                "event": LOCAL,
                "filed": LOCAL.replace(tzinfo=UTC),
            },
            InputError,
            "without a zone",
        ),
    ],
)
def test_6_what_cannot_be_filed_is_refused_and_nothing_stored(
    changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    before = steps()
    instance = {} if "kind" not in changes else {"instance": ""}
    with pytest.raises(error, match=sentence):
        file(**(instance | changes))
    assert steps() == before
    assert procedure.protests(None) == []


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"reasons": " "}, InputError, "reasons"),
        ({"day": date(2011, 12, 1)}, InputError, "1 Dec 2011"),
        ({"number": 7}, NotFoundError, "7"),
        (
            {"granted": False, "effects": [Effect(Action.WAIVE, target_of(KEY))]},
            InputError,
            "granting",
        ),
    ],
)
def test_6_what_cannot_be_decided_is_refused(
    changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    file()
    before = steps()
    with pytest.raises(error, match=sentence):
        decide(**changes)
    assert steps() == before


def test_6_a_decided_protest_is_only_appealed_against_and_once() -> None:
    file()
    with pytest.raises(InputError, match="not decided yet"):
        appeal()
    decide(granted=False)
    with pytest.raises(InputError, match="was decided"):
        decide()
    appeal()
    with pytest.raises(InputError, match="on file already"):
        appeal()


@pytest.mark.parametrize("vain", [{"filed": 18}, {"fee_paid": False}])
def test_6_4_6_5_an_appeal_that_is_not_dealt_with_bars_nobody(vain: dict[str, Any]) -> None:
    """A day late, or without its fee; then one in time with the fee, and no third."""
    file()
    decide(granted=False)  # nine days after the match, so until the 17th day (§ 6.5.a)
    changes = {**vain, "filed": day_after(vain.get("filed", 16))}
    assert not appeal(**changes).outcome.admissible
    assert appeal(filed=day_after(17)).outcome.admissible
    with pytest.raises(InputError, match=r"on file already, as No\. 3"):
        appeal(filed=day_after(17))
    desk = open_desk(database.opened(), official(BY))
    first = next(row for row in docket(desk, day_after(17)).rows if row.view.file.number == 1)
    assert (first.stage, first.state) == (Stage.APPEALED, "rejected, see No. 3")


def test_6_1_what_is_rejected_is_not_granted_in_part() -> None:
    file()
    before = steps()
    with pytest.raises(InputError, match=r"not both \(TUWO § 6\.1\)"):
        decide(granted=False, below=Below(partly=True))
    assert steps() == before


def test_6_only_a_protest_about_a_match_changes_one() -> None:
    file(match=None, event=played())
    with pytest.raises(InputError, match="about a match"):
        decide(effects=[Effect(Action.WAIVE, target_of(KEY))])
