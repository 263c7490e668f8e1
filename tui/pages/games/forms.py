"""The form for the game of a board: moves, both score sheets, start and language."""

from collections.abc import Mapping

from league.facts.game_files import GameFile
from league.facts.seasons import MatchKey
from league.language import _
from league.services.games.files import game_step
from league.services.games.reading import read_score
from league.services.session.desk import Desk
from league.services.session.game_records import game_of
from league.services.session.trial_runs import Step
from league.views.boards import BoardView, position
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def game_form(desk: Desk, match: MatchKey, board: int) -> Form:
    """Return the score of a board, judged move by move while it is typed. Raises StorageError."""
    known = game_of(desk.season.name, match, board) or GameFile(match=match, board=board)

    def step(got: Answers) -> Step:
        return game_step(
            GameFile(
                match=match,
                board=board,
                moves=got["moves"],
                white_sheet=got["white_sheet"],
                black_sheet=got["black_sheet"],
                start=got["start"],
                language=got["language"],
            )
        )

    title = _("{home} – {away}: game on board {board}").format(
        home=desk.team(match[2]).name, away=desk.team(match[3]).name, board=board
    )
    return Form(title, _fields(known), step, goes_into_journal(), board=position_typed)


def _fields(known: GameFile) -> tuple[Field, ...]:
    languages = ("", _("find out")), ("de", _("German (K D T L S)")), ("en", _("English"))
    start = _("FEN or number of Chess960; empty = as usual")
    return (
        Field("moves", _("Moves played"), known.moves, lines=3),
        Field("white_sheet", _("White’s score sheet"), known.white_sheet, lines=2),
        Field("black_sheet", _("Black’s score sheet"), known.black_sheet, lines=2),
        Field("start", _("Starting position"), known.start, start),
        Field("language", _("Piece letters"), known.language, answers=languages),
    )


def position_typed(typed: Mapping[str, str]) -> BoardView:
    """Return the position that a typed score leads to, up to its first fault. Raises GameError."""
    moves = typed["moves"] or typed["white_sheet"] or typed["black_sheet"]
    score = read_score(moves, typed["start"], typed["language"])
    if not score.moves:
        return position(score.start)
    last = score.moves[-1]
    return position(last.fen, last.uci, check=last.check)
