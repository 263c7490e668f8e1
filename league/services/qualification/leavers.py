"""Teams that leave a qualification tournament of four and more, and what follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from league import tournament_rules
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.matches import Score
from league.facts.qualifications import THREE_TEAMS, Qualifier
from league.facts.tournaments import System
from league.language import _
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.record_kinds import QUALIFICATION
from league.rulebook import RuleBook, Values
from league.services.qualification.bounds import refuse_stranger
from league.services.session.records import record, recorded_one
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season
from league.tournament_rules import Said
from league.views.qualification import Results

WALKED_OVER: Mapping[tuple[bool, bool], Score] = {
    (True, False): (0, 2),
    (False, True): (2, 0),
    (True, True): (0, 0),
}
"""A board's score by who of the two has left."""


@dataclass(frozen=True, slots=True)
class Leavers:
    """What follows from the teams that left."""

    results: Results
    """With the matches that are not played any more, as lost or won without play."""
    outside: frozenset[str]
    """Teams whose matches count for nobody."""
    said: Mapping[str, Said[Withdrawal]]
    """By team, what the rules say."""

    @property
    def sentences(self) -> tuple[tuple[str, str], ...]:
        """Return each team with what follows, and the paragraph that says so."""
        return tuple(
            (team, f"{one.answer.sentence} ({one.cite(one.answer.paragraph)})")
            for team, one in self.said.items()
        )


def leavers(book: RuleBook, fact: Qualifier, results: Results, values: Values) -> Leavers:
    """Return what follows for a round robin from the teams that left it. Raises RuleBookError."""
    if not fact.withdrawn or fact.mode == THREE_TEAMS:
        return Leavers(results, frozenset(), {})
    rounds = book.qualification.pairings(fact.draw, fact.seed, values)
    pairings = [(at, *pair) for at, pairs in enumerate(rounds, 1) for pair in pairs]
    filled, gone = dict(results), frozenset(fact.withdrawn)
    said = {}
    for team in fact.withdrawn:
        own = [pairing for pairing in pairings if team in pairing[1:]]
        played = sum(None not in results.get(pairing, (None,)) for pairing in own)
        said[team] = tournament_rules.withdrawal(
            book, fact.first_round.date(), (played, len(own)), System.ROUND_ROBIN, teams=True
        )
        for pairing in own:
            if None in results.get(pairing, (None,)):
                sides = (pairing[1] in gone, pairing[2] in gone)
                filled[pairing] = (WALKED_OVER[sides],) * fact.boards
    outside = frozenset(team for team, one in said.items() if not one.answer.counts)
    return Leavers(filled, outside, said)


def leave(season: str | None, name: str, team: str, *, actor: Actor, why: str) -> Qualifier:
    """Record that a team leaves; what it has not played by now it plays no more.

    Raises InputError in a tournament of three teams, for a team that does not play in it or has
    left already; ReasonError without a reason; NotFoundError, StorageError.
    """
    with transaction(actor, Right.QUALIFICATION, scope_in(season)):
        loaded = load_season(season)
        fact = recorded_one(loaded.name, QUALIFICATION, name)
        if fact is None:
            raise InputError(_("There is no tournament “{name}”."), name=name)
        refuse_stranger(fact, team)
        if fact.mode == THREE_TEAMS:
            sentence = _("{name} is played by three teams, who all play to the end.")
            raise InputError(sentence, name=name)
        if team in fact.withdrawn:
            raise InputError(_("{team} has left {name} already."), team=team, name=name)
        if not why.strip():
            raise ReasonError(_("A team leaves for a reason, on record."))
        after = replace(fact, withdrawn=(*fact.withdrawn, team))
        record(loaded.name, QUALIFICATION, name, after, actor=actor, why=why)
        return after
