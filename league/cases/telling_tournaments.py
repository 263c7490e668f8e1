"""A case about a tournament in words: who played whom, and what follows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from league import formatting
from league.language import _
from league.outcomes.tournaments.names import full_name
from league.rulebook import RuleBook

Map = Mapping[str, Any]
"""A map of a case file; it was read, and so is as it should be."""

TOURNAMENTS = ("withdrawal", "tiebreaks", "playoff")
"""Questions told here."""


def tournament_lines(_book: RuleBook, case: Map) -> Iterator[str]:
    """Yield what is given, a line each: how it is played, everybody's rounds, who leaves."""
    if case["ask"] == "playoff":
        yield from _playoff(case)
        return
    system = case.get("system", "round_robin" if case.get("round_robin") else "swiss")
    yield {
        "swiss": _("Swiss"),
        "round_robin": _("Round robin"),
        "double_round_robin": _("Double round robin"),
    }[system]
    if "total_rounds" in case:
        yield _("Rounds in all: {number}").format(number=case["total_rounds"])
    for one in case.get("players", case.get("teams", ())):
        yield _("{number} {name}: {rounds}").format(
            number=one["id"], name=_named(one), rounds=_rounds(one)
        )
    for one in case.get("left", ()):
        number = one["id"] if isinstance(one, dict) else one
        yield _("Number {number} leaves.").format(number=number)
    if "criteria" in case:
        said = case["criteria"]
        names = said if isinstance(said, str) else ", ".join(map(full_name, said))
        yield _("Criteria: {names}").format(names=names)


def _playoff(case: Map) -> Iterator[str]:
    """Yield who is level, the games so far and the prizes."""
    yield _("Level, best tie-break first: {names}").format(
        names=", ".join(map(str, case["players"]))
    )
    for game in case.get("games", ()):
        result = game.get("result") or " : ".join(map(str, game["score"]))
        yield f"{game['white']} – {game['black']} {result}"
    if "prizes" in case:
        amounts = ", ".join(formatting.money(round(100 * one)) for one in case["prizes"])
        yield _("Prizes: {amounts}").format(amounts=amounts)


def _named(one: Map) -> str:
    name = one.get("name", "")
    return f"{name} ({one['rating']})".lstrip() if one.get("rating") else name or "–"


def _rounds(one: Map) -> str:
    rounds = one.get("rounds", "")
    return rounds if isinstance(rounds, str) else " ".join(map(str, rounds))


def tournament_answer(answer: Map) -> Iterator[str]:
    """Yield what follows, a line each."""
    for one in answer.get("left", ()):
        yield f"{one['citation']}: {one['says']}"
        if one["holds"]:
            yield one["holds"]
    for one in answer.get("marks", ()):
        sentence = _("{number} against {opponent}: {mine} and {other}")
        mine, other = (sign.replace("-", "−") for sign in one["signs"])
        numbers = {"number": one["number"], "opponent": one["opponent"]}
        yield sentence.format(mine=mine, other=other, **numbers)
    if "ranking" in answer:
        yield _("Ranking: {names}").format(names=_in_order(answer["ranking"]))
    for row in answer.get("table", ()):
        yield from _worked(row)
    yield from _of_playoff(answer)


def _of_playoff(answer: Map) -> Iterator[str]:
    """Yield who plays on, who has won, and what everybody gets."""
    for game in answer.get("next", ()):
        pair = (game["white"], game["black"]) if game.get("white") else game["players"]
        yield _("To play: {pair}").format(pair=" – ".join(map(str, pair)))
    if answer.get("winner"):
        yield _("{player} has won.").format(player=answer["winner"])
    for player, amount in (answer.get("prizes") or {}).items():
        yield f"{player}: {formatting.money(round(100 * amount))}"


def _in_order(ranking: Sequence[Any]) -> str:
    """Return names in order, those of one place joined by ``=``."""
    return ", ".join(one if isinstance(one, str) else " = ".join(one) for one in ranking)


def _worked(row: Map) -> Iterator[str]:
    """Yield each criterion of a participant with its arithmetic."""
    for sentence in row.get("arithmetic", {}).values():
        if sentence:
            yield f"{row['name']}: {sentence}"
