"""What must hold of a tournament's records together, however they came about."""

from collections.abc import Iterator

from league.facts.tournament_files import TournamentFile
from league.language import _
from league.services.tournaments.files import file_of, has_parts, tournaments


def torn(season: str, id: str) -> str:
    """Return what does not hang together any more in a tournament; empty = nothing.

    Raises StorageError.
    """
    if id not in tournaments(season):
        sentence = _("{id} has entries, pairings or results: it stays on file.")
        return sentence.format(id=id) if has_parts(season, id) else ""
    return next(_torn(file_of(season, id)), "")


def _torn(file: TournamentFile) -> Iterator[str]:
    for at in range(1, file.last_paired + 1):
        if at not in file.rounds:
            sentence = _("Round {last} is paired: round {round} before it stays.")
            yield sentence.format(last=file.last_paired, round=at)
    for at, board in file.results:
        pairs = file.rounds[at].pairs if at in file.rounds else ()
        if board > len(pairs) or pairs[board - 1].black is None:
            sentence = _("Round {round}, board {board} has a result: its pair stays.")
            yield sentence.format(round=at, board=board)
    yield from _strangers(file)


def _strangers(file: TournamentFile) -> Iterator[str]:
    """Yield who is paired, numbered or decided about and has not entered."""
    paired = [
        (key, _("he is paired in round {round}").format(round=at))
        for at, one in file.rounds.items()
        for pair in one.pairs
        for key in (pair.white, pair.black)
        if key is not None
    ]
    numbered = file.numbers.order if file.numbers else ()
    named = [
        *paired,
        *((key, _("he has a pairing number")) for key in numbered),
        *((one.key, _("points were decided on")) for one in file.adjustments),
        *((one.key, _("a bye or his leaving is on record")) for one in file.absences),
        *((key, _("he plays for a team")) for one in file.participants for key in one.players),
    ]
    for key, why in named:
        if key not in file.entrants:
            sentence = _("The entry of {player} stays: {why}.")
            yield sentence.format(player=key, why=why)
    if file.rounds and file.numbers is None:
        yield _("Round {round} is paired: the numbers stay.").format(round=file.last_paired)
