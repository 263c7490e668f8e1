"""A game on a board of a match: moves to step through, both sheets, and what contradicts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rich.text import Text

from league.errors import InputError, NotFoundError
from league.facts.game_files import MoveSeal, OpenedMove
from league.facts.seasons import MatchKey
from league.language import _
from league.services.games.adjourned import opened_view, resumption_rules
from league.services.games.files import game_at
from league.services.games.seal_steps import seal_of
from league.services.session.desk import Desk
from league.typed.numbers import is_number
from league.views.disputes import VerdictView
from league.views.games import GameView
from tui.app_protocol import ShownThing, app_of
from tui.kit.frame import fills, key, quiet
from tui.kit.parts import Facts
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.games.forms import game_form
from tui.pages.games.lines import Line, game_lines
from tui.pages.games.seal_forms import open_form, seal_form
from tui.pages.games.stepping import SteppingPage


@dataclass(frozen=True, slots=True)
class BoardGame:
    """A game with what is known of a sealed move."""

    game: GameView
    seal: MoveSeal | None = None
    opened: OpenedMove | None = None
    finding: VerdictView | None = None
    """What the Laws make of the move that was opened."""
    going_on: tuple[str, ...] = ()
    """As long as a move is sealed: what the Laws say of resuming the game."""


class GamePage(SteppingPage[BoardGame]):
    """The game of a board; one that is not on file yet stands at the start."""

    NAME = "game"

    def __init__(self, about: str) -> None:
        super().__init__(
            fills("e", "edit", _("score"), _("Type the score, or a player’s score sheet")),
            key("d", "difference", _("difference"), _("To the first move that differs")),
            quiet("m", "match", _("match"), _("Go to the match")),
            fills("v", "seal", _("sealed move"), _("Seal the move of an adjourned game")),
            fills(
                "o", "open", _("open envelope"), _("Open the sealed move when the game is resumed")
            ),
            about=about,
        )

    def _place(self) -> tuple[MatchKey, int]:
        parts = self.about.split("/")
        numbers = [parts[1], parts[4]] if len(parts) == 5 else [""]
        if not all(is_number(one) for one in numbers):
            sentence = _("“{text}” names no board; expected is division/round/home/away/board.")
            raise NotFoundError(sentence, text=self.about)
        return (parts[0], int(parts[1]), parts[2], parts[3]), int(parts[4])

    def load(self, desk: Desk) -> BoardGame:
        """Return the game. Raises NotFoundError for a board that is not there, StorageError."""
        match, board = self._place()
        game = game_at(desk, match, board)
        seal, opened = seal_of(desk, match, board)
        if opened:
            view = opened_view(desk, opened)
            return BoardGame(game, seal, opened, view.finding if view else None)
        return BoardGame(game, seal, going_on=_going_on(desk, match) if seal else ())

    def where(self, view: BoardGame) -> tuple[str, ...]:
        """Return match and board."""
        board = _("Board {number}").format(number=view.game.board)
        return _("The games"), " – ".join(view.game.teams), board

    def facts(self, view: BoardGame) -> Facts:
        """Return who plays on which board, and the result on record."""
        game = view.game
        return [
            (_("Board"), str(game.board)),
            (_("Players"), game.title),
            (_("Result"), game.result or "–"),
        ]

    def lines(self, view: BoardGame) -> Sequence[Line]:
        """Return the score that counts, and both sheets where there are two."""
        return game_lines(view.game.score, view.game)

    def told(self, view: BoardGame, hues: Ink) -> Text:
        """Return what contradicts, faults, repetitions and sealed moves."""
        text = Text()
        for sign, words, style in _remarks(view, hues):
            text.append(f"{sign} {words}\n" if sign else f"{words}\n", style)
        return text

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield the match."""
        yield "match", self.view.game.match

    def forms(self) -> Forms:
        """Return what fits: the score; sealing as long as nothing is sealed, then opening."""
        game, found = self.view.game, Forms()
        found["edit"] = partial(game_form, match=game.match, board=game.board)
        if self.view.seal is None:
            found["seal"] = partial(seal_form, game=game)
        elif self.view.opened is None:
            found["open"] = partial(open_form, game=game, seal=self.view.seal)
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether sheets differ, and can be looked at."""
        return super().fits() | {"difference": bool(self.line.differing)}

    def action_difference(self) -> None:
        """Go to the first move that differs, in this line or in the other sheet."""
        lines = self.lines(self.view)
        order = [self._at, *(at for at in range(len(lines)) if at != self._at)]
        for at in order:
            names = [one.name for one in lines[at].moves]
            if plies := [ply for ply, one in enumerate(names, 1) if one in lines[at].differing]:
                self.show_line(at, plies[0])
                return

    def action_match(self) -> None:
        """Go to the match."""
        app_of(self).go(app_of(self).routes.to_match(self.view.game.match))


def _going_on(desk: Desk, match: MatchKey) -> tuple[str, ...]:
    """Return what the Laws say of resuming; nothing where no edition of the day is at hand."""
    try:
        return resumption_rules(desk.judged(match).facts.day)
    except InputError:
        return ()


def _remarks(view: BoardGame, hues: Ink) -> Iterator[tuple[str, str, str]]:
    """Yield sign, words and style of each."""
    game, score = view.game, view.game.score
    if not score.moves and score.fault is None:
        yield "", _("No score is on file: e types one."), hues.muted
    if score.fault:
        yield "✗", score.fault.sentence, hues.bad
    if game.difference:
        yield "≠", game.difference, hues.bad
    yield from (("▲", words, hues.warn) for words in game.notes)
    if view.opened:
        yield "", _("In the envelope: {move}").format(move=view.opened.written), hues.text
    elif view.seal:
        yield "", _("A move is sealed."), hues.text
    if view.finding:
        yield "", f"{view.finding.result}  {view.finding.citation}".rstrip(), hues.accent
        yield "", view.finding.sentence, hues.text
    yield from (("·", words, hues.text) for words in view.going_on)
    if score.ended:
        yield "", _("At the end: {how}").format(how=score.ended), hues.text
    if score.repeated:
        yield "", _("Positions that were repeated"), f"bold {hues.primary}"
        yield from (("·", words, hues.text) for words in score.repeated)
