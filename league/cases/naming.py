"""What a case names under ``expect``: a paragraph or a team that is unknown is a fault."""

from collections.abc import Collection, Iterator, Mapping

from league.cases.answering_games import printed
from league.cases.comparing import SOME
from league.cases.reading import Place
from league.language import _
from league.rulebook import RuleBook
from league.rulebooks import editions, tournament_rules

JUDGED = ("findings", "notes", "fees")
"""Lists whose ``rule`` is a paragraph of the case's book."""
TOURNAMENT = ("left", "next", "stages")
"""Lists of a tournament's answers: their ``rule`` is the book's own or the tournament rules'."""
ORDERED = ("ranking", "up", "down", "points")
"""Keys whose values name teams: as a list, equal ones as a list within, or as a map's keys."""

Named = Iterator[tuple[Place, object]]


def check_paragraphs(book: RuleBook, expected: Mapping[str, object], place: Place) -> None:
    """Raise CaseError for the first expected paragraph that the book does not have."""
    left = expected.get("stands")
    things = left if isinstance(left, list) else []
    standing = [(place.at("stands"), one) for one in things if isinstance(one, str)]
    for at, rule in (*_in_items(expected, JUDGED, "rule", place), *standing):
        if rule not in book.paragraphs:
            sentence = _("{book} has no paragraph {rule}.")
            raise at.wrong(sentence, book=book.short, rule=rule)


def check_tournament(book: RuleBook, expected: Mapping[str, object], place: Place) -> None:
    """Raise CaseError for a rule of a tournament that neither book has.

    Where a federation's book is silent the tournament rules answer, so both may be cited.
    """
    plan = (place.at("plan"), expected.get("plan"))
    for at, rule in (*_in_items(expected, TOURNAMENT, "rule", place), *_plans(*plan)):
        books = {one.id: one for one in (book, tournament_rules())}.values()
        if not any(rule in one.paragraphs for one in books):
            sentence = _("{book} has no paragraph {rule}.")
            names = ", ".join(one.short for one in books)
            raise at.wrong(sentence, book=names, rule=rule)


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


def check_teams(teams: Collection[str], expected: Mapping[str, object], place: Place) -> None:
    """Raise CaseError for the first expected team that the case does not name."""
    named = (*_in_items(expected, (*JUDGED, "table"), "team", place), *_ordered(expected, place))
    for at, team in named:
        if str(team) not in teams:
            sentence = _("The case names no team {team}; known are: {known}.")
            raise at.wrong(sentence, team=team, known=", ".join(teams))


def _in_items(
    expected: Mapping[str, object], lists: Collection[str], key: str, place: Place
) -> Named:
    """Yield what maps in these lists name under a key, with its place."""
    for name, items in expected.items():
        if name.removeprefix(SOME) in lists and isinstance(items, list):
            for number, item in enumerate(items, 1):
                if item.get(key) is not None:
                    yield place.at(name).at(number).at(key), item[key]


def _plans(place: Place, plan: object) -> Named:
    """Yield the rules of a play-off's plan, of its parts too."""
    for key, found in plan.items() if isinstance(plan, Mapping) else ():
        at = place.at(key)
        yield from [(at, found)] if key == "rule" else _plans(at, found)


def _ordered(expected: Mapping[str, object], place: Place) -> Named:
    for name, found in expected.items():
        if name.removeprefix(SOME) in ORDERED and isinstance(found, list | dict):
            for entry in found:
                for team in entry if isinstance(entry, list) else [entry]:
                    yield place.at(name), team
