"""What is played in an event, ready to be tried and stored."""

from datetime import date

from league.facts.event_games import EnteredTeam, EventGame, TeamMatch
from league.language import _
from league.services.events import play
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step

Score = tuple[int, int]


@as_step
def game_step(
    desk: Desk, _why: str, id: str, number: int, white: str, black: str | None, result: Score, *,
    forfeit: bool,
) -> Outcome:  # fmt: skip
    """A game of an individual event, or a bye."""
    played = not forfeit and black is not None
    game = EventGame(number, white, black, result, played=played)
    play.record_game(desk.season.name, id, game, actor=desk.actor)
    return Outcome(_("On file."))


@as_step
def team_step(
    desk: Desk, why: str, id: str, name: str, club: str, idents: tuple[str, ...], day: date
) -> Outcome:
    """A team's entry; what stands against it needs a reason."""
    entered = EnteredTeam(name, club, idents, day)
    play.enter_team(desk.season.name, id, entered, actor=desk.actor, despite=why)
    return Outcome(_("{team} is entered.").format(team=name))


@as_step
def no_team_step(desk: Desk, why: str, id: str, name: str) -> Outcome:
    """The taking back of a team's entry."""
    play.withdraw_team(desk.season.name, id, name, actor=desk.actor, why=why)
    return Outcome(_("The entry of {ident} is withdrawn.").format(ident=name))


@as_step
def pairing_step(desk: Desk, why: str, id: str, seed: int | None) -> Outcome:
    """The pairing of an event's teams, with the seed that repeats it."""
    file = play.pair_teams(desk.season.name, id, actor=desk.actor, seed=seed, why=why)
    pairs = (f"{one.round}  {one.home} – {one.away}" for one in file.matches)
    return Outcome(_("Drawn with seed {seed}.").format(seed=file.seed), notes=tuple(pairs))


@as_step
def match_step(
    desk: Desk, _why: str, id: str, number: int, home: str, away: str, results: tuple[Score, ...]
) -> Outcome:
    """A match of two teams, board by board."""
    played = TeamMatch(number, home, away, results)
    play.record_team_match(desk.season.name, id, played, actor=desk.actor)
    return Outcome(_("On file."))
