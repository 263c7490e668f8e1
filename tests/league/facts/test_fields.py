"""What a field of a fact says of itself is used everywhere: stored, told, given out, blanked."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, make_dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import Enum
from pathlib import Path
from random import Random
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from openpyxl import load_workbook

from fixtures.baku import Acceleration
from league.decision_subjects import Target
from league.errors import InputError
from league.facts import contacts
from league.facts import fields as described
from league.facts.clubs import Team
from league.facts.contacts import BankAccount, FederationContact, Officer, TeamContact
from league.facts.fields import (
    Check,
    Personal,
    PersonName,
    annotated_hints,
    called,
    fields_of,
    said_of,
)
from league.facts.people import Player
from league.facts.seasons import Season
from league.language import in_words, speaking
from league.record_kinds import FEDERATION_OFFICE, TEAM_OFFICE, kinds
from league.rulings import Ruling
from league.services.home.person_erasing import erase
from league.services.home.person_export import as_json, personal_data
from league.services.journal import views as journal
from league.services.journal.fields import known_fields
from league.services.journal.words import changes_in_words
from league.services.registry.clubs.federation_data import set_federation_office
from league.services.session import transactions
from league.services.session.fact_json import from_text, to_text
from league.services.session.records import recorded_one
from league.services.words.names import NAMELESS
from league.services.workbook import layout
from league.services.workbook.columns import Column
from league.services.workbook.exporting import export_season
from league.services.workbook.importing import read_whole
from league.services.workbook.template import write_template
from league.storage import models
from league.storage.fact_tables import FACT_TABLES
from league.storage.queries import rows
from league.storage.transfer import TABLES
from tests.worlds.acting import OFFICIAL, change_season, record
from tests.worlds.league_world import SEASON, season, stored
from tests.worlds.raw_sql import execute

HIM = Player("a1", "Hofhuber", "Klemens", date(1990, 3, 4), "m", "AUT", 1800, 1600001)
SEEDS = range(12)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    content = season()
    players = tuple(HIM if one.ident == "a1" else one for one in content.players)
    with stored(tmp_path, replace(content, players=players)) as path:
        yield path


def within(hint: Any, seen: set[type] | None = None) -> Iterator[type]:
    """Yield the facts within a type, each once."""
    seen = set() if seen is None else seen
    for one in described.types_in(hint):
        if is_dataclass(one) and one not in seen and one not in (Acceleration, *get_args(Target)):
            seen.add(one)
            yield one
            for inner in annotated_hints(one).values():
                yield from within(inner, seen)


def stored_types() -> Iterator[type]:
    """Yield the types of all facts that are kept."""
    seen: set[type] = set()
    for kind in kinds().values():
        yield from within(kind.type, seen)
    yield from within(Ruling, seen)
    yield from within(Season, seen)


def texts(hint: Any, around: tuple[described.Called, ...] = ()) -> Iterator[Personal | None]:
    """Yield of each text within a type what is said of it, by the innermost that says anything."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        said = tuple(one for one in parts[1:] if isinstance(one, described.Called))
        yield from texts(parts[0], (*said, *around))
    elif hint is str:
        yield next((one.personal for one in around if one.personal), None)
    else:
        for one in parts:
            yield from texts(one, around)


def test_every_text_of_every_fact_says_whether_it_is_personal() -> None:
    found = {
        f"{kind.__name__}.{name}": [*texts(hint)]
        for kind in stored_types()
        for name, hint in annotated_hints(kind).items()
    }
    # The scan finds what it is for: names, words, numbers, codes.
    assert found["Officer.name"] == [Personal.NAME]
    assert found["Ban.reason"] == [Personal.WORDS]
    assert found["DeclarationPaper.idents"] == [Personal.KEY]
    assert found["Division.tier"] == [Personal.NO]
    assert [name for name, said in found.items() if None in said] == []


class Maker:
    """Makes facts at random; whoever may be named in them is one and the same person."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def fact(self, kind: type) -> Any:
        """Return a fact that can be: what refuses itself is made anew."""
        hints = annotated_hints(kind)
        for _again in range(200):
            try:
                return kind(**{one.name: self.value(hints[one.name]) for one in fields(kind)})
            except InputError:
                continue
        raise AssertionError(kind)

    def value(self, hint: Any) -> Any:  # noqa: PLR0911  # one kind of value per line
        origin, parts = get_origin(hint), get_args(hint)
        bare = parts[0] if origin is Annotated else hint
        if bare is str:
            return self.text(next((one.personal for one in said_of(hint) if one.personal), None))
        if origin is Annotated:
            return self.value(bare)
        if isinstance(hint, type) and is_dataclass(hint):
            return self.fact(hint)
        if isinstance(hint, type) and not parts:
            return self.scalar(hint)
        if origin is tuple and parts[-1] is not Ellipsis:
            return tuple(map(self.value, parts))
        if origin in (tuple, frozenset):
            return origin(self.value(parts[0]) for _each in range(2))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {self.value(parts[0]): self.value(parts[1])}
        return self.value(self.random.choice([one for one in parts if one is not NoneType]))

    def text(self, personal: Personal | None) -> str:
        number = self.random.randrange(10_000)
        return {
            Personal.NO: f"c{number}",
            Personal.KEY: "a1",
            Personal.NAME: self.random.choice(("Klemens Hofhuber", "Hofhuber, Klemens")),
            Personal.WORDS: f"Told by Hofhuber, {number}.",
            Personal.OWN: f"own-{number}",
            Personal.OPEN: f"open-{number}",
            None: "",
        }[personal]

    def scalar(self, kind: type) -> Any:
        number = self.random.randrange(1, 300)
        if issubclass(kind, Enum):
            return self.random.choice(list(kind))
        if kind is datetime:
            return datetime(2012, 1, 1, 12, tzinfo=UTC) + timedelta(hours=number)
        if kind is date:
            return date(2012, 1, 1) + timedelta(days=number)
        if kind is time:
            return time(number % 24, 30)
        return kind(number % 2) if kind is bool else number


def facts_in(value: Any) -> Iterator[Any]:
    """Yield a fact and those in it."""
    if is_dataclass(value):
        yield value
        for one in fields(value):
            yield from facts_in(getattr(value, one.name))
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from facts_in(pair)
    elif isinstance(value, tuple | frozenset):
        for one in value:
            yield from facts_in(one)


def known_of(fact: object) -> Mapping[str, described.Called]:
    kind: type = type(fact)
    return fields_of(kind)


def his(fact: Any) -> list[Any]:
    """Return what goes with his name in a fact that names him."""
    if isinstance(fact, Acceleration):
        return []
    held = [(getattr(fact, name), one.personal) for name, one in known_of(fact).items()]
    named = any("Hofhuber" in str(one) for one, sort in held if sort is Personal.NAME)
    mine = [one for one, sort in held if sort in (Personal.OWN, Personal.OPEN)]
    return [one for one in mine if named and isinstance(one, str)]


@pytest.mark.parametrize("seed", SEEDS)
def test_any_record_is_read_as_it_was_stored_and_told_with_its_labels(seed: int) -> None:
    for kind in kinds().values():
        fact = Maker(seed).fact(kind.type)
        text = to_text(fact)
        assert from_text(text, kind.type) == fact
        known = known_fields(kind.name)
        for lang in ("de", "en"):
            with speaking(lang):
                told = {name for name, *_values in changes_in_words("", text, NAMELESS, known)}
                for name in known_of(fact):
                    label = in_words(known[name].label)
                    if getattr(fact, name) not in (None, (), {}, frozenset()) and label:
                        one = in_words(known[name].one)
                        assert any(each.startswith((label, one or label)) for each in told), name


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_all_records_of_a_person_are_given_out_and_blanked(seed: int, file: Path) -> None:
    made = {}
    for number, (name, kind) in enumerate(kinds().items()):
        # What a season is judged from must be true of it.
        if kind.judged:
            continue
        made[name] = fact = Maker(seed).fact(kind.type)
        key = f"Verband/{number}" if kind.beyond else f"k/{number}"
        record(None if kind.beyond else SEASON, kind, key, fact, actor=OFFICIAL, why="")
    naming = {name for name, one in made.items() if "Hofhuber" in to_text(one)}
    # Nearly every kind names somebody, if only who recorded it.
    assert len(naming) > 30
    kept = as_json(personal_data("a1", actor=OFFICIAL))["facts"]
    assert isinstance(kept, list)
    assert naming <= {one.get("kind") for one in kept}
    secrets = [one for fact in made.values() for inner in facts_in(fact) for one in his(inner)]
    assert len(secrets) > 10
    erase("a1", actor=OFFICIAL, why="He asked for it.")
    left = everything()
    assert "hofhuber" not in left
    assert [one for one in secrets if f'"{one}"' in left] == []
    assert journal.verify() is None
    # Each can be read as before, and codes, days and numbers are as they were.
    for number, (name, kind) in enumerate(kinds().items()):
        if not kind.judged:
            key = f"Verband/{number}" if kind.beyond else f"k/{number}"
            found = recorded_one(None if kind.beyond else SEASON, kind, key)
            assert type(found) is type(made[name])
            assert [*codes(found)] == [*codes(made[name])]


def codes(fact: Any) -> Iterator[Any]:
    """Yield what a fact tells of nobody."""
    for one in facts_in(fact):
        # A bank account is its holder's, and goes as a whole.
        if not isinstance(one, Acceleration | BankAccount):
            told = ((getattr(one, name), known) for name, known in known_of(one).items())
            texts = (text for text, known in told if known.personal is Personal.NO)
            yield from (text for text in texts if isinstance(text, str))


def everything() -> str:
    """All that any table holds."""
    return " ".join(str(row) for table in TABLES for row in rows(table.select())).casefold()


def test_a_field_added_to_a_record_is_everywhere(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nick = Annotated[PersonName, called("chief arbiter", hint="such as Kleo")]
    more = make_dataclass("TeamContact", [("nick", nick, "")], bases=(TeamContact,), frozen=True)
    monkeypatch.setattr(contacts, "TeamContact", more)
    known_fields.cache_clear()
    try:
        record(SEASON, TEAM_OFFICE, "A1", more(nick="Klemens Hofhuber"), actor=OFFICIAL, why="")
        found = recorded_one(SEASON, TEAM_OFFICE, "A1")
        assert getattr(found, "nick", None) == "Klemens Hofhuber"
        with speaking("de"):
            assert "Hauptschiedsrichter Klemens Hofhuber" in journal.rows()[-1].what
            assert described.heading_of(more, "nick") == "Hauptschiedsrichter"
            facts = personal_data("a1", actor=OFFICIAL).facts
            assert ("Hauptschiedsrichter", "Klemens Hofhuber") in [
                line for one in facts for line in one.told
            ]
        export_season(None, tmp_path / "season.xlsx")
        carried = read_whole(tmp_path / "season.xlsx")[1].records
        (version,) = (one for one in carried if one.kind == TEAM_OFFICE.name)
        assert json.loads(version.body)["nick"] == "Klemens Hofhuber"
        erase("a1", actor=OFFICIAL, why="He asked for it.")
        assert "hofhuber" not in everything()
        assert getattr(recorded_one(SEASON, TEAM_OFFICE, "A1"), "nick", None) == "N. N."
    finally:
        known_fields.cache_clear()


def test_a_field_added_to_an_officer_is_stored_with_him(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    street = Annotated[str, called("venue", personal=Personal.OWN, check=Check.LINE)]
    more = make_dataclass("Officer", [("street", street, "")], bases=(Officer,), frozen=True)
    monkeypatch.setitem(FederationContact.__annotations__, "officers", tuple[more, ...])  # type: ignore[valid-type]  # made here
    _forget()
    monkeypatch.setattr("league.services.session.fact_json._hints", _hints)
    one = more(role="Obmann", name="Klemens Hofhuber", street="  Hauptplatz 1 ")
    before = FederationContact("Verband")
    set_federation_office(SEASON, before, replace(before, officers=(one,)), actor=OFFICIAL, why="")
    made = recorded_one(None, FEDERATION_OFFICE, "Verband")
    assert made is not None
    assert made.officers == (replace(one, street="Hauptplatz 1"),)
    assert "Hauptplatz 1" in str(as_json(personal_data("a1", actor=OFFICIAL)))
    erase("a1", actor=OFFICIAL, why="He asked for it.")
    assert [word for word in ("hofhuber", "hauptplatz 1") if word in everything()] == []
    monkeypatch.undo()
    _forget()


@pytest.mark.only_files
def test_a_field_added_to_a_table_is_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nick = Annotated[PersonName | None, called("chief arbiter")]
    more = make_dataclass("Team", [("nick", nick, None)], bases=(Team,), frozen=True)
    for where in ("gate", "sqlite"):
        monkeypatch.setattr(f"league.storage.{where}.faults_of", lambda *_given: ())
    transactions.open_file(tmp_path / "league.sqlite")
    execute("ALTER TABLE team ADD COLUMN nick TEXT")
    with added(more, monkeypatch):
        teams = (*(more(**plain(one)) for one in season().teams),)
        named = replace(teams[0], nick="Klemens Hofhuber")
        content = replace(season(), players=(HIM, *season().players[1:]), teams=(named, *teams[1:]))
        transactions.import_season(content, OFFICIAL, "")
        assert transactions.load()[0].teams == content.teams
        change_season(
            None,
            lambda now: replace(now, teams=(replace(named, nick="Hofhuber"), *now.teams[1:])),
            "team",
            actor=OFFICIAL,
            why="",
        )
        with speaking("de"):
            assert "Hauptschiedsrichter Hofhuber (vorher: Klemens" in journal.rows()[-1].what
            facts = personal_data("a1", actor=OFFICIAL).facts
            lines = [line for one in facts for line in one.told]
            assert ("Hauptschiedsrichter", "Hofhuber") in lines
        export_season(None, tmp_path / "season.xlsx")
        assert read_whole(tmp_path / "season.xlsx")[0].teams[0] == replace(named, nick="Hofhuber")
        with speaking("de"):
            write_template(tmp_path / "empty.xlsx")
        header = load_workbook(tmp_path / "empty.xlsx")["Mannschaften"].cell(1, 9)
        assert header.comment is not None
        assert (header.value, header.comment.text) == ("Spitzname", "Hauptschiedsrichter")
        erase("a1", actor=OFFICIAL, why="He asked for it.")
        assert "hofhuber" not in everything()
        assert transactions.load()[0].teams[0] == replace(named, nick="N. N.")
        assert journal.verify() is None
    transactions.close_file()


def plain(fact: Any) -> dict[str, Any]:
    return {one.name: getattr(fact, one.name) for one in fields(fact)}


@contextmanager
def added(more: type, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a table of teams with a column more: the fact's field, and the workbook's column."""
    table, sheet = FACT_TABLES["team"], layout.TEAMS
    columns = (*sheet.columns, Column("Spitzname", "nick"))
    model = models.listed(more)
    monkeypatch.setattr(models, "Team", model)
    monkeypatch.setitem(
        Season.__annotations__,
        "teams",
        Annotated[tuple[more, ...], called("teams", "team")],  # type: ignore[valid-type]  # made here
    )
    before = table.made, table.columns, table.model, sheet.columns, sheet.make
    _set(table, made=more, model=model, columns=(*table.columns, "nick"))
    _set(sheet, columns=columns, make=more)
    _forget()
    try:
        yield
    finally:
        _set(table, made=before[0], columns=before[1], model=before[2])
        _set(sheet, columns=before[3], make=before[4])
        monkeypatch.undo()
        _forget()


def _set(one: object, **values: object) -> None:
    for name, value in values.items():
        object.__setattr__(one, name, value)


def _forget() -> None:
    """Forget what was known of fields."""
    for known in (annotated_hints, fields_of, described.fields_within, known_fields):
        known.cache_clear()


def _hints(kind: type) -> dict[str, Any]:
    """What JSON is read by, not as it was known before."""
    found = get_type_hints(kind)
    return {one.name: found[one.name] for one in fields(kind)}
