"""From a request to an answer: who comes, in which language, what was typed, what went wrong."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Concatenate, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from league import clock, sanitizing
from league.errors import (
    ConflictError,
    InputError,
    LeagueError,
    NotFoundError,
    RightError,
    StorageError,
)
from league.facts.actors import Actor
from league.language import _
from league.services.session.desk import Desk
from league.services.session.seal_key import SealKey
from league.services.session.wording import speak_as
from league.services.users.sign_in import person_of, sign_in
from league.views.users import Person, SignedIn
from web import answers, cookies
from web.forms import EMPTY, MARK, Form, carried_in, form_of, new_mark
from web.live_season import PATIENCE, LiveSeason

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger("spielleiter.web")


class BusyError(Exception):
    """The season is being worked out: who only looks is to come again."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One request of somebody: what a page is made from."""

    request: Request
    office: LiveSeason
    person: Person | None = None
    """None = nobody is signed in."""
    typed: Form = EMPTY
    """What was typed, to be shown again; empty when a form is shown for the first time."""
    fault: str = ""
    """Why what was typed was not taken."""
    note: str = ""
    """Something to be said above the page."""

    @property
    def actor(self) -> Actor:
        """Return who acts; only for pages that ask who comes."""
        assert self.person is not None
        return self.person.actor

    @property
    def has_pass(self) -> bool:
        """Say whether somebody has a match pass in the place of an account."""
        return self.person is not None and bool(self.person.season)

    @property
    def season(self) -> str:
        """Return the name of the season that is shown."""
        return self.office.season

    def local(self, moment: datetime) -> datetime:
        """Return a moment by the clocks of the federation."""
        zone = self.office.zone
        return clock.in_zone(moment, zone) if zone else moment.astimezone()

    @property
    def key(self) -> SealKey:
        """Return the key of sealed lineups."""
        return self.office.key

    @property
    def mark(self) -> str:
        """Return the mark of the form that is shown: the same when it is shown again."""
        return self.typed[MARK] or new_mark()

    @property
    def address(self) -> str:
        """Return where the request comes from, as far as that can be trusted."""
        return str(self.request.scope["spielleiter.address"])

    @property
    def agent(self) -> str:
        """Return how the browser names itself."""
        return sanitizing.visible(self.request.headers.get("user-agent", ""))[:200]

    async def ask(
        self, service: Callable[Concatenate[Desk, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask a service that takes a desk. Raises LeagueError, BusyError."""
        return await _patient(self.request, self.office.ask(self.actor, service, *args, **kwargs))

    async def call(self, service: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a service that takes no desk, such as one that stores. Raises LeagueError."""
        return await _patient(self.request, self.office.in_thread(service, *args, **kwargs))

    async def beside(self, service: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a service that hashes a password: that takes long, and holds nobody else up."""
        return await asyncio.to_thread(service, *args, **kwargs)

    def page(self, template: str, status: int = 200, **facts: object) -> Response:
        """Return a page; beside the facts its template knows this visit as ``visit``."""
        status = 422 if self.fault and status == 200 else status
        return answers.html(template, status, visit=self, **facts)


Show = Callable[[Visit], Awaitable[Response]]
Act = Callable[[Visit, Form], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the table of routes."""

    path: str
    """As starlette writes paths: ``/match/{match}/{side}``."""
    show: Show | None
    """Makes the page, also once more when what was typed was not taken; None = only a form is
    taken here, and what went wrong is said by itself."""
    act: Act | None = None
    """Takes the form that is sent to the page; None = there is none."""
    signed_in: bool = True
    """Whether one must be signed in."""


async def visited(page: Page, request: Request) -> Response:
    """Return the answer to a request."""
    office: LiveSeason = request.app.state.office
    answers.speak(request)
    try:
        await _until_judged(office, request)
        person = await _person(office, request)
        answers.speak(request, person.language if person else "")
        speak_as(office.rulebook)
        visit = Visit(request, office, person)
        if page.signed_in and person is None:
            return await _let_in(page, visit)
        return await (_taken(page, visit) if request.method == "POST" else _shown(page, visit))
    except BusyError:
        words = _("The season is being worked out; in a moment this page comes by itself.")
        return answers.sentence(503, words, again=2)
    except (NotFoundError, RightError):
        return answers.not_there()
    except StorageError as error:
        _log.warning("%s", sanitizing.visible(str(error)))
        words = _("The office cannot be reached just now; please try again in a moment.")
        return answers.sentence(503, words)
    except LeagueError as error:
        return answers.sentence(422, str(error))


async def _until_judged(office: LiveSeason, request: Request) -> None:
    """Let who hands something in wait for the season: what he typed would be lost otherwise.

    Raises BusyError for who only looks.
    """
    if request.method == "POST":
        await office.judged.wait()
    elif not office.judged.is_set():
        raise BusyError


async def _patient(request: Request, asked: Awaitable[T]) -> T:
    """Wait; who only looks not for long. Raises BusyError."""
    if request.method == "POST":
        return await asked
    try:
        return await asyncio.wait_for(asyncio.ensure_future(asked), PATIENCE)
    except TimeoutError as error:
        raise BusyError from error


async def _person(office: LiveSeason, request: Request) -> Person | None:
    token = cookies.token(request, office.settings)
    if not token:
        return None
    return await _patient(request, office.in_thread(person_of, token))


async def _shown(page: Page, visit: Visit) -> Response:
    if page.show is None:
        return answers.not_there()
    return await page.show(visit)


async def _taken(page: Page, visit: Visit) -> Response:
    """Take a form; what is wrong with it is said above it, and nothing typed is lost."""
    if page.act is None:
        return answers.not_there()
    form = await form_of(visit.request)
    try:
        return await page.act(visit, form)
    except (NotFoundError, RightError):
        raise
    except LeagueError as error:
        if page.show is None:
            raise
        return await page.show(replace(visit, typed=form, fault=_said(error)))


def _said(error: LeagueError) -> str:
    if not isinstance(error, StorageError) or isinstance(error, ConflictError):
        return str(error)
    _log.warning("%s", sanitizing.visible(str(error)))
    return _("The office cannot be reached just now; please hand it in again in a moment.")


async def _let_in(page: Page, visit: Visit) -> Response:
    """Ask who comes, and show what was wanted as soon as that is told.

    Whose session has ended while he typed gets what he typed back.
    """
    if visit.request.method != "POST":
        return visit.page("sign_in.html", 401, carried="")
    form = await form_of(visit.request)
    if "password" not in form:
        note = _("You were signed out meanwhile. Sign in, and what you typed stands there again.")
        return replace(visit, note=note).page("sign_in.html", 401, carried=form.carried())
    typed = carried_in(form)
    try:
        signed_in = await _signed_in(visit, form)
    except InputError as error:
        again = replace(visit, fault=str(error), typed=form)
        return again.page("sign_in.html", 401, carried=typed.carried() if typed else "")
    person = await visit.call(person_of, signed_in.token)
    answers.speak(visit.request, person.language if person else "")
    if typed and page.show is not None:
        note = _("You are signed in again. Nothing was handed in yet: what you typed stands here.")
        answer = await page.show(replace(visit, person=person, typed=typed, note=note))
    else:
        answer = answers.onward(visit.request.url.path if page.show else "/")
    cookies.give(answer, visit.office.settings, signed_in)
    return answer


async def _signed_in(visit: Visit, form: Form) -> SignedIn:
    """Begin a session for a name and a password. Raises InputError."""
    login = form.text("login", _("Account"))
    stay = "stay" in form
    return await visit.beside(
        sign_in, login, form["password"], address=visit.address, agent=visit.agent, stay=stay
    )
