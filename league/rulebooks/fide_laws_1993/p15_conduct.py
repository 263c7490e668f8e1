"""Art. 15.1, 15.2, 16.5: what players may not do. A ban on phones is not among it."""

from league.facts.disputes import Dispute, PhoneFound
from league.facts.games import GameFacts
from league.outcomes.laws import LawsAnswer
from league.rulebook import Values
from league.rulebook.laws_words import Player
from league.rulebooks.fide_laws_1993.making import goes_on


def phone(_facts: GameFacts, found: PhoneFound, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 15.1.a, 15.1.d, 16.5: a device is not forbidden; what it did can be punished."""
    choices = (
        values.say("15.1.d", "none"),
        values.say("15.1.d", "disturbed"),
        values.say("15.1.a", "advice"),
    )
    sentence = values.say("15.1.d", "phone", player=Player(found.by))
    return goes_on("15.1.d", sentence, choices=choices, further=("15.1.a", "16.5"))
