"""Keeping the games of a match, and showing them with what contradicts."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from league import sanitizing
from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.game_files import GameFile
from league.facts.games import Color, Ending, GameFacts
from league.facts.matches import BOTH_LOST, DRAW, LOSS, WIN, MatchFacts, Score
from league.facts.seasons import MatchKey
from league.facts.squads import Member
from league.formatting import filled_in, pair
from league.language import _, ngettext
from league.outcomes.laws import GameResult
from league.record_kinds import GAME
from league.services.games.reading import compared, difference, facts_of
from league.services.games.scores import score_view
from league.services.session.desk import Desk
from league.services.session.game_records import (
    board_key,
    game_fault,
    game_of,
    games_of,
    refuse_board,
)
from league.services.session.records import Entry, record, record_many
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step
from league.views.games import GameRow, GameView


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games of a season are meant; what is None is not limited."""

    division: str | None = None
    number: int | None = None
    """Round."""
    match: MatchKey | None = None

    def has(self, match: MatchKey) -> bool:
        """Say whether the games of a match are meant."""
        if self.match is not None:
            return match == self.match
        return self.division in (None, match[0]) and self.number in (None, match[1])


HALF_POINTS: Mapping[str, Score] = {
    GameResult.WHITE_WINS.value: WIN,
    GameResult.BLACK_WINS.value: LOSS,
    GameResult.DRAW.value: DRAW,
    GameResult.BOTH_LOSE.value: BOTH_LOST,
    GameResult.WHITE_HALF.value: (DRAW[0], 0),
    GameResult.BLACK_HALF.value: (0, DRAW[1]),
}
"""Half points of White and Black by the result of a game, such as ``1-0``."""


def store_game(season: str, game: GameFile, *, actor: Actor, why: str) -> GameFile:
    """Store the game of a board in place of one that is on file; return it as it is kept.

    A score with illegal or unreadable moves is kept: it may be what is disputed. Raises InputError
    for what is no score, NotFoundError for a board that is not there, RightError, StorageError.
    """
    with transaction(actor, Right.RECORD_MATCH, scope_in(season, division=game.match[0])):
        refuse_board(season, game.match, game.board)
        kept = _kept(game)
        record(season, GAME, board_key(game.match, game.board), kept, actor=actor, why=why)
        return kept


def store_games(season: str, games: Sequence[GameFile], *, actor: Actor, why: str) -> int:
    """Store several games as one deed; return how many. Raises as ``store_game``."""
    divisions = sorted({one.match[0] for one in games})
    scope = scope_in(season, division=divisions[0] if len(divisions) == 1 else None)
    with transaction(actor, Right.RECORD_MATCH, scope):
        found = [_kept(one) for one in games]
        boards: defaultdict[MatchKey, set[int]] = defaultdict(set)
        for one in found:
            boards[one.match].add(one.board)
        for match, numbers in boards.items():
            refuse_board(season, match, min(numbers))
            refuse_board(season, match, max(numbers))
        entries = [Entry(season, GAME, board_key(one.match, one.board), one) for one in found]
        record_many(entries, actor=actor, why=why)
        return len(found)


def withdraw_game(season: str, match: MatchKey, board: int, *, actor: Actor, why: str) -> None:
    """Take a game off the file. Raises NotFoundError, RightError, StorageError."""
    with transaction(actor, Right.RECORD_MATCH, scope_in(season, division=match[0])):
        record(season, GAME, board_key(match, board), None, actor=actor, why=why)


def _kept(game: GameFile) -> GameFile:
    """Return a game with its texts trimmed. Raises InputError for what cannot be kept."""
    kept = replace(
        game,
        moves=sanitizing.trimmed(game.moves),
        white_sheet=sanitizing.trimmed(game.white_sheet),
        black_sheet=sanitizing.trimmed(game.black_sheet),
        start=sanitizing.trimmed(game.start),
    )
    if fault := game_fault(kept):
        raise InputError(fault)
    return kept


@as_step
def game_step(desk: Desk, why: str, game: GameFile) -> Outcome:
    """A game that is typed at the desk."""
    kept = store_game(desk.season.name, game, actor=desk.actor, why=why)
    view = view_of(desk, kept)
    read = len(view.score.moves)
    sentence = ngettext(
        "The game on board {board} is on file: {number} half-move was read.",
        "The game on board {board} is on file: {number} half-moves were read.",
        read,
    )
    says = filled_in(sentence, board=kept.board, number=read)
    faults = () if view.score.fault is None else (view.score.fault.sentence,)
    return Outcome(says, notes=(*faults, *filter(None, [view.difference]), *view.notes))


@as_step
def withdrawal_step(desk: Desk, why: str, match: MatchKey, board: int) -> Outcome:
    """A game that is taken off the file."""
    withdraw_game(desk.season.name, match, board, actor=desk.actor, why=why)
    said = _("The game on board {board} is off the file; the journal keeps it.")
    return Outcome(said.format(board=board))


def game_view(desk: Desk, match: MatchKey, board: int) -> GameView:
    """Return the game on a board. Raises NotFoundError when none is on file, StorageError."""
    desk.judged(match)
    game = game_of(desk.season.name, match, board)
    if game is None:
        raise NotFoundError(_("No game is on file for board {board}."), board=board)
    return view_of(desk, game)


def game_at(desk: Desk, match: MatchKey, board: int) -> GameView:
    """Return the game on a board, one without a move where none is on file.

    Raises NotFoundError for a board that is not there, StorageError.
    """
    desk.judged(match)
    refuse_board(desk.season.name, match, board)
    known = game_of(desk.season.name, match, board)
    return view_of(desk, known or GameFile(match=match, board=board))


def view_of(desk: Desk, game: GameFile) -> GameView:
    """Return a game as screens and papers show it. Raises GameError."""
    facts, sheets = facts_of(game), compared(game)
    match = desk.judged(game.match).facts
    names = [one and one.player.name for one in players(match, game.board)]
    white = desk.book.home_white(game.board, desk.values(match.day))
    view = GameView(
        match=game.match,
        board=game.board,
        white=(names if white else names[::-1])[0] or "",
        black=(names if white else names[::-1])[1] or "",
        teams=(desk.team(game.match[2]).name, desk.team(game.match[3]).name),
        result=_result(match, game.board),
        home_white=white,
        score=score_view(facts),
        white_sheet=score_view(sheets.white) if sheets else None,
        black_sheet=score_view(sheets.black) if sheets else None,
        difference=difference(sheets),
    )
    return replace(view, notes=tuple(_notes(match, game.board, facts, home_white=white)))


def players(match: MatchFacts, board: int) -> tuple[Member | None, Member | None]:
    """Return who sat at a board, the home player first."""
    return match.home.boards[board - 1], match.away.boards[board - 1]


def home_first(desk: Desk, match: MatchFacts, board: int, result: str) -> Score | None:
    """Return the half points of a game's result, the home side first; None = it tells none."""
    points = HALF_POINTS.get(result)
    white = desk.book.home_white(board, desk.values(match.day))
    return points if points is None or white else points[::-1]


def _result(match: MatchFacts, board: int) -> str:
    played = match.results[board - 1]
    return "" if played is None else pair(played)


def _notes(match: MatchFacts, board: int, facts: GameFacts, *, home_white: bool) -> Iterator[str]:
    """Yield what contradicts between a score and the result on record."""
    played = match.results[board - 1]
    if played is None:
        return
    white_first = played if home_white else played[::-1]
    on_board = result_on_board(facts)
    if on_board and white_first != on_board:
        sentence = _("The score ends {score}; on record is {record} from White’s side.")
        yield sentence.format(score=pair(on_board), record=pair(white_first))
    said = HALF_POINTS.get(facts.reported)
    if said and white_first != said:
        sentence = _("The score sheet says {score}; on record is {record} from White’s side.")
        yield sentence.format(score=pair(said), record=pair(white_first))


def result_on_board(facts: GameFacts) -> Score | None:
    """Return half points of White and Black where the board ends the game; None = it does not."""
    if facts.last.ending is Ending.STALEMATE:
        return DRAW
    if facts.last.ending is Ending.CHECKMATE:
        return LOSS if facts.last.mover is Color.WHITE else WIN
    return None


def game_rows(desk: Desk, wanted: Wanted) -> list[GameRow]:
    """Return the games on file that are meant, in the order of the calendar.

    Raises StorageError, GameError.
    """
    order = {one.key: at for at, one in enumerate(desk.season.fixtures)}
    known = games_of(desk.season.name).values()
    found = [one for one in known if one.match in order and wanted.has(one.match)]
    found.sort(key=lambda one: (order[one.match], one.board))
    return [_row(view_of(desk, game)) for game in found]


def _row(view: GameView) -> GameRow:
    fault = view.score.fault.sentence if view.score.fault else ""
    return GameRow(
        match=view.match,
        board=view.board,
        white=view.white,
        black=view.black,
        teams=view.teams,
        moves=len(view.score.moves),
        result=view.result,
        note=next(filter(None, (fault, view.difference, *view.notes)), ""),
    )
