"""Games on the board by keys: stepping, typing a score, disputes, sealed moves, editions."""

from datetime import date
from pathlib import Path

import chess
import pytest
from textual.pilot import Pilot

from league.facts.actors import official
from league.facts.disputes import FlagFall, RepetitionClaim
from league.facts.game_files import GameFile
from league.facts.games import Color
from league.facts.seasons import key_text
from league.services.games.disputes import dispute_of
from league.services.games.files import store_game
from league.services.protests import procedure
from league.services.protests.procedure import Filing
from league.services.session import transactions
from league.services.session.game_records import game_of
from league.views.boards import position, text_lines
from tests.worlds.desk_world import STRUCK
from tests.worlds.tui_season import (
    back_on,
    gone_to,
    opened,
    press,
    season_file,
    sees,
    settled,
    shown,
)
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.kit.board import FIGURES, board_text, letters, shows_figures
from tui.kit.themes import NIGHT, ink_of
from tui.pages.games.dispute import DisputePage
from tui.pages.games.game import GamePage
from tui.pages.match.page import MatchScreen
from tui.pages.protests.page import ProtestsPage
from tui.pages.rules.rules import RulesScreen

pytestmark = pytest.mark.usefixtures("quick")

BY = official("Official")
KNIGHTS = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1"
BARE_KING = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"
HUES = ink_of(NIGHT)


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: date(2012, 3, 8))


def with_game(folder: Path, **game: str) -> Path:
    """A season with a game on board 1 of a match, and a protest about the match."""
    path = season_file(folder)
    transactions.open_file(path)
    season = transactions.load()[0].name
    store_game(season, GameFile(match=STRUCK, board=1, **game), actor=BY, why="")
    day = date(2012, 2, 28)
    filing = Filing("team", day, True, "No.", "602", match=STRUCK, instance="klassenspielleiter")
    procedure.file_protest(None, filing, actor=BY)
    transactions.close_file()
    return path


async def filled(app: SpielleiterApp, pilot: Pilot[None], **typed: str) -> None:
    """Put words into fields of the form that is open."""
    assert isinstance(app.screen, FormDialog)
    app.screen.fill_in(typed)
    await settled(app, pilot)


def board_page(board: int) -> GamePage:
    return GamePage(f"{key_text(STRUCK)}/{board}")


def test_a_board_is_seen_from_either_side_with_marks_beside_the_colours() -> None:
    """1. f3 e5 2. g4 Qh4 mates: the queen came from d8 to h4, White's king stands on e1."""
    fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    mate = position(fen, "d8h4", check=True)
    assert mate.checked == "e1"
    said = board_text(mate, FIGURES, 30, HUES, below=Color.WHITE).plain.split("\n")
    assert said[0].startswith("8  ♜  ♞  ♝ [ ] ♚")
    assert said[4].endswith(" ♙ [♛]")
    assert "♔!" in said[7]
    assert said[8].split() == list("abcdefgh")
    turned = board_text(mate, letters("de"), 30, HUES, below=Color.BLACK).plain.split("\n")
    assert turned[0].startswith("1  T  S  L  K! D")
    assert turned[8].split() == list("hgfedcba")
    # In letters it is what the commands print.
    plain = board_text(mate, letters("de"), 30, HUES, below=Color.WHITE).plain.split("\n")
    assert [one.rstrip() for one in plain] == [
        one.rstrip() for one in text_lines(mate, language="de")
    ]


def test_figures_are_left_out_where_a_terminal_cannot_be_trusted_with_them() -> None:
    assert shows_figures({"TERM": "xterm-256color"})
    assert not shows_figures({"TERM": "xterm-256color", "NO_COLOR": "1"})
    assert not shows_figures({"TERM": "linux"})


async def test_keys_step_through_a_game_and_ask_nothing_of_the_chess_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(with_game(tmp_path, moves=KNIGHTS), (80, 24)) as (app, pilot):
        page = await gone_to(app, pilot, board_page(1))

        def asked(*_given: object, **_named: object) -> None:
            raise AssertionError("a key asked the chess library")

        for name in ("__init__", "push", "is_check", "generate_legal_moves"):
            monkeypatch.setattr(chess.Board, name, asked)
        # Seven half-moves; the position after 4. Ng1 stood after 2. Ng1 before.
        assert page.ply == 7
        assert "[♘]" in shown(app)
        await press(app, pilot, "left", "left")
        assert page.ply == 5
        await sees(app, pilot, "3. Nf3")
        await press(app, pilot, "up", "up")
        assert page.ply == 1
        await press(app, pilot, "right", "t")
        await sees(app, pilot, "h  g  f  e  d  c  b  a")
        await press(app, pilot, "l")
        await sees(app, pilot, "[n]")
        await press(app, pilot, "home", "left")
        assert page.ply == 0
        await press(app, pilot, "1", "down", "end", "right")
        assert page.ply == 7
        await press(app, pilot, "escape")


async def test_two_sheets_are_compared_and_a_key_goes_to_the_difference(tmp_path: Path) -> None:
    white, black = "1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Nf6"
    path = with_game(tmp_path, white_sheet=white, black_sheet=black)
    async with opened(path, (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, board_page(1))
        await sees(app, pilot, "The score sheets differ from 2... on.")
        await press(app, pilot, "home", "d")
        assert page.ply == 4
        await sees(app, pilot, "Nc6  ≠")
        # No other moves are on file: White's sheet stands once, Black's beside it.
        await press(app, pilot, "s")
        await sees(app, pilot, "Black’s score sheet")
        await sees(app, pilot, "Nf6  ≠")


async def test_a_score_is_typed_from_the_match_and_judged_move_by_move(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (100, 40)) as (app, pilot):
        app.go(app.routes.to_match(STRUCK))
        await settled(app, pilot)
        await press(app, pilot, "home", "down", "ctrl+b")
        assert isinstance(app.screen, GamePage)
        assert app.screen.view.game.board == 2
        await sees(app, pilot, "No score is on file")
        await press(app, pilot, "e")
        await filled(app, pilot, moves="1. e4 e5 2. Bb6")
        # The board stays at what could be read: the pawn has come from e7 to e5.
        await sees(app, pilot, "2. Bb6 is not a legal move. Possible: Ba6, Bb5, Bc4, Bd3,")
        await sees(app, pilot, "[♟]")
        await press(app, pilot, "backspace", "5", "enter", "a", "6")
        await filled(app, pilot, white_sheet="1. e4 e5 2. Bb5")
        await press(app, pilot, "f2")
        await back_on(app, pilot, GamePage)
        await sees(app, pilot, "2... a6")
        kept = game_of("2011/12", STRUCK, 2)
        assert kept is not None
        assert kept.moves == "1. e4 e5 2. Bb5\na6"
        await press(app, pilot, "escape")
        assert isinstance(app.screen, MatchScreen)


async def test_what_is_disputed_is_judged_before_it_is_stored(tmp_path: Path) -> None:
    """TUWO § 2.7.g: the flag of the side with a pawn fell, the other has the king alone: drawn."""
    async with opened(with_game(tmp_path, start=BARE_KING), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage())
        await press(app, pilot, "g")
        assert isinstance(app.screen, DisputePage)
        await sees(app, pilot, "Nothing is disputed yet")
        await press(app, pilot, "e", *"flag", "enter")
        await filled(app, pilot, board="1")
        await sees(app, pilot, "TUWO § 2.7.g")
        await press(app, pilot, "f2")
        await back_on(app, pilot, DisputePage)
        await sees(app, pilot, "only: drawn.")
        await sees(app, pilot, "1993 Art. 10.14")
        kept = dispute_of("2011/12", 1)
        assert kept is not None
        assert kept.dispute.happening == FlagFall(by=Color.WHITE)
        await press(app, pilot, "s")
        await sees(app, pilot, "White mates")
        assert "#" in app.screen.line.moves[-1].words
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 2.7.g")


async def test_a_move_that_was_announced_makes_an_announced_claim(tmp_path: Path) -> None:
    """4... Ng8 makes the start stand for the third time: after 0, 2 and 4 moves."""
    async with opened(with_game(tmp_path, moves=KNIGHTS), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, DisputePage("1"))
        await press(app, pilot, "e", *"repe", "enter")
        await filled(app, pilot, by="black", announced="Ng8", day="1.3.2002", board="1", moves="e4")
        await sees(app, pilot, "not both")
        await filled(app, pilot, moves="", clock_white="0:45")
        await sees(app, pilot, "FIDE 2001")
        await press(app, pilot, "f2")
        await back_on(app, pilot, DisputePage)
        kept = dispute_of("2011/12", 1)
        assert kept is not None
        assert kept.dispute.happening == RepetitionClaim(by=Color.BLACK, announced=True)
        assert kept.dispute.clock == {Color.WHITE: 45}
        await sees(app, pilot, "½:½  the claim is right")


async def test_a_move_is_sealed_and_opened_when_the_opponent_is_there(tmp_path: Path) -> None:
    async with opened(with_game(tmp_path, moves=KNIGHTS), (100, 30)) as (app, pilot):
        await gone_to(app, pilot, board_page(1))
        await press(app, pilot, "v")
        await filled(app, pilot, move="d7-d5")
        await press(app, pilot, "f2")
        await back_on(app, pilot, GamePage)
        await sees(app, pilot, "A move is sealed.")
        assert "d5" not in shown(app)
        await press(app, pilot, "o")
        await sees(app, pilot, "It stays sealed until the player who answers it is at the board.")
        await press(app, pilot, "right", "f2")
        await back_on(app, pilot, GamePage)
        await sees(app, pilot, "In the envelope: d7-d5")
        # No edition of February 2012 is at hand: nobody judges it.
        await sees(app, pilot, "a person decides")


async def test_the_editions_of_the_laws_stand_side_by_side(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, RulesScreen())
        await press(app, pilot, "c", "end")
        await sees(app, pilot, "FIDE 1993")
        await press(app, pilot, "home")
        await sees(app, pilot, "FIDE 2023 Art. 5.1.2")
