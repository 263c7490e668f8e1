"""Handing in a lineup that nobody sees before it is opened, and agreeing to open it early."""

from league.errors import ConflictError
from league.facts.actors import Actor, Right
from league.facts.matches import Side
from league.facts.seals import Exchange, OpenedAs, Seal, SealedRow
from league.facts.seasons import MatchKey
from league.language import _
from league.record_kinds import EXCHANGE, SEAL
from league.services.lineups.checks import (
    no_exchange,
    no_hand_in,
    refuse,
    scope_of,
    whole_row,
    why_closed,
)
from league.services.lineups.hashing import digest_of, lineup_text, new_salt, unsealed
from league.services.lineups.opening import open_together
from league.services.session.lineup_records import lineup_records, side_key
from league.services.session.match_times import stored_times
from league.services.session.records import record, recorded_one, versions
from league.services.session.seal_key import SealKey
from league.services.session.transactions import check_right, transaction
from league.storage import seasons
from league.storage.database import moment
from league.views.lineups import Receipt


def hand_in(
    season: str,
    match: MatchKey,
    side: Side,
    row: SealedRow,
    *,
    key: SealKey,
    actor: Actor,
    form: str = "",
    seen: str | None = None,
) -> Receipt:
    """Store one team's lineup sealed, in place of one that it handed in before.

    ``row`` are pass numbers by board, board 1 first; None, or nothing at the end, = nobody. The
    same ``form`` again is the same seal. ``seen`` is the digest of the lineup that may be replaced,
    empty = there was none, None = whichever there is: a form that waited for a network on another
    phone replaces nothing newer. The second lineup that comes after the start opens both. Raises
    NotFoundError, RightError, InputError, ConflictError for another lineup than ``seen``,
    StorageError when the key is lost.
    """
    with transaction(actor, Right.LINEUP, scope_of(season, match, side)):
        times = stored_times(seasons.known_season(season), match)
        known = lineup_records(season, match)
        sent, stands = _sent_before(season, match, side, form), known.seals.get(side)
        if sent and (seen is None or sent == stands):
            return receipt_of(sent)
        refuse(no_hand_in(known, side, times, moment(), why_closed(season, match)))
        _refuse_unseen(stands, seen)
        seal = _sealed(season, match, side, whole_row(season, match, row), key, actor.name, form)
        record(season, SEAL, side_key(match, side), seal, actor=actor, why="")
        if side.other in known.seals and (times.begun(moment()) or known.opening):
            open_together(season, match, OpenedAs.SECOND, key=key)
        return receipt_of(seal)


def _sent_before(season: str, match: MatchKey, side: Side, form: str) -> Seal | None:
    """Return the seal that came with the same form; None = there is none."""
    if not form:
        return None
    kept = versions(season, SEAL, side_key(match, side))
    return next((one.fact for one in kept if one.fact and one.fact.form == form), None)


def _refuse_unseen(stands: Seal | None, seen: str | None) -> None:
    """Refuse to replace a lineup that was handed in after the form was shown."""
    if seen not in (None, stands.digest if stands else ""):
        raise ConflictError(
            _("Another lineup was handed in meanwhile. Hand in again what is to count.")
        )


def receipt_of(seal: Seal) -> Receipt:
    """Return what a captain is given for a lineup that he handed in."""
    return Receipt(seal.digest, seal.at, seal.by, seal.match, seal.side)


def exchange_now(season: str, match: MatchKey, side: Side, *, key: SealKey, actor: Actor) -> bool:
    """Record that a captain agrees to open both lineups before the start; say whether they are.

    They are as soon as both captains agree. Raises NotFoundError, RightError, InputError,
    StorageError.
    """
    with transaction(actor, Right.LINEUP, scope_of(season, match, side)):
        times = stored_times(seasons.known_season(season), match)
        known = lineup_records(season, match)
        if side in known.exchanges:
            return known.open_to_both
        refuse(no_exchange(known, side, times, moment(), why_closed(season, match)))
        agrees = Exchange(match, side, moment(), actor.name)
        record(season, EXCHANGE, side_key(match, side), agrees, actor=actor, why="")
        both = side.other in known.exchanges and side.other in known.seals
        if both:
            open_together(season, match, OpenedAs.EXCHANGED, key=key)
        return both


def _sealed(
    season: str, match: MatchKey, side: Side, row: SealedRow, key: SealKey, by: str, form: str
) -> Seal:
    text = lineup_text(season, match, side, row, new_salt())
    sealed = key.seal(text)
    return Seal(match, side, moment(), by, digest_of(text), sealed, key.id, form)


def own_row(
    season: str, match: MatchKey, side: Side, *, key: SealKey, actor: Actor
) -> SealedRow | None:
    """Return a sealed lineup to the person who handed it in, and to nobody else; None = to others.

    Raises RightError, NotFoundError, StorageError when the key is lost or the
    seal was changed.
    """
    check_right(actor, Right.LINEUP, scope_of(season, match, side))
    seal = recorded_one(season, SEAL, side_key(match, side))
    if seal is None or seal.by != actor.name:
        return None
    return unsealed(season, match, side, seal, key)[1]
