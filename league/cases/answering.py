"""All questions, and the answers to whole files of them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from league.cases import (
    questions_appeals,
    questions_exclusion,
    questions_games,
    questions_lists,
    questions_matches,
    questions_officials,
    questions_people,
    questions_places,
    questions_playoff,
    questions_protests,
    questions_swiss,
    questions_tables,
    questions_three_teams,
    questions_tiebreaks,
    questions_varma,
    questions_withdrawal,
)
from league.cases.comparing import SOME, differences, plain
from league.cases.expecting_games import READERS, expected_of_game, game_differences
from league.cases.files import case_files, cases_of
from league.cases.known import KNOWN
from league.cases.naming import (
    JUDGED,
    check_articles,
    check_codes,
    check_colors,
    check_known,
    check_paragraphs,
    check_tournament,
)
from league.cases.questions_matches import Answer
from league.cases.reading import Fields, Place, Read, listed, mapped, one_of, text
from league.cases.tournament_books import book_of
from league.cases.worlds import Case, season
from league.errors import CaseError, LeagueError
from league.language import _
from league.rulebook import RuleBook
from league.rulebooks import available, load


def _book(fields: Fields) -> RuleBook:
    return load(fields.need("rulebook", one_of(*available())))


@dataclass(frozen=True, slots=True)
class Question:
    """One question that cases may ask."""

    read: Callable[[Case], Callable[[], Answer]]
    """Reads the inputs and returns what computes the answer; nothing is answered before."""
    keys: tuple[str, ...]
    """Keys of the answer."""
    book: Callable[[Fields], RuleBook] = _book
    """Reads which book a case belongs to."""
    expected: Read[Mapping[str, object]] | None = None
    """Reads what is expected; None = by the keys, each a list, a map or a single value."""
    items: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Keys of the maps in its answer's lists, where they are not those of all questions."""
    """Empty = a list of single values."""
    cites: tuple[str, ...] = JUDGED
    """Lists of its answer that cite paragraphs of the case's book."""
    differences: Callable[[Mapping[str, object], Mapping[str, object]], list[str]] = differences


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case, answered and compared."""

    file: Path
    name: str
    ok: bool
    differences: list[str]
    """What keeps the answer from being the expected one, in sentences."""
    cited: list[str]
    """Citations of the paragraphs in the answer, in its order."""
    answer: dict[str, object]
    """The full answer as JSON knows it."""


QUESTIONS: Mapping[str, Question] = {
    "match": Question(
        questions_matches.read_match,
        (
            "boards",
            "game_points",
            "match_points",
            "findings",
            "fees",
            "notes",
            "winner",
            "appeared",
        ),
    ),
    "lineup": Question(questions_matches.read_lineup, ("findings",)),
    "kader": Question(questions_lists.read_kader, ("findings", "front", "order")),
    "late_nomination": Question(
        questions_lists.read_late_nomination, ("findings", "position", "eligible_from")
    ),
    "transfer": Question(questions_people.read_transfer, ("eligible_from", "findings")),
    "bond": Question(questions_people.read_bond, ("belongs", "since")),
    "age": Question(questions_people.read_age, ("eligible",)),
    "board_points": Question(questions_tables.read_board_points, ("values",)),
    "standings": Question(questions_tables.read_standings, ("ranking", "table")),
    "three_teams": Question(
        questions_three_teams.read_three_teams, ("rounds", "ranking", "points")
    ),
    "exclusion": Question(questions_exclusion.read_exclusion, questions_exclusion.KEYS),
    "berger": Question(questions_tables.read_berger, ("rounds",)),
    "promotion": Question(questions_tables.read_promotion, ("up", "down")),
    "appeal": Question(questions_appeals.read_appeal, questions_appeals.KEYS),
    "protest": Question(questions_protests.read_protest, questions_protests.KEYS),
    "field": Question(
        questions_places.read_field,
        questions_places.FIELD_KEYS,
        items=questions_places.ITEMS,
        cites=questions_places.CITING,
    ),
    "entry": Question(questions_places.read_entry, questions_places.ENTRY_KEYS),
    "court": Question(questions_officials.read_court, questions_officials.COURT_KEYS),
    "penalty": Question(questions_officials.read_penalty, questions_officials.PENALTY_KEYS),
    "cancellation": Question(
        questions_officials.read_cancellation, questions_officials.CANCELLATION_KEYS
    ),
    "elo": Question(questions_people.read_elo, questions_people.ELO_KEYS),
    "swiss": Question(questions_swiss.read_swiss, questions_swiss.ANSWER, book=book_of),
    "withdrawal": Question(
        questions_withdrawal.read_withdrawal,
        questions_withdrawal.KEYS,
        book=book_of,
        items=questions_withdrawal.ITEMS,
    ),
    "game": Question(
        questions_games.read_game,
        tuple(READERS),
        book=questions_games.book_of,
        expected=expected_of_game,
        differences=game_differences,
    ),
    "tiebreaks": Question(
        questions_tiebreaks.read_tiebreaks,
        questions_tiebreaks.KEYS,
        book=book_of,
        items={"table": questions_tiebreaks.ROW},
    ),
    "varma": Question(questions_varma.read_varma, questions_varma.KEYS, book=book_of),
    "playoff": Question(questions_playoff.read_playoff, questions_playoff.KEYS, book=book_of),
}


_FINDING = ("rule", "side", "board", "player", "team")
_ITEMS: Mapping[str, tuple[str, ...]] = {
    "findings": _FINDING,
    "notes": _FINDING,
    "fees": ("rule", "side", "amount", "to", "board", "paid", "player", "team"),
    "table": ("team", "rank", "mp", "gp", "bp"),
    "reasons": questions_swiss.REASON,
    "relax": questions_swiss.RELAX,
    "draws": questions_varma.DRAW_KEYS,
    "next": questions_playoff.NEXT_KEYS,
    "stages": questions_playoff.STAGE_KEYS,
}
"""Keys of the maps in an answer's lists."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One case, read and not yet answered."""

    case: Case
    ask: Callable[[], Answer]
    question: Question
    expected: Mapping[str, object]
    names: Mapping[str, str]
    """Its name in every language it has one in."""
    shows: tuple[str, ...]
    """Paragraphs it is an example of."""


def answer_paths(paths: Iterable[Path]) -> list[CaseResult]:
    """Answer every case of the files, and of the folders' files (searched to the bottom).

    All files are read before the first case is answered. Raises CaseError with the first fault of
    each faulty file, one line per file.
    """
    asked: list[Asked] = []
    faults: list[str] = []
    for file in case_files(paths):
        try:
            asked += [read_case(fields) for fields in cases_of(file)]
        except CaseError as error:
            faults.append(str(error))
    if faults:
        raise CaseError("\n".join(faults))
    return [answered(one) for one in asked]


def read_case(fields: Fields) -> Asked:
    """Return a case, read to the last key. Raises CaseError."""
    name = fields.need("name", text)
    try:
        ask_name = fields.need("ask", one_of(*QUESTIONS))
        question = QUESTIONS[ask_name]
        book = question.book(fields)
        case = Case(fields, name, book, fields.get("season", season, None))
        expected = fields.need("expect", lambda value, place: _expected(value, place, question))
        ask = question.read(case)
        _check_rules(case, expected, question.cites)
        check_known(KNOWN.get(ask_name, ()), case, expected)
        names = {"en": name} | fields.get("names", mapped(text, text), {})
        shows = fields.get("shows", listed(one_of(*book.paragraphs)), ())
    except CaseError:
        raise
    except LeagueError as error:
        raise fields.place.wrong(str(error)) from error
    fields.close()
    return Asked(case, ask, question, expected, names, shows)


def _check_rules(case: Case, expected: Mapping[str, object], cites: tuple[str, ...]) -> None:
    """Raise CaseError for an expected paragraph that there is none of."""
    place = case.fields.place.at("expect")
    check_paragraphs(case.book, expected, cites, place)
    check_tournament(case.book, expected, place)
    check_articles(case.book, expected, place)
    check_codes(expected, cites, place)
    check_colors(expected, place)


def _expected(value: object, place: Place, question: Question) -> Mapping[str, object]:
    if question.expected:
        return question.expected(value, place)
    fields, items = Fields(value, place), {**_ITEMS, **question.items}
    found: dict[str, object] = {}
    for name in question.keys:
        for key in (name, SOME + name):
            if fields.has(key):
                read = _maps(items[name]) if items.get(name) else lambda given, _place: given
                found[key] = fields.need(key, read)
    fields.close()
    return found


def _maps(known: tuple[str, ...]) -> Callable[[object, Place], object]:
    """Read a list of maps that have no other keys than the answer's."""

    def read(value: object, place: Place) -> object:
        if not isinstance(value, list):
            raise place.expected(_("a list"), value)
        for item in value:
            if not isinstance(item, dict):
                raise place.expected(_("a map"), item)
            for key in item:
                if key not in known:
                    sentence = _("The key is not expected here; expected are: {known}.")
                    raise place.at(str(key)).wrong(sentence, known=", ".join(known))
            if not isinstance(item.get("rule", ""), str):
                raise place.at("rule").expected(_("a paragraph in quotes"), item["rule"])
        return value

    return read


def answered(asked: Asked) -> CaseResult:
    """Return a case's answer beside what it expects. Raises CaseError."""
    place = asked.case.fields.place
    try:
        answer = asked.ask()
    except CaseError:
        raise
    except LeagueError as error:
        raise place.wrong(str(error)) from error
    found = asked.question.differences(asked.expected, answer)
    return CaseResult(
        file=place.file,
        name=asked.case.name,
        ok=not found,
        differences=found,
        cited=_cited(asked.case, answer),
        answer={key: plain(value) for key, value in answer.items()},
    )


def _cited(case: Case, answer: Answer) -> list[str]:
    rules: dict[str, None] = {}
    for key in ("findings", "fees", "notes"):
        items = answer.get(key, ())
        for item in items if isinstance(items, list) else ():
            rules[str(item["rule"])] = None
    citation = answer.get("citation")
    return [str(citation)] if citation else [case.book.cite(rule) for rule in rules]
