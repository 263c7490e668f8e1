"""The rows of a match that is read and not typed in."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from league.decision_subjects import BoardScore, FeeKey, target_of
from league.formatting import day, money
from league.language import _
from league.rulings import Ruling
from league.views.findings import FeeView, FindingView
from league.views.matches import BoardView, MatchView, SeatView
from tui.kit.alt_text import AltText
from tui.kit.cells import counts, number, place_of, result, word_of
from tui.kit.columns import Col
from tui.kit.parts import Columns, Table, listed

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


def board_list(sheet: Sheet) -> Table:
    """Return the boards: who sat there, the result over the board and the one that counts."""
    rating = sheet.match.rating_name
    columns: Columns[BoardView] = (
        (Col(_("Board"), right=True), lambda one: number(one.number)),
        (Col(_("Home"), grow=True), lambda one: _seat(sheet, one, "home")[0]),
        (Col(rating, right=True), lambda one: _seat(sheet, one, "home")[1]),
        (Col(_("Over the board")), _played),
        (Col(_("Counts")), lambda one: Text(counts(one))),
        (Col(_("Away"), grow=True), lambda one: _seat(sheet, one, "away")[0]),
        (Col(rating, right=True), lambda one: _seat(sheet, one, "away")[1]),
        (Col(_("Remark")), lambda one: Text("; ".join(_remarks(sheet, one)))),
    )
    return listed("boards", _("Boards"), columns, sheet.match.boards, lambda one: str(one.number))


def _played(board: BoardView) -> Text:
    if board.played is None:
        return AltText(Text("–"), _("no result"))
    return AltText(Text(result(board.played)), result(board.played))


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


def finding_list(sheet: Sheet) -> Table:
    """Return the findings."""
    match = sheet.match
    columns: Columns[FindingView] = (
        (Col("§"), lambda one: Text(one.citation)),
        (
            Col(_("Where")),
            lambda one: Text(place_of(one, match.home_name, match.away_name, named=one.sentence)),
        ),
        (Col(_("What"), grow=True), lambda one: Text(one.sentence)),
        (Col(_("State")), lambda one: Text(_finding_state(one))),
    )
    title, empty = _("Findings"), _("Nothing was found.")
    return listed("matters", title, columns, match.findings, lambda one: one.key, empty)


def _finding_state(found: FindingView) -> str:
    state = word_of(found.state) or _("open")
    return f"{state}: {found.reason}" if found.reason else state


def fee_list(sheet: Sheet) -> Table:
    """Return the fees: who owes it to whom, for which board and player."""
    match = sheet.match
    columns: Columns[FeeView] = (
        (Col("§"), lambda fee: Text(fee.citation)),
        (Col(_("Owes")), lambda fee: Text(_teams(match, fee)[0])),
        (Col(_("To"), grow=True), lambda fee: Text(_teams(match, fee)[1])),
        (Col(_("Board"), right=True), lambda fee: Text(str(fee.board or ""))),
        (Col(_("Player")), lambda fee: Text(_player(sheet, fee))),
        (Col(_("Amount"), right=True), lambda fee: Text(money(fee.cents))),
        (Col(_("State")), lambda fee: Text(_fee_state(sheet, fee))),
    )
    return listed("fees", _("Fees"), columns, match.fees, lambda fee: fee.key, _("No fees."))


def _teams(match: MatchView, fee: FeeView) -> tuple[str, str]:
    """Return who owes a fee, and to whom."""
    payer, other = match.home_name, match.away_name
    if fee.side == "away":
        payer, other = other, payer
    return payer, other if fee.to == "opponent" else match.federation


def _player(sheet: Sheet, fee: FeeView) -> str:
    about = target_of(fee.key)
    return sheet.players.get(about.player or "", "") if isinstance(about, FeeKey) else ""


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
