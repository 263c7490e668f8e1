"""Generated seasons: a finding is in one state wherever it is seen, and undo brings the last back.

Fees are posted, findings and fees decided, a team is excluded, the season turned, in any order;
after each step every list of the office is asked. A small Landesliga, played to its end.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from league.decision_subjects import target_of
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey
from league.rulings import Action
from league.services.accounts import ledger
from league.services.accounts.postings import ledger as postings
from league.services.accounts.postings import standing_fees
from league.services.closing.rollover import roll_over
from league.services.home import audit
from league.services.home.season_rows import season_rows
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.lists.club_views import club_view, match_findings
from league.services.matches.changes import rule
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from league.services.matches.withdrawals import withdrawal_step
from league.services.protests import procedure
from league.services.protests.filing import Filing
from league.services.protests.views import protests
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step
from league.storage.database import opened
from reports.words import finding_state
from tests.worlds.acting import OFFICIAL
from tests.worlds.generated import federation
from tui.commands.targets import targets

OLD, NEW = "2026/27", "2027/28"
LAST_DAY = date(2027, 6, 30)

DECIDED = {Action.CONFIRM: "confirmed", Action.WAIVE: "waived"}

States = dict[tuple[MatchKey | str, str], str]
"""By match or team, and the finding's key."""


@pytest.fixture(autouse=True)
def _file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("league.clock.now", lambda: datetime(2027, 6, 30, 12, tzinfo=UTC))
    transactions.open_file(tmp_path / "a.sqlite")
    yield
    transactions.close_file()


def desk() -> Desk:
    return open_desk(opened(), OFFICIAL, OLD)


def states(now: Desk) -> States:
    """What the match page and the page of a club's list say."""
    found: States = {}
    for key in now.judgement.matches:
        found |= {(key, one.key): one.state for one in match_view(now, key).findings}
    for club in now.season.clubs:
        for team in club_view(now, club.id).teams:
            found |= {(team.id, one.key): one.state for one in team.findings}
    return found


def alike(now: Desk) -> States:
    """Every list says of a finding what the match page says; only what is open is to be done."""
    found = states(now)
    matches = {place: state for place, state in found.items() if isinstance(place[0], tuple)}
    waits = {place for place, state in found.items() if state == "open"}
    tasks = season_view(now, LAST_DAY).tasks
    done = {(one.match or one.team or "", one.key) for one in tasks if one.key}
    assert done == waits

    for match in {place[0] for place in matches}:
        shown = {one.key: one.state for one in targets(now, match, None)}  # type: ignore[arg-type]
        mine = {key: finding_state(state) for (at, key), state in matches.items() if at == match}
        assert mine.items() <= shown.items()
    for club in now.season.clubs:
        rows = match_findings(now, club.id)
        of_club = {(one.match, one.finding.key): one.finding.state for one in rows}
        assert of_club.items() <= matches.items()

    (division,) = audit.divisions(now)
    told = Counter(one.state for match in division.told for one in match.findings)
    assert told + Counter(one.state for _team, one in division.lists) == Counter(found.values())
    (summary,) = season_view(now, LAST_DAY).divisions
    open_ = Counter(match for match, _key in waits if isinstance(match, tuple))
    rounds = division_view(now, summary.id).rounds
    assert {row.key: row.findings for row in rounds if row.findings} == open_
    assert summary.open_findings == open_.total()
    assert [row.findings for row in season_rows(now, LAST_DAY) if row.name == OLD] == [len(waits)]
    return found


def held(now: Desk, found: States) -> None:
    """Worked out from what was done: decided, posted, owed, over, in this order."""
    fees = (reference_of(one) for one in standing_fees(postings(now.season.federation)))
    charged = {(one.match, one.fee) for one in fees if isinstance(one, MatchFee)}
    decisions = {(one.match, one.target.text): DECIDED.get(one.action) for one in now.rulings}
    turned_ = len(transactions.season_names()) > 1
    disputed = {one.file.match for one in protests(OLD)}
    for key, judged in now.judgement.matches.items():
        for one in judged.findings:
            state, decision = found[key, one.key], decisions.get((key, one.key))
            if decision or one.board is None:
                assert state == decision or decision is None
                continue
            owed = [fee for fee in judged.fees if (fee.side, fee.board) == (one.side, one.board)]
            if any((key, fee.key) in charged for fee in owed):
                assert state == "posted"
            elif any(fee.cents for fee in owed):
                assert state == "open"
            elif turned_ and key not in disputed:
                assert state == "season_over"
            else:
                out = {*key[2:]} & set(now.judgement.left)
                assert state == "open" or (out and state == "team_out")
    for team in now.judgement.left:
        assert all(state == "team_out" for (of, _key), state in found.items() if of == team)


# what an official does


def posted(rng: Random) -> None:
    """Some of the fees that are proposed, or all of them."""
    proposed = [one.reference for one in ledger.propose(OLD)]
    if proposed:
        some = rng.choice((proposed, rng.sample(proposed, rng.randint(1, len(proposed)))))
        ledger.confirm(OLD, some, LAST_DAY, actor=OFFICIAL, captains=True)


def decided(rng: Random) -> None:
    """A finding of a match is confirmed or waived."""
    now = desk()
    found = [(key, one) for key, one in states(now) if isinstance(key, tuple)]
    ruled = {(one.match, one.target.text) for one in now.rulings}
    match, key = rng.choice([one for one in found if one not in ruled])
    action = rng.choice((Action.CONFIRM, Action.WAIVE))
    rule(now, match=match, team=None, target=target_of(key), action=action, reason="So.")


def fee_waived(rng: Random) -> None:
    now = desk()
    fees = [(key, fee) for key, one in now.judgement.matches.items() for fee in one.fees]
    match, fee = rng.choice(fees)
    about, action = target_of(fee.key), Action.WAIVE
    rule(now, match=match, team=None, target=about, action=action, reason="Too hard.")


def excluded(rng: Random) -> None:
    now = desk()
    team = rng.choice([one.id for one in now.season.teams if one.id not in now.judgement.left])
    day = rng.choice([one.day for one in now.season.fixtures])
    file_step(now, withdrawal_step(team, day), "Too few players.")


def turned(rng: Random) -> None:
    # A team that is out, and whom no division lies below, waits for the executive first.
    if len(transactions.season_names()) == 1 and not desk().judgement.left:
        roll_over(OLD, NEW, date(2027, 7, 1), actor=OFFICIAL)


def protested(rng: Random) -> None:
    now = desk()
    match = rng.choice(list(now.judgement.matches))
    asked = Filing("team", LAST_DAY, True, "No.", now.world.teams[match[2]].club, match=match)
    procedure.file_protest(OLD, asked, actor=OFFICIAL)


DEEDS: tuple[Callable[[Random], None], ...] = (
    posted, posted, decided, decided, fee_waived, excluded, turned, protested,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_a_finding_is_in_one_state_everywhere_and_undo_brings_the_last_back(seed: int) -> None:
    rng = Random(seed)
    transactions.import_season(federation(1, 4, 4, seed, mishaps=0.8), OFFICIAL, "")
    before = alike(desk())
    assert "open" in before.values()
    for deed in rng.sample(DEEDS, len(DEEDS)):
        steps = len(journal.rows())
        deed(rng)
        after = alike(desk())
        held(desk(), after)
        # The turn of a season is prepared again, not taken back.
        if deed is not turned and len(journal.rows()) > steps and rng.random() < 0.5:
            undo(len(journal.rows()), OFFICIAL, "It stays.")
            assert alike(desk()) == before
        else:
            before = after
