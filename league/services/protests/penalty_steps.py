"""A penalty by the director, ready to be tried and stored."""

from datetime import date

from league.facts.directing import DirectorPenalty
from league.formatting import filled_in
from league.language import _
from league.services.protests.penalties import Asked, impose
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.codes import penalty_words


@as_step
def penalty_step(
    desk: Desk, why: str, division: str, number: int, kind: str, who: str, day: date,
    *, drawn: bool,
) -> Outcome:  # fmt: skip
    """What the director imposed, with what follows from it."""
    asked = Asked(DirectorPenalty(division, number, who, kind, day, why, ""), drawn)
    fact, done = impose(desk, asked)
    sentence = _("{penalty}, {who}, round {round} ({rule}).")
    told = {"penalty": penalty_words()[kind], "who": fact.who, "round": number}
    says = filled_in(sentence, rule=desk.book.cite(fact.paragraph), **told)
    return Outcome(says[:1].upper() + says[1:], notes=done)
