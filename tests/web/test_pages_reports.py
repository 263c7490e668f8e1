"""Reporting a match on the pages: two captains, their reports, and the official's evening."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Response

from league.facts.matches import Side
from league.services.captains import evening
from tests.worlds.hall_world import MATCH, PATHS, Hall, content, hall

HOME_PATH, AWAY_PATH = PATHS[Side.HOME], PATHS[Side.AWAY]
MATCH_DAY = next(one.day for one in content().fixtures if one.key == MATCH)
CHOSEN = ("1-0", "=", "0-1", "=", "1-0", "=", "1-0", "1-0")
"""5½ : 2½: four wins, three draws, one loss."""


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """The match four hours after its start, both lineups open."""
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.after(5)
        open_hall.hand_in(Side.HOME)
        open_hall.hand_in(Side.AWAY)
        open_hall.after(240)
        yield open_hall


def _report(open_hall: Hall, side: Side, *changed: tuple[int, str], **more: object) -> Response:
    login = "heim" if side is Side.HOME else "gast"
    chosen = dict(enumerate(CHOSEN, 1)) | dict(changed)
    fields = {f"r{board}": choice for board, choice in chosen.items()}
    told = {"form": f"{side}{chosen}", **fields, **more}
    return open_hall.browser(login).post(f"{PATHS[side]}/report", **told)


def _main(open_hall: Hall, login: str, path: str) -> str:
    return open_hall.get(login, path).text.partition("<main")[2].partition("</main>")[0]


def test_a_report_is_not_seen_by_the_other_captain_before_his_own(played: Hall) -> None:
    answer = _report(played, Side.HOME, remarks="Nobody smoked.")
    assert (answer.status_code, answer.headers["location"]) == (303, HOME_PATH)
    other = _main(played, "gast", AWAY_PATH)
    assert "has reported" in other
    assert "Nobody smoked" not in other
    assert "5½" not in other
    assert played.get("gast", f"{AWAY_PATH}/reports").status_code == 404


def test_what_was_reported_stands_on_the_form_again(played: Hall) -> None:
    _report(played, Side.HOME, **{"late-home": "3"})
    form = played.get("heim", f"{HOME_PATH}/report").text
    for board, choice in enumerate(CHOSEN, 1):
        assert f'name=r{board} value="{choice}" checked' in form
    assert "name=late-home value=3" in form.partition(" checked")[2]


def test_two_equal_reports_are_the_match(played: Hall) -> None:
    _report(played, Side.HOME)
    _report(played, Side.AWAY)
    assert "5½ : 2½" in _main(played, "heim", HOME_PATH)
    assert "Both reports agree" in _main(played, "gast", AWAY_PATH)


@pytest.mark.parametrize(("ticked", "score"), [("received", "5½ : 2½"), ("", "6 : 2")])
def test_cash_for_a_gap_counts_where_both_confirm_it(played: Hall, ticked: str, score: str) -> None:
    # § 4.4.a.2: nobody came to the guests' board 5. Unpaid, they lose their games from there on:
    # on board 6 a draw becomes a loss, 5½ + ½ = 6.
    _report(played, Side.HOME, (5, "+-"), **({ticked: "5"} if ticked else {}))
    _report(played, Side.AWAY, (5, "+-"), paid="5")
    assert score in _main(played, "heim", HOME_PATH)


def test_differing_reports_stand_side_by_side_and_one_is_corrected(played: Hall) -> None:
    _report(played, Side.HOME)
    _report(played, Side.AWAY, (2, "0-1"))
    both = _main(played, "heim", f"{HOME_PATH}/reports")
    assert both.count('class="differs"') == 1
    assert "≠ 2" in both
    assert f"{HOME_PATH}/reports" in _main(played, "heim", "/")
    _report(played, Side.AWAY)
    assert "5½ : 2½" in _main(played, "gast", AWAY_PATH)


def test_the_official_follows_the_evening_and_sees_what_differs(played: Hall) -> None:
    _report(played, Side.HOME)
    _report(played, Side.AWAY, (2, "0-1"))
    evening = _main(played, "muster", "/")
    # Half a point less for the home team: 5 : 3.
    assert "5½ : 2½" in evening
    assert "5 : 3" in evening
    assert evening.count('class="differs"') == 1
    assert "<form" not in evening


def test_an_old_form_on_another_phone_replaces_no_newer_report(played: Hall) -> None:
    _report(played, Side.HOME, seen="")
    form = played.get("heim", f"{HOME_PATH}/report").text
    seen = form.partition('name="seen" value="')[2].partition('"')[0]
    played.after(241)
    _report(played, Side.HOME, (3, "="), seen=seen)
    for changed in ((4, "1-0"), (1, "1-0")):
        late = _report(played, Side.HOME, changed, seen="")
        assert late.status_code == 422
        assert "Another report was handed in meanwhile." in late.text
    assert 'name=r3 value="=" checked' in played.get("heim", f"{HOME_PATH}/report").text


def test_a_wrong_choice_comes_back_with_what_was_typed(played: Hall) -> None:
    answer = _report(played, Side.HOME, (1, "9-9"), remarks="We had a long day.")
    assert answer.status_code == 422
    assert "9-9" in answer.text
    assert "We had a long day." in answer.text


@pytest.mark.parametrize("typed", ["a\u202eb", "a\x1b[2Jb", "a" * 100_000])
def test_text_that_nobody_may_store_is_refused_with_a_sentence(played: Hall, typed: str) -> None:
    answer = _report(played, Side.HOME, remarks=typed)
    assert answer.status_code in (413, 422)
    assert "\u202e" not in answer.text
    assert "\x1b" not in answer.text
    assert "not reported" in _main(played, "gast", AWAY_PATH).lower()


def test_before_the_match_nothing_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        assert f"{HOME_PATH}/report" not in _main(open_hall, "heim", HOME_PATH)
        assert _report(open_hall, Side.HOME).status_code == 422


@pytest.mark.parametrize("login", ["heim", "fremd"])
def test_a_captain_has_no_evening(played: Hall, login: str) -> None:
    assert played.get(login, "/evening").status_code == 404
    assert played.get("muster", "/evening/2012-02-30").status_code == 404


def test_of_many_matches_one_division_is_listed(
    played: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening, "_FEW", 5)
    many = _main(played, "muster", "/")
    assert "SV Turm Lindgraben" not in many
    day = MATCH_DAY.isoformat()
    assert 'href="?division=landesliga"' in many
    # Six matches, of one of them both lineups, of the other five the results.
    assert "<td>6<td>1<td>5<td>" in many
    for path in ("/", "/evening", f"/evening/{day}"):
        assert "SV Turm Lindgraben" in _main(played, "muster", f"{path}?division=landesliga")
    assert "SV Turm Lindgraben" not in _main(played, "muster", f"/evening/{day}?division=nobody")
