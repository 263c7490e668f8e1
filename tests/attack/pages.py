"""Every address of the captains' pages by every role, with anything in path and form."""

import re
from pathlib import Path
from random import Random

from tests.attack.inputs import league
from tests.attack.mutating import HOSTILE
from tests.worlds.web_world import PEOPLE, public_pages
from web.routes import PAGES

_REQUESTS = 60
_FIELDS = ("login", "password", "code", "b1", "b2", "r1", "r2", "form", "day", "start", "to", "why")
_VALUES = ("", "1", "0", "2011/12", "2011-12", "landesliga", "home", "away", "KLGRAZ01", *HOSTILE)


def requests(rng: Random, folder: Path) -> None:
    """Sixty requests by one person: no answer is a failure of the server's own."""
    assert league()
    with public_pages(folder) as browser:
        if rng.random() < 0.9:
            browser.sign_in(rng.choice(tuple(PEOPLE)))
        for _time in range(_REQUESTS):
            page = rng.choice(PAGES)
            path = re.sub(r"\{[^}]*\}", lambda _found: _part(rng), page.path)
            if rng.random() < 0.5:
                answer = browser.get(path)
            else:
                fields = {name: _text(rng) for name in rng.sample(_FIELDS, 4)}
                answer = browser.post(path, **fields)
            assert answer.status_code < 500, (path, answer.status_code, answer.text)
            assert "Traceback" not in answer.text


def _part(rng: Random) -> str:
    return _text(rng).replace("/", "-").replace("?", "").replace("#", "") or "x"


def _text(rng: Random) -> str:
    value = rng.choice(_VALUES)[:200]
    return "".join(
        sign for sign in value if sign.isprintable() and not "\ud800" <= sign <= "\udfff"
    )
