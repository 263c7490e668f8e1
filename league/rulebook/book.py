"""The rule book as the rest of the program sees it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, ClassVar

from league.errors import RuleBookError
from league.facts.lists import ListFacts, ListOrder
from league.facts.matches import MatchFacts, Score
from league.facts.people import AgeLimit
from league.facts.seasons import Division
from league.facts.squads import Bond, Member
from league.findings import Fee, Finding, Note, Sentence
from league.language import _, pick
from league.rulebook.asked import Capability
from league.rulebook.paragraphs import SIGN, Paragraph, TableColumn, Values, citation
from league.rulebook.topics import LawsTopic, Topic

if TYPE_CHECKING:
    from league.rulebook.accounts import Accounts, Bans
    from league.rulebook.calendars import CalendarRules
    from league.rulebook.closing import Movement, Qualification
    from league.rulebook.events import Duties, Events
    from league.rulebook.laws import GameRules, Laws
    from league.rulebook.play import Captains, Cup, DivisionDecisions, Draws
    from league.rulebook.protests import Protests
    from league.rulebook.ratings import Ratings
    from league.rulebook.registry import Clubs, Lists, Registrations, Schools, Transfers
    from league.rulebook.tournaments import Tournaments


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
    columns: Mapping[str, TableColumn]
    """Those of the criteria that are numbers of a team, in the tables that they rank."""
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
    tie: Callable[[Division, Values], Sequence[str]] = lambda *_of: ()
    """What decides between those who are level by every criterion."""
    serves: Mapping[str, Callable[[], object]] = field(default_factory=dict)
    """What the book answers beyond matches and lists, by the name of a capability."""
    laws: "Laws | None" = None
    """None = a federation's book; else this is an edition of the Laws, without divisions."""
    last_day: date | None = None
    """Last day on which the print is known to have been in force; None = it still is."""
    differences: Mapping[LawsTopic, tuple[str, ...]] = field(default_factory=dict)
    """The book's paragraphs on what the editions of the Laws say differently; none = no word of
    it."""
    sign: str = SIGN
    """What stands before a number where the book cites, such as ``Art.``."""

    # What a federation may lack: a function it does not provide says so when it is asked.
    clubs: ClassVar["Capability[Clubs]"] = Capability("registry", "Clubs")
    registrations: ClassVar["Capability[Registrations]"] = Capability("registry", "Registrations")
    transfers: ClassVar["Capability[Transfers]"] = Capability("registry", "Transfers")
    lists: ClassVar["Capability[Lists]"] = Capability("registry", "Lists")
    schools: ClassVar["Capability[Schools]"] = Capability("registry", "Schools")
    protests: ClassVar["Capability[Protests]"] = Capability("protests", "Protests")
    accounts: ClassVar["Capability[Accounts]"] = Capability("accounts", "Accounts")
    bans: ClassVar["Capability[Bans]"] = Capability("accounts", "Bans")
    ratings: ClassVar["Capability[Ratings]"] = Capability("ratings", "Ratings")
    duties: ClassVar["Capability[Duties]"] = Capability("events", "Duties")
    events: ClassVar["Capability[Events]"] = Capability("events", "Events")
    movement: ClassVar["Capability[Movement]"] = Capability("closing", "Movement")
    qualification: ClassVar["Capability[Qualification]"] = Capability("closing", "Qualification")
    calendar: ClassVar["Capability[CalendarRules]"] = Capability("calendars", "CalendarRules")
    captains: ClassVar["Capability[Captains]"] = Capability("play", "Captains")
    division_decisions: ClassVar["Capability[DivisionDecisions]"] = Capability(
        "play", "DivisionDecisions"
    )
    draws: ClassVar["Capability[Draws]"] = Capability("play", "Draws")
    cup: ClassVar["Capability[Cup]"] = Capability("play", "Cup")
    game_rules: ClassVar["Capability[GameRules]"] = Capability("laws", "GameRules")
    tournaments: ClassVar["Capability[Tournaments]"] = Capability("tournaments", "Tournaments")

    def on(self, day: date) -> Values:
        """Return the values in force on a day.

        Before the book came into force its first values count: an older season can be judged by it.
        """
        return Values(self.short, max(day, self.first_day), self.paragraphs, self.sign)

    def paragraph(self, id: str) -> Paragraph:
        """Return one paragraph. Raises RuleBookError when the book has none of that id.

        An empty id is that of a topic on which the book has no word.
        """
        if not id:
            raise RuleBookError(_("{book} says nothing about this."), book=self.short)
        if id not in self.paragraphs:
            raise RuleBookError(
                _("{book} has no {sign} {paragraph}; “spielleiter rules” lists them."),
                book=self.short,
                sign=self.sign,
                paragraph=id,
            )
        return self.paragraphs[id]

    def columns_of(self, criteria: Sequence[str]) -> tuple[TableColumn, ...]:
        """Return the columns of a table that these criteria rank."""
        return tuple(self.columns[one] for one in criteria if one in self.columns)

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

    def id_of(self, text: str) -> str:
        """Return the id of a paragraph as typed: its id, or a citation with or without the book.

        What the book does not have is returned as it is, without a sign before it.
        """
        typed = text.removeprefix(self.short).strip()
        number = typed.removeprefix(SIGN).strip()
        if number in self.paragraphs:
            return number
        wanted = f"{self.short} {typed}".casefold()
        return next((id for id in self.paragraphs if self.cite(id).casefold() == wanted), number)

    def cite(self, paragraph: str) -> str:
        """Return a citation, such as ``ABC § …``."""
        return citation(self.short, self.sign, paragraph, self.paragraphs.get(paragraph))
