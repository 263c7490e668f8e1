"""The frame of the pages: what each answer says of itself, and what no page is to see."""

import asyncio
import logging
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from time import sleep
from typing import Any

import pytest
from starlette.responses import PlainTextResponse, Response

from tests.worlds.web_world import ORIGIN, Browser, public_pages
from web import getting_in, guards, routes, visits
from web.forms import Form
from web.painting import script_path
from web.visits import Page, Visit

FORM = "application/x-www-form-urlencoded"


async def _show(visit: Visit) -> Response:
    said = [visit.typed["text"], visit.fault, visit.note, visit.address]
    return PlainTextResponse("|".join(said), 422 if visit.fault else 200)


async def _take(_visit: Visit, form: Form) -> Response:
    return PlainTextResponse(f"{form.text('text', 'Text')}|{form.mark}")


PROBE = Page("/probe", _show, _take)
OPEN = Page("/open", _show, _take, signed_in=False)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(routes, "PAGES", (*routes.PAGES, PROBE, OPEN))
        with public_pages(
            tmp_path_factory.mktemp("web"), "landesliga", trusted_proxy="192.0.2.7"
        ) as browser:
            yield browser


@pytest.fixture
def browser(pages: Browser) -> Browser:
    return pages.other()


def test_every_answer_keeps_itself_out_of_other_pages_and_of_caches(browser: Browser) -> None:
    answers = [
        browser.get("/"),
        browser.get("/no-such-page"),
        browser.post("/language", language="de", back="/"),
        browser.send("POST", "/", b"", Origin="https://evil.example"),
        browser.send("DELETE", "/", b""),
    ]
    assert [one.status_code for one in answers] == [401, 404, 303, 403, 405]
    for one in answers:
        assert one.headers["cache-control"] == "no-store"
        assert one.headers["x-content-type-options"] == "nosniff"
        assert one.headers["referrer-policy"] == "same-origin"
        assert one.headers["strict-transport-security"] == "max-age=31536000"
        assert "server" not in one.headers


def test_a_page_brings_its_style_and_nothing_that_the_policy_forbids(browser: Browser) -> None:
    browser.sign_in()
    page = browser.get("/sessions")
    rules = dict(
        one.strip().partition(" ")[::2]
        for one in page.headers["content-security-policy"].split(";")
    )
    (style,) = re.findall(r"<style>(.*?)</style>", page.text, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert rules["style-src"] == f"'sha256-{digest}'"
    assert (rules["default-src"], rules["frame-ancestors"]) == ("'none'", "'none'")
    assert (rules["script-src"], rules["form-action"]) == ("'self'", "'self'")
    assert not re.search(r"<[^>]* (on\w+|style)=", page.text)
    assert re.findall(r"<script[^>]*>", page.text) == [f'<script src="{script_path()}" defer>']
    assert not re.search(r"(src|href|action)=\"(?!/|#|data:,)", page.text)
    assert len(page.content) <= 15_000


def test_the_script_is_small_and_kept_for_ever_under_the_name_of_its_content(
    browser: Browser,
) -> None:
    script = browser.get(script_path())
    assert script_path() == f"/keep-{sha256(script.content).hexdigest()[:12]}.js"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert len(script.content) <= 5_000
    assert browser.get("/keep-000000000000.js").status_code == 404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", ORIGIN + ".evil.example", ""])
def test_a_form_from_elsewhere_is_not_taken(browser: Browser, origin: str) -> None:
    browser.sign_in()
    headers = {"Origin": origin} if origin else {}
    answer = browser.send("POST", "/sign-out", b"", Content_Type=FORM, **headers)
    assert (answer.status_code, "nothing was done" in answer.text) == (403, True)
    assert browser.get("/sessions").status_code == 200, "still signed in"


def test_another_host_is_not_answered(browser: Browser) -> None:
    assert browser.get("/", Host="evil.example").status_code == 421
    assert browser.get("/", Host="LIGA.example.at").status_code == 401


def test_a_form_too_long_is_refused_and_one_of_100_000_characters_comes_back(
    browser: Browser,
) -> None:
    long = "x" * 100_000
    answer = browser.post("/open", text=long)
    assert answer.status_code == 422
    assert answer.text.split("|")[0] == long, "nothing is lost"
    assert "more than 1000 characters" in answer.text
    answer = browser.post("/open", text="x" * 300_000)
    assert (answer.status_code, "shorten" in answer.text) == (413, True)
    assert len(answer.content) < 15_000


@pytest.mark.parametrize(
    ("typed", "named"), [("a\x1bb", "U+001B"), ("a\u202eb", "U+202E"), ("a\x00b", "U+0000")]
)
def test_control_and_right_to_left_signs_are_refused_by_name(
    browser: Browser, typed: str, named: str
) -> None:
    answer = browser.post("/open", text=typed)
    assert (answer.status_code, named in answer.text) == (422, True)


@pytest.mark.parametrize(
    ("kind", "body"),
    [("text/plain", b"text=a"), ("application/json", b"{}"), (FORM, b"&".join([b"a=1"] * 500))],
)
def test_what_no_form_of_ours_sends_is_a_sentence(browser: Browser, kind: str, body: bytes) -> None:
    answer = browser.send("POST", "/open", body, Content_Type=kind, Origin=ORIGIN)
    assert (answer.status_code, "no form of these pages" in answer.text) == (422, True)


def test_bytes_that_are_no_text_are_taken_as_signs_that_say_so(browser: Browser) -> None:
    answer = browser.send("POST", "/open", b"text=%ff%ed%a0%80", Content_Type=FORM, Origin=ORIGIN)
    assert (answer.status_code, answer.text.split("|")[0]) == (200, "\ufffd" * 4)


def test_the_same_form_has_the_same_mark_and_a_changed_one_another(browser: Browser) -> None:
    def mark(**fields: str) -> str:
        return browser.post("/open", **fields).text.split("|")[1]

    first = mark(form="secret", text="1")
    assert mark(form="secret", text="1") == first
    assert len({first, mark(form="secret", text="2"), mark(form="other", text="1")}) == 3
    assert "secret" not in first
    assert mark(text="1") == "", "a form without a mark is never one that was sent before"


def test_what_was_typed_when_the_session_ended_stands_there_after_signing_in(
    browser: Browser,
) -> None:
    asked = browser.post("/probe", text="Ä & <b> \" '", form="m")
    assert asked.status_code == 401
    (carried,) = re.findall(r'name="typed" value="([^"]*)"', asked.text)
    wrong = browser.post("/probe", login="heim", password="wrong", typed=unescape(carried))
    (again,) = re.findall(r'name="typed" value="([^"]*)"', wrong.text)
    assert (wrong.status_code, again) == (401, carried), "a wrong password loses nothing"
    shown = browser.post("/probe", login="heim", password="correct horse", typed=unescape(again))
    assert shown.status_code == 200
    assert shown.text.startswith("Ä & <b> \" '||You are signed in again."), "nothing is handed in"
    assert browser.get("/probe").status_code == 200


@pytest.mark.parametrize("carried", ["[]", "{", '{"a": 1}', '{"text": ["\\ud800"]}', "null"])
def test_a_carried_form_that_nobody_made_is_none(browser: Browser, carried: str) -> None:
    answer = browser.post("/probe", login="heim", password="correct horse", typed=carried)
    assert answer.status_code in (200, 303)


def test_the_address_is_what_the_trusted_proxy_says_last(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def address(*told: str) -> str:
        headers = {"X_Forwarded_For": told[0]} if told else {}
        return browser.get("/open", **headers).text.split("|")[3]

    assert address("198.51.100.1, 203.0.113.9") == "203.0.113.9"
    assert address("2001:DB8::1") == "2001:db8::1"
    assert address() == address("198.51.100.1, nonsense") == "192.0.2.7"
    settings = browser.office.settings
    request = type("Request", (), {"client": type("C", (), {"host": "198.51.100.8"})()})
    assert guards.address_of(request, settings) == "198.51.100.8", "nobody else is believed"  # type: ignore[arg-type]  # only its client is asked


def test_a_form_that_comes_too_slowly_is_given_up(
    pages: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "MOST_SECONDS", 0.05)
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/open",
        "query_string": b"",
        "headers": [(b"host", b"liga.example.at"), (b"origin", ORIGIN.encode())],
        "client": ("192.0.2.7", 1),
        "app": pages.app,
    }

    async def nothing() -> Any:
        await asyncio.sleep(60)

    async def send(message: Any) -> None:
        sent.append(message)

    doing = pages.app(scope, nothing, send)
    asyncio.run_coroutine_threadsafe(doing, pages.loop).result(10)
    assert sent[0]["status"] == 408
    assert (b"connection", b"close") in sent[0]["headers"]


def test_what_breaks_shows_and_logs_nothing_of_what_was_worked_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_login: str) -> None:
        raise RuntimeError("a lineup that is sealed")

    monkeypatch.setattr(getting_in, "sessions_of", broken)
    browser.sign_in()
    with caplog.at_level(logging.INFO):
        answer = browser.get("/sessions")
    assert answer.status_code == 500
    assert answer.headers["cache-control"] == "no-store"
    assert "Something went wrong" in answer.text
    assert "RuntimeError" not in answer.text
    assert "sealed" not in answer.text
    assert "GET /sessions 500" in caplog.text


def test_the_log_says_what_was_asked_and_nothing_that_was_typed(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        browser.post("/open?secret=1", text="secret")
        browser.sign_in()
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("spielleiter")]
    assert [one.rpartition(" ")[0].rpartition(" ")[0] for one in ours] == [
        "POST /open 200",
        "POST / 303",
    ]


def test_what_is_not_there_and_what_is_not_ones_own_are_one_answer(browser: Browser) -> None:
    browser.sign_in("heim")
    other = browser.other()
    other.sign_in("gast")
    third = other.other()
    third.sign_in("gast")
    (session,) = re.findall(r'name="session" value="(\w+)"', other.get("/sessions").text)
    answers = [
        browser.get("/no-such-page"),
        browser.post("/sessions", session=session),
        browser.post("/sessions", session="1"),
    ]
    assert {(one.status_code, one.text) for one in answers} == {(404, answers[0].text)}
    assert third.get("/sessions").status_code == 200


def test_the_language_is_the_chosen_one_else_the_persons_else_the_browsers(
    browser: Browser,
) -> None:
    def spoken(**headers: str) -> str:
        (found,) = re.findall(r'<html lang="(..)">', browser.get("/sessions", **headers).text)
        return str(found)

    assert spoken(Accept_Language="fr") == "de"
    assert spoken(Accept_Language="fr, en;q=0.8, de;q=0.5") == "en"
    assert spoken(Accept_Language="en;q=0, de-AT") == "de"
    assert spoken(Accept_Language=";;q=x,,") == "de"
    browser.sign_in("heim")
    assert spoken(Accept_Language="de") == "en", "the account speaks English"
    answer = browser.post("/language", language="de", back="/sessions")
    assert answer.headers["location"] == "/sessions"
    assert spoken() == "de"


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil", "", "/\n/"])
def test_the_way_back_stays_on_these_pages(browser: Browser, back: str) -> None:
    assert browser.post("/language", language="en", back=back).headers["location"] == "/"


def test_who_looks_while_long_work_is_done_is_told_and_who_hands_in_waits_for_it(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.sign_in()
    monkeypatch.setattr(visits, "PATIENCE", 0.1)
    work = browser.office.in_thread(sleep, 1.0)
    asyncio.run_coroutine_threadsafe(work, browser.loop)
    looked = browser.get("/sessions")
    assert (looked.status_code, looked.headers["refresh"]) == (503, "2")
    assert browser.post("/probe", text="a", form="m").text.startswith("a|")
    assert browser.get("/sessions").status_code == 200


def test_a_page_tells_who_waits_for_the_season_and_a_form_waits_itself(browser: Browser) -> None:
    browser.sign_in()
    browser.loop.call_soon_threadsafe(browser.office.judged.clear)
    looked = browser.get("/sessions")
    assert (looked.status_code, looked.headers["refresh"]) == (503, "2")
    assert "in a moment" in looked.text
    browser.loop.call_soon_threadsafe(browser.loop.call_later, 0.5, browser.office.judged.set)
    assert browser.post("/probe", text="a").status_code == 200
    # The office looks every two seconds and may have been faster than half a second.
    assert browser.office.judged.is_set()
