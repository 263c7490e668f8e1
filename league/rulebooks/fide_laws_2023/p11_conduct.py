"""Art. 11 Conduct: electronic devices, and how a decision is contested."""

from league.facts.disputes import Device, Dispute, PhoneFound, Refusal
from league.facts.games import GameFacts
from league.findings import Sentence
from league.outcomes.laws import GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player


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


def refusal(facts: GameFacts, refused: Refusal, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 11.7, 11.8: who persistently refuses the Laws loses, both if both do.

    What the opponent of one who refuses gets, the arbiter decides.
    """
    if refused.by is None:
        return answered(facts, GameResult.BOTH_LOSE, "11.8", values.say("11.8"))
    opponent = Player(refused.by.other)
    sentence = values.say("11.7", player=Player(refused.by), opponent=opponent)
    choices = tuple(values.say("11.7", name, opponent=opponent) for name in ("one", "half", "none"))
    arbiter, further = GameResult.ARBITER, ("12.9.6",)
    return answered(facts, arbiter, "11.7", sentence, choices=choices, further=further)


def penalties(values: Values) -> tuple[Sentence, ...]:
    """Art. 12.9.1–12.9.9: the penalties that the arbiter may choose from."""
    articles = (
        *("12.9.1", "12.9.2", "12.9.3", "12.9.4", "12.9.5"),
        *("12.9.6", "12.9.7", "12.9.8", "12.9.9"),
    )
    return tuple(values.say(article, "choice") for article in articles)
