"""Generated decisions: granted in full, an appeal leaves what there was before; undo, what it was.

Each seed makes a lower decision of waivers, changed and added fees and boards, with fees posted
before it, between and after it, and refunds carried out or not.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from league.decision_subjects import BOARD_SCORES, BoardScore, FeeKey, target_of
from league.facts.accounts import What
from league.facts.actors import official
from league.facts.matches import Side
from league.facts.references import MatchFee, reference_of
from league.outcomes.ledger import is_charge
from league.rulings import Action, in_force
from league.services.accounts import ledger as accounts
from league.services.accounts.notices import notices_of
from league.services.accounts.postings import numbered, standing_fees
from league.services.journal import undoing
from league.services.protests.procedure import Effect
from league.services.session import transactions
from league.services.session.opening import judge_stored
from tests.worlds.desk_world import STRUCK, stored
from tests.worlds.protest_world import BY, appeal, balance, day_after, decide, file

OFFICE = official(BY)
SEEDS = range(8)


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path, "landesliga"))
    yield
    transactions.close_file()


def effects(rng: random.Random) -> list[Effect]:
    """Some things that can be decided on the match, at most one on each."""
    judged = judge_stored(None).judgement.matches[STRUCK]
    found = [Effect(Action.WAIVE, target_of(one.key)) for one in judged.findings]
    fees = [
        rng.choice(
            [
                Effect(Action.WAIVE, target_of(one.key)),
                Effect(Action.CHANGE, target_of(one.key), one.cents + rng.choice((-500, 700))),
            ]
        )
        for one in judged.proposed
    ]
    scores = [
        Effect(Action.ADD, BoardScore(board, rng.choice(BOARD_SCORES)))
        for board in rng.sample(range(1, 9), 3)
    ]
    to = rng.choice(("federation", "opponent"))
    added = Effect(Action.ADD, FeeKey("7.2.c", rng.choice(list(Side)), 2, None, to), 3600)
    everything = [*fees, *scores, added, *found]
    return [one for one in everything if rng.random() < 0.6] or [added]


def owed() -> dict[str, int]:
    """What each fee of the season comes to: posted, about to be posted, or about to go back."""
    sums: Counter[str] = Counter()
    postings = numbered(transactions.load()[0].federation).values()
    for one in (*postings, *accounts.refunds_in(judge_stored(None), day_after(30))):
        if is_charge(one) and isinstance(reference_of(one.reference), MatchFee):
            sums[one.reference] += -one.cents if one.what is What.REVERSAL else one.cents
    for charge in accounts.propose(None):
        sums[charge.reference] += charge.cents
    return {reference: cents for reference, cents in sums.items() if cents}


def ruled() -> dict[str, tuple[str, str, int | None]]:
    mine = [one for one in transactions.load()[1] if one.match == STRUCK]
    return {
        topic: (one.action, one.target.text, one.cents) for topic, one in in_force(mine).items()
    }


def table() -> list[tuple[str, int, int]]:
    rows = judge_stored(None).judgement.tables[STRUCK[0]]
    return [(row.team, row.match_points, row.rank) for row in rows]


def post(rng: random.Random, days: int, share: float) -> None:
    """Post some of the fees that are proposed for the match and for another one."""
    proposed = [one for one in accounts.propose(None) if not one.cash and one.day <= day_after(1)]
    mine = [one for one in proposed if set(STRUCK[2:]) & set(one.reference.split("|"))]
    chosen = [one.reference for one in mine if rng.random() < share]
    if chosen:
        accounts.confirm(None, chosen, day_after(days), actor=OFFICE)


def refund(rng: random.Random) -> None:
    for reference in dict.fromkeys(
        one.reference for one in accounts.refunds_in(judge_stored(None), day_after(12))
    ):
        if rng.random() < 0.5:
            accounts.refund(None, reference, day_after(12), actor=OFFICE, reason="Waived.")


@pytest.mark.parametrize("seed", SEEDS)
def test_6_1_granted_in_full_it_is_as_if_the_lower_decision_never_had_been(seed: int) -> None:
    rng = random.Random(seed)
    file()
    post(rng, 1, 0.5)
    before = (owed(), ruled(), table())
    decide(effects=effects(rng))
    refund(rng)
    post(rng, 13, 0.4)
    appeal(1, who="607")
    lower = (
        owed(),
        ruled(),
        table(),
        balance(),
        accounts.refunds_in(judge_stored(None), day_after(20)),
    )
    decide(2, day=day_after(20))
    assert (owed(), ruled(), table()) == before
    # Nothing is posted twice, each charge has its own number, nothing waits to be refunded.
    postings = numbered(transactions.load()[0].federation)
    fees = [one for one in postings.values() if one.what is What.FEE]
    back = [one for one in postings.values() if one.what is What.REVERSAL and is_charge(one)]
    assert len(standing_fees(postings.values())) == len(fees) - len(back)
    numbers = notices_of(transactions.load()[0].federation)
    assert sorted(one.posting for one in numbers.values()) == sorted(
        at for at, one in postings.items() if is_charge(one)
    )
    assert accounts.refunds_in(judge_stored(None), day_after(20)) == []
    undoing.undo(transactions.last_step()[0], OFFICE, "Not this one.")
    after = (
        owed(),
        ruled(),
        table(),
        balance(),
        accounts.refunds_in(judge_stored(None), day_after(20)),
    )
    assert after == lower
