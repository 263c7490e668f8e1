"""Lots: the seed they come from, and what is said of them before they are on record."""

import secrets

from league.language import _

SEEDS = 2**32
"""A seed nobody named lies below this number."""


def seed_for(named: int | None) -> int:
    """Return the seed that was named; without one, a seed that nobody can foresee."""
    return secrets.randbelow(SEEDS) if named is None else named


def drawn_words() -> str:
    """Say that lots are seen when they are on record: nobody draws until he likes what comes."""
    return _("The lots are drawn when this is stored; seed and result then stand in the journal.")
