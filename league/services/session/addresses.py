"""What names a match in the address of a page, and so in what is sent to people."""

from hashlib import sha256

from league.facts.matches import Side
from league.facts.seasons import MatchKey, key_text

_DIGITS = 12


def match_id(season: str, match: MatchKey) -> str:
    """Return hexadecimal digits for a match that tell nothing of it."""
    return sha256(f"{season}/{key_text(match)}".encode()).hexdigest()[:_DIGITS]


def match_path(season: str, match: MatchKey, side: Side) -> str:
    """Return where the page of a match lies for one of its teams, without a leading slash."""
    return f"match/{match_id(season, match)}/{side}"
