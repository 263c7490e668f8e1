from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, timezone
from enum import Enum, StrEnum
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from league.errors import InputError, NotFoundError, StorageError
from league.facts.actors import official
from league.facts.steps import RecordKind
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.fact_json import from_text, to_text
from league.services.session.records import Entry, recorded, recorded_one, versions
from league.storage import journal as stored
from league.storage import records
from league.storage.database import writing
from tests.worlds.acting import record, record_many
from tests.worlds.stored_world import season, stepping


class Colour(StrEnum):
    RED = "rot"
    BLUE = "blau"


class Size(Enum):
    SMALL = 1
    LARGE = 2


@dataclass(frozen=True, slots=True)
class Inner:
    name: str
    days: tuple[date, ...] = ()


THING = RecordKind("duty", lambda: Inner, stored="thing")


@dataclass(frozen=True, slots=True)
class Fact:
    text: str
    number: int
    yes: bool = False
    share: float = 0.5
    day: date | None = None
    moment: datetime | None = None
    either: date | datetime | None = None
    start: time | None = None
    colour: Colour = Colour.RED
    size: Size | None = None
    pair: tuple[str, int] = ("", 0)
    inner: Inner | None = None
    inners: tuple[Inner, ...] = ()
    names: frozenset[str] = frozenset()
    shades: frozenset[Colour] = frozenset()
    cents: Mapping[int, str] = field(default_factory=dict)


ZONES = some.one_of(
    some.none(), some.just(UTC), some.just(timezone(timedelta(hours=2))), some.just(timezone.min)
)
MOMENTS = some.datetimes(timezones=ZONES)
INNERS = some.builds(Inner, name=some.text(), days=some.lists(some.dates()).map(tuple))
FACTS = some.builds(
    Fact,
    text=some.text(),
    number=some.integers(),
    yes=some.booleans(),
    share=some.floats(allow_nan=False, allow_infinity=False),
    day=some.none() | some.dates(),
    moment=some.none() | MOMENTS,
    either=some.none() | some.dates() | MOMENTS,
    start=some.none() | some.times(),
    colour=some.sampled_from(Colour),
    size=some.none() | some.sampled_from(Size),
    pair=some.tuples(some.text(), some.integers()),
    inner=some.none() | INNERS,
    inners=some.lists(INNERS).map(tuple),
    names=some.frozensets(some.text()),
    shades=some.frozensets(some.sampled_from(Colour)),
    cents=some.dictionaries(some.integers(), some.text()),
)


@settings(max_examples=40)
@given(FACTS)
def test_every_fact_comes_back_as_it_was(fact: Fact) -> None:
    back = from_text(to_text(fact), Fact)

    assert back == fact
    assert type(back.either) is type(fact.either)
    assert to_text(back) == to_text(fact)


def test_the_text_is_plain_json() -> None:
    fact = Inner("Šimić", (date(2011, 10, 1),))

    assert to_text(fact) == '{"name":"Šimić","days":["2011-10-01"]}'


def test_equal_facts_have_the_same_text() -> None:
    one = Fact("", 0, cents={1: "a", 2: "b"}, names=frozenset({"x", "y"}))
    other = Fact("", 0, cents={2: "b", 1: "a"}, names=frozenset({"y", "x"}))

    assert to_text(one) == to_text(other)


def test_a_field_that_came_later_takes_its_default() -> None:
    assert from_text('{"name":"a"}', Inner) == Inner("a")


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "null",
        "{}",
        '{"name":1}',
        '{"name":null}',
        '{"name":"a","days":"2011-10-01"}',
        '{"name":"a","days":["2011-02-30"]}',
        '{"name":"a","colour":"x"}',
    ],
)
def test_a_text_that_is_no_such_fact_is_refused(text: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_text(text, Inner)


@pytest.mark.parametrize(
    "text",
    [
        '{"text":"","number":true}',
        '{"text":"","number":1.5}',
        '{"text":"","number":1,"colour":"gelb"}',
        '{"text":"","number":1,"pair":["a"]}',
    ],
)
def test_a_value_of_another_type_is_refused(text: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_text(text, Fact)


def test_a_fact_that_would_not_come_back_is_not_written() -> None:
    with pytest.raises(TypeError):
        to_text(Inner("a", days=("2011-10-01",)))  # type: ignore[arg-type]  # the fault meant here


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(tmp_path / "a.sqlite")
    transactions.import_season(season(), official("Meldereferent"), "Saisonbeginn")
    yield
    transactions.close_file()


ONE, TWO = Inner("Eins", (date(2011, 9, 1),)), Inner("Zwei")


@pytest.mark.usefixtures("opened")
def test_a_fact_is_recorded_replaced_and_withdrawn_with_its_journal() -> None:
    for fact, why in ((ONE, "a"), (TWO, "b"), (None, "c")):
        record("2011/12", THING, "k", fact, actor=official("M"), why=why)

    assert recorded("2011/12", THING) == {}
    assert recorded_one("2011/12", THING, "k") is None
    assert [one.fact for one in versions("2011/12", THING, "k")] == [ONE, TWO, None]
    steps = journal.rows()[1:]
    assert [(step.before, step.after, step.why, step.by) for step in steps] == [
        ("", to_text(ONE), "a", "M"),
        (to_text(ONE), to_text(TWO), "b", "M"),
        (to_text(TWO), "", "c", "M"),
    ]
    assert steps[0].what == "Report that is owed: k – name Eins, days 1 Sep 2011"
    assert journal.verify() is None


@pytest.mark.usefixtures("opened")
def test_the_same_fact_again_is_no_step() -> None:
    record(None, THING, "k", ONE, actor=official("M"), why="")
    record(None, THING, "k", Inner("Eins", (date(2011, 9, 1),)), actor=official("M"), why="")

    assert recorded(None, THING) == {"k": ONE}
    assert len(journal.rows()) == 2


@pytest.mark.usefixtures("opened")
def test_several_facts_are_recorded_together_or_not_at_all() -> None:
    good = Entry("2011/12", THING, "1", ONE)
    record_many([good, Entry(None, THING, "1", TWO)], actor=official("M"), why="")
    with pytest.raises(NotFoundError, match="There is no season “1999”"):
        record_many(
            [Entry("2011/12", THING, "2", TWO), Entry("1999", THING, "1", TWO)],
            actor=official("M"),
            why="",
        )

    assert recorded("2011/12", THING) == {"1": ONE}
    assert recorded(None, THING) == {"1": TWO}
    assert len(journal.rows()) == 3


@pytest.mark.usefixtures("opened")
def test_it_is_part_of_the_transaction_around_it() -> None:
    def _step() -> None:
        with writing():
            record(None, THING, "k", ONE, actor=official("M"), why="")
            raise InputError("stop")

    with pytest.raises(InputError, match="stop"):
        _step()

    assert recorded(None, THING) == {}
    assert len(journal.rows()) == 1


@pytest.mark.usefixtures("opened")
def test_without_its_line_in_the_journal_nothing_is_recorded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(**_values: object) -> int:
        raise StorageError("the disk is full")

    monkeypatch.setattr(stored, "append", failing)
    with pytest.raises(StorageError, match="disk is full"):
        record(None, THING, "k", ONE, actor=official("M"), why="")
    assert recorded(None, THING) == {}


@pytest.mark.usefixtures("opened")
def test_a_record_needs_a_name_and_a_withdrawal_something_to_withdraw() -> None:
    with pytest.raises(InputError, match="name of the person"):
        record(None, THING, "k", ONE, actor=official(" "), why="")
    with pytest.raises(NotFoundError, match="owed: k"):
        record(None, THING, "k", None, actor=official("M"), why="")
    assert len(journal.rows()) == 1


@pytest.mark.usefixtures("opened")
def test_a_stored_text_of_another_shape_is_said() -> None:
    with stepping():
        records.add(None, THING.name, "k", '{"size":3}', at=datetime.now(UTC), by="M")

    with pytest.raises(StorageError, match=r'The record thing k cannot be read: \{"size":3\}'):
        recorded(None, THING)
