"""Who does not play: withdrawals, exclusions, byes that were asked for, and who comes back."""

from collections.abc import Iterable, Sequence
from typing import Any

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import Absence, AbsenceKind, Entrant
from league.language import _
from league.record_kinds import TOURNAMENT_ABSENCE, TOURNAMENT_ENTRY
from league.services.session.records import Entry, record, record_many
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.opening import known_participant, opened


def leave(
    season: str | None,
    id: str,
    key: str,
    *,
    actor: Actor,
    why: str,
    from_round: int | None = None,
    excluded: bool = False,
) -> Absence | None:
    """Record that somebody withdraws or is excluded, from a round on, and return it.

    Before numbers are given his entry is taken back (None); later it stays, with his pairings.
    Without a round he leaves from the first one without a result of his. Raises InputError for
    who left already, a round that is none or in which he has played or is paired; ReasonError
    for an exclusion without a reason; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        file, one = found.file, known_participant(found.file, key)
        if excluded and not why.strip():
            raise ReasonError(_("Whoever is excluded is told the reason."))
        if file.numbers is None and not file.rounds:
            record_many(_entry_gone(found.season.name, file, one), actor=actor, why=why)
            return None
        at = _leaving_round(file, one, from_round)
        kind = AbsenceKind.EXCLUDED if excluded else AbsenceKind.WITHDRAWN
        absence = Absence(tournament=id, key=key, round=at, kind=kind, why=why)
        record_many(_absent(found.season.name, [absence]), actor=actor, why=why)
        return absence


def _entry_gone(season: str, file: TournamentFile, one: Entrant) -> list[Entry[Any]]:
    """Return what takes an entry back, a team's with its players, and the byes it asked for."""
    id = file.tournament.id
    entries: list[Entry[Any]] = [
        Entry(season, TOURNAMENT_ENTRY, f"{id}/{key}", None) for key in (one.key, *one.players)
    ]
    byes = [each for each in file.absences if each.key == one.key]
    return entries + [
        Entry(season, TOURNAMENT_ABSENCE, f"{id}/{one.key}/{each.round}", None) for each in byes
    ]


def _first_without(file: TournamentFile, key: str) -> int:
    """Return the first round in which somebody is not paired, or has no result in a round robin."""
    last = 0
    for at, one in file.rounds.items():
        for board, pair in enumerate(one.pairs, 1):
            if key in (pair.white, pair.black) and (
                not file.is_round_robin or (at, board) in file.results
            ):
                last = at
    return last + 1


def _leaving_round(file: TournamentFile, one: Entrant, asked: int | None) -> int:
    """Return the round somebody leaves from, without one the first possible. InputError."""
    if (left := file.left(one.key)) is not None:
        sentence = _("{player} has left already, from round {round} on.")
        raise InputError(sentence, player=one.name, round=left.round)
    first = _first_without(file, one.key)
    if asked is None:
        asked = first
    if asked < first:
        sentence = _(
            "{player} is paired or has played in round {round} of {id}: he leaves from round"
            " {first} on at the earliest; a game he does not play is a result of its own."
        )
        raise InputError(sentence, player=one.name, round=asked, id=file.tournament.id, first=first)
    last = file.last_paired if file.is_round_robin else file.tournament.rounds
    if asked > max(last, 1):
        sentence = _("{id} has rounds 1 to {rounds}, not {number}.")
        raise InputError(sentence, id=file.tournament.id, rounds=last, number=asked)
    return asked


def come_back(season: str | None, id: str, key: str, *, actor: Actor, why: str) -> None:
    """Take back that somebody left; the rounds he missed stay missed.

    Raises InputError for who did not leave, ReasonError without a reason, NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        one, left = known_participant(found.file, key), found.file.left(key)
        if left is None:
            raise InputError(_("{player} has not left {id}."), player=one.name, id=id)
        if not why.strip():
            raise ReasonError(_("Who comes back does so for a reason, on record."))
        place = f"{id}/{key}/{left.round}"
        record(found.season.name, TOURNAMENT_ABSENCE, place, None, actor=actor, why=why)


def give_byes(
    season: str | None,
    id: str,
    key: str,
    rounds: Sequence[int],
    kind: AbsenceKind,
    *,
    actor: Actor,
    why: str = "",
) -> None:
    """Record byes that somebody asked for, all of them or none.

    Raises InputError in a round robin, for a round that is none, in which he is paired, has left,
    or has a bye already; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        one = known_participant(found.file, key)
        if found.file.is_round_robin:
            raise InputError(_("In a round robin nobody has a bye: a game not played is a result."))
        if kind in LEFT:
            raise InputError(_("A bye is a full point, a half or none."))
        for at in rounds:
            _refuse_bye(found.file, one, at)
        if len(set(rounds)) < len(rounds):
            raise InputError(_("{player}: a round stands there twice."), player=one.name)
        byes = [Absence(tournament=id, key=key, round=at, kind=kind, why=why) for at in rounds]
        record_many(_absent(found.season.name, byes), actor=actor, why=why)


def _refuse_bye(file: TournamentFile, one: Entrant, at: int) -> None:
    last = file.tournament.rounds
    if not 1 <= at <= last:
        sentence = _("{id} has rounds 1 to {rounds}, not {number}.")
        raise InputError(sentence, id=file.tournament.id, rounds=last, number=at)
    if any((each.key, each.round) == (one.key, at) for each in file.absences):
        sentence = _("{player} has a bye in round {round} already, or leaves from it on.")
        raise InputError(sentence, player=one.name, round=at)
    left = file.left(one.key)
    if left is not None and left.round <= at:
        sentence = _("{player} has left already, from round {round} on.")
        raise InputError(sentence, player=one.name, round=left.round)
    paired = file.rounds.get(at)
    if paired and any(one.key in (pair.white, pair.black) for pair in paired.pairs):
        sentence = _("{player} is paired in round {round}: take the round back first.")
        raise InputError(sentence, player=one.name, round=at)


def take_bye_back(
    season: str | None, id: str, key: str, at: int, *, actor: Actor, why: str = ""
) -> None:
    """Take a bye back as long as the round is not paired.

    Raises InputError for a round that is paired, NotFoundError when there is no bye, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        one = known_participant(found.file, key)
        mine = [each for each in found.file.absences if (each.key, each.round) == (key, at)]
        if not mine or mine[0].kind in LEFT:
            sentence = _("{player} has no bye in round {round}.")
            raise NotFoundError(sentence, player=one.name, round=at)
        if at in found.file.rounds:
            sentence = _("Round {round} is paired already: the bye stays.")
            raise InputError(sentence, round=at)
        place = f"{id}/{key}/{at}"
        record(found.season.name, TOURNAMENT_ABSENCE, place, None, actor=actor, why=why)


def _absent(season: str, absences: Iterable[Absence]) -> list[Entry[Any]]:
    """Return what records that somebody does not play."""
    return [
        Entry(season, TOURNAMENT_ABSENCE, f"{one.tournament}/{one.key}/{one.round}", one)
        for one in absences
    ]
