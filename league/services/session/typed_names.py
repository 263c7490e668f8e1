"""Who and what a season's names mean that were typed, read from the file: nothing is judged."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from league.services.words import naming_sentences as says
from league.services.words.naming import id_named
from league.storage import seasons
from league.storage.database import reading


class NameKind(StrEnum):
    """What is named; the field of a season that has it."""

    CLUB = "clubs"
    TEAM = "teams"
    DIVISION = "divisions"
    PLAYER = "players"


_SAYS: dict[NameKind, Callable[[], says.Sentences]] = {
    NameKind.CLUB: says.of_clubs,
    NameKind.TEAM: says.of_teams,
    NameKind.DIVISION: says.of_divisions,
    NameKind.PLAYER: says.of_people,
}


def ids_named(season: str | None, kind: NameKind, texts: Sequence[str]) -> list[str]:
    """Return the ids that are meant, of a season or the one in use.

    Raises InputError, UnknownNameError, NotFoundError, StorageError.
    """
    with reading():
        name = seasons.in_use(season)
        if kind is NameKind.PLAYER and seasons.knows_players(name, texts):
            return list(texts)
        known = seasons.pairs(name, kind)
    return [id_named(known, text, _SAYS[kind]()) for text in texts]
