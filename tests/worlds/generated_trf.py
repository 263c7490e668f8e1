"""Report files of the generator of gacrux, the pairing engine."""

from gacrux.tournamentgenerator import tournamentgenerator
from gacrux.trf2json import trf2json


def generated(number: int, players: int, rounds: int, *, accelerated: bool) -> str:
    """Return a report file of the engine's own generator, with byes and forfeits."""
    maker = tournamentgenerator()
    maker.params = {
        "number_of_rounds": rounds,
        "current_round": rounds,
        "players": str(players),
        "members": "1",
        "rating": [],
        "statistics": ["0.03", "0.06", "0.04"],
        "method": ["dutch"],
        "experimental": [],
        "acceleration": accelerated,
        "maxmeets": "0",
        "verbose": 0,
    }
    maker.statistics.set_seed(number)
    text: str = trf2json().output_file(maker.gen_tournament(number), 1, 0)
    return text
