"""Working a lineup's hash out again: whether what was opened is what was handed in."""

from league.errors import NotFoundError
from league.facts.matches import Side
from league.facts.seals import OpenedAs, SealedRow
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.record_kinds import OPENING, SEAL
from league.services.lineups.hashing import digest_of, lineup_text
from league.services.session.lineup_records import side_key
from league.services.session.records import recorded_one
from league.views.lineups import Verification


def verify(
    season: str, match: MatchKey, side: Side, *, for_side: Side | None = None
) -> Verification:
    """Say whether an opened lineup is the one that was handed in.

    ``for_side`` is who asks, None = the official. Raises NotFoundError while it is not open to
    him, StorageError.
    """
    opening = recorded_one(season, OPENING, key_text(match))
    opened = opening.lineup(side) if opening is not None else None
    hidden = opening is not None and opening.how is OpenedAs.ALONE and for_side is not None
    if opened is None or hidden:
        raise NotFoundError(_("This lineup is not open; only an opened one can be verified."))
    seal = recorded_one(season, SEAL, side_key(match, side))
    told = seal.digest if seal is not None else opened.digest
    return verify_typed(season, match, side, opened.row, opened.salt, told)


def verify_typed(
    season: str, match: MatchKey, side: Side, row: SealedRow, salt: str, digest: str
) -> Verification:
    """Say whether a lineup and a salt give a hash; nothing is read of any database."""
    text = lineup_text(season, match, side, row, salt)
    computed = digest_of(text)
    holds = computed == digest.strip().lower()
    yes = _("This is the lineup that was handed in: its hash is the one on the receipt.")
    no = _("This is not the lineup that was handed in: its hash is another one.")
    return Verification(holds, digest, computed, text, yes if holds else no)
