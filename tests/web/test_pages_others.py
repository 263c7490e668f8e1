"""Other days and match passes on the pages, and how large a page is."""

from datetime import timedelta
from pathlib import Path

import pytest

from league.facts.matches import Side
from tests.worlds.hall_world import MATCH, PATHS, Hall, content, hall, start

HOME_PATH, AWAY_PATH = PATHS[Side.HOME], PATHS[Side.AWAY]
DAY = next(one.day for one in content().fixtures if one.key == MATCH)
BEFORE = DAY - timedelta(days=1)
"""The Friday before: moving forward is allowed, § 13.6.b."""


def _propose(open_hall: Hall, **more: object) -> int:
    told: dict[str, object] = {"day1": BEFORE.isoformat(), "hour1": "19:00", "form": "a", **more}
    return open_hall.browser("heim").post(f"{HOME_PATH}/day", **told).status_code


def test_an_accepted_day_is_the_day_of_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.at(start() - timedelta(days=7))
        assert _propose(open_hall, words="We have a tournament.") == 303
        asked = open_hall.get("gast", f"{AWAY_PATH}/day").text
        assert "We have a tournament." in asked
        assert f'href="{AWAY_PATH}/day"' in open_hall.get("gast", "/").text
        assert "action=" not in asked.partition("<main")[2].partition("</main>")[0]
        answer = open_hall.browser("gast").post(f"{AWAY_PATH}/day", number="1", day="0")
        assert answer.status_code == 303
        for login, path in (("heim", HOME_PATH), ("gast", AWAY_PATH)):
            assert "Fri 24 Feb 2012, 19:00" in open_hall.get(login, path).text


def test_who_refuses_gives_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.at(start() - timedelta(days=7))
        _propose(open_hall)
        path = f"{AWAY_PATH}/day"
        assert open_hall.browser("gast").post(path, number="1", day="").status_code == 422
        told = open_hall.browser("gast").post(path, number="1", day="", reason="Our hall is shut.")
        assert told.status_code == 303
        assert "Our hall is shut." in open_hall.get("heim", HOME_PATH).text


@pytest.mark.parametrize("typed", ["2012-02-30", "tomorrow", "2012-02-24T00:00"])
def test_what_is_no_day_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.at(start() - timedelta(days=7))
        answer = open_hall.browser("heim").post(f"{HOME_PATH}/day", day1=typed, hour1="19:00")
        assert answer.status_code == 422
        assert f'value="{typed}"' in answer.text


def test_a_pass_is_shown_once_listed_and_withdrawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        path = f"{HOME_PATH}/pass"
        given = open_hall.browser("heim").post(path, name="Dora Deputy", form="a").text
        code = given.partition('<p class="code"><code>')[2].partition("</code>")[0]
        assert [len(part) for part in code.split("-")] == [4, 5, 5]
        # The script keeps nothing of this form: what it keeps it says is not handed in yet.
        assert "data-keep" not in given
        listed = open_hall.get("heim", path).text
        assert "Dora Deputy" in listed
        assert code not in listed
        told = {"pass": code.split("-")[0]}
        assert open_hall.browser("heim").post(f"{path}/withdraw", **told).status_code == 303
        assert "Dora Deputy" not in open_hall.get("heim", path).text


def test_who_has_a_pass_sees_this_match_alone_and_hands_in_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        given = open_hall.browser("heim").post(f"{HOME_PATH}/pass", name="Dora", form="a").text
        code = given.partition('<p class="code"><code>')[2].partition("</code>")[0]
        deputy = open_hall.first.other()
        assert deputy.post("/pass", code=code).status_code == 303
        open_hall.browsers["deputy"] = deputy
        first = open_hall.get("deputy", "/").text
        others = {part.split('"')[0] for part in first.split('href="/match/')[1:]}
        assert {one.split("/")[0] for one in others} == {HOME_PATH.split("/")[2]}
        assert open_hall.get("deputy", AWAY_PATH).status_code == 404
        assert open_hall.get("deputy", f"{HOME_PATH}/lineup").status_code == 200
        assert f"{HOME_PATH}/pass" not in open_hall.get("deputy", HOME_PATH).text
        assert open_hall.get("deputy", f"{HOME_PATH}/pass").status_code == 404


@pytest.mark.parametrize("path", ["", "/lineup", "/day", "/pass", "/report"])
def test_a_page_fits_into_15_kilobytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.after(5)
        open_hall.hand_in(Side.HOME)
        open_hall.hand_in(Side.AWAY)
        open_hall.after(240 if path == "/report" else 6)
        page = open_hall.get("heim", f"{HOME_PATH}{path}")
        assert page.status_code == 200
        assert len(page.content) <= 15_000
