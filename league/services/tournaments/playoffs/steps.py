"""What happens to a play-off, ready to be tried and stored."""

from collections.abc import Sequence
from typing import Any

from league.facts.playoffs import PlayoffGame
from league.language import _
from league.services.session.desk import Desk
from league.services.session.transactions import is_trial
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.entering.numbering import named
from league.services.tournaments.files import file_of
from league.services.tournaments.playoffs import games
from league.services.tournaments.playoffs.games import AskedPlayoff
from league.services.tournaments.playoffs.papers import playoff_sheet
from league.services.tournaments.playoffs.typing import typed_score


@as_step
def begin_playoff_step(
    desk: Desk, why: str, /, id: str, players: Sequence[str] = (), **fields: Any
) -> Outcome:
    """A play-off that begins, with the seed on record; the fields are those of one asked for."""
    file = file_of(desk.season.name, id)
    asked = AskedPlayoff(players=tuple(named(file, one) for one in players), **fields)
    games.begin_playoff(desk.season.name, id, asked, actor=desk.actor, why=why)
    if asked.seed is None and is_trial():
        return Outcome(_("The lots are drawn when it is stored."))
    return _outcome(desk, id, asked.place)


@as_step
def playoff_game_step(
    desk: Desk,
    why: str,
    id: str,
    place: int,
    *,
    white: str,
    black: str,
    result: str,
    moves: int | None = None,
) -> Outcome:
    """A game of a play-off; its stage follows from those before."""
    file = file_of(desk.season.name, id)
    score = typed_score(result, file.tournament.teams)
    game = PlayoffGame(1, named(file, white), named(file, black), score, moves)
    games.enter_game(desk.season.name, id, place, game, actor=desk.actor, why=why)
    return _outcome(desk, id, place)


@as_step
def game_back_step(desk: Desk, why: str, id: str, place: int) -> Outcome:
    """The last game of a play-off, taken back."""
    games.take_game_back(desk.season.name, id, place, actor=desk.actor, why=why)
    return _outcome(desk, id, place)


@as_step
def decide_step(desk: Desk, why: str, id: str, who: str, place: int) -> Outcome:
    """Who has won where the rules say no more."""
    key = named(file_of(desk.season.name, id), who)
    games.decide(desk.season.name, id, place, key, actor=desk.actor, why=why)
    return _outcome(desk, id, place)


@as_step
def drop_step(desk: Desk, why: str, id: str, place: int) -> Outcome:
    """A play-off that is withdrawn."""
    games.drop_playoff(desk.season.name, id, place, actor=desk.actor, why=why)
    return Outcome(_("The play-off for place {place} is withdrawn.").format(place=place))


def _outcome(desk: Desk, id: str, place: int) -> Outcome:
    return Outcome(playoff_sheet(desk.season.name, id, place).outcome)
