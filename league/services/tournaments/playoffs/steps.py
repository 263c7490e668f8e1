"""What happens to a play-off, ready to be tried and stored."""

from league.facts.playoffs import PlayoffGame
from league.language import _
from league.services.session.desk import Desk
from league.services.session.transactions import is_trial
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.playoffs import games
from league.services.tournaments.playoffs.games import AskedPlayoff
from league.services.tournaments.playoffs.papers import playoff_sheet


@as_step
def begin_playoff_step(desk: Desk, why: str, id: str, asked: AskedPlayoff) -> Outcome:
    """A play-off that begins, with the seed on record."""
    games.begin_playoff(desk.season.name, id, asked, actor=desk.actor, why=why)
    if asked.seed is None and is_trial():
        return Outcome(_("The lots are drawn when it is stored."))
    return _outcome(desk, id, asked.place)


@as_step
def playoff_game_step(desk: Desk, why: str, id: str, place: int, game: PlayoffGame) -> Outcome:
    """A game of a play-off."""
    games.enter_game(desk.season.name, id, place, game, actor=desk.actor, why=why)
    return _outcome(desk, id, place)


def _outcome(desk: Desk, id: str, place: int) -> Outcome:
    return Outcome(playoff_sheet(desk.season.name, id, place).outcome)
