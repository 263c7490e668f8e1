"""What somebody typed into a form, let in through the gate of all texts."""

import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeVar
from urllib.parse import parse_qsl

from starlette.requests import Request

from league import sanitizing
from league.errors import InputError
from league.language import _
from league.typed.numbers import maybe_whole

T = TypeVar("T")

MARK = "form"
"""Field with the mark of a form: the same form sent again is the same deed."""
TYPED = "typed"
"""Field of the sign-in form with what was typed into another form when the session ended."""
SEEN = "seen"
"""Field with what stood there when the form was shown, so that it replaces nothing newer."""
_MOST_FIELDS = 400


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a form as they were typed."""

    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By name; a field may come several times."""

    def __getitem__(self, name: str) -> str:
        """Return a field as it was typed, for showing it again; empty when it is not there."""
        return self.values.get(name, ("",))[0]

    def __contains__(self, name: object) -> bool:
        """Say whether a field came with the form."""
        return name in self.values

    def __bool__(self) -> bool:
        """Say whether anything was typed."""
        return bool(self.values)

    def text(self, name: str, label: str, *, lines: bool = False) -> str:
        """Return a field without the blanks around it. Raises InputError that begins with label."""
        typed = sanitizing.trimmed(self[name])
        sanitizing.refuse(typed, label, lines=lines)
        return typed

    def number(self, name: str, label: str) -> int | None:
        """Return a whole number from 0 on, None for an empty field. Raises InputError."""
        return self.read(name, label, lambda text: maybe_whole(text, 0))

    def read(self, name: str, label: str, reader: Callable[[str], T]) -> T:
        """Return a field as a reader takes it. Raises InputError that begins with the label."""
        typed = self.text(name, label)
        try:
            return reader(typed)
        except InputError as error:
            raise InputError(f"{label}: {error}") from error

    @property
    def mark(self) -> str:
        """Return by what services know that the same was sent before; empty without a mark.

        It is the mark with all that was typed, hashed: who goes back and sends something else is
        not told that it is there already. The mark is secret, so nobody can try what was typed.
        """
        if not self[MARK]:
            return ""
        return hmac.new(self[MARK].encode(), self.carried().encode(), sha256).hexdigest()[:32]

    @property
    def seen(self) -> str | None:
        """Return which lineup or report stood there when the form was shown; empty = none did.

        None = the form does not say.
        """
        return self.values.get(SEEN, (None,))[0]

    def carried(self) -> str:
        """Return all fields as one text, which ``carried_in`` takes."""
        return json.dumps({name: list(typed) for name, typed in self.values.items()})


EMPTY = Form()


def new_mark() -> str:
    """Return a mark for a form that is shown for the first time."""
    return secrets.token_urlsafe(12)


async def form_of(request: Request) -> Form:
    """Return what was sent. Raises InputError for what no form of ours sends."""
    body = (await request.body()).decode("utf-8", "replace")
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if body and kind != "application/x-www-form-urlencoded":
        raise InputError(_("This is no form of these pages."))
    try:
        pairs = parse_qsl(
            body, keep_blank_values=True, errors="replace", max_num_fields=_MOST_FIELDS
        )
    except ValueError as error:
        raise InputError(_("This is no form of these pages.")) from error
    return _form(pairs)


def carried_in(form: Form) -> Form:
    """Return the other form that a sign-in form carries; an empty one when it carries none."""
    try:
        fields = json.loads(form[TYPED] or "{}")
        return _form((str(name), str(one)) for name, typed in fields.items() for one in typed)
    except (ValueError, TypeError, AttributeError):
        return EMPTY


def _form(pairs: Iterable[tuple[str, str]]) -> Form:
    values: dict[str, tuple[str, ...]] = {}
    for name, typed in pairs:
        # Halves of characters, which JSON can hold, cannot be sent back.
        whole = typed.encode(errors="replace").decode().replace("\r\n", "\n")
        values[name] = (*values.get(name, ()), whole)
    return Form(values)
