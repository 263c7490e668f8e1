"""The next round paired: prepared from the facts, worked out apart, and stored if they still hold.

``field_of`` reads, ``paired`` computes without any file and may run in a worker, ``store_round``
stores. A Swiss tournament is paired round by round, a round robin all at once.
"""

from collections.abc import Callable
from dataclasses import dataclass

from fixtures.draw import one_of
from fixtures.round_history import BLACK, WHITE
from fixtures.swiss import pair
from fixtures.swiss_field import EngineError, FieldError, NoPairingError, SwissField
from league.errors import ConflictError, InputError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import Numbers, NumbersBy, Pair, PointKind, RoundPairing, Tournament
from league.language import _, ngettext
from league.record_kinds import TOURNAMENT_NUMBERS, TOURNAMENT_ROUND
from league.services.matches.objections import refuse_later
from league.services.session.records import Entry, record, record_many
from league.services.session.transactions import check_right, scope_in, transaction
from league.services.tournaments.entering.numbering import by_rating, keys_of, numbers_of
from league.services.tournaments.opening import Opened, opened
from league.services.tournaments.playing.pairing_words import refused_pairing
from league.services.tournaments.playing.robins import berger_rounds
from league.services.tournaments.playing.round_history import is_out, result_of, turns_of
from league.services.tournaments.playing.round_sheets import round_sheets
from league.views.tournaments import Proposal


@dataclass(frozen=True, slots=True)
class Prepared:
    """Everything the next pairing is worked out from."""

    file: TournamentFile
    """The facts; with others the pairing is not stored."""
    field: SwissField | None
    """None = a round robin, whose rounds stand in tables."""


Progress = Callable[[int, int], None]
"""Told how many are paired, of how many."""


def first_color(one: Tournament) -> str:
    """Return the colour of number 1 in round 1, ``w`` or ``b``: as set, else by lot."""
    return one.first_color or one_of((WHITE, BLACK), one.seed or 0)


def field_of(season: str | None, id: str) -> Prepared:
    """Return what the next pairing is worked out from.

    Raises InputError when all rounds are paired, a result is missing, there are fewer than two
    participants, or more rounds than opponents; NotFoundError, StorageError.
    """
    found = opened(season, id)
    refuse_waiting(found, found.file.last_paired + 1)
    return prepared(found.file)


def refuse_waiting(found: Opened, number: int) -> None:
    """Refuse a round while the court has to speak on an earlier one. Raises InputError."""
    refuse_later(found.season.name, found.book, found.tournament.id, number)


def prepared(file: TournamentFile) -> Prepared:
    """Return what the next pairing is worked out from. Raises InputError as ``field_of``."""
    if file.is_round_robin:
        if file.rounds:
            raise InputError(_("All rounds of {id} are paired."), id=file.tournament.id)
        return Prepared(file, None)
    at = file.last_paired + 1
    _refuse_unready(file, at)
    return Prepared(file, swiss_field(file, at))


def _refuse_unready(file: TournamentFile, at: int) -> None:
    id, rounds = file.tournament.id, file.tournament.rounds
    if at > rounds:
        raise InputError(_("All rounds of {id} are paired."), id=id)
    open_boards = missing_results(file)
    if open_boards:
        number, board = open_boards[0]
        sentence = ngettext(
            "{missing} result is missing before round {round} is paired: that of round {number},"
            " board {board}.",
            "{missing} results are missing before round {round} is paired; the first is that of"
            " round {number}, board {board}.",
            len(open_boards),
        )
        raise InputError(sentence, missing=len(open_boards), round=at, number=number, board=board)
    opponents = len(file.participants) - 1
    if opponents < 1:
        raise InputError(_("{id} has fewer than two participants."), id=id)
    # With an odd number everybody has the bye once, besides a round for each opponent.
    if at == 1 and rounds > opponents + (opponents + 1) % 2:
        sentence = _(
            "{id} has {rounds} rounds and {players} participants: nobody meets twice, so there are"
            " fewer rounds or more participants."
        )
        raise InputError(sentence, id=id, rounds=rounds, players=opponents + 1)


def missing_results(file: TournamentFile) -> list[tuple[int, int]]:
    """Return round and board of the pairs without a result; not those of who left a round robin."""
    found = []
    for at, one in file.rounds.items():
        for board, pair_ in enumerate(one.pairs, 1):
            result = result_of(file, at, board, pair_)
            if pair_.black is not None and (result is None or not result.white):
                found.append((at, board))
    return found


def swiss_field(file: TournamentFile, at: int) -> SwissField:
    """Return what a Swiss round is paired from, by numbers."""
    one, numbers = file.tournament, numbers_of(file)
    scores = one.match_scores if one.teams else one.scores
    present = {numbers[each.key] for each in file.participants if _plays(file, each.key, at)}
    return SwissField(
        round=at,
        rounds=one.rounds,
        turns=turns_of(file, at - 1),
        present=frozenset(present),
        first_color=first_color(one),
        teams=one.teams,
        win=scores.win,
        loss=scores.loss,
        game_points_first=one.teams and one.first is PointKind.GAME,
        accelerations=one.accelerations,
        prohibited=tuple(tuple(numbers[key] for key in group) for group in one.prohibited),
        asked=frozenset(
            numbers[each.key]
            for each in file.absences
            if each.round == at and each.kind not in LEFT
        ),
        given=_given(file, at, numbers),
    )


def _plays(file: TournamentFile, key: str, at: int) -> bool:
    """Say whether somebody is to be paired in a round."""
    asked = any((each.key, each.round) == (key, at) for each in file.absences)
    return not asked and not is_out(file, key, at) and file.entrants[key].first_round <= at


def _given(file: TournamentFile, at: int, numbers: dict[str, int]) -> dict[int, int]:
    """Return the half points given or taken by decision before a round, by number."""
    found: dict[int, int] = {}
    for each in file.adjustments:
        if each.round < at:
            number = numbers[each.key]
            found[number] = found.get(number, 0) + each.points
    return found


def paired(prepared: Prepared, progress: Progress | None = None) -> Proposal:
    """Work out the next round, of a round robin all rounds; nothing is stored or read.

    Raises InputError where no pairing keeps the rules, with what to relax, and for an engine that
    fails.
    """
    file = prepared.file
    if prepared.field is None:
        rounds = berger_rounds(file.tournament, tuple(keys_of(file).values()))
        return Proposal(file, rounds, round_sheets(file, rounds))
    try:
        found = pair(prepared.field, progress)
    except (FieldError, NoPairingError, EngineError) as error:
        raise refused_pairing(file, prepared.field, error) from error
    keys = keys_of(file)
    pairing = RoundPairing(
        tournament=file.tournament.id,
        round=prepared.field.round,
        pairs=tuple(
            Pair(keys[white], None if black is None else keys[black])
            for white, black in found.pairs
        ),
        edition=found.edition,
    )
    return Proposal(file, (pairing,), round_sheets(file, (pairing,)))


def pair_next(
    season: str | None, id: str, *, actor: Actor, why: str = ""
) -> tuple[RoundPairing, ...]:
    """Pair the next round at once and store it. Raises as ``field_of``, ``paired``, RightError."""
    # Asked before as well: nobody waits for a pairing that he may not store.
    check_right(actor, Right.EVENTS, scope_in(season))
    return store_round(season, id, paired(field_of(season, id)), actor=actor, why=why)


def store_round(
    season: str | None, id: str, proposal: Proposal, *, actor: Actor, why: str = ""
) -> tuple[RoundPairing, ...]:
    """Store a round as it was proposed, with the numbers it was paired by.

    Raises ConflictError when the facts are others now, NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        if found.file != proposal.file:
            sentence = _(
                "{id} was changed since this pairing was worked out; nothing was stored. Pair the"
                " round anew."
            )
            raise ConflictError(sentence, id=id)
        for one in proposal.pairings[:1]:
            refuse_waiting(found, one.round)
        name = found.season.name
        if found.file.numbers is None:
            numbers = numbers_by_rating(found.file)
            record(name, TOURNAMENT_NUMBERS, id, numbers, actor=actor, why=why)
        entries = [
            Entry(name, TOURNAMENT_ROUND, f"{id}/{one.round}", one) for one in proposal.pairings
        ]
        record_many(entries, actor=actor, why=why)
        return proposal.pairings


def numbers_by_rating(file: TournamentFile) -> Numbers:
    """Return the numbers that count where nobody gave any."""
    order = tuple(by_rating(file.participants))
    return Numbers(tournament=file.tournament.id, order=order, by=NumbersBy.RATING)
