"""What a director's penalty does to the games of an event that has no tournament."""

from dataclasses import replace

from league.errors import InputError
from league.facts.directing import DirectorPenalty
from league.facts.events import EventFile
from league.language import _
from league.services.events.play import record_game
from league.services.session.desk import Desk
from league.services.words.naming import player_named


def lost_in_event(desk: Desk, file: EventFile, fact: DirectorPenalty, *, drawn: bool) -> str:
    """Declare a game of the round lost, with half a point for the opponent or all of it.

    What was played stays in the journal. Raises InputError where there is none, NotFoundError.
    """
    player, given = player_named(desk.world.players, fact.who), 1 if drawn else 2
    for one in file.games:
        if one.round == fact.round and one.black and player.ident in (one.white, one.black):
            score = (0, given) if one.white == player.ident else (given, 0)
            record_game(desk.season.name, file.id, replace(one, score=score), actor=desk.actor)
            return _("{player} has lost the game by decision.").format(player=player.name)
    sentence = _("{player} has no game in round {round} of {division} on record.")
    raise InputError(sentence, player=player.name, round=fact.round, division=file.id)
