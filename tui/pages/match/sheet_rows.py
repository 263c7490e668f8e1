"""The rows of a match that is read and not typed in."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from league.forms import day, money
from league.language import _
from league.rulings import Ruling
from league.targets import BoardScore, FeeKey, target_of
from league.views import BoardView, FeeView, FindingView, MatchView
from league.views.matches import SeatView
from tui.kit.alt_text import AltText
from tui.kit.cells import counts, number, place_of, result, word_of
from tui.kit.columns import Col

SIDES = ("home", "away")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A match with what was decided about it."""

    match: MatchView
    ruled: Mapping[str, Ruling]
    """Decisions in force, by what they are about."""
    struck: frozenset[tuple[int, str]]
    """Boards and sides whose player may not play, waived ones left out."""
    players: Mapping[str, str]
    """Names by pass numbers."""


def board_columns(rating_name: str) -> list[Col]:
    """Return the columns of the boards."""
    return [
        Col(_("Board"), right=True),
        Col(_("Home"), grow=True),
        Col(rating_name, right=True),
        Col(_("Over the board")),
        Col(_("Counts")),
        Col(_("Away"), grow=True),
        Col(rating_name, right=True),
        Col(_("Remark")),
    ]


def board_row(sheet: Sheet, board: BoardView) -> list[Text]:
    """Return a board: who sat there, the result over the board and the one that counts."""
    played = result(board.played) if board.played is not None else "–"
    home, away = (_seat(sheet, board, side) for side in SIDES)
    return [
        number(board.number),
        *home,
        AltText(Text(played), result(board.played) if board.played is not None else _("no result")),
        Text(counts(board)),
        *away,
        Text("; ".join(_remarks(sheet, board))),
    ]


def _seat(sheet: Sheet, board: BoardView, side: str) -> tuple[Text, Text]:
    at = SIDES.index(side)
    seat = board.home if side == "home" else board.away
    if seat is None:
        return Text(_nobody(sheet.match, board.number, at)), AltText(Text("–"), "")
    white = board.home_is_white == (side == "home")
    name = f"{seat.title} {seat.name}" if seat.title else seat.name
    shown, name_of = Text(" ".join((name, *seat.marks))), sheet.match.rating_name
    words = [
        name,
        _("White") if white else _("Black"),
        _("list place {place}").format(place=seat.place) if seat.place else _("not on the list"),
        *seat.mark_words,
        f"{name_of} {seat.rating}" if seat.rating else _("without {rating}").format(rating=name_of),
    ]
    return AltText(shown, ", ".join(filter(None, words))), AltText(number(seat.rating), "")


def _nobody(match: MatchView, board: int, at: int) -> str:
    seats: list[SeatView | None] = [one.away if at else one.home for one in match.boards]
    if not any(seats[board:]):
        return _("nobody")
    return _("nobody: gap, paid") if board in match.gaps_paid[at] else _("nobody: gap, not paid")


def _remarks(sheet: Sheet, board: BoardView) -> Iterator[str]:
    """Yield what explains the result that counts."""
    for side, seat in zip(SIDES, (board.home, board.away), strict=True):
        if seat is not None and (board.number, side) in sheet.struck:
            yield _("{player} is struck").format(player=seat.name)
    late = {"late home": board.home, "late away": board.away}
    if board.remark == "late both":
        yield _("both players came late")
    elif (seat := late.get(board.remark or "")) is not None:
        yield _("{player} came late").format(player=seat.name)
    if board.played_on is not None and board.played_on != sheet.match.day:
        yield _("played on {day}").format(day=day(board.played_on))
    elif board.forfeited and not _struck(sheet, board) and not _decided(sheet, board.number):
        yield _("forfeited")
    for ruling in _decided(sheet, board.number):
        yield _("set by decision: {reason}").format(reason=ruling.reason)


def _struck(sheet: Sheet, board: BoardView) -> bool:
    return any((board.number, side) in sheet.struck for side in SIDES)


def _decided(sheet: Sheet, board: int) -> list[Ruling]:
    known = ((one.added, one) for one in sheet.ruled.values())
    return [
        ruling for found, ruling in known if isinstance(found, BoardScore) and found.board == board
    ]


def finding_columns() -> list[Col]:
    """Return the columns of the findings."""
    return [Col("§"), Col(_("Where")), Col(_("What"), grow=True), Col(_("State"))]


def finding_row(sheet: Sheet, found: FindingView) -> list[Text]:
    """Return a finding."""
    match = sheet.match
    where = place_of(found, match.home_name, match.away_name, named=found.sentence)
    state = word_of(found.state) or _("open")
    said = f"{state}: {found.reason}" if found.reason else state
    return [Text(found.citation), Text(where), Text(found.sentence), Text(said)]


def fee_columns() -> list[Col]:
    """Return the columns of the fees."""
    return [
        Col("§"),
        Col(_("Owes")),
        Col(_("To"), grow=True),
        Col(_("Board"), right=True),
        Col(_("Player")),
        Col(_("Amount"), right=True),
        Col(_("State")),
    ]


def fee_row(sheet: Sheet, fee: FeeView) -> list[Text]:
    """Return a fee: who owes it to whom, for which board and player."""
    match = sheet.match
    payer, other = match.home_name, match.away_name
    if fee.side == "away":
        payer, other = other, payer
    about = target_of(fee.key)
    known = about.player if isinstance(about, FeeKey) else None
    player = sheet.players.get(known or "", "")
    return [
        Text(fee.citation),
        Text(payer),
        Text(other if fee.to == "opponent" else match.federation),
        Text(str(fee.board or "")),
        Text(player),
        Text(money(fee.cents)),
        Text(_fee_state(sheet, fee)),
    ]


def _fee_state(sheet: Sheet, fee: FeeView) -> str:
    word = word_of(fee.state) or (_("added") if fee.state == "added" else _("open"))
    ruling = sheet.ruled.get(fee.key)
    words = [word, _("paid")] if fee.paid else [word]
    said = ", ".join(words)
    return f"{said}: {ruling.reason}" if ruling and ruling.reason else said


def owed(fees: Sequence[FeeView]) -> list[tuple[str, str]]:
    """Return the sums to the federation and to the opponents, waived fees left out."""
    sums = {"federation": 0, "opponent": 0}
    for fee in fees:
        sums[fee.to] += 0 if fee.state == "waived" else fee.cents
    return [
        (_("To the federation"), money(sums["federation"])),
        (_("To opponents"), money(sums["opponent"])),
    ]
