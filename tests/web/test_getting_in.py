"""Getting in and out: passwords, codes, match passes, sessions."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from league.facts.actors import official
from league.facts.matches import Side
from league.services.users.codes import give_code
from league.services.users.passes import give_pass
from tests.worlds.desk_world import STRUCK
from tests.worlds.web_world import PASSWORD, SEASON, Browser, public_pages

NOW = datetime(2011, 11, 5, 12, 0, tzinfo=UTC)
"""A Saturday."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with public_pages(tmp_path_factory.mktemp("web"), "landesliga") as browser:
        yield browser


@pytest.fixture
def browser(pages: Browser, monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setattr("league.clock.now", lambda: NOW)
    return pages.other()


def test_a_wrong_password_is_a_sentence_and_the_name_stays(browser: Browser) -> None:
    answer = browser.post("/", login="heim", password="not-this-one")
    assert answer.status_code == 401
    assert "The account or the password is wrong." in answer.text
    assert 'value="heim"' in answer.text
    assert "not-this-one" not in answer.text


@pytest.mark.parametrize(("stay", "seconds"), [({}, 12 * 3600), ({"stay": "on"}, 30 * 24 * 3600)])
def test_the_cookie_is_this_hosts_alone_and_lasts_as_the_session(
    browser: Browser, stay: dict[str, str], seconds: int
) -> None:
    answer = browser.post("/", login="heim", password=PASSWORD, **stay)
    name, *rules = answer.headers["set-cookie"].split("; ")
    assert re.fullmatch(r"__Host-spielleiter=[\w-]{43}", name)
    expected = {"HttpOnly", "Secure", "SameSite=lax", "Path=/", f"Max-Age={seconds}"}
    assert set(rules) == expected


def test_signing_out_ends_the_session_and_clears_what_the_browser_keeps(browser: Browser) -> None:
    browser.sign_in("heim")
    token = browser.client.cookies["__Host-spielleiter"]
    answer = browser.post("/sign-out")
    assert answer.headers["clear-site-data"] == '"storage"'
    assert "__Host-spielleiter" not in browser.client.cookies
    browser.client.cookies.set("__Host-spielleiter", token)
    assert browser.get("/sessions").status_code == 401, "the token alone is worth nothing"


def test_one_sees_where_one_is_signed_in_and_signs_out_there(browser: Browser) -> None:
    browser.sign_in("gast")
    phone = browser.other()
    phone.client.headers["User-Agent"] = "Telefon <b>\x1b"
    phone.sign_in("gast")
    page = browser.get("/sessions").text
    assert "Telefon &lt;b&gt;␛" in page
    assert "since 5 Nov 2011 13:00" in page, "12:00 UTC is 13:00 in Austria in November"
    (session,) = re.findall(r'name="session" value="(\w+)"', page)
    assert browser.post("/sessions", session=session).status_code == 303
    assert (phone.get("/sessions").status_code, browser.get("/sessions").status_code) == (401, 200)


def test_a_code_makes_a_password_once_and_lets_in(browser: Browser) -> None:
    code = give_code("niemand", actor=official("Anna Muster")).text
    chosen = {"password": "a new password", "again": "a new password"}
    differing = browser.post("/code", code=code, password="a new password", again="other")
    assert (differing.status_code, code in differing.text) == (422, True)
    assert "a new password" not in differing.text
    answer = browser.post("/code", code=code.lower(), **chosen)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "Nora Niemand" in browser.get("/sessions").text
    again = browser.other().post("/code", code=code, **chosen)
    assert (again.status_code, "was used already" in again.text) == (422, True)


def test_who_is_signed_in_changes_his_password_and_is_signed_out_elsewhere(
    browser: Browser,
) -> None:
    code = give_code("niemand", actor=official("Anna Muster")).text
    browser.post("/code", code=code, password="the old password", again="the old password")
    phone, new = browser.other(), {"new": "quite another one", "again": "quite another one"}
    phone.post("/", login="niemand", password="the old password")
    for fields, words in (
        ({"password": "guessed", **new}, "The password you have now is wrong."),
        ({"password": "the old password", **new, "again": "x"}, "are not the same"),
        ({"password": "the old password", "new": "short", "again": "short"}, "at least 10"),
    ):
        answer = browser.post("/password", **fields)
        assert (answer.status_code, words in answer.text) == (422, True)
        assert not [one for one in fields.values() if f'"{one}"' in answer.text]
    assert phone.get("/sessions").status_code == 200
    answer = browser.post("/password", password="the old password", **new)
    assert (answer.status_code, answer.headers["location"]) == (303, "/sessions")
    assert (browser.get("/sessions").status_code, phone.get("/sessions").status_code) == (200, 401)
    assert phone.post("/", login="niemand", password="the old password").status_code == 401
    assert phone.post("/", login="niemand", password=new["new"]).status_code == 303


def test_a_match_pass_lets_somebody_in_for_as_long_as_it_lasts(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    until = NOW + timedelta(hours=8)
    given = give_pass(
        SEASON, STRUCK, Side.HOME, "Dora Deputy", until=until, actor=official("Anna Muster")
    )
    answer = browser.post("/pass", code=given.text)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "Max-Age=28800" in answer.headers["set-cookie"]
    assert "Dora Deputy" in browser.get("/sessions").text
    assert "/password" not in browser.get("/sessions").text
    assert browser.get("/password").status_code == 404, "a pass has none"
    assert browser.other().post("/pass", code=given.text).status_code == 422, "it is used once"
    monkeypatch.setattr("league.clock.now", lambda: until)
    assert browser.get("/sessions").status_code == 401


def test_who_tries_too_often_waits(browser: Browser) -> None:
    for _try in range(30):
        answer = browser.post("/", login="fremd", password="wrong")
    assert "Too many wrong tries" in answer.text
    refused = browser.post("/", login="fremd", password=PASSWORD)
    assert "Too many wrong tries" in refused.text, "the right one waits as well"


@pytest.mark.parametrize("path", ["/", "/code", "/pass", "/password", "/sessions"])
def test_a_page_has_one_heading_and_every_field_its_label(browser: Browser, path: str) -> None:
    if path == "/sessions":
        browser.sign_in("gast")
    page = browser.get(path).text
    assert page.count("<h1>") == 1
    fields = re.findall(r"<(?:input|select|textarea)(?![^>]*hidden)[^>]*>", page)
    labelled = re.findall(r"<label[^>]*>.*?</label>", page, re.DOTALL)
    assert len(fields) == sum(
        len(re.findall(r"<(?:input|select|textarea)", one)) for one in labelled
    )
    assert re.search(r'<html lang="(en|de)">', page)
