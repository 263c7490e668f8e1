"""What a case names under ``expect``: a paragraph, a player, a team that is unknown is a fault."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fixtures.colors import ARTICLES
from league.cases.answering_games import printed
from league.cases.comparing import SOME
from league.cases.reading import Place
from league.cases.worlds import Case
from league.language import _
from league.rulebook import RuleBook
from league.rulebooks import editions, tie_break_rules, tournament_rules

JUDGED = ("findings", "notes", "fees")
"""Lists whose ``rule`` is a paragraph of the case's book."""
TOURNAMENT = ("left", "next", "stages")
"""Lists of a tournament's answers: their ``rule`` is the book's own or the tournament rules'."""
Named = Iterator[tuple[Place, object]]


def check_paragraphs(
    book: RuleBook, expected: Mapping[str, object], cites: Collection[str], place: Place
) -> None:
    """Raise CaseError for the first expected paragraph that the book does not have.

    ``cites`` are the lists of the answer that cite paragraphs; a single ``rule`` is one, too.
    """
    left = expected.get("stands")
    things = left if isinstance(left, list) else []
    standing = [(place.at("stands"), one) for one in things if isinstance(one, str)]
    alone = [(place.at("rule"), expected["rule"])] if expected.get("rule") else []
    for at, rule in (*_in_items(expected, cites, "rule", place), *standing, *alone):
        if not isinstance(rule, str) or rule not in book.paragraphs:
            sentence = _("{book} has no paragraph {rule}.")
            raise at.wrong(sentence, book=book.short, rule=rule)


def check_tournament(book: RuleBook, expected: Mapping[str, object], place: Place) -> None:
    """Raise CaseError for a rule of a tournament that neither book has.

    Where a federation's book is silent the tournament rules answer, so both may be cited.
    """
    plan = (place.at("plan"), expected.get("plan"))
    for at, rule in (*_in_items(expected, TOURNAMENT, "rule", place), *_plans(*plan)):
        books = {one.id: one for one in (book, tournament_rules())}.values()
        if not any(str(rule) in one.paragraphs for one in books):
            sentence = _("{book} has no paragraph {rule}.")
            names = ", ".join(one.short for one in books)
            raise at.wrong(sentence, book=names, rule=rule)


def check_codes(expected: Mapping[str, object], cites: Collection[str], place: Place) -> None:
    """Raise CaseError for an article that the rules on tie-breaks by code do not have."""
    codes = tie_break_rules()
    lists = {"refused"}.difference(cites)
    for at, rule in _in_items(expected, lists, "rule", place):
        if rule not in codes.paragraphs:
            raise at.wrong(_("{book} has no paragraph {rule}."), book=codes.short, rule=rule)


def check_colors(expected: Mapping[str, object], place: Place) -> None:
    """Raise CaseError for an article that gives nobody a colour in a Swiss system."""
    for key in ("article", "white_wish_article", "black_wish_article"):
        for at, article in _in_items(expected, ("reasons",), key, place):
            if article not in ARTICLES:
                sentence = _("{books} have no article {article}.")
                raise at.wrong(sentence, books="FIDE C.04.3, C.04.6", article=article)


def check_articles(book: RuleBook, expected: Mapping[str, object], place: Place) -> None:
    """Raise CaseError for an expected article that neither the book nor an edition prints."""
    given = expected.get("article")
    articles = given if isinstance(given, list) else [given]
    for article in (str(one) for one in articles if one is not None):
        books = {one.id: one for one in (book, *editions())}.values()
        known = (printed(one, rule) for one in books for rule in one.paragraphs)
        if article not in known:
            sentence = _("{books} have no article {article}.")
            names = ", ".join(one.short for one in books)
            raise place.at("article").wrong(sentence, books=names, article=article)


@dataclass(frozen=True, slots=True)
class Known:
    """What a case names, and where what it expects may name it again."""

    names: Callable[[Case], Collection[str]]
    at: tuple[str, ...]
    """Paths below ``expect``: ``*`` stands for each item of a list, ``@`` for each key of a map, a
    number for one item. What stands at the end may be a name, or lists of them."""


def check_known(known: Iterable[Known], case: Case, expected: Mapping[str, object]) -> None:
    """Raise CaseError for the first thing that is expected and that the case does not name."""
    place = case.fields.place.at("expect")
    for one in known:
        for key, value in expected.items():
            for path in one.at:
                first, *rest = path.split(".")
                if first == key.removeprefix(SOME):
                    _check_names(one, case, [*_walked(place.at(key), value, rest)])


def _check_names(one: Known, case: Case, found: Collection[tuple[Place, object]]) -> None:
    known = one.names(case) if found else ()
    for place, name in found:
        if str(name) not in known:
            sentence = _("The case does not know {name}; known are: {known}.")
            raise place.wrong(sentence, name=name, known=", ".join(known))


def _walked(place: Place, value: object, steps: Sequence[str]) -> Named:
    """Yield the names at the end of a path, each with its place; what is not there has none."""
    if value is None:
        return
    if not steps:
        yield from _flat(place, value)
        return
    step, *rest = steps
    for at, inner in _inner(value, step):
        yield from _walked(place.at(at), inner, rest)


def _inner(value: object, step: str) -> Iterator[tuple[object, object]]:
    if step == "@" and isinstance(value, Mapping):
        yield from ((key, key) for key in value)
    elif isinstance(value, Mapping) and step in value:
        yield step, value[step]
    elif isinstance(value, list) and step == "*":
        yield from enumerate(value, 1)
    elif isinstance(value, list) and step.isdecimal() and int(step) <= len(value):
        yield step, value[int(step) - 1]


def _flat(place: Place, value: object) -> Named:
    if isinstance(value, list):
        for number, one in enumerate(value, 1):
            yield from _flat(place.at(number), one)
    elif value is not None:
        yield place, value


def _in_items(
    expected: Mapping[str, object], lists: Collection[str], key: str, place: Place
) -> Named:
    """Yield what maps in these lists name under a key, with its place."""
    for name, items in expected.items():
        if name.removeprefix(SOME) in lists and isinstance(items, list):
            for number, item in enumerate(items, 1):
                if isinstance(item, Mapping) and item.get(key) is not None:
                    yield place.at(name).at(number).at(key), item[key]


def _plans(place: Place, plan: object) -> Named:
    """Yield the rules of a play-off's plan, of its parts too."""
    for key, found in plan.items() if isinstance(plan, Mapping) else ():
        at = place.at(key)
        yield from [(at, found)] if key == "rule" else _plans(at, found)
