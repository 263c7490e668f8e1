"""Every field of a recorded fact has a word of its own in the journal."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, get_args, get_type_hints

from fixtures.baku import Acceleration
from fixtures.three_teams import SYSTEMS
from league import record_kinds
from league.decision_subjects import Target
from league.facts.accounts import Holder, Posting
from league.facts.calendars import Draw
from league.facts.claims import DeclarationPaper, Deregistration
from league.facts.committees import Committee
from league.facts.contacts import BankAccount, Officer
from league.facts.cups import CupLot
from league.facts.events import Announcement, EventFile
from league.facts.fields import fields_of, label_of
from league.facts.people import Player
from league.facts.protests import ProtestFile
from league.facts.qualifications import ROUND_ROBIN, THREE_TEAMS, Qualifier, TournamentResult
from league.facts.seasons import Division, Season
from league.facts.steps import RecordKind
from league.facts.tournaments import Entrant
from league.facts.transfers import Transfer
from league.language import in_words, speaking
from league.outcomes.closing import Choices
from league.rulebooks import available
from league.rulings import Ruling
from league.services.journal.codes import code_words
from league.services.journal.fields import field_name, known_fields
from league.services.journal.values import value_words
from league.services.journal.words import changes_in_words
from league.services.protests.filing import KINDS
from league.services.session.wording import speak_as
from league.services.words.names import NAMELESS, Label, Named, Names
from league.services.workbook.layout import MODES
from league.storage.changes import LISTS

TUWO = "tuwo-stmk-2011"
CODES = {
    "instance": ("captain", "klassenspielleiter"),
    "kind": KINDS,
    "mode": (*MODES.values(), THREE_TEAMS, ROUND_ROBIN),
    "remark": ("late home", "late away", "late both"),
    "rulebook": tuple(available()),
    "sex": ("m", "w"),
    "side": ("home", "away"),
    "system": SYSTEMS,
}
"""Codes that are kept as text and not as an enumeration, by their fields."""


def _recorded() -> Iterator[type]:
    """Yield the types of facts that are recorded."""
    return (one.type for one in vars(record_kinds).values() if isinstance(one, RecordKind))


def _named(hint: Any, seen: set[type]) -> Iterator[tuple[str, Any]]:
    """Yield the fields in a type with their types, also those of the facts in its fields."""
    for inner in get_args(hint):
        yield from _named(inner, seen)
    if not is_dataclass(hint) or not isinstance(hint, type) or hint in seen:
        return
    seen.add(hint)
    hints = get_type_hints(hint)
    for field in fields(hint):
        yield f"{hint.__name__}.{field.name}", hints[field.name]
        yield from _named(hints[field.name], seen)


def _stored() -> Iterator[tuple[str, Any]]:
    """Yield the fields of everything the journal keeps, with their types."""
    # What a decision is about is kept as one text.
    seen: set[type] = {*get_args(Target)}
    for kind in (*_recorded(), Ruling):
        yield from _named(kind, seen)
    hints = get_type_hints(Season)
    for each in LISTS:
        yield from _named(hints[each], seen)


def test_every_field_of_a_recorded_fact_has_a_word() -> None:
    labels = {
        f"{kind.__name__}.{name}": one.label
        for kind in {*_facts()}
        for name, one in fields_of(kind).items()
    }
    # The scan finds what it is for: a tournament's result, and a club in a season's list.
    assert {"TournamentResult.first", "EventFile.year", "Club.id"} <= {*labels}
    # The points of a tournament's results are called by what each is: "half points for a win".
    assert [name for name, label in labels.items() if not label] == ["Tournament.scores"]
    for lang in ("de", "en"):
        with speaking(lang):
            assert [name for name, label in labels.items() if label and not in_words(label)] == []
    # Of an import the number of each kind of facts is told.
    assert {*LISTS} <= {*known_fields("")}


def test_within_a_fact_one_name_means_one_thing() -> None:
    # A step tells its fields by their names: two of one name in one fact were told alike.
    for kind in _recorded():
        said: dict[str, set[str]] = {}
        for inner in _within(kind):
            for name, one in fields_of(inner).items():
                said.setdefault(name, set()).add(one.label)
        assert {name for name, labels in said.items() if len(labels) > 1} == set(), kind


def _within(kind: Any) -> set[type]:
    """Return the facts within a type of facts, itself included."""
    found: set[type] = set()
    list(_named(kind, found))
    return found - {Acceleration}


def _facts() -> Iterator[type]:
    """Yield the types of everything the journal keeps."""
    hints = get_type_hints(Season)
    for kind in (*_recorded(), Ruling, *(hints[each] for each in LISTS)):
        yield from _within(kind) - {*get_args(Target)}


def _enumerations() -> Iterator[tuple[str, type[Enum]]]:
    for name, hint in _stored():
        for one in (hint, *get_args(hint)):
            if isinstance(one, type) and issubclass(one, Enum):
                yield name.partition(".")[2], one


def test_every_value_of_an_enumeration_has_a_word() -> None:
    found = {*_enumerations()}
    assert {"action", "body", "kind", "status", "what"} <= {field for field, _kind in found}
    codes = [(field, str(one.value)) for field, kind in found if kind is not Holder for one in kind]
    codes += [(field, code) for field, known in CODES.items() for code in known]
    assert [(field, code) for field, code in codes if not code_words(field, code, TUWO)] == []
    # An account is told with its club, by the sides of a posting.
    for holder in Holder:
        named = f"{holder}:601" if holder is Holder.CLUB else str(holder)
        with speaking("de"):
            assert value_words("debit", named, NAMELESS, fields_of(Posting)) != named


def test_names_amounts_and_pairs_are_told_as_people_write_them() -> None:
    names = Names(
        Label("2011/12"),
        divisions={"kl": Named("Kreisliga")},
        clubs={"601": Named("SV Turm")},
        teams={"A1": Named("Turm 1"), "B1": Named("Turm 2")},
        players={"7": Named("Berger Ida"), "8": Named("Huber Max")},
    )
    for kind, field, stored, told in (
        (ProtestFile, "who", "601", "SV Turm"),
        (ProtestFile, "who", "7", "Berger Ida"),
        (EventFile, "ranking", "8, 7", "Huber Max, Berger Ida"),
        (CupLot, "winner", "B1", "Turm 2"),
        (Qualifier, "draw", "B1, A1", "Turm 2, Turm 1"),
        (Division, "draw", "2011-08-29", "29 Aug 2011"),
        (Choices, "passed_on", "kl", "Kreisliga"),
        (Announcement, "entry_fee", "1250", "€12.50"),
        (Draw, "last_year", "A1: 3, B1: 1", "Turm 1: 3, Turm 2: 1"),
        (Choices, "placed", "A1: kl", "Turm 1: Kreisliga"),
        (EventFile, "earlier", "last: 7 8", "last event: Berger Ida – Huber Max"),
        (Deregistration, "owed", "2010: 6000, 2011: 550", "2010: €60.00, 2011: €5.50"),
        (TournamentResult, "scores", "2: 0, 1: 1, –", "1:0, ½:½, –"),
        (Posting, "reference", "7/601/2011-09-01", "Berger Ida · SV Turm · 1 Sep 2011"),
        (Transfer, "represented", "2011-10-15, 2011-10-16", "15 Oct 2011, 16 Oct 2011"),
        # What is somebody's own is told in part: a journal is handed on.
        (Player, "born", "1990-03-04", "1990"),
        (Entrant, "born", "1990/03/04", "1990"),
        (Committee, "born", "Berger Ida: 1990-03-04", "Berger Ida: 1990"),
        (Officer, "phone", "+43 664 1234567", "…4567"),
        (BankAccount, "iban", "AT611904300234573201", "…3201"),
        (Player, "fide_id", "1600001", "1600001"),
    ):
        assert (field, value_words(field, stored, names, fields_of(kind))) == (field, told)


def test_decisions_that_go_with_one_on_a_protest_are_told_in_words() -> None:
    names = Names(teams={"A1": Named("Turm 1"), "B1": Named("Turm 2")})
    rulings = '[["waive","4.4.d.1|home|5|"],["add","board|3|1:1"]]'
    fact = f'{{"match":["kl",1,"A1","B1"],"kind":"team","decided":{{"rulings":{rulings}}}}}'
    told = {
        name: after
        for name, _before, after in changes_in_words("", fact, names, known_fields("protest"))
    }
    assert told["kind"] == "team match"
    decided = "waived: § 4.4.d.1, Turm 1, board 5; added: board 3 counts ½:½"
    assert told["decided decisions on the match"] == decided


def test_first_of_two_opponents_is_no_day() -> None:
    told = changes_in_words(
        "",
        '{"tournament":"LL","round":2,"first":"C4","second":"B3"}',
        NAMELESS,
        known_fields("qualification_result"),
    )
    assert [(name, after) for name, _before, after in told] == [
        ("tournament", "LL"),
        ("round", "2"),
        ("first player", "C4"),
        ("second player", "B3"),
    ]
    known = known_fields("protected_date")
    days = changes_in_words("", '{"first":"2012-01-06","last":"2012-01-08"}', NAMELESS, known)
    assert [name for name, _before, _after in days] == ["from", "until"]


def test_remark_of_a_late_report_is_told_in_words() -> None:
    told = changes_in_words("", '{"remark":"late home"}', NAMELESS, known_fields(""))
    assert told == [("remark", "", "late, home")]


def test_a_word_of_two_meanings_is_told_by_the_field_it_stands_in() -> None:
    with speaking("de"):
        board = '{"board":1,"home_player":"7","away_player":"8"}'
        told = changes_in_words("", board, NAMELESS, known_fields(""))
        assert [name for name, _before, _after in told] == [
            "Brett",
            "Heimspieler",
            "Auswärtsspieler",
        ]
        # A player's kind, the side of a match, and whose consent it is.
        assert value_words("kind", "stamm", Names(Label(rulebook=TUWO)), {}) == "Stammspieler"
        assert value_words("side", "home", NAMELESS, {}) == "Heim"
        assert value_words("body", "home", NAMELESS, {}) == "eigener Verband"
        # A charge in the ledger, and the day on a letter.
        assert value_words("status", "posted", NAMELESS, {}) == "verbucht"
        assert label_of(DeclarationPaper, "posted") == "Poststempel"
        # What is paid for a protest, and for withdrawing from an event.
        assert value_words("what", "deposit", NAMELESS, {}) == "Hinterlegung"
        assert label_of(Announcement, "deposit") == "Kaution bei der Nennung"
        # A book calls it by its own words.
        speak_as(TUWO)
        assert label_of(Announcement, "deposit") == "Reuegeld"
        assert value_words("body", "home", NAMELESS, {}) == "eigener Landesverband"


def test_one_fact_of_a_list_is_called_by_its_number_in_the_singular() -> None:
    before = (
        '{"boards":[{"board":5,"result":[2,0]},{"board":6,"result":[1,1]}],"facts":{"boards":2}}'
    )
    after = (
        '{"boards":[{"board":5,"result":[2,0]},{"board":6,"result":[2,0]}],"facts":{"boards":3}}'
    )
    for lang, words in (
        ("de", ["Brett 2 Ergebnis", "Anzahl Bretter"]),
        ("en", ["board 2 result", "number of boards"]),
    ):
        with speaking(lang):
            told = changes_in_words(before, after, NAMELESS, known_fields(""))
        assert [name for name, _before, _after in told] == words
    # A value without a name, such as a text that is no JSON, is called nothing.
    assert field_name("", {}) == ""


def test_no_field_is_called_as_a_code_is_that_means_something_else() -> None:
    # The same thing as a field and as a code, or one word for two that cannot be mixed up.
    same = {"home", "away", "white", "black", "captain", "confirmed", "excluded", "lifted"}
    same |= {"rating", "withdrawn", "director"}
    for lang in ("de", "en"):
        with speaking(lang):
            fields = {
                label_of(kind, name): name for kind in {*_facts()} for name in fields_of(kind)
            }
            codes = {
                code_words(field, str(one.value), TUWO): str(one.value)
                for field, kind in {*_enumerations()}
                if kind is not Holder
                for one in kind
            }
            codes |= {
                code_words(field, one, TUWO): one for field, known in CODES.items() for one in known
            }
            both = {fields[word] for word in {*fields} & {*codes}}
            assert both <= same, (lang, both)
