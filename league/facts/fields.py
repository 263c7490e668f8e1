"""What a field of a fact is: what it is called, whose ids it holds, and what of it is personal.

It stands beside the field's type, ``deputy: Annotated[PersonName, called("deputy")] = ""``. Words
of the journal, export and erasure of a person, and what surfaces ask of a field follow from it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, auto
from functools import cache
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from league.language import in_words, to_translate


class Personal(Enum):
    """What a text, a day or a number tells of a person."""

    NO = auto()
    """Nothing: an id, a code, a word of the federation's."""
    KEY = auto()
    """Who it is, by pass number or log-in name: it stays, because results hang on it."""
    NAME = auto()
    """His name; what is ``OWN`` or ``OPEN`` in the same fact is his."""
    WORDS = auto()
    """Words in which somebody may be named."""
    OWN = auto()
    """His alone: it goes with his name, and journals, which are handed on, show a part of it."""
    OPEN = auto()
    """His, and goes with his name; but everybody may read it."""


class Check(Enum):
    """How a text that somebody types is looked at before it is stored."""

    SHORT = auto()
    """On one line, as long as a name may be on paper."""
    NAME = auto()
    """The same, and needed."""
    LINE = auto()
    REMARK = auto()
    PHONE = auto()
    MAIL = auto()
    ADDRESS = auto()
    """Several lines."""


class Called(NamedTuple):
    """What is known of a field."""

    label: str = ""
    """In English, to be translated; as the journal writes it within a line."""
    one: str = ""
    """What one of several is called; to be translated."""
    hint: str = ""
    """What may stand there, for who fills it in; to be translated."""
    personal: Personal | None = None
    things: tuple[str, ...] = ()
    """The lists of a season whose ids stand there."""
    check: Check | None = None


def called(
    label: str = "",
    one: str = "",
    *,
    hint: str = "",
    personal: Personal | None = None,
    things: tuple[str, ...] = (),
    check: Check | None = None,
) -> Called:
    """Return what a field's annotation says of it; what it leaves out, its type may say."""
    return Called(label, one, hint, personal, things, check)


Code = Annotated[str, called(personal=Personal.NO)]
"""An id or a code."""
Words = Annotated[str, called(personal=Personal.WORDS)]
PersonName = Annotated[str, called(personal=Personal.NAME)]
Own = Annotated[str, called(personal=Personal.OWN)]
Phone = Annotated[
    Own, called("telephone", hint=to_translate("such as +43 664 1234567"), check=Check.PHONE)
]
Mail = Annotated[Own, called("e-mail", check=Check.MAIL)]
PassNumber = Annotated[str, called("player", personal=Personal.KEY, things=("players",))]
ClubId = Annotated[str, called("club", personal=Personal.NO, things=("clubs",))]
TeamId = Annotated[str, called("team", personal=Personal.NO, things=("teams",))]
DivisionId = Annotated[str, called("division", personal=Personal.NO, things=("divisions",))]
Author = Annotated[str, called("by", personal=Personal.WORDS)]
Paragraph = Annotated[str, called("paragraph", personal=Personal.NO)]


@cache
def fields_of(kind: type) -> Mapping[str, Called]:
    """Return what is known of each field of a fact, in their order."""
    hints = annotated_hints(kind)
    return {one.name: _merged(hints[one.name]) for one in fields(kind)}


@cache
def annotated_hints(kind: type) -> Mapping[str, Any]:
    """Return the types of a fact's fields with what stands beside them."""
    return get_type_hints(kind, include_extras=True)


@cache
def fields_within(kind: type) -> Mapping[str, Called]:
    """Return what is known of all fields of a fact and of the facts in it, by name.

    The outermost counts where two have the same name.
    """
    found, waiting, seen = dict[str, Called](), [kind], set[type]()
    while waiting:
        one = waiting.pop(0)
        if one in seen or not is_dataclass(one):
            continue
        seen.add(one)
        for name, known in fields_of(one).items():
            found.setdefault(name, known)
        waiting += [each for hint in annotated_hints(one).values() for each in types_in(hint)]
    return found


def label_of(kind: type, name: str) -> str:
    """Return what a field of a fact is called, in the language in use."""
    return in_words(fields_of(kind)[name].label)


def heading_of(kind: type, name: str) -> str:
    """Return a field's label as it begins a line of a form."""
    label = label_of(kind, name)
    return label[:1].upper() + label[1:]


def may_be_none(hint: Any) -> bool:
    """Say whether a field may be None."""
    return NoneType in get_args(get_args(hint)[0] if get_origin(hint) is Annotated else hint)


def types_in(hint: Any) -> Iterator[type]:
    """Yield the types within a type hint, such as those of a list."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        parts = parts[:1]
    for one in parts:
        yield from types_in(one)
    if isinstance(hint, type) and not parts:
        yield hint


def said_of(hint: Any) -> Iterator[Called]:
    """Yield what a type hint says, from the outermost on."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        yield from (one for one in reversed(parts[1:]) if isinstance(one, Called))
        parts = parts[:1]
    for one in parts:
        yield from said_of(one)


def _merged(hint: Any) -> Called:
    """Return what is said of a field: what stands outermost counts, each by itself."""
    made: dict[str, Any] = {}
    for one in said_of(hint):
        made |= {name: value for name, value in one._asdict().items() if value and name not in made}
    return Called(**made)
