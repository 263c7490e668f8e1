"""The boards of a round, line by line: pairs, the boards of matches, who is not paired."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from league.formatting import pair as written_pair
from league.formatting import score
from league.language import _
from league.views.tournaments import AwayRow, BoardKey, GameRow, PairRow, RoundSheet, Seat, Signs
from tui.kit.alt_text import AltText
from tui.kit.columns import Col
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink
from tui.pages.tournaments.results import read, written

Typed = Mapping[BoardKey, Signs | None]
"""What was typed and is not stored yet."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a round: exactly one of pair and ``away`` is there."""

    round: int
    pair: PairRow | None = None
    game: GameRow | None = None
    """The board of a match, below the line of the match itself."""
    away: AwayRow | None = None

    @property
    def key(self) -> str:
        """Return the line's name on its screen."""
        if self.away is not None:
            return f"{self.round}/{self.away.key}/"
        return "/".join(map(str, self.at or (self.round, self.pair.board if self.pair else 0)))

    @property
    def at(self) -> BoardKey | None:
        """Return the board whose result is typed here; None = none is."""
        if self.pair is None or self.pair.black is None or (self.pair.games and not self.game):
            return None
        return self.round, self.pair.board, self.game.board if self.game else 0

    @property
    def stored(self) -> Signs | None:
        """Return the result on record."""
        if self.game is not None:
            return self.game.result
        return self.pair.result if self.pair else None

    def result(self, typed: Typed) -> Signs | None:
        """Return the result, as it was typed last."""
        return typed.get(self.at, self.stored) if self.at is not None else self.stored


def lines_of(sheet: RoundSheet) -> Iterator[Line]:
    """Yield the lines of a round in their order."""
    for pair in sheet.pairs:
        yield Line(sheet.number, pair)
        for game in pair.games:
            yield Line(sheet.number, pair, game)
    for away in sheet.away:
        yield Line(sheet.number, away=away)


def board_table(
    name: str,
    title: str,
    sheets: Sequence[RoundSheet],
    typed: Typed | None,
    hues: Ink,
    empty: str = "",
) -> Table:
    """Return the boards of one round, or of several with their rounds.

    ``typed`` is what was typed since; None = a preview, which has no results.
    """
    known: Typed = typed or {}
    result: Columns[Line] = ((Col(_("Result"), width=8), lambda one: _result(one, known, hues)),)
    lines = [line for sheet in sheets for line in lines_of(sheet)]
    round_: Columns[Line] = ((_round(), lambda one: Text(str(one.round), hues.muted)),)
    matches = any(line.game is not None for line in lines)
    white, black = (_("First team"), _("Second team")) if matches else (_("White"), _("Black"))
    columns: Columns[Line] = (
        *(round_ if len(sheets) > 1 else ()),
        (Col(_("Bd"), right=True, width=3, read=_("Board")), lambda one: _board(one, hues)),
        (Col(white, grow=True), lambda one: _side(one, 0, known, hues)),
        (_points(), lambda one: _had(one, 0, hues)),
        *(result if typed is not None else ()),
        (Col(black, grow=True), lambda one: _side(one, 1, known, hues)),
        (_points(), lambda one: _had(one, 1, hues)),
    )
    return listed(name, title, columns, lines, lambda one: one.key, empty, _("why?"))


def _round() -> Col:
    return Col(_("Rd"), right=True, width=2, read=_("Round"))


def _points() -> Col:
    return Col(_("Pts"), right=True, width=4, read=_("Points before"))


def _board(one: Line, hues: Ink) -> Text:
    if one.game is not None:
        words = _("board {number}").format(number=one.game.board)
        return AltText(Text(f".{one.game.board}", hues.faint), words)
    return Text(str(one.pair.board) if one.pair else "", hues.muted)


def _side(one: Line, side: int, typed: Typed, hues: Ink) -> Text:
    if one.away is not None:
        return Text(one.away.why if side else one.away.name, hues.faint)
    if one.game is not None:
        return _player(one.game, side, one.result(typed), hues)
    seat = _seat(one, side)
    if seat is None:
        return Text(_("pairing bye"), hues.accent)
    won = (one.result(typed) or ("", ""))[side] in ("1", "+", "W")
    name = f"bold {hues.text}" if won or (one.pair and one.pair.games) else hues.text
    shown = Text.assemble((f"{seat.number:>3} ", hues.muted), (seat.name, name))
    return AltText(shown, _("{name}, number {number}").format(name=seat.name, number=seat.number))


def _player(game: GameRow, side: int, result: Signs | None, hues: Ink) -> Text:
    white = game.first_is_white == (side == 0)
    color = _("White") if white else _("Black")
    name = game.names[side] or "–"
    won = (result or ("", ""))[side] in ("1", "+", "W")
    shown = Text.assemble(
        (f"    {color[:1]} ", hues.faint), (name, f"bold {hues.text}" if won else hues.text)
    )
    return AltText(shown, f"{name}, {color}")


def _seat(one: Line, side: int) -> Seat | None:
    if one.pair is None:
        return None
    return one.pair.black if side else one.pair.white


def _had(one: Line, side: int, hues: Ink) -> Text:
    seat = None if one.game is not None else _seat(one, side)
    return Text(score(seat.points) if seat else "", hues.muted)


def _result(one: Line, typed: Typed, hues: Ink) -> Text:
    if one.pair is None or one.pair.black is None:
        return Text("")
    if one.at is None:
        known = one.pair.score
        shown = "· : ·" if known is None else written_pair(known)
        return _marked(one.pair, shown, f"bold {hues.primary}", shown)
    signs, fresh = one.result(typed), one.at in typed
    style = hues.faint if signs is None else f"bold {hues.accent if fresh else hues.text}"
    return _marked(one.pair, written(signs), style, read(signs))


def _marked(pair: PairRow, shown: str, style: str, said: str) -> Text:
    """Return a result as it is shown, and said: with a mark where it counts for nobody."""
    if pair.counts:
        return AltText(Text(shown, style), said)
    return AltText(Text(f"({shown})", style), _("{result}, annulled").format(result=said))
