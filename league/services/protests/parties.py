"""Who protests: a club or player of the season that a protest belongs to, also a closed one."""

from league.errors import InputError
from league.facts.seasons import Season
from league.language import _
from league.services.words.searching import folded


def party(season: Season, typed: str) -> str:
    """Return the club or player of a season that was typed: by number, or by words of its name.

    What names nobody stays as typed, and is refused as such. Raises InputError when several clubs
    may be meant.
    """
    known = {club.id for club in season.clubs} | {player.ident for player in season.players}
    number = typed.split(maxsplit=1)[0] if typed.strip() else ""
    if typed in known or number in known or not number:
        return typed if typed in known else number
    words = folded(typed.partition("(")[0]).split()
    meant = [one for one in season.clubs if all(word in folded(one.name) for word in words)]
    if len(meant) > 1:
        sentence = _("“{text}” may be {number} clubs; give its number, or more of its name.")
        raise InputError(sentence, text=typed, number=len(meant))
    return meant[0].id if meant else typed
