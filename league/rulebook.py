"""A rule book: its paragraphs with dated values, and the functions that say what they mean.

A federation's folder under ``league/rulebooks`` holds ``paragraphs.toml`` (words and numbers) and
one function per paragraph that is checked; ``RuleBook`` is what the rest of the program sees of it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from league.errors import RuleBookError
from league.facts.lists import ListFacts, ListOrder
from league.facts.matches import MatchFacts, Score
from league.facts.people import AgeLimit
from league.facts.seasons import Division
from league.facts.squads import Bond, Member
from league.findings import Fee, Finding, Note, Sentence
from league.forms import told
from league.language import _, pick
from league.rulebook_topics import Topic

Value = int | str | bool | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class DatedValue:
    """A number of the rule book from one day on."""

    since: date
    value: Value
    unit: str = ""


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

    def value_name(self, name: str) -> str:
        """Return what a value is called in the language in use."""
        return pick(self.words.get(name, {"en": name.replace("_", " ")}))

    @property
    def title(self) -> str:
        """Return the title in the language in use."""
        return pick(self.titles)


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a rule book in force on one day."""

    book: str
    day: date
    paragraphs: Mapping[str, Paragraph]
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
                told(
                    _("{book} § {paragraph} has no value “{name}” on {day}."),
                    book=self.book,
                    paragraph=paragraph,
                    name=name,
                    day=self.day,
                )
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

    def words(self, paragraph: str, name: str, known: Collection[str] = ()) -> list[str]:
        """Return a list of words. Raises RuleBookError, also for one that is none of the known."""
        value = self._value(paragraph, name)
        if not isinstance(value, list):
            raise self._wrong(paragraph, name, "words")
        for item in value:
            if known and item not in known:
                sentence = _("{book} § {paragraph}: “{word}” is no word for “{name}”: {known}.")
                facts = {"book": self.book, "paragraph": paragraph, "word": item, "name": name}
                raise RuleBookError(told(sentence, **facts, known=", ".join(known)))
        return [str(item) for item in value]

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
        return Sentence(entry.sentences[name], facts)

    def has(self, paragraph: str, name: str) -> bool:
        """Say whether the paragraph has a sentence of that name."""
        entry = self.paragraphs.get(paragraph)
        return entry is not None and name in entry.sentences

    def _wrong(self, paragraph: str, name: str, expected: str) -> RuleBookError:
        return RuleBookError(
            told(
                _("{book} § {paragraph}: “{name}” is no {expected} on {day}."),
                book=self.book,
                paragraph=paragraph,
                name=name,
                expected=expected,
                day=self.day,
            )
        )


@dataclass(frozen=True, slots=True)
class RuleBook:
    """What the program knows of one federation's rules."""

    id: str
    short: str
    """Abbreviation used in citations, such as ``ABC``."""
    names: Mapping[str, str]
    home_nation: str
    terms: Mapping[str, Mapping[str, Mapping[str, str]]]
    """What the book calls its ``marks``, ``kinds`` of registrations and ``modes`` of lineups: each
    by its code, as it is stored or printed, in the order in which they are offered."""
    equal_statuses: tuple[str, ...]
    """Letters of the paragraph on equal status under which a foreigner may be given it."""
    rating_name: str
    """What the federation calls its ratings, such as ``Elo``."""
    first_day: date
    """Day on which it came into force."""
    paragraphs: Mapping[str, Paragraph]
    """In the order of the print."""
    topics: Mapping[Topic, str]
    """What shared code cites to the paragraph that has it; the book has no word of the others."""
    divisions: Mapping[str, Division]
    """Divisions of the book, as models for a season's divisions."""
    checks: Mapping[str, Callable[..., object]]
    """Table of contents: paragraph of kind ``check`` to its function, in book order."""
    judge_match: Callable[[MatchFacts, Values], list[Finding]]
    """All findings of a match."""
    notes: Callable[[MatchFacts, Values], list[Note]]
    judge_list: Callable[[ListFacts, Values], list[Finding]]
    list_order: Callable[[ListFacts, Values], ListOrder]
    """The order that counts and the front players."""
    appeared: Callable[[int, Division, Values], bool]
    """Whether a team with so many players at the boards has come to the match."""
    criteria: Callable[[Division, Values], Sequence[str]]
    """Criteria (``league.outcomes.tiebreaks``) that rank a division, in order; none = no table."""
    match_points: Callable[[Values], tuple[int, int]]
    """Match points of a win and of a draw."""
    age_limit: Callable[[str, int, Values], AgeLimit]
    """Limits of an age group (``U14``, ``U12w`` …) in a year. Raises RuleBookError if unknown."""
    marks: Callable[[Member, date, int, Values], tuple[str, ...]]
    """Marks before the pass number in a match report, by day and season year."""
    home_white: Callable[[int, Values], bool]
    """Whether the home team has White on a board."""
    contest: Callable[[Values], Sentence | None]
    """How a decision is contested."""
    fees: Callable[[MatchFacts, Sequence[Finding], Values], list[Fee]] = lambda *_of: []
    """Fees that follow from a match and the findings that stand."""
    bonds: Callable[[Division, Sequence[tuple[date, Division]], Values], tuple[Bond, ...]] = (
        lambda *_of: ()
    )
    """Divisions a player listed in one comes to belong to by his uses (day, division) elsewhere."""
    national_front: Callable[[Sequence[Member], Division, date, int, Values], tuple[str, ...]] = (
        lambda *_of: ()
    )
    """Pass numbers of a national league's list, by day and season year, that may not play here."""
    match_hours: Callable[[Values], int] = lambda _values: 0
    """Hours a match is taken to last, where nobody may play two games at once; 0 = no such rule."""
    board_values: Callable[[int, Values], list[int]] = lambda boards, _values: [0] * boards
    """Board points of a win per board; zeros where the book knows none."""
    winner: Callable[[MatchFacts, Sequence[Score], Values], str | None] = lambda *_of: None
    """Who goes on after a knock-out match: ``home``, ``away``, ``lot``; None where it is none."""
    void_scores_nothing: Callable[[Values], bool] = lambda _values: False
    """Whether a match in which no board was played gives no match points instead of a draw."""
    unplayed: Callable[[Values], Sentence | None] = lambda _values: None
    """How unplayed matches count in tie-breaks, printed below tables: as drawn against oneself;
    None = as entered."""
    time_zone: str | None = None
    """Where its hours and days are those of the wall, such as ``Europe/Vienna``; None = here."""
    questions: Mapping[str, Callable[..., object]] = field(default_factory=dict)
    """Questions only some federations answer, such as ``transfer``."""

    def on(self, day: date) -> Values:
        """Return the values in force on a day.

        Before the book came into force its first values count: an older season can be judged by it.
        """
        return Values(self.short, max(day, self.first_day), self.paragraphs)

    def paragraph(self, id: str) -> Paragraph:
        """Return one paragraph. Raises RuleBookError when the book has none of that id.

        An empty id is that of a topic on which the book has no word.
        """
        if not id:
            raise RuleBookError(_("{book} says nothing about this.").format(book=self.short))
        if id not in self.paragraphs:
            raise RuleBookError(
                _("{book} has no § {paragraph}; “spielleiter rules” lists them.").format(
                    book=self.short, paragraph=id
                )
            )
        return self.paragraphs[id]

    def meaning(self, word: str) -> str:
        """Return what a word of the book is called in the language in use, else itself."""
        return next(iter(self.paragraphs.values())).value_name(word)

    def named(self, terms: str) -> dict[str, str]:
        """Return the book's ``marks``, ``kinds`` or ``modes``: each code with its word."""
        return {code: pick(words) for code, words in self.terms[terms].items()}

    def mark_words(self, marks: Sequence[str]) -> tuple[str, ...]:
        """Return marks in words; one that the book does not name as it is."""
        words = self.named("marks")
        return tuple(words.get(mark, mark) for mark in marks)

    def topic(self, topic: Topic) -> str:
        """Return the paragraph on something, "" where the book has no word of it."""
        return self.topics.get(topic, "")

    def cited(self, topic: Topic) -> str:
        """Return where the book speaks of it, as it ends a sentence: `` (ABC § …)``, else ""."""
        return f" ({self.cite(self.topics[topic])})" if topic in self.topics else ""

    def equal_status(self, letter: str) -> str:
        """Return the citation of an equal status by its letter; the letter where none is known."""
        rule = self.topic(Topic.EQUAL_STATUS)
        return self.cite(f"{rule}.{letter}") if rule else letter

    def cite(self, paragraph: str) -> str:
        """Return a citation, such as ``ABC § …``."""
        return (
            f"{self.short} § {paragraph}" if paragraph[0].isdigit() else f"{self.short} {paragraph}"
        )
