"""The turn of the season loses nothing that waits: one list by name, before and after it.

In generated seasons things of every kind are left open at random; what is expected is counted from
what was left open, and found again after the roll-over, after undo, and in another file.
"""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from league.decision_subjects import target_of
from league.facts.accounts import Penalty
from league.facts.claims import Application, Deregistration
from league.facts.references import MatchFee, reference_of
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.rulings import Action, Ruling
from league.services.accounts import ledger as accounts
from league.services.accounts.fines import fine
from league.services.accounts.reminders import set_payment_term
from league.services.closing.rollover import roll_over
from league.services.closing.waiting import what_waits
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.protests import procedure
from league.services.protests.procedure import Filing
from league.services.registry.registering import departures
from league.services.registry.registering.registrations import register
from league.services.registry.suspensions import bans
from league.services.session import transactions
from league.services.session.carried import import_whole
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.workbook.exporting import export_season
from league.services.workbook.importing import read_whole
from league.storage.database import opened
from tests.worlds.acting import OFFICIAL, add_ruling
from tests.worlds.generated import federation

OLD, NEW = "2026/27", "2027/28"
TODAY = date(2027, 6, 30)
"""The last day of the season."""

Open = Counter[tuple[str, str]]
"""Kind and name of what waits."""


class Left:
    """A generated season, and what was left open in it by kind and name."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.season: Season = federation(1, 4, 4, seed, mishaps=0.6)
        transactions.import_season(self.season, OFFICIAL, "")
        self.names = {one.ident: one.name for one in self.season.players}
        self.clubs = {one.id: one.name for one in self.season.clubs}
        homes = [one for one in self.season.registrations if one.kind is Kind.HOME]
        self.rng.shuffle(homes)
        self.homes = [(one.ident, one.club) for one in homes]
        self.waits: Open = Counter()

    def another(self, club: str) -> str:
        return self.rng.choice([one for one in self.clubs if one != club])

    def leaves(
        self, notice: date, *owed: tuple[int, int], passed_on: bool = True
    ) -> tuple[str, str]:
        ident, club = self.homes.pop()
        paper = Deregistration(ident, club, notice, notice if passed_on else None, owed)
        departures.deregister(OLD, paper, actor=OFFICIAL)
        return ident, club

    def comes(self, ident: str, club: str, posted: date) -> None:
        asked = Application(ident, club, Kind.HOME, posted, "AUT")
        register(OLD, asked, actor=OFFICIAL)
        self.waits["transfer", f"{self.names[ident]} → {self.clubs[club]}"] += 1


def for_arrears(left: Left) -> None:
    day = date(2027, 6, left.rng.randint(1, 25))
    ident, club = left.leaves(day, (2026, left.rng.randint(1, 9000)))
    left.comes(ident, left.another(club), day + timedelta(left.rng.randint(0, 4)))


def for_a_window(left: Left) -> None:
    """§ 1.8.b: who gives notice after 19 June waits for January at least."""
    ident, club = left.leaves(date(2027, 6, left.rng.randint(20, 28)))
    left.comes(ident, left.another(club), date(2027, 6, 29))


def owing_only(left: Left) -> None:
    ident, club = left.leaves(date(2027, 5, 10), (2025, 2000))
    left.waits["transfer", f"{left.names[ident]} ← {left.clubs[club]}"] += 1


def not_passed_on(left: Left) -> None:
    ident, club = left.leaves(date(2027, 6, 5), passed_on=False)
    left.waits["transfer", f"{left.names[ident]} – {left.clubs[club]}"] += 1


def a_protest(left: Left) -> None:
    """Filed with its fee, not decided: the protest waits, and its deposit."""
    match = left.rng.choice(left.season.fixtures)
    club = next(one.club for one in left.season.teams if one.id == match.home)
    asked = Filing("team", match.day, True, "No.", club, match=match.key)
    number = procedure.file_protest(OLD, asked, actor=OFFICIAL).file.number
    left.waits["protest", f"{number} · {left.clubs[club]}"] += 1
    left.waits["account", f"deposit {number}"] += 1


def a_fine(left: Left) -> None:
    """Posted in May with thirty days to pay: overdue at the end of June."""
    number = sum(1 for kind, _name in left.waits if kind == "notice") + 1
    club, day = left.rng.choice(list(left.clubs)), date(2027, 5, number)
    fine(OLD, Penalty(club, day, "A letter", "7.5", 1000), actor=OFFICIAL)
    left.waits["notice", str(number)] += 1


def a_refund(left: Left) -> None:
    """Posted and then waived: it is to be taken back; its notice is overdue until then."""
    found = [one for one in accounts.propose(OLD) if accounts.is_match_fee(OLD, one.reference)]
    charge = left.rng.choice(found)
    accounts.confirm(OLD, [charge.reference], charge.day, actor=OFFICIAL)
    fee = reference_of(charge.reference)
    assert isinstance(fee, MatchFee)
    at = datetime(2027, 5, 1, tzinfo=UTC)
    target = target_of(fee.fee)
    add_ruling(OLD, Ruling(Action.WAIVE, target, "Proven", "M", at, fee.match))
    left.waits["notice", charge.reference] += 1
    left.waits["account", charge.reference] += 1


def a_ban(left: Left) -> None:
    ident, club = left.homes.pop()
    first = date(2027, 7, 1) + timedelta(left.rng.randint(-30, 60))
    bans.ban_person(OLD, ident, club, first, None, actor=OFFICIAL, reason="A blow", rule="7.5")
    left.waits["ban", f"{left.names[ident]} {first}"] += 1


def a_banned_club(left: Left) -> None:
    club = max(left.clubs)
    if not any(name == left.clubs[club] for _kind, name in left.waits):
        first = date(2027, 9, 1)
        bans.ban_club(OLD, club, first, None, actor=OFFICIAL, reason="Twice", rule="7.1.c")
        left.waits["ban", left.clubs[club]] += 1


KINDS: tuple[Callable[[Left], None], ...] = (
    for_arrears, for_a_window, owing_only, not_passed_on, a_protest, a_fine, a_refund,
    a_ban, a_banned_club,
)  # fmt: skip


def desk(season: str) -> Desk:
    return open_desk(opened(), OFFICIAL, season)


def waiting(season: str) -> Open:
    return Counter((one.kind, one.name) for one in what_waits(desk(season), TODAY))


def by_name(found: Open) -> Open:
    """What is no money."""
    kinds = ("transfer", "protest", "ban")
    return Counter({key: times for key, times in found.items() if key[0] in kinds})


def money(found: Open) -> int:
    """How many deposits, refunds and notices: these are named at length."""
    return sum(times for (kind, _name), times in found.items() if kind in ("account", "notice"))


@pytest.mark.parametrize("seed", range(3))
def test_what_waits_before_the_turn_waits_after_it_once_each(tmp_path: Path, seed: int) -> None:
    transactions.open_file(tmp_path / "a.sqlite")
    try:
        left = Left(seed)
        set_payment_term(OLD, 30, actor=OFFICIAL, why="Decided.")
        for kind in (*KINDS, *left.rng.choices(KINDS, k=4)):
            kind(left)
        before = waiting(OLD)
        assert by_name(before) == by_name(left.waits)
        assert money(before) == money(left.waits)
        assert set(before.values()) == {1}
        export_season(OLD, tmp_path / "old.xlsx")
        turn()
        assert waiting(NEW) == before
        settle_one(left, before)
    finally:
        transactions.close_file()
    in_another_file(tmp_path, before)


def turn() -> None:
    roll_over(OLD, NEW, date(2027, 7, 1), actor=OFFICIAL)


def settle_one(left: Left, before: Open) -> None:
    """Settled in the new season it waits no more; undone it does again."""
    old = transactions.load(NEW)[0]
    papers = [one for one in what_waits(desk(NEW), TODAY) if "owed to" in one.text]
    chosen = left.rng.choice(papers)
    club = next(
        one.club for one in old.registrations if one.ident == chosen.thing and one.deregistered
    )
    departures.settle(NEW, chosen.thing, club, date(2027, 6, 30), actor=OFFICIAL)
    after = waiting(NEW)
    # Settled on 30 June it waits for its window at most, 1 July or 1 January: it stays listed.
    assert after == before
    assert all(
        "owed to" not in one.text or one.thing != chosen.thing
        for one in what_waits(desk(NEW), TODAY)
    )
    undo(journal.rows()[-1].number, OFFICIAL, "not paid yet")
    assert [one.text for one in what_waits(desk(NEW), TODAY) if one.thing == chosen.thing] == [
        chosen.text
    ]
    assert waiting(NEW) == waiting(OLD) == before


def lines(player: str) -> list[str]:
    return [one.text for one in what_waits(desk(NEW), TODAY) if one.thing == player]


def in_another_file(folder: Path, before: Open) -> None:
    """The workbook brings it all into an empty file, whose turn loses nothing either."""
    transactions.open_file(folder / "b.sqlite")
    try:
        season, carried = read_whole(folder / "old.xlsx")
        import_whole(season, carried, OFFICIAL, "")
        assert waiting(OLD) == before
        turn()
        assert waiting(NEW) == before
    finally:
        transactions.close_file()
