"""Who of a tournament's court decides on an objection: nobody who is party to the case."""

from collections.abc import Iterator

from league.facts.committees import Committee
from league.facts.tournament_files import TournamentFile
from league.record_kinds import TOURNAMENT
from league.services.protests.court_competitions import speaks_for
from league.services.session.desk import Desk
from league.services.session.records import recorded_one
from league.services.tournaments.announcing.announcement_checks import deciding
from league.services.tournaments.opening import opened


def deciding_words(desk: Desk, id: str, number: int, who: str) -> Iterator[str]:
    """Yield who decides, once the court is on record; of a division none is.

    Party are who objects, whom he met in that round, and the clubs of both. Raises StorageError.
    """
    if recorded_one(desk.season.name, TOURNAMENT, id) is None:
        return
    found = opened(desk.season.name, id)
    if found.tournament.committee != Committee():
        _names, sentence = deciding(found, tuple(parties(found.file, number, who)))
        yield sentence


def parties(file: TournamentFile, number: int, who: str) -> Iterator[str]:
    """Yield the names of who is party to an objection about a round, and their clubs."""
    yield who
    keys = {key for key, one in file.entrants.items() if speaks_for(who, one.name)}
    keys |= {file.entrants[key].team for key in keys if file.entrants[key].team}
    pairs = file.rounds[number].pairs if number in file.rounds else ()
    for pair in pairs:
        if keys & {pair.white, pair.black}:
            keys |= {key for key in (pair.white, pair.black) if key}
    for key in sorted(keys):
        one = file.entrants[key]
        yield from (one.name, *filter(None, (one.club,)))
        yield from (file.entrants[each].name for each in one.players)
