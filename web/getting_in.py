"""Getting in and out: signing out, the language, one's sessions."""

from starlette.responses import Response

from league.language import LANGUAGES
from web import answers, cookies
from web.forms import Form
from web.people import sign_out
from web.visits import Page, Visit


async def leave(visit: Visit, _form: Form) -> Response:
    """Sign out; the browser forgets what it keeps of forms."""
    settings = visit.office.settings
    await visit.call(sign_out, cookies.token(visit.request, settings))
    answer = answers.onward("/")
    cookies.take_back(answer, settings)
    return answer


async def speak(visit: Visit, form: Form) -> Response:
    """Go on in the other language, on the page one was on."""
    answer = answers.onward(_page_of_ours(form["back"]))
    if form["language"] in LANGUAGES:
        cookies.speak(answer, visit.office.settings, form["language"])
    return answer


def _page_of_ours(path: str) -> str:
    """Return a path of these pages, the first page for anything else, such as another site."""
    ours = path.startswith("/") and path.isprintable() and path[1:2] not in ("/", "\\")
    return path if ours else "/"


PAGES = (Page("/sign-out", None, leave), Page("/language", None, speak, signed_in=False))
