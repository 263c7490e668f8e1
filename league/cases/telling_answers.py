"""The answer to a case in words, with the citations."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from league import formatting
from league.cases.telling import Map
from league.cases.telling_games import game_answer_lines
from league.cases.telling_tournaments import TOURNAMENTS, tournament_answer
from league.cases.telling_words import shown
from league.language import _
from league.rulebook import RuleBook


def answer_lines(book: RuleBook, case: Map, answer: Map) -> Iterator[str]:
    """Yield what comes of a case, a line each, with the citations."""
    if case["ask"] == "game":
        yield from game_answer_lines(answer)
        return
    if case["ask"] in TOURNAMENTS:
        yield from tournament_answer(answer)
        return
    names = {side: case[side]["club"] for side in ("home", "away") if side in case}
    for key, value in answer.items():
        if key in ("findings", "notes"):
            yield from _findings(book, value)
        elif key == "fees":
            yield from (_fee(book, one, names) for one in value)
        elif key in ("game_points", "match_points"):
            label = _("Game points") if key == "game_points" else _("Match points")
            one, other = (formatting.score(int(2 * points)) for points in value)
            yield f"{label}: {names['home']} {one} : {other} {names['away']}"
        elif key == "table":
            yield from (_row(one) for one in value)
        else:
            yield f"{_answer_label(key)}: {_answered(book, key, value)}"


def _findings(book: RuleBook, found: Sequence[Map]) -> Iterator[str]:
    if not found:
        yield _("Nothing found.")
    for one in found:
        yield f"{book.cite(one['rule'])}: {_with_names(book, one['says'])}"


def _with_names(book: RuleBook, says: str) -> str:
    """Return a sentence with names in place of divisions' ids."""

    def named(word: re.Match[str]) -> str:
        division = book.divisions.get(word[0])
        return division.name if division else word[0]

    return re.sub(r"[a-z][a-z0-9-]+", named, says)


def _fee(book: RuleBook, fee: Map, names: Mapping[str, str]) -> str:
    if fee["to"] == "federation":
        sentence = _("{paragraph}: {club} owes the federation {amount}.")
    else:
        sentence = _("{paragraph}: {club} owes {other} {amount}.")
    return sentence.format(
        paragraph=book.cite(fee["rule"]),
        club=names[fee["side"]],
        other=names["away" if fee["side"] == "home" else "home"],
        amount=formatting.money(round(100 * fee["amount"])),
    )


def _row(row: Map) -> str:
    sentence = _("{rank}. {team}: match points {match}, game points {game}")
    game = formatting.score(int(2 * row["gp"]))
    return sentence.format(rank=row["rank"], team=row["team"], match=row["mp"], game=game)


def _answer_label(key: str) -> str:
    words = {
        "eligible_from": _("Eligible from"),
        "position": _("Place"),
        "order": _("Order that counts"),
        "front": _("May not play lower"),
        "eligible": _("Belongs to it"),
        "admissible": _("Dealt with"),
        "deadline": _("Last day"),
        "fee": _("Fee"),
        "fee_goes": _("The fee goes to"),
        "values": _("Board points"),
        "ranking": _("Ranking"),
        "appeared": _("Appeared, home and away"),
        "factor": _("Factor"),
        "expected": _("Expected"),
        "change": _("Change"),
        "new": _("New rating"),
        "entry": _("Entry value"),
        "belongs": _("Belongs to"),
        "since": _("Since"),
        "up": _("Go up"),
        "down": _("Come down"),
        "complete_rounds": _("Complete rounds"),
        "lapsed": _("Lapsed"),
    }
    return words.get(key, key)


def _answered(book: RuleBook, key: str, value: object) -> str:
    """Return a value of an answer; days stand in it as ISO dates."""
    if key in ("eligible_from", "deadline", "since") and isinstance(value, str):
        day = datetime.fromisoformat(value)
        return formatting.day(day) if len(value) == len("2011-10-15") else shown(day)
    if key == "fee" and isinstance(value, int | float):
        return formatting.money(round(100 * value))
    if isinstance(value, float):
        return f"{value:.2f}".replace("-", "−").replace(".", formatting.points(1)[1])
    if key == "belongs" and isinstance(value, str):
        return book.divisions[value].name if value in book.divisions else value
    goes = {"federation": _("the federation"), "oesb": "ÖSB", "refund": _("the one who paid it")}
    return goes.get(str(value), shown(value)) if key == "fee_goes" else shown(value)
