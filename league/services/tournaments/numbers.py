"""Pairing numbers: by rating, by lot, by the Varma tables, or as somebody sets them."""

from collections.abc import Sequence
from datetime import datetime

from fixtures.draw import by_lot
from fixtures.varma import NoRoomError, varma
from fixtures.varma_tables import FEWEST, MOST
from league import clock
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Numbers, NumbersBy
from league.language import _
from league.services.schedule.drawing import seed_for
from league.services.session.record_kinds import TOURNAMENT_NUMBERS
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.numbering import by_rating
from league.services.tournaments.opening import Opened, opened

DRAWN = (NumbersBy.LOT, NumbersBy.VARMA)
"""Ways that need a seed."""


def give_numbers(
    season: str | None,
    id: str,
    by: NumbersBy,
    *,
    actor: Actor,
    seed: int | None = None,
    order: Sequence[str] = (),
    drawn: datetime | None = None,
    why: str = "",
) -> Numbers:
    """Give all participants their numbers, before the first round is paired.

    ``order`` = keys, number 1 first, where a person sets them; ``drawn`` = when lots were drawn,
    by the clocks of the federation: now without it. The same seed draws the same numbers. Raises
    InputError once a round is paired, for fewer than two participants, a negative seed, an order
    that does not name each once, and a drawing by the tables that cannot be; ReasonError for
    numbers that are drawn a second time; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        file = found.file
        if file.rounds:
            sentence = _("Round {round} of {id} is paired already: the numbers stay.")
            raise InputError(sentence, round=file.last_paired, id=id)
        if len(file.participants) < 2:
            raise InputError(_("{id} has fewer than two participants."), id=id)
        if file.numbers is not None and file.numbers.by in DRAWN and not why.strip():
            sentence = _("The numbers of {id} are drawn already; they are drawn anew for a reason.")
            raise ReasonError(sentence, id=id)
        given = Numbers(
            tournament=id,
            order=tuple(order),
            by=by,
            seed=_seed(by, seed),
            drawn=_moment(found, drawn) if by in DRAWN else None,
        )
        made = _ordered(file, given)
        record(found.season.name, TOURNAMENT_NUMBERS, id, made, actor=actor, why=why)
        return made


def _seed(by: NumbersBy, named: int | None) -> int | None:
    if named is not None and (named < 0 or by not in DRAWN):
        raise InputError(_("A seed is 0 or more, and only for numbers that are drawn."))
    return seed_for(named) if by in DRAWN else None


def _moment(found: Opened, drawn: datetime | None) -> datetime:
    """Return when lots were drawn, by the clocks of the federation, to the minute."""
    now = drawn or clock.in_zone(clock.now(), found.book.time_zone)
    return now.replace(second=0, microsecond=0, tzinfo=None)


def _ordered(file: TournamentFile, given: Numbers) -> Numbers:
    """Return numbers with their order. Raises InputError."""
    keys = [one.key for one in file.participants]
    seed = given.seed or 0
    match given.by:
        case NumbersBy.RATING:
            order = by_rating(file.participants)
        case NumbersBy.LOT:
            order = by_lot(keys, seed)
        case NumbersBy.VARMA:
            order = _by_varma(file, seed)
        case NumbersBy.HAND:
            order = _by_hand(file, given.order)
    return Numbers(
        tournament=given.tournament,
        order=tuple(order),
        by=given.by,
        seed=given.seed,
        drawn=given.drawn,
    )


def _by_varma(file: TournamentFile, seed: int) -> list[str]:
    number = len(file.participants)
    if not file.is_round_robin or not FEWEST <= number <= MOST:
        sentence = _("The Varma tables are for round robins of {first} to {most}, not {number}.")
        raise InputError(sentence, first=FEWEST, most=MOST, number=number)
    names = {one.key: one.name for one in file.participants}
    try:
        return list(varma(varma_groups(file), seed, names).numbers)
    except NoRoomError as error:
        sentence = _(
            "{group} has {players} players; the tables keep at most {most} of one group apart here:"
            " draw the numbers by lot."
        )
        raise InputError(
            sentence, group=error.group, players=error.players, most=error.most
        ) from error


def varma_groups(file: TournamentFile) -> dict[str, str]:
    """Return by key who is kept apart: of one federation; where all are of one, of one club."""
    federations = {one.key: one.federation for one in file.participants}
    if len(set(federations.values())) > 1:
        return federations
    return {one.key: one.club for one in file.participants}


def _by_hand(file: TournamentFile, order: Sequence[str]) -> list[str]:
    keys = {one.key for one in file.participants}
    unknown = [key for key in order if key not in keys]
    missing = [one.name for one in file.participants if one.key not in order]
    twice = sorted({key for key in order if order.count(key) > 1})
    if unknown or missing or twice:
        sentence = _("The order names each participant once; at fault: {players}.")
        raise InputError(sentence, players=", ".join([*unknown, *missing, *twice]))
    return list(order)
