"""The language of the words: gettext for our own, the rule book's own words for its sentences.

``_("English")`` looks a sentence up in ``league/locale``; a rule book brings its words in both
languages itself, so that a new one needs nothing outside its folder.
"""

import gettext
import locale
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, lru_cache, wraps
from pathlib import Path

LANGUAGES = ("de", "en")
"""The languages spoken; English is the language of the sources and the fallback."""


Wording = Mapping[str, Mapping[str, str]]
"""What somebody says in place of messages: by message, in a language or in both."""


@dataclass(slots=True)
class _Tongue:
    speaks: str
    whose: str = ""
    """Whose wording it is; empty = nobody's, as long as no season is open."""
    said: Wording = field(default_factory=dict)


_ENGLISH = _Tongue("en")
_current: ContextVar[_Tongue] = ContextVar("language", default=_ENGLISH)
"""Tasks and threads that were started from one another share one tongue."""


def current() -> str:
    """Return the language in use, ``de`` or ``en``."""
    return _current.get().speaks


def use(language: str) -> None:
    """Speak this language from now on (in this context and the ones started from it).

    Messages are the general ones, until ``words_of`` says whose words are to be used.
    """
    _current.set(_Tongue(language if language in LANGUAGES else "en"))


def words_of(whose: str, said: Wording) -> None:
    """Say from now on what a rule book says in place of messages, in running tasks too."""
    tongue = _current.get()
    tongue.whose, tongue.said = whose, said


def turn(language: str) -> None:
    """Speak this language from now on wherever the one in use is spoken: in running tasks too."""
    _current.get().speaks = language if language in LANGUAGES else "en"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for the length of a block."""
    before = _current.get()
    wanted = language if language in LANGUAGES else "en"
    token = _current.set(_Tongue(wanted, before.whose, before.said))
    try:
        yield
    finally:
        _current.reset(token)


def from_environment() -> str:
    """Return the user's language by the usual variables; German for any German locale."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "de" if value.lower().startswith("de") else "en"
    return "de" if (locale.getlocale()[0] or "").lower().startswith(("de", "german")) else "en"


@lru_cache
def _catalogue(language: str) -> gettext.NullTranslations:
    folder = Path(__file__).parent / "locale"
    return gettext.translation("spielleiter", folder, [language], fallback=True)


def _(message: str) -> str:
    """Return the message in the language in use, as the rule book in use words it."""
    return _own(message) or _catalogue(current()).gettext(message)


def _own(message: str) -> str:
    """Return what the rule book in use says in place of a message; nothing where it is as usual."""
    tongue = _current.get()
    return tongue.said.get(message, {}).get(tongue.speaks, "")


def ngettext(one: str, many: str, number: int) -> str:
    """Return the singular or plural form that fits the number."""
    own = _own(one if number == 1 else many)
    return own or _catalogue(current()).ngettext(one, many, number)


def to_translate(message: str) -> str:
    """Return the message as it is: one of a table outside functions, which ``translated`` takes."""
    return message


def in_words(message: str) -> str:
    """Return one ``to_translate`` message in the language in use; nothing for nothing."""
    return (_own(message) or _catalogue(current()).gettext(message)) if message else ""


def translated(table: Mapping[str, str]) -> dict[str, str]:
    """Return a table of ``to_translate`` messages in the language in use."""
    return {key: in_words(message) for key, message in table.items()}


def per_language(table: Callable[[], Mapping[str, str]]) -> Callable[[], Mapping[str, str]]:
    """Have a table of words put together once in each wording, not whenever a word is looked up.

    It goes before a function that returns such a table.
    """

    @cache
    def spoken(_language: str, _whose: str) -> Mapping[str, str]:
        return table()

    @wraps(table)
    def known() -> Mapping[str, str]:
        tongue = _current.get()
        return spoken(tongue.speaks, tongue.whose)

    return known


def pick(words: Mapping[str, str]) -> str:
    """Return the wording in the language in use, else English, else German."""
    return words.get(current()) or words.get("en") or words["de"]
