"""§ 6 and 7.1 as the screens show and file them: countdown, time limit, deposit, effects."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import target_of
from league.errors import InputError
from league.facts.actors import official
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.judging import Judging
from league.language import speaking
from league.rulebook.protests import Protests
from league.rulings import Action
from league.services.closing.no_show_steps import excuse_step, unexcuse_step
from league.services.consequences.judged import otherwise
from league.services.consequences.trying import try_told
from league.services.events.sheets import event_list
from league.services.home.season_tasks import dated_tasks
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.matches.no_show_views import absent_teams
from league.services.protests import procedure
from league.services.protests.details import protest_detail
from league.services.protests.docket import docket
from league.services.protests.procedure import Effect, Filing
from league.services.protests.steps import appeal_step, decision_step, filing_step
from league.services.session import drafts, transactions
from league.services.session.desk import Desk
from league.services.session.drafts import TypedForm
from league.services.session.opening import anew, open_desk
from league.services.session.trial_runs import file_step, try_step
from league.services.words.countdown import left_words, minutes_late, waiting_words
from league.storage import drafts as stored_drafts
from league.views.consequence_words import in_lines, sums
from league.views.consequences import ExclusionTurned
from league.views.protests import ProtestRow, Stage
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, stored
from tui.dialogs.protest_forms import decision_form

BY = "Anna Muster"
PLAYED = date(2012, 2, 25)
"""Day of the match, from the workbook."""
TODAY = date(2026, 5, 1)
KEY = "4.4.d.1|home|5|100018"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield open_desk(stored(tmp_path), OFFICIAL)
    transactions.close_file()


def after(days: int) -> date:
    return PLAYED + timedelta(days=days)


def filing(**changes: Any) -> Filing:
    fields: dict[str, Any] = {
        "kind": "team",
        "filed": after(3),
        "fee_paid": True,
        "text": "Our list was corrected in time.",
        "who": "602",
        "match": STRUCK,
        "instance": "klassenspielleiter",
    }
    return Filing(**(fields | changes))


def file(**changes: Any) -> None:
    procedure.file_protest(None, filing(**changes), actor=official(BY))


def decide(number: int, days: int, *, granted: bool = False) -> None:
    procedure.decide(
        None, number, granted=granted, day=after(days), reasons="No new facts.", actor=official(BY)
    )


def rows(desk: Desk, days: int) -> list[ProtestRow]:
    return list(docket(desk, after(days)).rows)


def test_days_in_words() -> None:
    words = [left_words(days) for days in (3, 1, 0, -1, -2)]
    assert words == ["3 days left", "1 day left", "last day", "1 day late", "2 days late"]
    assert [waiting_words(days) for days in (0, 1, 7)] == [
        "waits since today",
        "waits for 1 day",
        "waits for 7 days",
    ]
    assert [minutes_late(number) for number in (1, 31)] == ["1 minute late", "31 minutes late"]


def test_6_5_a_what_expires_first_stands_first(desk: Desk) -> None:
    file()
    file(filed=after(10))
    file(filed=after(2))
    file()
    decide(1, 6)
    decide(4, 5)
    found = rows(desk, 12)
    # Decided on day 6: until day 14, 2 left; on day 5: until day 13, 1 left. Then what waits, the
    # oldest first; the one of the tenth day came two days after the eighth.
    assert [(one.file.number, one.stage, one.left) for one in found] == [
        (4, Stage.APPEAL, "1 day left"),
        (1, Stage.APPEAL, "2 days left"),
        (3, Stage.DECIDE, "waits for 10 days"),
        (2, Stage.LATE, "2 days late"),
    ]
    assert found[0].run == (7, 8)


def test_6_5_a_after_the_time_limit_a_decision_is_final(desk: Desk) -> None:
    file()
    decide(1, 6)
    assert [(one.stage, one.left) for one in rows(desk, 14)] == [(Stage.APPEAL, "last day")]
    assert [(one.stage, one.left) for one in rows(desk, 15)] == [(Stage.FINAL, "over for 1 day")]


def test_6_1_what_was_appealed_against_waits_no_more(desk: Desk) -> None:
    file()
    decide(1, 6)
    procedure.appeal(
        None, 1, filed=after(8), fee_paid=True, text="No.", who="602", actor=official(BY)
    )
    found = {one.file.number: one for one in rows(desk, 9)}
    assert found[1].stage is Stage.APPEALED
    assert found[1].state == "rejected, see No. 2"
    assert (found[2].stage, found[2].instance) == (Stage.DECIDE, "Kreisspielleiter")


def test_6_5_b_late_by_minutes(desk: Desk) -> None:
    end = datetime(2012, 2, 25, 18, 30)  # noqa: DTZ001  # local time, as on the clock in the hall
    late = end + timedelta(minutes=91)
    file(kind="individual", event=end, filed=late, match=None, instance="")
    (found,) = rows(desk, 1)
    # One hour was allowed.
    assert (found.stage, found.left) == (Stage.LATE, "31 minutes late")
    limit = protest_detail(desk, found).limit
    assert limit == (
        "25 Feb 2012 18:30 + 60 minutes = 25 Feb 2012 19:30; "
        "filed 25 Feb 2012 20:01 > 25 Feb 2012 19:30"
    )


def test_6_4_a_without_its_fee(desk: Desk) -> None:
    file(fee_paid=False)
    (found,) = rows(desk, 4)
    assert (found.stage, found.left) == (Stage.LATE, "fee missing")
    assert protest_detail(desk, found).deposit.startswith("€15.00 were not deposited")


def test_6_5_matches_that_may_still_be_protested_against(desk: Desk) -> None:
    days = {one.day for one in desk.season.fixtures}
    today = after(8)
    windows = docket(desk, today).windows
    assert {one.day for one in windows} == {
        day for day in days if day <= today <= day + timedelta(days=8)
    }
    assert (windows[-1].day, windows[-1].until, windows[-1].left) == (PLAYED, today, 0)


def test_all_about_one_protest(desk: Desk) -> None:
    file()
    procedure.decide(
        None,
        1,
        granted=True,
        day=after(6),
        reasons="The list was right.",
        actor=official(BY),
        effects=[Effect(Action.WAIVE, target_of(KEY))],
    )
    after_it = open_desk(desk.path, OFFICIAL)
    (found,) = rows(after_it, 7)
    more = protest_detail(after_it, found)
    assert more.limit == "25 Feb 2012 + 8 days = 4 Mar 2012; filed 28 Feb 2012 ≤ 4 Mar 2012"
    assert more.citations == ("TUWO § 6.5.a", "TUWO § 6.4.a", "TUWO § 6.1.a")
    assert more.deposit == "€15.00 are refunded."
    # Decided on 2 March; eight days more.
    assert more.way == "An appeal goes to: Kreisspielleiter, until 10 Mar 2012 (postmark)."
    assert more.effects[0].startswith("Waived: TUWO § 4.4.d.1: ")
    assert [page.citation for page in more.pages] == list(more.citations)
    assert more.pages[0].arithmetic == more.limit


# Steps


def test_a_filing_is_tried_with_time_limit_and_deposit(desk: Desk) -> None:
    outcome = try_step(desk, filing_step(filing(filed=after(9))))
    assert outcome.says == "Protest 1 is on file with: Klassenspielleiter."
    assert [one.rule for one in outcome.findings] == ["6.5.a"]
    # § 6.4.a: what is too late counts as rejected.
    assert outcome.notes[1] == "€15.00 are forfeited to the federation."
    assert procedure.protests(None) == []


def test_6_2_a_the_reason_of_the_form_is_why_it_goes_to_another_instance(desk: Desk) -> None:
    step = filing_step(filing(instance="kreisspielleiter"))
    with pytest.raises(InputError, match=r"first to: Klassenspielleiter.*reason.*§ 6\.2\.a"):
        file_step(desk, step, "")
    assert procedure.protests(None) == []
    file_step(desk, step, "The Klassenspielleiter is party to it.")
    assert procedure.protests(None)[0].file.instance == "kreisspielleiter"


def test_a_decision_and_an_appeal_are_stored(desk: Desk) -> None:
    desk = file_step(desk, filing_step(filing()), "")
    step = decision_step(1, after(6), granted=True, effects=[Effect(Action.WAIVE, target_of(KEY))])
    outcome = try_told(desk, step)
    assert outcome.says == "Protest 1 is granted on 2 Mar 2012."
    assert outcome.notes[0].startswith("Waived: TUWO § 4.4.d.1: ")
    # Board 5 was won 1:0 and counted 0:1 (see desk_world): 3½ + 1 = 4½, and two match points;
    # the fine of € 22 is gone with what was found.
    assert outcome.follows is not None
    match = "Round {}, {} – {}".format(
        STRUCK[1], *(desk.world.teams[team].name for team in STRUCK[2:])
    )
    scores, moved, *rises, gone, fee = in_lines(outcome.follows)
    assert scores == ("→", f"{match}: 3½ : 4½ → 4½ : 3½ (match points 0 : 2 → 2 : 0)")
    # Who stood below it is one place better, and named: his own place may decide something.
    named = "SV Turm Erzberg 10. → 9., Schachklub Talheim 11. → 10., SV Turm Lindgraben 9. → 11."
    assert moved == ("→", f"Landesliga: {named}")
    # The two of places 10 and 11 change sides of the line, and the club's second team makes room.
    assert len(rises) == 3
    assert (gone[0], gone[1].startswith(f"{match}: TUWO § 4.4.d.1 ")) == ("−", True)
    payer = "Schachklub Murtal → Landesverband Steiermark"
    assert fee == ("−", f"{match}: TUWO § 7.2.c, board 5: {payer}, €22.00")
    assert outcome.notes[1] == "€15.00 are refunded."
    desk = file_step(desk, step, "The list was right.")
    places = {row.team: row.rank for row in desk.judgement.tables[STRUCK[0]]}
    assert places[STRUCK[3]] == 11
    assert desk.judgement.matches[STRUCK].boards[4] == (2, 0)
    desk = file_step(desk, appeal_step(1, after(8), "No.", "607", fee_paid=True), "")
    assert [one.file.instance for one in procedure.protests(None)] == [
        "klassenspielleiter",
        "kreisspielleiter",
    ]


def test_a_decision_on_a_fee_says_that_only_the_fee_is_gone(desk: Desk) -> None:
    desk = file_step(desk, filing_step(filing()), "")
    # The fine is waived, what was found stands: only the fee is gone.
    fee = next(one for one in desk.judgement.matches[STRUCK].fees)
    step = decision_step(
        1, after(6), granted=True, effects=[Effect(Action.WAIVE, target_of(fee.key))]
    )
    outcome = try_told(desk, step)
    assert outcome.notes[0].startswith("Waived: TUWO § 7.2.c, board 5: Schachklub Murtal →")
    assert outcome.notes[0].endswith(", €22.00")
    assert outcome.follows is not None
    # No result and no place: the amount of § 7.2.c alone.
    assert sums(outcome.follows) == "€22.00 less"


def test_7_1_b_a_decision_elsewhere_may_end_a_proposal_of_exclusion(desk: Desk) -> None:
    # A team absent from two matches: its exclusion is proposed; played after all, it is not.
    absent = absent_teams(desk, PLAYED)[0]
    match, team = absent.matches[0].failure.match, absent.failures.team.id
    before = desk
    other = next(
        key for key, one in desk.judgement.matches.items() if team in key[2:] and key != match
    )
    side = 0 if other[2] == team else 1
    judged = desk.judgement.matches[other]
    appeared = (False, judged.appeared[1]) if side == 0 else (judged.appeared[0], False)
    twice = {**desk.judgement.matches, other: replace(judged, appeared=appeared)}
    worse = replace(desk, judging=Judging.of(replace(desk.judgement, matches=twice)))
    name = absent.failures.team.name
    ended = otherwise(worse, before)["exclusions"]
    assert ended == (ExclusionTurned(team, name, proposed=False),)
    begun = otherwise(desk, worse)["exclusions"]
    assert begun == (ExclusionTurned(team, name, proposed=True),)


def test_6_5_a_protest_about_a_match_still_to_come_is_refused(desk: Desk) -> None:
    # Also when it names an earlier event: whoever protests about a match has seen it.
    early = filing(event=after(-20), filed=after(-15), why="As it says.")
    with pytest.raises(InputError, match=r"10 Feb 2012.*match of 25 Feb 2012 \(TUWO § 6\.5\)"):
        procedure.file_protest(None, early, actor=official(BY))
    assert try_step(desk, filing_step(early)).refused
    assert procedure.protests(None) == []


# Failing to appear


def test_7_1_b_one_failure_proposes_nothing(desk: Desk) -> None:
    found = absent_teams(desk, PLAYED)
    assert {one.failures.number for one in found} == {1}
    assert found[0].team_says == "1 < 2: nothing is proposed yet."
    assert found[0].club_says == "1 < 2: the club cannot be banned."
    assert found[0].citations == ("TUWO § 7.1.b", "TUWO § 7.1.c")
    assert not any(one.may_ban for one in found)
    assert [page.citation for page in found[0].pages] == [
        "TUWO § 7.1.b",
        "TUWO § 7.1.c",
        "TUWO § 7.1.a",
    ]


def test_7_1_d_excused_and_taken_back(desk: Desk) -> None:
    one = absent_teams(desk, PLAYED)[0]
    match, team = one.matches[0].failure.match, one.failures.team.id
    desk = file_step(desk, excuse_step(match, team, "Road closed."), "")
    again = next(one for one in absent_teams(desk, PLAYED) if one.failures.team.id == team)
    assert (again.failures.number, again.matches[0].state) == (0, "force majeure")
    desk = file_step(desk, unexcuse_step(match, team), "It was open.")
    again = next(one for one in absent_teams(desk, PLAYED) if one.failures.team.id == team)
    assert (again.failures.number, again.matches[0].state) == (1, "counts")


def test_a_book_without_such_rules_says_so(tmp_path: Path) -> None:
    path = tmp_path / "sjrp.sqlite"
    transactions.open_file(path)
    clubs = (Club("1", "Probeverein"),)
    transactions.import_season(
        Season("2026", "sjrp-2025", "SJ", TODAY, clubs=clubs), official(BY), ""
    )
    desk = open_desk(path, OFFICIAL)
    # 21.2.5, 21.2.8, 21.2.10: objections in team championships are kept here.
    assert (docket(desk, TODAY).known, docket(desk, TODAY).rows) == (True, ())
    without = replace(desk, book=replace(desk.book, serves={"protests": Protests}))
    found = docket(without, TODAY)
    assert (found.known, found.rows) == (False, ())
    # 21.2: to the director before the next round, an objection within five days.
    assert "within 5 days" in found.contest
    assert event_list(without, TODAY).kinds == ()
    # § 1: eleven individual championships.
    assert len(event_list(desk, TODAY).kinds) == 11
    assert absent_teams(desk, TODAY) == ()
    assert season_view(desk, TODAY).tasks == ()
    transactions.close_file()


def test_6_1_an_appeal_is_told_in_its_own_words(desk: Desk) -> None:
    desk = file_step(desk, filing_step(filing()), "")
    desk = file_step(desk, decision_step(1, after(6), granted=False), "No.")
    appealing = appeal_step(1, after(8), "No.", "602", fee_paid=True)
    assert try_step(desk, appealing).says == "Appeal 2 is on file with: Kreisspielleiter."
    desk = file_step(desk, appealing, "")
    waived = [Effect(Action.WAIVE, target_of(KEY))]
    granted = decision_step(2, after(20), granted=True, effects=waived)
    assert try_step(desk, granted).says == "Appeal 2 is granted on 16 Mar 2012."
    with speaking("de"):
        assert try_step(desk, granted).says == "Berufung 2: am 16.03.2012 stattgegeben."
        assert try_step(desk, decision_step(2, after(20), granted=False)).says.startswith(
            "Berufung 2: am 16.03.2012 "
        )
    desk = file_step(desk, granted, "In time.")
    assert desk.rulings[-1].reason == "Appeal 2, Kreisspielleiter: In time."


def test_a_draft_of_a_decision_leaves_the_work_list_once_the_protest_is_decided(desk: Desk) -> None:
    """Decided by command while the form lies there; taken back, the draft waits again."""
    for _number in (1, 2):
        desk = file_step(desk, filing_step(filing()), "")
    kept = {}
    for view in procedure.protests(None):
        form = decision_form(desk, view.file)
        typed = {"why": "The list was right."}
        made = TypedForm(form.title, "m", "en", ("", ""), "…", typed, {}, form.protest)
        kept[drafts.DraftSubject(desk.season.name, drafts.FORM, form.title)] = made, False
    drafts.save_drafts(kept, OFFICIAL, "elsewhere/1/00")

    def told() -> list[str]:
        return [one.text for one in dated_tasks(anew(desk), after(9)) if one.kind == "draft"]

    assert len(told()) == 1
    assert told()[0].startswith("2 things typed and not stored")
    procedure.decide(None, 2, granted=False, day=after(6), reasons="No.", actor=OFFICIAL)
    assert [text.partition(",")[0] for text in told()] == [
        "Typed and not stored: Decide on protest 1"
    ]
    undo(len(journal.rows()), OFFICIAL, "Slip.")
    assert len(drafts.all_drafts(anew(desk))) == 2
    for number in (1, 2):
        procedure.decide(None, number, granted=False, day=after(6), reasons="No.", actor=OFFICIAL)
    assert told() == []
    drafts.tidy(anew(desk))
    assert stored_drafts.drafts(desk.season.name) == []
