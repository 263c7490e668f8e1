"""The chapters of the year's story that are about money: fees, protests, payments."""

from datetime import date

from league.decision_subjects import target_of
from league.facts.accounts import CASH, FEDERATION
from league.facts.actors import official
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts import statements
from league.services.protests import procedure
from league.services.session.opening import judge_stored
from tests.stories.story_steps import balance, file, judgement, leave, register, step, table
from tests.stories.story_world import BY, match_of


def fees() -> None:
    """Registrations: B, D, H € 2 each. Matches of the Landesliga:

    E1 pays D € 100 in cash for board 1; twice € 36 for an empty board 1, half of it to the
    opponent (D, C). B: € 36 for b3 on board 1. C: € 22 for c3 on board 2. F: twice 2 × € 7.
    """
    proposed = accounts.propose(None)
    assert len(proposed) == 3 + 1 + 2 + 2 + 1 + 1 + 2
    assert sum(charge.cents for charge in proposed) == 600 + 10000 + 7200 + 3600 + 2200 + 2800
    day = date(2011, 12, 1)
    with step(
        11,
        B=200 + 3600,
        C=2200 - 1800,
        D=200 - 1800,
        E=2 * 3600,
        F=2 * 1400,
        H=200,
        federation=-(600 + 3600 + 3600 + 2200 + 2800),
    ):
        assert len(accounts.confirm(None, [], day, actor=official(BY))) == 11
    # Owed, paid by E, received by D: three postings that leave nothing open.
    with step(3):
        accounts.confirm(None, [], day, actor=official(BY), captains=True)
    assert accounts.propose(None) == []


def protest_that_is_granted() -> None:
    match = match_of("ll", "C1", "D1")
    number = file(match, "C", "c3 had equal status.")
    (finding,) = judgement().matches[match].findings
    effects = [procedure.Effect(Action.WAIVE, target_of(finding.key))]
    day = date(2011, 12, 10)
    # The decision, the ruling, and the deposit that goes back.
    with step(3, cash=-1500, deposits=1500):
        procedure.decide(
            None,
            number,
            granted=True,
            day=day,
            reasons="He had.",
            actor=official(BY),
            effects=effects,
        )
    assert dict(table("ll")) == {"A1": 8, "B1": 5, "C1": 4, "D1": 3, "E1": 0, "F1": 0}
    (back,) = accounts.refunds_in(judge_stored(None), day)
    with step(1, C=-2200, federation=2200):
        accounts.refund(None, back.reference, day, actor=official(BY), reason="Protest granted.")
    assert accounts.refunds_in(judge_stored(None), day) == []


def protest_that_is_rejected_twice() -> None:
    number = file(match_of("ll", "B1", "D1"), "B", "b3 was on the list.")
    days = [date(2011, 12, day) for day in (10, 15, 20)]
    with step(2, deposits=1500, federation=-1500):
        procedure.decide(
            None, number, granted=False, day=days[0], reasons="No.", actor=official(BY)
        )
    with step(2, cash=1500, deposits=-1500):
        again = procedure.appeal(
            None, number, filed=days[1], fee_paid=True, text="He was.", who="B", actor=official(BY)
        )
    assert (again.outcome.admissible, again.file.instance) == (True, "kreisspielleiter")
    with step(2, deposits=1500, federation=-1500):
        procedure.decide(
            None, again.file.number, granted=False, day=days[2], reasons="No.", actor=official(BY)
        )
    assert dict(table("ll"))["B1"] == 5


def winter_transfer() -> None:
    leave("j3", "J", date(2011, 12, 19))
    # He did not play in the autumn.
    assert register("j3", "G", date(2011, 12, 28)) == date(2012, 1, 1)
    (charge,) = accounts.propose(None)
    with step(1, G=200, federation=-200):
        accounts.confirm(None, [charge.reference], date(2012, 1, 2), actor=official(BY))


def accounts_are_settled() -> None:
    day = date(2012, 1, 31)
    owed = {"B": 3800, "D": 200, "E": 7200, "F": 2800, "G": 200, "H": 200}
    for club, cents in owed.items():
        with step(1, cash=cents, **{club: -cents}):
            accounts.pay(None, club, cents, day, actor=official(BY))
    # E owed each € 18 for an empty board; C's own € 22 was refunded.
    for club, cents in {"C": 1800, "D": 1800}.items():
        with step(1, cash=-cents, **{club: cents}):
            accounts.pay_out(None, club, cents, day, actor=official(BY), reason="on request")
    # 128 charged in autumn, 22 of it refunded, 30 forfeited, 2 charged in winter: € 138.
    assert {one: cents for one, cents in balance().items() if cents} == {
        CASH: 13800,
        FEDERATION: -13800,
    }
    # Every account is settled, so nobody has anything open.
    assert statements.open_clubs(None, day) == []
