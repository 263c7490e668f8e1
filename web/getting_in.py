"""Getting in and out: codes, match passes, one's own sessions, the language."""

from starlette.responses import Response

from league.errors import InputError
from league.language import LANGUAGES, _
from league.services.users.codes import redeem_code
from league.services.users.own_password import change_password
from league.services.users.passes import redeem_pass
from league.services.users.sign_in import end_session, sessions_of, sign_in, sign_out
from league.views.users import SignedIn
from web import answers, cookies
from web.forms import Form
from web.visits import Page, Visit


async def show_code(visit: Visit) -> Response:
    """Ask for the code of a letter and for a password."""
    return visit.page("code.html")


async def take_code(visit: Visit, form: Form) -> Response:
    """Set the password of the account that the code is for, and sign in."""
    password = _twice(form, "password")
    code = form.text("code", _("Access code"))
    login = await visit.beside(redeem_code, code, password, address=visit.address)
    known = {"address": visit.address, "agent": visit.agent}
    signed_in = await visit.beside(sign_in, login, password, stay="stay" in form, **known)
    return _welcome(visit, signed_in)


async def show_pass(visit: Visit) -> Response:
    """Ask for a match pass."""
    return visit.page("match_pass.html")


async def take_pass(visit: Visit, form: Form) -> Response:
    """Sign in by a match pass."""
    code = form.text("code", _("Match pass"))
    known = {"address": visit.address, "agent": visit.agent}
    return _welcome(visit, await visit.beside(redeem_pass, code, **known))


def _welcome(visit: Visit, signed_in: SignedIn) -> Response:
    answer = answers.onward("/")
    cookies.give(answer, visit.office.settings, signed_in)
    return answer


async def show_sessions(visit: Visit) -> Response:
    """Show where one is signed in."""
    sessions = await visit.call(sessions_of, visit.actor.login)
    return visit.page("sessions.html", sessions=sessions)


async def end(visit: Visit, form: Form) -> Response:
    """End one of one's own sessions."""
    await visit.call(end_session, form["session"], actor=visit.actor)
    return answers.onward("/sessions")


async def show_password(visit: Visit) -> Response:
    """Ask for the password of now and for a new one; who has a match pass has none."""
    return answers.not_there() if visit.has_pass else visit.page("password.html")


async def change(visit: Visit, form: Form) -> Response:
    """Change one's own password."""
    assert visit.person is not None
    old, new = form["password"], _twice(form, "new")
    await visit.beside(change_password, visit.person, old, new, address=visit.address)
    return answers.onward("/sessions")


def _twice(form: Form, field: str) -> str:
    """Return a password that was typed twice. Raises InputError."""
    if form[field] != form["again"]:
        raise InputError(_("The two passwords are not the same."))
    return form[field]


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


PAGES = (
    Page("/code", show_code, take_code, signed_in=False),
    Page("/pass", show_pass, take_pass, signed_in=False),
    Page("/sessions", show_sessions, end),
    Page("/password", show_password, change),
    Page("/sign-out", None, leave),
    Page("/language", None, speak, signed_in=False),
)
