"""A case about a game in words: what was played, what happened, and what the rules say."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from league import formatting
from league.facts.games import Color
from league.language import _
from league.outcomes.laws import ClaimAnswer, GameResult
from league.rulebook import RuleBook
from league.rulebook.laws_words import chess_words, claim_words, result_words

Map = Mapping[str, Any]
"""A map of a case file; it was read, and so is as it should be."""


def game_lines(book: RuleBook, case: Map) -> Iterator[str]:
    """Yield what is given, a line each."""
    yield from _where(book, case)
    if "start" in case:
        yield _("Start: {position}").format(position=case["start"])
    if case.get("moves"):
        yield _("Score: {moves}").format(moves=case["moves"])
    for color, sheet in case.get("scores", {}).items():
        yield _("{player}’s sheet: {moves}").format(player=_player(color), moves=sheet)
    for color, seconds in case.get("clock", {}).items():
        left = formatting.chess_clock(seconds)
        yield _("{player}’s clock: {left}").format(player=_player(color), left=left)
    happened = case["happened"]
    player, other = _players(happened.get("by", ""))
    sentence = _sentences()[happened["kind"]]
    yield sentence.format_map({**_marks(happened), "player": player, "other": other})
    yield from (words for key, words in _details().items() if happened.get(key) is True)
    if happened.get("pressed") is False:
        yield _("The clock was not pressed.")


def _where(book: RuleBook, case: Map) -> Iterator[str]:
    """Yield day, edition, division and kind of chess."""
    if "date" in case:
        yield formatting.day(date.fromisoformat(str(case["date"])))
    if "laws" in case:
        yield _("By the edition {edition}").format(edition=case["laws"])
    if "division" in case:
        where = case["division"]
        yield book.divisions[where["like"] if isinstance(where, dict) else where].name
    if "chess" in case:
        yield chess_words()[case["chess"]]
    if "time" in case:
        sentence = _("{minutes} minutes for all moves, {increment} seconds added a move")
        time = case["time"]
        yield sentence.format(minutes=time["minutes"], increment=time.get("increment", 0))


def _player(color: str) -> str:
    return _("White") if color == Color.WHITE else _("Black")


def _players(by: str) -> tuple[str, str]:
    """Return a player and his opponent."""
    if by not in tuple(Color):
        return _("Both players"), ""
    return _player(by), _player(Color(by).other)


def _marks(happened: Map) -> dict[str, object]:
    """Return what a sentence may name besides the players."""
    forms_of = {
        "move": _("an illegal move"),
        "no_move": _("no move before pressing the clock"),
        "two_hands": _("a move with two hands"),
        "promotion": _("a pawn left on the last rank"),
    }
    move = happened.get("move")
    return {
        "announced": _(" by the announced move {move}").format(move=move) if move else "",
        "limit": happened.get("limit", ""),
        "count": happened.get("count", 1),
        "form": forms_of[happened.get("form", "move")],
        "minutes": happened.get("minutes", ""),
        "moves": happened.get("moves_made", ""),
        "written": happened.get("written") or "–",
        "device": _device(happened.get("device", "")),
        "reported": happened.get("reported", ""),
    }


def _device(device: str) -> str:
    return _("switched on") if device == "switched_on" else _("switched off")


def _sentences() -> dict[str, str]:
    return {
        "score": _("The score is read."),
        "threefold": _("{player} claims a draw by repetition{announced}."),
        "fifty": _("{player} claims a draw by moves without capture or pawn move{announced}."),
        "flag": _("{player}’s time has run out."),
        "last_minutes": _("{player} claims a draw in the last minutes."),
        "resign": _("{player} resigns."),
        "agree": _("Both players agree to a draw."),
        "illegal": _("{player}’s irregularity number {count}: {form}."),
        "late": _("{player}: {minutes} minutes late."),
        "colours": _("Colours were exchanged, noticed after {moves} moves."),
        "setup": _("Pieces stood wrong from the start, noticed after {moves} moves."),
        "sealed": _("{player}’s sealed move is opened: {written}"),
        "phone": _("{player} brought a device, {device}."),
        "refusal": _("{player}: persistent refusal to keep the rules."),
        "result": _("The game is over; both have signed {reported}."),
        "edition": _("Which edition is in force?"),
        "which_chess": _("Which kind of chess is it?"),
        "position": _("Nothing was claimed."),
    }


def _details() -> dict[str, str]:
    """Return what a case may say with yes, in words."""
    return {
        "touched": _("A piece was touched first."),
        "other_too": _("Both flags are down, nobody knows which fell first."),
        "last_period": _("All remaining moves belong to this period."),
        "guideline_3": _("The guideline on games without increment was announced."),
        "answered": _("The opponent has moved since."),
        "opponent_claims": _("The opponent claims it."),
        "quarter_gone": _("A quarter of both players’ time was gone."),
        "absent": _("Whoever sealed does not come to the resumption."),
        "on_player": _("It was carried on the player."),
        "increment_asked": _("An increment is asked for."),
    }


def game_answer_lines(answer: Map) -> Iterator[str]:
    """Yield what the rules say, a line each."""
    if "result" in answer:
        yield _("Result: {result}").format(result=result_words(GameResult(answer["result"])))
    if answer.get("claim"):
        yield claim_words(ClaimAnswer(answer["claim"]))
    if answer.get("says"):
        cited = answer.get("citation")
        yield f"{cited}: {answer['says']}" if cited else str(answer["says"])
    for color, seconds in answer.get("clock", {}).items():
        left = formatting.chess_clock(seconds, signed=True)
        yield _("{player}’s clock: {left}").format(player=_player(color), left=left)
    for choice in answer.get("choices", ()):
        yield _("The arbiter may choose: {choice}").format(choice=choice)
    yield from _score_lines(answer)


def _score_lines(answer: Map) -> Iterator[str]:
    if answer.get("ended_at") is not None:
        yield _("The game was over after {plies} half-moves.").format(plies=answer["ended_at"])
    if "plies" in answer:
        yield _("Half-moves read: {plies}").format(plies=answer["plies"])
    if "fen" in answer:
        yield _("Position: {position}").format(position=answer["fen"])
    if answer.get("error"):
        error = answer["error"]
        yield f"{error['move']} {_fault(error['what'])}"
    if "differs_at" in answer:
        move = answer["differs_at"]
        differ = _("The sheets differ from {move} on.").format(move=move)
        yield differ if move else _("The sheets agree.")
    if "edition" in answer:
        yield _("By the edition {edition}").format(edition=answer["edition"] or "–")
    if "chess" in answer:
        yield chess_words()[answer["chess"]] if answer["chess"] else "–"


def _fault(what: str) -> str:
    return {
        "illegal": _("is illegal"),
        "ambiguous": _("can mean several moves"),
        "unreadable": _("cannot be read"),
        "result": _("contradicts the result that is written"),
    }[what]
