"""The forms of a qualification tournament as plain text, to be printed and filled in."""

from collections.abc import Iterator, Mapping, Sequence

from league import forms
from league.facts.matches import Score
from league.facts.qualifications import Tournament
from league.language import _
from league.outcomes.tournament_games import symbols_of
from league.services.qualification.tournaments import show
from league.services.session import transactions
from league.views.tournaments import Pairing, TournamentView

BLANK = "_" * 24
RESULT_BLANK = "___ : ___"


def form(season: str | None, name: str) -> str:
    """Return the form by rounds: who meets whom, White first, with room for names and results.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    view = show(season, name)
    loaded, _rulings = transactions.load(season)
    names = {team.id: team.name for team in loaded.teams}
    return "\n".join(line.rstrip() for line in _lines(view, names)) + "\n"


def _lines(view: TournamentView, names: Mapping[str, str]) -> Iterator[str]:
    tournament = view.tournament
    yield tournament.name
    day = forms.day(tournament.first_round.date())
    yield f"{day}, {forms.clock(tournament.first_round.time())}"
    if tournament.system:
        yield _("System: {system}, {boards} boards").format(
            system=tournament.system.title(), boards=tournament.boards
        )
    symbols = {team: f"{row[0]}–{row[-1]}  " for team, row in symbols_of(tournament).items()}
    for team in tournament.draw:
        yield f"{symbols.get(team, '')}{names.get(team, team)}"
    for number, pairings in enumerate(view.rounds, 1):
        yield ""
        yield _("Round {round}").format(round=number)
        for pairing in pairings:
            yield from _pairing(view, number, pairing, names)


def _pairing(
    view: TournamentView, number: int, pairing: Pairing, names: Mapping[str, str]
) -> Iterator[str]:
    scores = view.results.get((number, *pairing))
    if view.tournament.system:
        yield _game(view.tournament, pairing, _result(scores, 1))
        return
    home, away = (names.get(team, team) for team in pairing)
    yield f"{home} – {away}"
    for board in range(1, view.tournament.boards + 1):
        yield f"  {board:>2}  {BLANK} – {BLANK}  {_result(scores, board)}"


def _result(scores: Sequence[Score | None] | None, board: int) -> str:
    score = scores[board - 1] if scores else None
    return RESULT_BLANK if score is None else forms.pair(score)


def _game(tournament: Tournament, pairing: Pairing, result: str) -> str:
    white, black = pairing
    width = 2 if tournament.boards < 10 else 3
    return f"  {white:>{width}}  {BLANK} – {black:<{width}}  {BLANK}  {result}"
