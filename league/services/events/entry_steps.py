"""Replacements called and entries paid, as trials and forms take it."""

from datetime import date

from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.services.events import replacements
from league.services.events.place_words import entry_words, left_words
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def call_step(desk: Desk, why: str, id: str, player: str, day: date) -> Outcome:
    """The call of a replacement: what is owed now, and who was before him in line."""
    season, names = desk.season.name, desk.world.players
    found = replacements.call_replacement(season, id, player, day, actor=desk.actor, why=why)
    sentence = _("{player} is called for {id} on {day}.")
    says = sentence.format(player=names[player].name, id=id, day=spoken_day(day))
    return Outcome(says, notes=(*entry_words(desk, id, player), *left_words(desk, found)))


@as_step
def pay_step(desk: Desk, why: str, id: str, player: str, cents: int | None, day: date) -> Outcome:
    """The payment of an entry; whether it counts is said."""
    made = replacements.pay_entry(
        desk.season.name, id, player, day, actor=desk.actor, cents=cents, why=why
    )
    sentence = _("{amount} received for {player} on {day}.")
    name = desk.world.players[player].name
    says = sentence.format(amount=money(made.cents), player=name, day=spoken_day(day))
    return Outcome(says, notes=tuple(entry_words(desk, id, player)))
