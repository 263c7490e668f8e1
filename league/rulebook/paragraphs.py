"""A rule book's paragraphs with their dated values and sentences."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date

from league.errors import RuleBookError
from league.findings import Sentence
from league.formatting import filled_in, places
from league.language import _, pick
from league.outcomes.tiebreaks import CRITERIA

SIGN = "§"
"""What a book puts before a number when it cites, unless it says otherwise."""

Value = int | str | bool | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class DatedValue:
    """A number of the rule book from one day on."""

    since: date
    value: Value
    unit: str = ""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A criterion as a column of the tables that it ranks."""

    key: str
    """Names it in JSON."""
    head: Mapping[str, str]
    """In few letters, by language."""
    name: Mapping[str, str]
    halves: bool
    """Its numbers are half points."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One printed paragraph or letter."""

    id: str
    kind: str
    titles: Mapping[str, str]
    says: Mapping[str, str]
    """What it says, in our own words."""
    readings: Mapping[str, str] = field(default_factory=dict)
    """Where the print leaves a choice or errs: the choice made."""
    values: Mapping[str, tuple[DatedValue, ...]] = field(default_factory=dict)
    sentences: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What the book's values are called, by name."""
    person: str = ""
    """Command by which a person records what he decides about it; empty = the program serves it."""
    command: str = ""
    """Command by which an official reaches what serves it; empty = the book does not say."""
    paper: str = ""
    """Name of the paper that it demands or describes; empty = none."""
    printed: str = ""
    """Its number as printed, where several parts of a book count from 1; empty = the id is it."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """Name of the part of the book that counts from 1 again; empty = none does."""

    def value_name(self, name: str) -> str:
        """Return what a value is called in the language in use."""
        return pick(self.words.get(name, {"en": name.replace("_", " ")}))

    @property
    def title(self) -> str:
        """Return the title in the language in use."""
        return pick(self.titles)

    @property
    def summary(self) -> str:
        """Return what it says in the language in use."""
        return pick(self.says)


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a rule book in force on one day."""

    book: str
    day: date
    paragraphs: Mapping[str, Paragraph]
    sign: str = SIGN
    """What stands before a number where the book cites, such as ``Art.``."""
    _known: dict[tuple[str, str], Value] = field(default_factory=dict)

    def _value(self, paragraph: str, name: str) -> Value:
        known = self._known.get((paragraph, name))
        if known is None:
            known = self._look_up(paragraph, name)
            self._known[paragraph, name] = known
        return known

    def _look_up(self, paragraph: str, name: str) -> Value:
        entry = self.paragraphs.get(paragraph)
        dated = entry.values.get(name, ()) if entry else ()
        in_force = [value for value in dated if value.since <= self.day]
        if not in_force:
            raise RuleBookError(
                _("{rule} has no value “{name}” on {day}."),
                rule=self.cite(paragraph),
                name=name,
                day=self.day,
            )
        return max(in_force, key=lambda value: value.since).value

    def number(self, paragraph: str, name: str) -> int:
        """Return a whole number; money is in cents. Raises RuleBookError if there is none."""
        value = self._value(paragraph, name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(paragraph, name, "number")
        return value

    def numbers(self, paragraph: str, name: str) -> list[int]:
        """Return a row of whole numbers, such as an amount per board. Raises RuleBookError."""
        value = self._value(paragraph, name)
        if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
            raise self._wrong(paragraph, name, "numbers")
        return [int(item) for item in value]

    def words(self, paragraph: str, name: str) -> list[str]:
        """Return a list of words. Raises RuleBookError."""
        value = self._value(paragraph, name)
        if not isinstance(value, list):
            raise self._wrong(paragraph, name, "words")
        return [str(item) for item in value]

    def criteria(self, paragraph: str, name: str, known: Collection[str] = CRITERIA) -> list[str]:
        """Return criteria that rank teams, or others that are known. Raises RuleBookError."""
        found = self.words(paragraph, name)
        for one in found:
            if one not in known:
                sentence = _("{rule}, “{name}”: “{word}” is no criterion; known are: {known}.")
                facts = {"name": name, "word": one, "known": ", ".join(known)}
                raise RuleBookError(sentence, rule=self.cite(paragraph), **facts)
        return found

    def word(self, paragraph: str, name: str) -> str:
        """Return a word that names a choice. Raises RuleBookError."""
        value = self._value(paragraph, name)
        if not isinstance(value, str):
            raise self._wrong(paragraph, name, "word")
        return value

    def yes(self, paragraph: str, name: str) -> bool:
        """Return a choice between yes and no. Raises RuleBookError."""
        value = self._value(paragraph, name)
        if not isinstance(value, bool):
            raise self._wrong(paragraph, name, "yes or no")
        return value

    def day_in(self, paragraph: str, name: str, year: int) -> date:
        """Return a yearly day (stored as ``MM-DD``) in one year. Raises RuleBookError."""
        month, _dash, day = self.word(paragraph, name).partition("-")
        return date(year, int(month), int(day))

    def say(self, paragraph: str, name: str = "finding", /, **facts: object) -> Sentence:
        """Return one of the paragraph's sentences with its facts. Raises RuleBookError."""
        entry = self.paragraphs.get(paragraph)
        if entry is None or name not in entry.sentences:
            raise self._wrong(paragraph, name, "sentence")
        for text in entry.sentences[name].values():
            for place in sorted(places(text) - facts.keys()):
                sentence = _(
                    "{rule}: the place “{place}” of the sentence “{name}” is not known; known are:"
                    " {known}."
                )
                known = ", ".join(sorted(facts)) or "–"
                where = {"rule": self.cite(paragraph), "name": name}
                raise RuleBookError(sentence, place=f"{{{place}}}", known=known, **where)
        return Sentence(entry.sentences[name], facts)

    def cite(self, paragraph: str) -> str:
        """Return a citation, such as ``ABC § …``."""
        return citation(self.book, self.sign, paragraph, self.paragraphs.get(paragraph))

    def has(self, paragraph: str, name: str) -> bool:
        """Say whether the paragraph has a sentence of that name."""
        entry = self.paragraphs.get(paragraph)
        return entry is not None and name in entry.sentences

    def _wrong(self, paragraph: str, name: str, expected: str) -> RuleBookError:
        return RuleBookError(
            filled_in(
                _("{rule}: “{name}” is no {expected} on {day}."),
                rule=self.cite(paragraph),
                name=name,
                expected=expected,
                day=self.day,
            )
        )


def citation(book: str, sign: str, id: str, paragraph: Paragraph | None) -> str:
    """Return a citation as a book prints it, such as ``ABC § …``; None = a whole group of them."""
    number = (paragraph.printed if paragraph else "") or id
    part = pick(paragraph.parts) if paragraph and paragraph.parts else ""
    return " ".join(filter(None, (book, part, sign if number[0].isdigit() else "", number)))
