"""Art. 15.1, 15.2, 16.5: what players may not do. A ban on phones is not among it."""

from league.facts.disputes import Device, Dispute, PhoneFound
from league.facts.games import GameFacts
from league.outcomes.laws import GameResult, LawsAnswer, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player


def phone(_facts: GameFacts, found: PhoneFound, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 15.1.a, 15.1.d, 16.5: a device is not forbidden; what it was used for can be punished.

    What one that is switched on was used for a person finds out.
    """
    player = Player(found.by)
    if found.device is Device.SWITCHED_OFF:
        return plays_on("15.1.a", values.say("15.1.a", "switched_off", player=player))
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="15.1.a",
        sentence=values.say("15.1.a", "switched_on", player=player),
        choices=(
            values.say("15.1.a", "none"),
            values.say("15.1.d", "disturbed"),
            values.say("15.1.a", "advice"),
        ),
        further=("15.1.d", "15.2", "16.5"),
    )
