"""Art. 11 Conduct: electronic devices, and how a decision is contested."""

from league.facts.disputes import Device, Dispute, PhoneFound
from league.facts.games import GameFacts
from league.findings import Sentence
from league.outcomes.laws import GameResult, LawsAnswer
from league.rulebook import Values
from league.rulebook.laws_words import Player
from league.rulebooks.fide_laws_2023.making import answered

PENALTIES = tuple(f"12.9.{letter}" for letter in range(1, 10))
"""Articles of the penalties that the arbiter may choose from."""


def phone_found(
    facts: GameFacts, found: PhoneFound, _dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 11.3.2.2: a device on the player loses; elsewhere the arbiter punishes it (11.6)."""
    name = "on" if found.device is Device.SWITCHED_ON else "off"
    player, opponent = Player(found.by), Player(found.by.other)
    if found.on_player:
        sentence = values.say("11.3.2.2", name, player=player, opponent=opponent)
        result = GameResult.won_by(found.by.other)
        return answered(facts, result, "11.3.2.2", sentence, further=("11.3.2.1",))
    sentence = values.say("11.3.2.1", name, player=player)
    choices, further = penalties(values), ("11.3.2.1", "12.9")
    return answered(facts, GameResult.ARBITER, "11.6", sentence, choices=choices, further=further)


def penalties(values: Values) -> tuple[Sentence, ...]:
    """Art. 12.9: the penalties that the arbiter may choose from."""
    return tuple(values.say(one, "choice") for one in PENALTIES)


def contest(values: Values) -> Sentence:
    """Art. 11.10: how a decision of the arbiter is contested."""
    return values.say("11.10", "contest")
