"""PGN files of a match, a round, a division or a season: out, and in again."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from league import files
from league.errors import GameError, InputError, NotFoundError
from league.facts.game_files import GameFile
from league.facts.games import Fault, GameFacts
from league.facts.matches import MatchFacts, Score
from league.facts.seasons import MatchKey
from league.formatting import filled_in
from league.games.pgn import PgnGame, games_in, pgn_text
from league.games.sheets import sheet
from league.games.tags import TAG
from league.language import _
from league.sanitizing import trimmed
from league.services.games.files import Wanted, players
from league.services.games.reading import facts_of
from league.services.games.scores import fault_view
from league.services.session.desk import Desk
from league.services.session.game_records import board_key, game_fault, games_of

PLACE = "SpielleiterGame"
"""Tag with division, round, teams and board, by which a game finds its place again."""
_RESULTS: Mapping[Score, str] = {(2, 0): "1-0", (0, 2): "0-1", (1, 1): "½-½"}
MOST_BYTES = 50_000_000
"""A season of 100 divisions has 20 million."""


_TAG = re.compile(rf"[ \t]*{TAG}")
Boards = Mapping[str | frozenset[str], Sequence[tuple[MatchKey, int]]]
"""Match and board by the board's key, and by the names of both who sat there."""


def export_games(desk: Desk, wanted: Wanted, path: Path, *, force: bool = False) -> int:
    """Write the games that are meant, in the order of the calendar; return their number.

    A game that cannot be read to its end is written as far as it can. Raises InputError when there
    is none or for a target that must not be replaced, StorageError.
    """
    files.check(path, ending=".pgn", force=force)
    found = list(_texts(desk, wanted))
    if not found:
        raise InputError(_("No game is on file there."))
    files.write_text(path, "\n".join(found), force=force)
    return len(found)


def _texts(desk: Desk, wanted: Wanted) -> Iterator[str]:
    order = {one.key: at for at, one in enumerate(desk.season.fixtures)}
    known = games_of(desk.season.name)
    for match, board in sorted(known, key=lambda place: (order.get(place[0], -1), place[1])):
        if match in order and wanted.has(match):
            yield _text(desk, known[match, board])


def _text(desk: Desk, game: GameFile) -> str:
    facts, match = facts_of(game), desk.judged(game.match).facts
    white = desk.book.home_white(game.board, desk.values(match.day))
    names = [one.player.name if one else "?" for one in players(match, game.board)]
    teams = [desk.team(one).name for one in game.match[2:]]
    if not white:
        names, teams = names[::-1], teams[::-1]
    tags = {
        "Event": desk.division(game.match[0]).name,
        "Date": match.day.strftime("%Y.%m.%d"),
        "Round": f"{game.match[1]}.{game.board}",
        "White": names[0],
        "Black": names[1],
        "WhiteTeam": teams[0],
        "BlackTeam": teams[1],
        "Result": _result(match, game.board, white=white),
        PLACE: board_key(game.match, game.board),
    }
    return pgn_text(tags, facts)


def _result(match: MatchFacts, board: int, *, white: bool) -> str:
    """Return the result on record from White's side; ``*`` where PGN has no word for it."""
    played = match.results[board - 1]
    return "*" if played is None else _RESULTS.get(played if white else played[::-1], "*")


@dataclass(frozen=True, slots=True)
class Brought:
    """What stands in a PGN file."""

    games: tuple[GameFile, ...]
    """Those to be stored: the others stand on file with the same moves."""
    odd: tuple[str, ...]
    """What is strange about single games, each in a sentence that names the game."""


def games_of_file(desk: Desk, wanted: Wanted, path: Path) -> Brought:
    """Return the games of a file with their boards, ready for ``store_games``.

    A game finds its board by the tag that an export writes, else by both players, and by the round
    where they met more than once. Raises NotFoundError, naming the game, when one finds none;
    InputError for a file that cannot be read or holds none, GameError, StorageError.
    """
    known, kept = _boards_by(desk, wanted), games_of(desk.season.name)
    found = [_brought(known, number, game) for number, game in enumerate(games_in(_read(path)), 1)]
    if not found:
        raise InputError(_("{path} holds no game."), path=path)
    _refuse_twice(found)
    fresh = {
        number: one
        for number, one in enumerate(found, 1)
        if not _as_kept(one, kept.get((one.match, one.board)))
    }
    read = {number: _facts(number, one) for number, one in fresh.items()}
    joined = (
        _joined(one, read[number], kept.get((one.match, one.board)))
        for number, one in fresh.items()
    )
    return Brought(tuple(one for one in joined if one), tuple(_odd(read)))


def _refuse_twice(games: Sequence[GameFile]) -> None:
    """Refuse two games for one board. Raises InputError."""
    seen = dict[tuple[MatchKey, int], int]()
    for number, one in enumerate(games, 1):
        first = seen.setdefault((one.match, one.board), number)
        if first != number:
            sentence = _("Games {first} and {second} are for the same board: {board}.")
            board = board_key(one.match, one.board)
            raise InputError(sentence, first=first, second=number, board=board)


def _as_kept(game: GameFile, kept: GameFile | None) -> bool:
    """Say whether a game is written as the one on file, which need not be read again then."""
    if kept is None or (kept.start, kept.language) != (game.start, game.language):
        return False
    if game_fault(game):
        return False
    return kept.moves == game.moves or sheet(kept.moves).entries == sheet(game.moves).entries


def _facts(number: int, game: GameFile) -> GameFacts:
    """Return what a game of a file says. Raises InputError, naming it, for what is no game."""
    try:
        facts = facts_of(game)
        if facts.fault is not None and (fault := game_fault(game)):
            raise GameError(fault)
    except GameError as error:
        sentence = _("Game {number}: {fault}")
        raise InputError(sentence, number=number, fault=str(error)) from error
    return facts


def _joined(game: GameFile, brought: GameFacts, kept: GameFile | None) -> GameFile | None:
    """Return a game with the sheets that are on file.

    None where it has the same moves, as far as those on file can be read: an export ends there.
    """
    if kept is None:
        return game
    known = facts_of(kept)
    same = [one.uci for one in known.plies] == [one.uci for one in brought.plies]
    readable = brought.fault is None or brought.fault.what is Fault.RESULT
    if same and known.start == brought.start and readable:
        return None
    return replace(game, white_sheet=kept.white_sheet, black_sheet=kept.black_sheet)


def _read(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise InputError(_("{path} is too large for a PGN file of a season."), path=path)
        content = path.read_bytes()
    except OSError as error:
        raise InputError(_("{path}: {reason}"), path=path, reason=files.reason_of(error)) from error
    marked = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    try:
        return content.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _boards_by(desk: Desk, wanted: Wanted) -> Boards:
    """Return the boards that are meant, by their keys and by the names of their players."""
    found: defaultdict[str | frozenset[str], list[tuple[MatchKey, int]]] = defaultdict(list)
    for match, judged in desk.judgement.matches.items():
        if wanted.has(match):
            for board in judged.facts.boards():
                both = [one.player.name for one in players(judged.facts, board) if one]
                found[board_key(match, board)].append((match, board))
                found[frozenset(map(_folded, both))].append((match, board))
    return found


def _brought(known: Boards, number: int, game: PgnGame) -> GameFile:
    """Return a game of a file with its place. Raises NotFoundError."""
    places = _places(known, game.headers)
    if len(places) == 1:
        match, board = places[0]
        start = game.headers.get("FEN", "")
        lines = (line for line in game.moves.split("\n") if not _TAG.match(line))
        moves = trimmed("\n".join(lines))
        return GameFile(match=match, board=board, moves=moves, start=start, language="en")
    sentence = _("Game {number}, {white} – {black}: no board of this season fits it.")
    if places:
        sentence = _("Game {number}, {white} – {black}: several boards fit it ({boards}).")
    raise NotFoundError(
        sentence,
        number=number,
        white=game.headers.get("White", "?"),
        black=game.headers.get("Black", "?"),
        boards=", ".join(board_key(*place) for place in places),
    )


def _places(known: Boards, headers: Mapping[str, str]) -> Sequence[tuple[MatchKey, int]]:
    """Return the boards that a game's tags may mean."""
    if told := known.get(headers.get(PLACE, "")):
        return told
    both = frozenset(_folded(headers.get(color, "")) for color in ("White", "Black"))
    found = known.get(both, ())
    number = headers.get("Round", "").partition(".")[0]
    return [place for place in found if str(place[0][1]) == number] or found


def _folded(name: str) -> str:
    """Return a name as files write it, without commas and capitals."""
    return " ".join(name.replace(",", " ").split()).casefold()


def _odd(games: Mapping[int, GameFacts]) -> Iterator[str]:
    for number, facts in games.items():
        if facts.fault is not None:
            view = fault_view(facts.fault)
            yield filled_in(_("Game {number}: {fault}"), number=number, fault=view.sentence)
