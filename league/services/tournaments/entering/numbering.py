"""From keys to pairing numbers: as they were given, and provisional ones before that."""

from collections.abc import Iterable

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant
from league.language import _
from league.services.words.naming import id_named
from league.services.words.naming_sentences import Sentences
from league.typed.numbers import is_number
from league.typed.titles import TITLES


def numbers_of(file: TournamentFile) -> dict[str, int]:
    """Return pairing numbers by key.

    Before they are given: by rating, as far as nobody has a number of his own.
    """
    given = {one.key: one.number for one in file.participants if one.number is not None}
    if file.numbers is not None:
        given |= {key: at for at, key in enumerate(file.numbers.order, 1)}
    taken = set(given.values())
    free = (at for at in range(1, len(file.participants) + len(taken) + 1) if at not in taken)
    others = [one for one in file.participants if one.key not in given]
    return given | dict(zip(by_rating(others), free, strict=False))


def keys_of(file: TournamentFile) -> dict[int, str]:
    """Return keys by pairing number, in the order of the numbers."""
    return dict(sorted((number, key) for key, number in numbers_of(file).items()))


def by_rating(entrants: Iterable[Entrant]) -> list[str]:
    """Return keys, the highest rating first; those level by title, then by name."""
    return [one.key for one in sorted(entrants, key=_strength)]


def _strength(one: Entrant) -> tuple[int, int, str, str]:
    title = TITLES.index(one.title) if one.title in TITLES else len(TITLES)
    return -(one.rating or 0), title, one.name.casefold(), one.key


def named(file: TournamentFile, text: str) -> str:
    """Return the key of who is meant: by key, by pairing number, or by a name nobody else has.

    Raises NotFoundError.
    """
    said = text.strip()
    if said in file.entrants:
        return said
    keys = keys_of(file)
    if is_number(said) and int(said) in keys:
        return keys[int(said)]
    known = [(key, one.name) for key, one in file.entrants.items()]
    return id_named(known, said, _of_entrants(file.tournament.id))


def _of_entrants(tournament: str) -> Sentences:
    """Return what is said of who entered a tournament."""
    sentences = (
        _("Not entered in {id}: {text}."),
        _("Not entered in {id}: {text}; entered are: {known}."),
        _("Not entered in {id}: {text}; did you mean {known}?"),
        _("“{text}” may be several in {id}: {known}; name one by the key."),
        _("Not entered in {id}: “”."),
    )
    id = tournament.replace("{", "{{").replace("}", "}}")
    return Sentences(*(one.replace("{id}", id) for one in sentences))
