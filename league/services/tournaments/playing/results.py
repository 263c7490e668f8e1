"""Results of boards as they are typed and stored."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from fixtures.round_history import stayed_away
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import BoardResult, Pair
from league.language import _
from league.record_kinds import TOURNAMENT_RESULT
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.records import Entry, record_many
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.opening import opened
from league.services.tournaments.playing.pairing import refuse_waiting
from league.typed.results import KNOWN, can_be
from league.views.tournaments import BoardKey, Signs

Lineups = tuple[tuple[str | None, ...], tuple[str | None, ...]]


@dataclass(frozen=True, slots=True)
class TypedResult:
    """A result as it is handed in."""

    board: int
    """1-based, of the round."""
    signs: Signs | None = None
    """None = taken back; of teams see ``games``."""
    games: tuple[Signs, ...] = ()
    """Of teams: board by board, first team first."""
    lineups: Lineups | None = None
    """Of teams: who sat where; None = as it is on record, else the first players of each."""


def enter_results(
    season: str | None,
    id: str,
    at: int,
    typed: Sequence[TypedResult],
    *,
    actor: Actor,
    why: str = "",
) -> None:
    """Store results of a round, all of them or none; what stood before goes to the journal.

    Raises InputError for a round that is not paired, a board that is none or named twice, a bye,
    and signs that cannot be; ReasonError for a result that is changed when a later round is
    paired or a play-off has begun; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        file = found.file
        if at not in file.rounds:
            sentence = _("Round {round} of {id} is not paired; paired are: {known}.")
            known = ", ".join(map(str, file.rounds)) or _("none yet")
            raise InputError(sentence, round=at, id=id, known=known)
        if all(number != at for number, _ in file.results):
            refuse_waiting(found, at)
        _refuse_twice(at, typed)
        entries = [_entry(found.season.name, file, at, one) for one in typed]
        entries = [one for one in entries if one.fact != file.results.get((at, _board(one)))]
        if entries and not why.strip():
            _refuse_late(file, at)
        record_many(entries, actor=actor, why=why)


def _board(entry: Entry[BoardResult]) -> int:
    return int(entry.key.rpartition("/")[2])


def _refuse_twice(at: int, typed: Iterable[TypedResult]) -> None:
    boards = [one.board for one in typed]
    twice = sorted({board for board in boards if boards.count(board) > 1})
    if twice:
        sentence = _("Round {round}: board {board} has two results.")
        raise InputError(sentence, round=at, board=twice[0])


def _refuse_late(file: TournamentFile, at: int) -> None:
    """Refuse a result on which a later pairing or a play-off rests. Raises ReasonError."""
    if file.playoffs:
        sentence = _("{id} has a play-off: a result of round {round} changes for a reason only.")
        raise ReasonError(sentence, id=file.tournament.id, round=at)
    if not file.is_round_robin and file.last_paired > at:
        sentence = _(
            "Round {last} is paired already: a result of round {round} changes for a reason only,"
            " and the pairings stay."
        )
        raise ReasonError(sentence, last=file.last_paired, round=at)


def _entry(season: str, file: TournamentFile, at: int, typed: TypedResult) -> Entry[BoardResult]:
    """Return what is to be recorded for one board. Raises InputError."""
    id, board = file.tournament.id, typed.board
    pairs = file.rounds[at].pairs
    if not 1 <= board <= len(pairs):
        sentence = _("Round {round} of {id} has boards 1 to {boards}, not {board}.")
        raise InputError(sentence, round=at, id=id, boards=len(pairs), board=board)
    pair = pairs[board - 1]
    if pair.black is None:
        sentence = _("Round {round}, board {board}: {player} has the bye and nobody to play.")
        name = file.entrants[pair.white].name
        raise InputError(sentence, round=at, board=board, player=name)
    key = f"{id}/{at}/{board}"
    fact = BoardResult(tournament=id, round=at, board=board, white="", black="")
    if file.tournament.teams:
        return Entry(season, TOURNAMENT_RESULT, key, _match(file, pair, fact, typed))
    if typed.games or typed.lineups:
        raise InputError(_("{id} is played by single players."), id=id)
    if typed.signs is None:
        return Entry(season, TOURNAMENT_RESULT, key, None)
    _check_signs(at, board, typed.signs)
    white, black = typed.signs
    return Entry(season, TOURNAMENT_RESULT, key, replace(fact, white=white, black=black))


def _check_signs(at: int, board: int, signs: Signs) -> None:
    if not can_be(signs):
        sentence = _("Round {round}, board {board}: “{text}” is no result; there are {known}.")
        text = ":".join(signs)
        raise InputError(sentence, round=at, board=board, text=text, known=KNOWN)


def _match(
    file: TournamentFile, pair: Pair, fact: BoardResult, typed: TypedResult
) -> BoardResult | None:
    """Return a match of teams with its result; None = nothing of it is on record any more."""
    before = file.results.get((fact.round, fact.board))
    boards = file.tournament.boards
    games = typed.games or (() if typed.lineups is None or before is None else before.games)
    if not games and typed.lineups is None:
        return None
    games = games or (("", ""),) * boards
    if len(games) != boards:
        sentence = _("Round {round}, match {board}: there are {boards} boards, not {found}.")
        raise InputError(
            sentence, round=fact.round, board=fact.board, boards=boards, found=len(games)
        )
    for signs in games:
        if signs != ("", ""):
            _check_signs(fact.round, fact.board, signs)
    lineups = typed.lineups or (before.lineups if before else ((), ()))
    if lineups == ((), ()):
        sides = (pair.white, pair.black or "")
        first, second = (file.entrants[key].players[:boards] for key in sides)
        lineups = (first, second)
    _check_lineups(file, pair, fact, lineups)
    white, black = match_signs(file, games)
    colors = before.colors if before else ""
    return replace(
        fact, white=white, black=black, games=tuple(games), lineups=lineups, colors=colors
    )


def match_signs(file: TournamentFile, games: Sequence[Signs]) -> Signs:
    """Return how a match ended for both teams, from its games; both empty while one is open.

    Where nobody played and a team came to no board it ended without play.
    """
    if any(signs == ("", "") for signs in games):
        return "", ""
    scores = file.tournament.scores
    first, second = (sum(scores.worth(signs[side]) for signs in games) for side in (0, 1))
    if stayed_away(games):
        return "-+"[first > second], "-+"[second > first]
    return ("=", "=") if first == second else ("1", "0") if first > second else ("0", "1")


def _check_lineups(file: TournamentFile, pair: Pair, fact: BoardResult, lineups: Lineups) -> None:
    """Refuse lineups that cannot be. Raises InputError with round, match and player."""
    for key, lineup in zip((pair.white, pair.black or ""), lineups, strict=True):
        team = file.entrants[key]
        seated = [one for one in lineup if one is not None]
        strangers = [one for one in seated if one not in team.players]
        twice = [one for one in seated if seated.count(one) > 1]
        if strangers or twice or len(lineup) > file.tournament.boards:
            sentence = _(
                "Round {round}, match {board}: the lineup of {team} is none; at fault: {players}."
            )
            at_fault = ", ".join(dict.fromkeys([*strangers, *twice])) or str(len(lineup))
            raise InputError(
                sentence, round=fact.round, board=fact.board, team=team.name, players=at_fault
            )


def enter_typed(desk: Desk, id: str, typed: Mapping[BoardKey, Signs | None]) -> Desk:
    """Store what was typed, all of it or nothing; None takes a result back.

    Raises InputError, NotFoundError, ReasonError as ``enter_results``; StorageError.
    """
    store_typed(desk, id, typed)
    return anew(desk)


def store_typed(desk: Desk, id: str, typed: Mapping[BoardKey, Signs | None], why: str = "") -> None:
    """Store what was typed without reading the season anew. Raises as ``enter_typed``."""
    file = opened(desk.season.name, id).file
    with transaction(desk.actor, Right.EVENTS, scope_in(desk.season.name)):
        for at in sorted({key[0] for key in typed}):
            mine = {(board, game): signs for (to, board, game), signs in typed.items() if to == at}
            boards = sorted({board for board, _game in mine})
            results = [_together(file, at, board, mine) for board in boards]
            enter_results(desk.season.name, id, at, results, actor=desk.actor, why=why)


def _together(
    file: TournamentFile, at: int, board: int, typed: Mapping[tuple[int, int], Signs | None]
) -> TypedResult:
    """Return one board of a round with what was typed; a match with its other games as they are."""
    if not file.tournament.teams:
        return TypedResult(board, typed[board, 0])
    known = file.results.get((at, board))
    games = [*(known.games if known else (("", ""),) * file.tournament.boards)]
    for (of, game), signs in typed.items():
        if of == board and 1 <= game <= len(games):
            games[game - 1] = signs or ("", "")
    if all(signs == ("", "") for signs in games):
        return TypedResult(board)
    return TypedResult(board, games=tuple(games))
