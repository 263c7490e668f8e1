from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path

import pytest

from league import language
from league.decision_subjects import target_of
from league.errors import ConflictError, InputError, NotFoundError, StorageError
from league.facts.actors import official
from league.facts.matches import MatchDraft
from league.rulings import Action
from league.services.journal.views import rows as journal_rows
from league.services.matches.changes import preview_match, record_match, rule
from league.services.matches.views import match_view
from league.services.rulebook import explaining
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.views.matches import BoardView, MatchView
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import GAP, STRUCK, opened, stored


def board(view: MatchView, number: int) -> BoardView:
    return view.boards[number - 1]


def test_a_struck_player_keeps_his_result_over_the_board_but_it_does_not_count(
    tmp_path: Path,
) -> None:
    view = match_view(opened(tmp_path), STRUCK)
    struck = board(view, 5)
    assert (struck.played, struck.counted, struck.forfeited) == ((2, 0), (0, 2), True)
    assert struck.findings == ("4.4.d.1|home|5|100018",)
    assert (view.game_points, view.match_points, view.status) == ((7, 9), (0, 2), "complete")


def test_a_finding_is_explained_by_both_paragraphs_and_the_way_to_contest_it(
    tmp_path: Path,
) -> None:
    with language.speaking("en"):
        (found,) = match_view(opened(tmp_path), STRUCK).findings
        explained = found.explanation
    assert (explained.citation, explained.consequence_citation) == (
        "TUWO § 4.4.d.1",
        "TUWO § 7.2.c",
    )
    assert explained.says
    assert explained.consequence_says
    assert explained.facts == found.sentence
    # § 7.2.c: the fine in the Landesliga; § 6.5.a: 25 Feb 2012 + 8 days = 4 Mar 2012 (leap year)
    assert "€22.00" in dict(explained.values).values()
    assert "ended on 4 Mar 2012, 8 days after 25 Feb 2012" in explained.contest


def test_explanations_speak_german_and_name_teams_and_days(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    missing = ("landesliga", 4, "LANDESLIGA01", "LANDESLIGA04")  # 4.3.d of the away team
    with language.speaking("de"):
        (found,) = match_view(desk, missing).findings
    assert desk.team("LANDESLIGA04").name in found.sentence
    assert "LANDESLIGA04" not in found.sentence
    assert "2011" in found.sentence
    assert "2011-" not in found.sentence


def test_an_empty_board_is_lost_and_its_fees_are_shown(tmp_path: Path) -> None:
    view = match_view(opened(tmp_path), GAP)
    empty = board(view, 6)
    assert empty.home is None
    assert (empty.played, empty.counted, empty.forfeited) == (None, (0, 2), True)
    fees = [(fee.rule, fee.to, fee.cents, fee.paid) for fee in view.fees]
    assert fees == [
        ("4.4.a.2", "opponent", 3000, True),
        ("7.2.d", "federation", 1100, False),
        ("7.2.d", "opponent", 1100, False),
    ]
    assert view.gaps_paid == ((6,), ())


def test_the_home_team_has_white_on_odd_boards(tmp_path: Path) -> None:
    view = match_view(opened(tmp_path), STRUCK)  # § 2.3.a
    assert [one.home_is_white for one in view.boards] == [True, False] * 4


def test_who_is_bound_to_a_higher_division_cannot_be_picked(tmp_path: Path) -> None:
    # expected season: § 4.4.c.1 strikes 100213 of KLGRAZ04 in round 6
    view = match_view(opened(tmp_path), ("kl-graz", 6, "KLGRAZ03", "KLGRAZ04"))
    barred = [row for row in view.away_squad if not row.eligible]
    assert [row.ident for row in barred] == ["100213"]
    assert barred[0].remark.startswith("TUWO § 4.4.c.1")


def test_a_preview_of_what_is_recorded_is_the_match_itself(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    for key in desk.judgement.matches:
        assert preview_match(desk, key, draft_of(desk, key)) == match_view(desk, key)


def test_an_empty_draft_is_an_open_match_without_findings(tmp_path: Path) -> None:
    view = preview_match(opened(tmp_path), STRUCK, empty(date(2012, 1, 14)))
    assert (view.status, view.findings, view.fees) == ("open", (), ())


def test_a_draft_changes_findings_fees_and_points_at_once(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    draft = draft_of(desk, STRUCK)
    # the struck player of board 5 and the one before him change places: the list order is kept
    swapped = replace(draft, home=(*draft.home[:3], draft.home[4], draft.home[3], *draft.home[5:]))
    view = preview_match(desk, STRUCK, swapped)
    assert view.findings == ()
    assert view.fees == ()
    # over the boards: 1 + 1 + 0 + 0 + 1 + ½ + ½ + ½ = 4½
    assert (view.game_points, view.match_points) == ((9, 7), (2, 0))


def test_recording_stores_judges_anew_and_leaves_a_step_in_the_journal(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    draft = draft_of(desk, GAP)
    results = ((2, 0), *draft.results[1:])
    berta = replace(desk, actor=official("Berta Beispiel"))
    after = record_match(berta, GAP, replace(draft, results=results))
    assert board(match_view(after, GAP), 1).played == (2, 0)
    again = open_desk(desk.path, OFFICIAL)
    assert match_view(again, GAP) == match_view(after, GAP)
    assert journal_rows()[-1].by == "Berta Beispiel"
    assert board(match_view(desk, GAP), 1).played == (1, 1)


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        ({"home": ("999999",) + (None,) * 7}, "999999"),
        ({"home": ("100015", "100015") + (None,) * 6}, "more than one board"),
        ({"results": ((2, 0),) + (None,) * 7}, "needs two players"),
        ({"home": (None,) * 9, "away": (None,) * 9, "results": (None,) * 9}, "Board 9"),
    ],
)
def test_a_draft_that_cannot_be_is_refused_and_nothing_stored(
    tmp_path: Path, draft: dict[str, object], sentence: str
) -> None:
    desk = opened(tmp_path)
    typed = replace(empty(date(2012, 1, 14)), **draft)  # type: ignore[arg-type]  # varied on purpose
    before = len(journal_rows())
    with pytest.raises(InputError, match=sentence):
        preview_match(desk, STRUCK, typed)
    with pytest.raises(InputError, match=sentence):
        record_match(desk, STRUCK, typed)
    assert len(journal_rows()) == before


def test_unknown_matches_are_named_with_those_that_exist(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    with pytest.raises(NotFoundError, match="LANDESLIGA02 – LANDESLIGA07"):
        match_view(desk, ("landesliga", 8, "LANDESLIGA07", "LANDESLIGA02"))
    with pytest.raises(NotFoundError, match="no round 12"):
        match_view(desk, ("landesliga", 12, "LANDESLIGA07", "LANDESLIGA02"))
    with pytest.raises(NotFoundError, match="kl-graz"):
        match_view(desk, ("liga", 1, "LANDESLIGA07", "LANDESLIGA02"))


def test_a_desk_needs_a_file_and_a_season_that_are_there(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        open_desk(tmp_path / "nothing.sqlite", OFFICIAL)
    path = stored(tmp_path)
    with pytest.raises(NotFoundError, match="2011/12"):
        open_desk(path, OFFICIAL, "1999/00")
    transactions.close_file()


def empty(day: date) -> MatchDraft:
    return MatchDraft(day=day, home=(None,) * 8, away=(None,) * 8, results=(None,) * 8)


def test_two_desks_on_one_match_do_not_overwrite_each_other(tmp_path: Path) -> None:
    path = stored(tmp_path)
    anna, bert = open_desk(path, OFFICIAL), open_desk(path, OFFICIAL)
    draft = draft_of(anna, STRUCK)
    hers = replace(draft, results=((1, 1), *draft.results[1:]))
    his = replace(draft, results=(*draft.results[:-1], (1, 1)))
    anna = record_match(anna, STRUCK, hers)
    with pytest.raises(ConflictError, match="changed by somebody else"):
        record_match(bert, STRUCK, his)
    assert draft_of(open_desk(path, OFFICIAL), STRUCK) == hers
    forced = record_match(bert, STRUCK, his, force=True)
    assert draft_of(forced, STRUCK) == his


def test_waiving_a_gap_that_was_paid_takes_the_cash_back(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    before = match_view(desk, GAP)
    gap = next(finding for finding in before.findings if finding.rule == "4.4.a.2")
    assert [fee.rule for fee in before.fees if fee.paid] == ["4.4.a.2"]
    after = rule(
        desk,
        match=GAP,
        team=None,
        target=target_of(gap.key),
        action=Action.WAIVE,
        reason="The board was occupied after all.",
    )
    assert [fee.rule for fee in match_view(after, GAP).fees if fee.paid] == []


def test_nothing_is_explained_before_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = count()
    monkeypatch.setattr(explaining, "contest", lambda *_of: str(next(asked)))
    (found,) = match_view(opened(tmp_path), STRUCK).findings
    assert next(asked) == 0
    assert found.explanation.facts == found.sentence
    assert next(asked) == 2
