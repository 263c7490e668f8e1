"""Rounds as a person makes them: pairs set by hand, and the last round taken back."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Pair, RoundPairing
from league.language import _, ngettext
from league.record_kinds import TOURNAMENT_NUMBERS, TOURNAMENT_RESULT, TOURNAMENT_ROUND
from league.services.session.records import Entry, record_many
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.announcing.conditions import meetings
from league.services.tournaments.entering.numbering import keys_of
from league.services.tournaments.opening import opened
from league.services.tournaments.playing.pairing import (
    missing_results,
    numbers_by_rating,
    refuse_waiting,
)
from league.services.tournaments.playing.round_history import is_out, turns_of

Numbered = tuple[int, int | None]
"""Pairing numbers of White and Black; None = the bye."""


def set_pairs(
    season: str | None,
    id: str,
    at: int,
    pairs: Sequence[Numbered],
    *,
    published: datetime | None = None,
    actor: Actor,
    why: str = "",
) -> RoundPairing:
    """Set the pairs of the last round, or of the next one, by hand: board 1 first.

    ``published`` = when that was made public; None = it is still to be put on record.

    Raises InputError for a round with results or another round, a number nobody has, somebody
    against himself, twice, absent, or missing; ReasonError for a pair that has met, is forbidden,
    and a second bye, unless there is a reason; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        file = found.file
        refuse_waiting(found, at)
        _refuse_round(file, at)
        keyed = _pairs(file, at, pairs, why)
        made = RoundPairing(tournament=id, round=at, pairs=keyed, by_hand=True, published=published)
        name = found.season.name
        entries: list[Entry[Any]] = [Entry(name, TOURNAMENT_ROUND, f"{id}/{at}", made)]
        if file.numbers is None:
            entries.append(Entry(name, TOURNAMENT_NUMBERS, id, numbers_by_rating(file)))
        record_many(entries, actor=actor, why=why)
        return made


def _refuse_round(file: TournamentFile, at: int) -> None:
    id, last = file.tournament.id, file.last_paired
    rounds = last if file.is_round_robin and last else file.tournament.rounds or last + 1
    if not max(last, 1) <= at <= min(last + 1, rounds) and not (
        file.is_round_robin and at in file.rounds
    ):
        sentence = _("Round {round} of {id} is neither the last one nor the next.")
        raise InputError(sentence, round=at, id=id)
    if any(number == at for number, _board in file.results):
        sentence = _("Round {round} has results: take them back before its pairs are changed.")
        raise InputError(sentence, round=at)
    missing = [one for one in missing_results(file) if one[0] < at]
    if missing and not file.is_round_robin:
        sentence = _("Round {round}, board {board}: the result is missing.")
        raise InputError(sentence, round=missing[0][0], board=missing[0][1])


def _pairs(
    file: TournamentFile, at: int, numbered: Sequence[Numbered], why: str
) -> tuple[Pair, ...]:
    """Return pairs by keys. Raises InputError, NotFoundError, ReasonError, as ``set_pairs``."""
    pairs = tuple(_pair(file, at, one) for one in numbered)
    _refuse_pairs(file, at, pairs)
    against = "\n".join(_against(file, at, pairs))
    if against and not why.strip():
        raise ReasonError(against)
    return pairs


def _pair(file: TournamentFile, at: int, numbered: Numbered) -> Pair:
    keys = keys_of(file)
    for number in numbered:
        if number is not None and number not in keys:
            sentence = _("Round {round}: nobody has the number {number}; there are {known}.")
            raise NotFoundError(sentence, round=at, number=number, known=", ".join(map(str, keys)))
    white, black = numbered
    if white == black:
        sentence = _("Round {round}: {player} cannot play himself.")
        raise InputError(sentence, round=at, player=file.entrants[keys[white]].name)
    return Pair(keys[white], None if black is None else keys[black])


def _refuse_pairs(file: TournamentFile, at: int, pairs: Sequence[Pair]) -> None:
    """Refuse pairs that are no round. Raises InputError with round and players."""
    named = [key for one in pairs for key in (one.white, one.black) if key is not None]
    twice = [key for key, times in Counter(named).items() if times > 1]
    if twice:
        sentence = _("Round {round}: {player} stands there twice.")
        raise InputError(sentence, round=at, player=file.entrants[twice[0]].name)
    byes = [one.white for one in pairs if one.black is None]
    if len(byes) > 1:
        sentence = _("Round {round}: only one has the pairing bye, not {players}.")
        names = ", ".join(file.entrants[key].name for key in byes)
        raise InputError(sentence, round=at, players=names)
    for one in file.participants:
        away = _away(file, one.key, at)
        if one.key in named and away:
            sentence = _("Round {round}: {player} is absent, has left or is not there yet.")
            raise InputError(sentence, round=at, player=one.name)
        if one.key not in named and not away:
            sentence = _("Round {round}: {player} is not paired; give him a bye or an opponent.")
            raise InputError(sentence, round=at, player=one.name)


def _away(file: TournamentFile, key: str, at: int) -> bool:
    asked = any((each.key, each.round) == (key, at) for each in file.absences)
    return asked or is_out(file, key, at) or file.entrants[key].first_round > at


def _against(file: TournamentFile, at: int, pairs: Sequence[Pair]) -> list[str]:
    """Return what speaks against pairs, each in a sentence."""
    met = {
        frozenset((white, black)): number for number, white, black in meetings(file) if number < at
    }
    said = []
    for one in pairs:
        first = file.entrants[one.white].name
        if one.black is None:
            said += _against_bye(file, at, one.white)
            continue
        second = file.entrants[one.black].name
        number = met.get(frozenset((one.white, one.black)))
        if number is not None:
            sentence = _("Round {round}: {first} and {second} have met already, in round {number}.")
            said.append(sentence.format(round=at, first=first, second=second, number=number))
        if any({one.white, one.black} <= set(group) for group in file.tournament.prohibited):
            sentence = _("Round {round}: {first} and {second} must not meet.")
            said.append(sentence.format(round=at, first=first, second=second))
    return said


def _against_bye(file: TournamentFile, at: int, key: str) -> list[str]:
    """Return why somebody should not get the bye: he has had points without a game before."""
    number = next(number for number, one in keys_of(file).items() if one == key)
    turns = turns_of(file, at - 1)[number]
    earlier = [each for each, turn in enumerate(turns, 1) if turn.result in ("U", "F", "+")]
    if not earlier:
        return []
    sentence = _("Round {round}: {player} got points without a game already, in round {number}.")
    return [sentence.format(round=at, player=file.entrants[key].name, number=earlier[0])]


def take_round_back(season: str | None, id: str, *, actor: Actor, why: str = "") -> tuple[int, ...]:
    """Take the last round back, of a round robin all rounds; return their numbers.

    Pairs and results stay in the journal. Raises InputError when none is paired and when a
    play-off follows it, ReasonError for a round with results without a reason, NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        file = found.file
        at = file.last_paired
        if not at:
            raise InputError(_("No round of {id} is paired."), id=id)
        if file.playoffs:
            sentence = _("{id} has a play-off for place {place}: withdraw it first.")
            raise InputError(sentence, id=id, place=file.playoffs[0].place)
        gone = tuple(file.rounds) if file.is_round_robin else (at,)
        results = [(number, board) for number, board in file.results if number in gone]
        if not why.strip():
            _refuse_results(results)
        name = found.season.name
        entries: list[Entry[Any]] = [
            Entry(name, TOURNAMENT_RESULT, f"{id}/{number}/{board}", None)
            for number, board in results
        ]
        entries += [Entry(name, TOURNAMENT_ROUND, f"{id}/{number}", None) for number in gone]
        record_many(entries, actor=actor, why=why)
        return gone


def _refuse_results(boards: Sequence[tuple[int, int]]) -> None:
    """Refuse rounds with results, given as round and board. Raises ReasonError."""
    if boards:
        sentence = ngettext(
            "{number} result stands in round {rounds}: it is taken back for a reason only.",
            "{number} results stand in round {rounds}: they are taken back for a reason only.",
            len(boards),
        )
        rounds = ", ".join(map(str, dict.fromkeys(at for at, _board in sorted(boards))))
        raise ReasonError(sentence, number=len(boards), rounds=rounds)


def taken_back_words(gone: Sequence[int]) -> str:
    """Say which rounds are taken back."""
    if len(gone) == 1:
        sentence = _("Round {round} is taken back; it stays in the journal.")
        return sentence.format(round=gone[0])
    sentence = _("Rounds {first} to {last} are taken back; they stay in the journal.")
    return sentence.format(first=gone[0], last=gone[-1])
