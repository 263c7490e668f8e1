"""The frame of the pages: getting in, headers, and what no page is to see."""

from pathlib import Path

from tests.web_world import public_pages

SMALL = "landesliga"


def test_who_is_not_signed_in_is_asked_who_he_is_and_then_sees_the_page(tmp_path: Path) -> None:
    with public_pages(tmp_path, SMALL) as browser:
        asked = browser.get("/")
        assert (asked.status_code, 'name="password"' in asked.text) == (401, True)
        browser.sign_in()
        shown = browser.get("/")
        assert (shown.status_code, "Anna Muster" in shown.text) == (200, True)
