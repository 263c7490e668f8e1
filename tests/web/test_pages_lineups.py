"""Handing in, opening and substituting on the pages, as two captains do it in the hall."""

from pathlib import Path

import pytest

from league.decision_subjects import TeamKey
from league.facts.matches import Side
from league.rulings import Action, Ruling
from tests.worlds.acting import add_ruling
from tests.worlds.hall_world import (
    AWAY,
    HOME,
    PATHS,
    SEASON,
    Hall,
    content,
    fielded,
    hall,
    listed,
    start,
)

HOME_PATH, AWAY_PATH = PATHS[Side.HOME], PATHS[Side.AWAY]


def _name(ident: str) -> str:
    return next(one.name for one in content().players if one.ident == ident)


def test_what_waits_leads_to_the_form_and_the_form_to_a_receipt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        first = open_hall.get("heim", "/").text
        assert f'href="{HOME_PATH}/lineup"' in first
        form = open_hall.get("heim", f"{HOME_PATH}/lineup").text
        assert form.count("<select") == 8
        places = [form.index(f'value="{ident}"') for ident in listed(HOME)]
        assert places == sorted(places)
        answer = open_hall.hand_in(Side.HOME)
        assert (answer.status_code, answer.headers["location"]) == (303, HOME_PATH)
        page = open_hall.get("heim", HOME_PATH).text
        assert "Hanna Heim" in page
        assert page.count("<code>") == 1


@pytest.mark.parametrize("ident", ["999999", "1\u202e", "<b>", "100015' --"])
def test_who_is_nobody_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ident: str
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        for do in ("check", "hand-in"):
            answer = open_hall.hand_in(Side.HOME, (ident, *fielded(HOME)[1:]), do=do)
            assert answer.status_code in (200, 422)
            assert 'class="fault"' in answer.text
            assert "<b>" not in answer.text.partition('class="fault"')[2].partition("</p>")[0][40:]
        assert "<code>" not in open_hall.get("heim", HOME_PATH).text


def _digest(open_hall: Hall, login: str, path: str) -> str:
    page = open_hall.get(login, path).text
    return page.split("<code>")[1].split("</code>")[0]


def test_the_same_form_sent_again_is_the_same_receipt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.hand_in(Side.HOME)
        first = _digest(open_hall, "heim", HOME_PATH)
        open_hall.hand_in(Side.HOME)
        assert _digest(open_hall, "heim", HOME_PATH) == first
        open_hall.hand_in(Side.HOME, form="another")
        assert _digest(open_hall, "heim", HOME_PATH) != first


def test_an_old_form_on_another_phone_replaces_no_newer_lineup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer, newest = (*listed(HOME)[1:8], listed(HOME)[11]), (*listed(HOME)[:7], listed(HOME)[12])
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.hand_in(Side.HOME, seen="")
        first = _digest(open_hall, "heim", HOME_PATH)
        open_hall.hand_in(Side.HOME, newer, seen=first)
        second = _digest(open_hall, "heim", HOME_PATH)
        for row, seen in ((newest, first), (fielded(HOME), "")):
            late = open_hall.hand_in(Side.HOME, row, seen=seen)
            assert late.status_code == 422
            assert "Another lineup was handed in meanwhile." in late.text
            assert f'name="seen" value="{second}"' in late.text
            assert _digest(open_hall, "heim", HOME_PATH) == second
        assert open_hall.hand_in(Side.HOME, newest, seen=second).status_code == 303


def test_why_a_sealed_lineup_stays_sealed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.hand_in(Side.HOME)
        gone = Ruling(Action.EXCLUDE, TeamKey(AWAY), "No players.", "Office", start(), team=AWAY)
        open_hall.first.beside(add_ruling, SEASON, gone)
        page = open_hall.get("heim", HOME_PATH).text
        assert "is excluded: lineups of its matches are neither taken nor opened" in page
        assert "at the earliest" not in page


def test_a_clock_that_is_behind_is_said_beside_the_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        # The season itself was stored years after the day of the match.
        open_hall.hand_in(Side.HOME)
        for page in (HOME_PATH, f"{HOME_PATH}/lineup"):
            told = open_hall.get("heim", page).text
            assert told.count("The clock shows 25 Feb 2012 12:00, but step ") == 1


def test_the_check_tells_findings_and_fees_and_stores_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Board 1 left empty, in the Landesliga: € 36, half of it for the opponent (§ 7.2.d), and
    # € 100 in cash (§ 4.4.a.2).
    with hall(tmp_path, monkeypatch) as open_hall:
        row = ("", *listed(HOME)[1:8])
        answer = open_hall.hand_in(Side.HOME, row, do="check")
        assert answer.status_code == 200
        assert answer.text.count("€18.00") == 2
        assert answer.text.count("€100.00") == 1
        assert "§ 4.4.a.2" in answer.text
        assert f'value="{row[1]}" selected' in answer.text
        assert "<code>" not in open_hall.get("heim", HOME_PATH).text


def test_what_cannot_be_handed_in_stands_on_the_form_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        twice = (listed(HOME)[0], *listed(HOME)[:7])
        answer = open_hall.hand_in(Side.HOME, twice)
        assert answer.status_code == 422
        assert answer.text.count(f'value="{twice[0]}" selected') == 2
        assert 'class="fault"' in answer.text


def test_nobody_sees_a_lineup_before_both_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        row = fielded(HOME)
        open_hall.hand_in(Side.HOME, row)
        for login, path in (
            ("gast", AWAY_PATH),
            ("heim", HOME_PATH),
            ("muster", "/"),
            ("schrift", HOME_PATH),
        ):
            page = open_hall.get(login, path)
            assert page.status_code == 200
            assert not [one for one in row if _name(one) in page.text or one in page.text]


def test_who_handed_in_a_lineup_finds_it_on_the_form_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.hand_in(Side.HOME)
        own = open_hall.get("heim", f"{HOME_PATH}/lineup").text
        assert [f'value="{one}" selected' in own for one in fielded(HOME)] == [True] * 8
        assert " selected" not in open_hall.get("schrift", f"{HOME_PATH}/lineup").text


def test_both_are_seen_with_salt_and_hash_after_the_exchange(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.hand_in(Side.HOME)
        open_hall.hand_in(Side.AWAY)
        open_hall.browser("heim").post(f"{HOME_PATH}/exchange", do="exchange")
        assert _name(listed(HOME)[0]) not in open_hall.get("gast", AWAY_PATH).text
        open_hall.browser("gast").post(f"{AWAY_PATH}/exchange", do="exchange")
        for login, path in (("heim", HOME_PATH), ("gast", AWAY_PATH)):
            page = open_hall.get(login, path).text
            assert all(_name(one) in page for one in (*fielded(HOME), *fielded(AWAY)))
            assert page.count("spielleiter lineup 1") == 2


def test_a_substitute_comes_in_and_both_see_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.after(10)
        open_hall.hand_in(Side.HOME)
        open_hall.hand_in(Side.AWAY)
        substitute = listed(HOME)[8]
        answer = open_hall.browser("heim").post(
            f"{HOME_PATH}/substitute", board="8", into=substitute
        )
        assert answer.headers["location"] == HOME_PATH
        assert _name(substitute) in open_hall.get("gast", AWAY_PATH).text


@pytest.mark.parametrize("path", ["", "/lineup", "/substitute", "/report", "/reports", "/day"])
def test_what_is_guessed_and_what_is_not_ones_own_is_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        guessed = open_hall.get("heim", f"/match/0123456789ab/home{path}")
        for foreign in (
            open_hall.get("heim", f"{AWAY_PATH}{path}"),
            open_hall.get("fremd", f"{HOME_PATH}{path}"),
            open_hall.get("heim", f"{HOME_PATH}x{path}"),
        ):
            assert (foreign.status_code, guessed.status_code) == (404, 404)
            assert _sentence(foreign.text) == _sentence(guessed.text)


def _sentence(page: str) -> str:
    return page.partition("<main")[2].partition("</main>")[0]


@pytest.mark.parametrize(
    ("login", "path"), [("fremd", HOME_PATH), ("schrift", AWAY_PATH), ("muster", HOME_PATH)]
)
def test_who_speaks_for_another_team_or_for_none_hands_in_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, login: str, path: str
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        row = {f"b{at}": ident for at, ident in enumerate(fielded(HOME), 1)}
        answer = open_hall.browser(login).post(f"{path}/lineup", do="hand-in", **row)
        assert answer.status_code == 404
        assert "<code>" not in open_hall.get("heim", HOME_PATH).text
        assert "<code>" not in open_hall.get("gast", AWAY_PATH).text


def test_a_clubs_secretary_hands_in_for_its_team(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hall(tmp_path, monkeypatch) as open_hall:
        row = {f"b{at}": ident for at, ident in enumerate(fielded(HOME), 1)}
        open_hall.browser("schrift").post(f"{HOME_PATH}/lineup", do="hand-in", **row)
        assert "Susi Schrift" in open_hall.get("heim", HOME_PATH).text
