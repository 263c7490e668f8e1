"""The accounts: who gets in, as what, and where he is signed in."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rich.text import Text

from league.clock import in_zone
from league.facts.users import User
from league.formatting import day
from league.language import _
from league.services.session.desk import Desk
from league.services.session.operations import Operation
from league.services.users import operations
from league.services.users.accounts import users
from league.services.users.codes import give_code
from league.services.users.rows import account_rows
from league.services.users.sign_in import sessions_of
from league.views.users import ACCOUNTS, AccountRow, SessionView
from tui.app_protocol import app_of
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.dialog import ask
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.kit.described import on_screen
from tui.kit.frame import fills, key, quiet
from tui.kit.parts import Facts, Part, Prose, listed
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page
from tui.pages.users import forms


@dataclass(frozen=True, slots=True)
class Accounts:
    """The accounts with where each is signed in."""

    rows: list[AccountRow]
    users: dict[str, User]
    sessions: dict[str, list[SessionView]]
    zone: str | None
    """By whose clocks moments are told; None = those here."""


class UsersPage(Page[Accounts]):
    """Every account; roles and sessions of the one under the cursor below."""

    NAME = "users"
    RECORDS = True
    APART = True

    def __init__(self) -> None:
        super().__init__(
            fills("n", "add", _("new account"), _("For somebody who has none")),
            fills("c", "change", _("change"), _("Name, e-mail, language")),
            fills("r", "appoint", _("role"), _("Give a role, and for what part")),
            fills("w", "withdraw", _("take a role"), _("A role ends")),
            key("k", "code", _("access code"), _("A code with which he sets his password")),
            quiet("s", "form('sessions')", _("end sessions"), _("Wherever he is signed in")),
            quiet("x", "form('close')", _("close"), _("Nobody gets in with it any more")),
            quiet(
                "o", "form('open')", _("open it again"), _("A closed account; it needs a new code")
            ),
        )

    def load(self, desk: Desk) -> Accounts:
        """Return the accounts. Raises StorageError."""
        rows = account_rows()
        sessions = {one.login: sessions_of(one.login) for one in rows}
        return Accounts(rows, users(), sessions, desk.book.time_zone)

    def facts(self, view: Accounts) -> Facts:
        """Return how many there are, and how many get in."""
        inside = sum(one.password and one.closed is None for one in view.rows)
        return [(_("Users"), str(len(view.rows))), (_("With a password"), str(inside))]

    def parts(self, view: Accounts, hues: Ink) -> tuple[Part, ...]:
        """Return the accounts, and the one under the cursor."""
        columns = on_screen(ACCOUNTS, hues)
        empty = _("There is no account; whoever sits at this machine may do everything.")
        rows = view.rows
        table = listed("accounts", _("Users"), columns, rows, lambda one: one.login, empty)
        first = _words(view, rows[0].login, hues) if rows else Text(empty)
        every = partial(_all_words, view, hues)
        return table, Prose("detail", _("The account"), first, every)

    def moved(self) -> None:
        """Show the account under the cursor."""
        if (login := self._login()) is not None:
            self.tell("detail", _words(self.view, login, ink(self.app)))

    def _login(self) -> str | None:
        return self.row("accounts") if self.query("#accounts") else None

    def forms(self) -> Forms:
        """Return what can be done; a closed account can only be opened again."""
        found: Forms = {"add": lambda desk: form_of(desk, operations.ADD, {})}
        login = self._login()
        user = self.view.users.get(login) if login else None
        if login is None or user is None:
            return found
        if user.closed is not None:
            return found | {"open": _form(operations.OPEN, login, user)}
        known = partial(partial, login=login, user=user)
        found |= {
            "change": _form(operations.CHANGE, login, user),
            "appoint": _form(operations.APPOINT, login, user),
            "sessions": known(forms.sessions_form),
            "close": _form(operations.CLOSE, login, user),
        }
        if user.appointments:
            found["withdraw"] = known(forms.withdraw_form)
        return found

    def action_code(self) -> None:
        """Give out a code, when that is meant."""
        login = self._login()
        if login is None:
            return
        words = _("Give out a new code for “{login}”? Earlier ones are no good then.")
        question = ConfirmDialog(
            _("Access code"), words.format(login=login), _("Give it out"), _("Not now")
        )
        ask(self.app, question, lambda _sure: app_of(self).work(self._give(login)))

    async def _give(self, login: str) -> None:
        app = app_of(self)
        async with app.writing:
            code = await app.in_thread(partial(give_code, login, actor=app.actor))
        until = in_zone(code.until, self.view.zone)
        words = _("Code for “{login}”: {code}, good until {day}. It is shown only now.")
        told = words.format(login=login, code=code.text, day=day(until.date()))
        await self.app.push_screen(
            ConfirmDialog(_("Access code"), told, _("It is written down"), _("Close"))
        )


def _form(operation: Operation, login: str, user: User) -> Callable[[Desk], Form]:
    shown = {"name": user.name, "mail": user.mail, "language": user.language}
    return lambda desk: form_of(desk, operation, {"login": login}, shown, name=user.name)


def _all_words(view: Accounts, hues: Ink) -> Text:
    return Text("\n\n").join(_words(view, one.login, hues) for one in view.rows)


def _words(view: Accounts, login: str, hues: Ink) -> Text:
    row = next(one for one in view.rows if one.login == login)
    lines = [Text(f"{row.name} ({login})", f"bold {hues.text}"), *map(Text, row.roles)]
    for one in view.sessions[login]:
        sentence = _("Signed in since {day} {time:%H:%M}, {address}, {agent}")
        at = in_zone(one.at, view.zone)
        told = sentence.format(day=day(at.date()), time=at, address=one.address, agent=one.agent)
        lines.append(Text(told, hues.muted))
    return Text("\n").join(lines)
