"""A penalty by the director, ready to be tried and stored."""

from collections.abc import Iterator
from datetime import date

from league.facts.directing import DirectorPenalty
from league.formatting import filled_in
from league.language import _
from league.record_kinds import DIRECTOR_PENALTY
from league.services.protests.court_competitions import (
    competition_names,
    competition_of,
    meant,
    same_name,
)
from league.services.protests.penalties import Asked, impose
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.codes import penalty_words


@as_step
def penalty_step(
    desk: Desk, why: str, division: str, number: int, kind: str, who: str, day: date,
    *, drawn: bool,
) -> Outcome:  # fmt: skip
    """What the director imposed, with what follows from it."""
    who = _by_name(desk, meant(competition_of(desk.season, desk.book, division, number), who))
    asked = Asked(DirectorPenalty(division, number, who, kind, day, why, ""), drawn)
    before = tuple(_earlier(desk, who))
    fact, done = impose(desk, asked)
    sentence = _("{penalty}, {who}, round {round} ({rule}).")
    told = {"penalty": penalty_words()[kind], "who": fact.who, "round": number}
    says = filled_in(sentence, rule=desk.book.cite(fact.paragraph), **told)
    return Outcome(says[:1].upper() + says[1:], notes=(*done, *before))


def _by_name(desk: Desk, who: str) -> str:
    """Return the name of a player typed by pass number or in another order, if no other has it."""
    players = desk.world.players.values()
    name = next((one.name for one in players if who == one.ident), who)
    same = [one.name for one in players if same_name(one.name, name)]
    return same[0] if len(same) == 1 else who


def _earlier(desk: Desk, who: str) -> Iterator[str]:
    """Yield what was imposed on the same one before in this season: it may be a repetition."""
    names = competition_names(desk.season)
    for one in recorded(desk.season.name, DIRECTOR_PENALTY).values():
        if same_name(one.who, who):
            sentence = _("Earlier, on {day}: {penalty} ({division}, round {round}).")
            told = {"penalty": penalty_words()[one.penalty], "round": one.round, "day": one.day}
            yield filled_in(sentence, division=names.get(one.division, one.division), **told)
