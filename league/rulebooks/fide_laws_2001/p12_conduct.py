"""Article 12: conduct of the players."""

from league.facts.disputes import Device, Dispute, PhoneFound
from league.facts.games import GameFacts
from league.outcomes.laws import GameResult, LawsAnswer
from league.rulebook import Values
from league.rulebooks.fide_laws_2001.making import said
from league.rulebooks.fide_laws_2001.p13_penalties import penalties


def phone(one: PhoneFound, _facts: GameFacts, _dispute: Dispute, values: Values) -> LawsAnswer:
    """Art. 12.2: no rule on devices; whether one served as a source is for the arbiter to judge."""
    on = one.device is Device.SWITCHED_ON
    return LawsAnswer(
        result=GameResult.ARBITER if on else GameResult.PLAYS_ON,
        article="12.2",
        sentence=said(values, "12.2", one.device.value, by=one.by),
        choices=penalties(values),
        further=("12.6", "13.4"),
    )
