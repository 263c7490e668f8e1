"""Pairing numbers: by rating, by lot, by the Varma tables, or as somebody sets them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from fixtures.draw import by_lot
from fixtures.varma import NoRoomError, Varma, varma
from fixtures.varma_tables import FEWEST, MOST
from league import clock
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Numbers, NumbersBy, System
from league.language import _
from league.record_kinds import TOURNAMENT_NUMBERS
from league.services.schedule.drawing import seed_for
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.entering.numbering import by_rating
from league.services.tournaments.opening import Opened, opened

RESTRICTED = (NumbersBy.VARMA, NumbersBy.RESTRICTED)
"""Ways that keep players of a federation or club apart in the last three rounds."""
DRAWN = (NumbersBy.LOT, *RESTRICTED)
"""Ways that need a seed."""
FEWEST_AT_LARGE = 5
"""Participants of a round robin with rounds before its last three."""


def give_numbers(
    season: str | None,
    id: str,
    by: NumbersBy,
    *,
    actor: Actor,
    seed: int | None = None,
    order: Sequence[str] = (),
    why: str = "",
) -> Numbers:
    """Give all participants their numbers, before the first round is paired.

    ``order`` = keys, number 1 first, where a person sets them. The same seed draws the same
    numbers. Raises InputError once a round is paired, for fewer than two participants, a negative
    seed, an order that does not name each once, and a drawing by the tables that cannot be;
    ReasonError for numbers that are drawn a second time; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        _refuse_numbers(found.file, why)
        _refuse_order(by, order)
        given = Numbers(
            tournament=id,
            order=tuple(order),
            by=by,
            seed=_seed(by, seed),
            drawn=_now(found) if by in DRAWN else None,
        )
        made = _ordered(found.file, given)
        record(found.season.name, TOURNAMENT_NUMBERS, id, made, actor=actor, why=why)
        return made


def _refuse_numbers(file: TournamentFile, why: str) -> None:
    """Refuse numbers at this time. Raises InputError, ReasonError as ``give_numbers``."""
    id = file.tournament.id
    if file.rounds:
        sentence = _("Round {round} of {id} is paired already: the numbers stay.")
        raise InputError(sentence, round=file.last_paired, id=id)
    if len(file.participants) < 2:
        raise InputError(_("{id} has fewer than two participants."), id=id)
    if file.numbers is not None and file.numbers.by in DRAWN and not why.strip():
        sentence = _("The numbers of {id} are drawn already; they are drawn anew for a reason.")
        raise ReasonError(sentence, id=id)


def _refuse_order(by: NumbersBy, order: Sequence[str]) -> None:
    if order and by is not NumbersBy.HAND:
        raise InputError(_("Only numbers that are set by hand name an order."))


def _seed(by: NumbersBy, named: int | None) -> int | None:
    if named is not None and (named < 0 or by not in DRAWN):
        raise InputError(_("A seed is 0 or more, and only for numbers that are drawn."))
    return seed_for(named) if by in DRAWN else None


def _now(found: Opened) -> datetime:
    """Return when lots are drawn, by the clocks of the federation, to the minute."""
    now = clock.in_zone(clock.now(), found.book.time_zone)
    return now.replace(second=0, microsecond=0, tzinfo=None)


def _ordered(file: TournamentFile, given: Numbers) -> Numbers:
    """Return numbers with their order. Raises InputError."""
    keys = [one.key for one in file.participants]
    if given.by in RESTRICTED:
        given = replace(given, groups=apart(file))
    match given.by:
        case NumbersBy.RATING:
            order = by_rating(file.participants)
        case NumbersBy.LOT:
            order = by_lot(keys, given.seed or 0)
        case NumbersBy.HAND:
            order = _by_hand(file, given.order)
        case _:
            order = list(_restricted(file, given).numbers)
    return replace(given, order=tuple(order))


def _restricted(file: TournamentFile, given: Numbers) -> Varma:
    """Draw numbers by the tables or without them. Raises InputError."""
    number, by_table = len(given.groups), given.by is NumbersBy.VARMA
    fewest = FEWEST if by_table else FEWEST_AT_LARGE
    if not file.is_round_robin or not fewest <= number <= MOST:
        sentence = _("A restricted drawing is for round robins of {first} to {most}, not {number}.")
        raise InputError(sentence, first=fewest, most=MOST, number=number)
    try:
        return drawn_again(file, given)
    except NoRoomError as error:
        raise _refused(error, by_table) from error


def _refused(error: NoRoomError, by_table: bool) -> InputError:
    sentence = _("{group} has {players} players; at most {most} are kept apart. Draw by lot.")
    if by_table:
        sentence = _(
            "{group} has {players} players; the tables have room for {most}. Draw restricted"
            " without the tables, or by lot."
        )
    return InputError(sentence, group=error.group, players=error.players, most=error.most)


def drawn_again(file: TournamentFile, given: Numbers) -> Varma:
    """Draw restricted numbers by their seed and the groups on record. Raises NoRoomError."""
    names = {key: f"{place:04}" for place, (key, _group) in enumerate(given.groups)}
    double = file.tournament.system is System.DOUBLE_ROUND_ROBIN
    by_table = given.by is NumbersBy.VARMA
    return varma(dict(given.groups), given.seed or 0, names, double, by_table)


def apart(file: TournamentFile) -> tuple[tuple[str, str], ...]:
    """Return who is kept apart, by name: of one federation; where all are of one, of one club."""
    ordered = sorted(file.participants, key=lambda one: (one.name, one.key))
    federations = tuple((one.key, one.federation) for one in ordered)
    if len({federation for _key, federation in federations}) > 1:
        return federations
    return tuple((one.key, one.club) for one in ordered)


def _by_hand(file: TournamentFile, order: Sequence[str]) -> list[str]:
    keys = {one.key for one in file.participants}
    unknown = [key for key in order if key not in keys]
    missing = [one.name for one in file.participants if one.key not in order]
    twice = sorted({key for key in order if order.count(key) > 1})
    if unknown or missing or twice:
        sentence = _("The order names each participant once; at fault: {players}.")
        raise InputError(sentence, players=", ".join([*unknown, *missing, *twice]))
    return list(order)
