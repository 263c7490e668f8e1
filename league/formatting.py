"""Numbers, money, dates and chess moves as people of the language in use write them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time
from functools import cache
from string import Formatter

from league.language import current

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_LONG = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

FIRST_YEAR, LAST_YEAR = 1900, 2199
"""Years that a season or a day of it can lie in; anything else is a slip of the pen."""


_PIECE_LETTERS: Mapping[str, Mapping[int, int]] = {
    "de": str.maketrans("KQRBN", "KDTLS"),
    "en": {},
    "figures": str.maketrans("KQRBN", "♔♕♖♗♘"),
}


def score(half: int) -> str:
    """Return half points as chess players write them: ``4½``, ``½``, ``0``."""
    sign, whole, rest = _parts(half)
    return f"{sign}{whole or ''}½" if rest else f"{sign}{whole}"


def pair(halves: tuple[int, int]) -> str:
    """Return a result in half points, home first: ``4½ : 3½``."""
    return f"{score(halves[0])} : {score(halves[1])}"


def points(half: int) -> str:
    """Return half points with one decimal, for columns: ``4.5``, in German ``4,5``."""
    sign, whole, rest = _parts(half)
    return f"{sign}{whole}{_separators()[1]}{5 if rest else 0}"


def quarters(number: int) -> str:
    """Return quarter points with two decimals, for columns: ``12.25``, in German ``12,25``."""
    whole, rest = divmod(abs(number), 4)
    return f"{'−' if number < 0 else ''}{whole}{_separators()[1]}{25 * rest:02}"


def money(cents: int) -> str:
    """Return cents as an amount in euros: ``€22.00``, in German ``€ 22,00``."""
    thousands, decimal = _separators()
    euros, rest = divmod(abs(cents), 100)
    amount = f"{euros:,}".replace(",", thousands) + f"{decimal}{rest:02}"
    gap = " " if current() == "de" else ""
    return f"{'−' if cents < 0 else ''}€{gap}{amount}"


def size(count: int) -> str:
    """Return bytes as people read them: ``812 kB``, ``12.3 MB``, in German ``12,3 MB``."""
    if count < 1_000_000:
        return f"{-(-count // 1000)} kB"
    tenths = round(count / 100_000)
    return f"{tenths // 10}{_separators()[1]}{tenths % 10} MB"


@dataclass(frozen=True, slots=True)
class Amount:
    """Cents as a fact of a sentence, written as money when the sentence is read."""

    cents: int

    def __str__(self) -> str:
        """Return the amount in the language in use."""
        return money(self.cents)


@dataclass(frozen=True, slots=True)
class Percent:
    """A part of a whole as a fact of a sentence, written when the sentence is read."""

    part: int
    whole: int
    """Above 0."""

    def __str__(self) -> str:
        """Return it in percent to one decimal, none where it is whole: ``42.9``, ``50``."""
        tenths = (2000 * self.part + self.whole) // (2 * self.whole)
        percent, decimal = divmod(tenths, 10)
        exact = 100 * self.part == percent * self.whole
        return str(percent) if exact else f"{percent}{_separators()[1]}{decimal}"

    def reaches(self, percent: int) -> bool:
        """Say whether it is at least so many percent, exactly."""
        return 100 * self.part >= percent * self.whole


def day(day: date) -> str:
    """Return a date: ``15 Oct 2011``, in German ``15.10.2011``."""
    if current() == "de":
        return f"{day.day:02}.{day.month:02}.{day.year}"
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"


def yearly(month: int, day: int) -> str:
    """Return a day of every year: ``20 June``, in German ``20.6.``."""
    if current() == "de":
        return f"{day}.{month}."
    return f"{day} {_LONG[month - 1]}"


def iban(number: str) -> str:
    """Return the number of an account in groups of four, as it is printed and compared."""
    return " ".join(number[at : at + 4] for at in range(0, len(number), 4))


def clock(time: time) -> str:
    """Return a time of day by the 24-hour clock: ``14:00``."""
    return f"{time.hour:02}:{time.minute:02}"


def moment(at: datetime | None) -> str:
    """Return day and time of day: ``15 Oct 2011 14:00``; a dash for none."""
    return f"{day(at.date())} {clock(at.time())}" if at else "–"


def chess_clock(seconds: int, *, signed: bool = False) -> str:
    """Return a time as a chess clock shows it, minutes and seconds: ``2:00``, signed ``+2:00``."""
    sign = "−" if seconds < 0 else "+" if signed else ""
    minutes, rest = divmod(abs(seconds), 60)
    return f"{sign}{minutes}:{rest:02}"


def in_letters(san: str, language: str) -> str:
    """Return a move with English letters in those of a language: ``de``, ``en`` or ``figures``.

    German has ``0-0`` and ``d8D`` as the Laws print them, English ``O-O`` and ``d8=Q`` as a PGN.
    """
    letters = _PIECE_LETTERS[language]
    if not letters:
        return san
    return san.replace("O", "0").replace("=", "").translate(letters)


def _parts(half: int) -> tuple[str, int, int]:
    whole, rest = divmod(abs(half), 2)
    return "−" if half < 0 else "", whole, rest


def _separators() -> tuple[str, str]:
    """Return what stands between thousands and before decimals."""
    return (".", ",") if current() == "de" else (",", ".")


def filled_in(sentence: str, /, **facts: object) -> str:
    """Put facts into a sentence; dates as people write them."""
    return sentence.format_map(spoken_facts(facts))


@cache
def places(sentence: str) -> frozenset[str]:
    """Return the names of a sentence's ``{name}`` places.

    Raises ValueError for a brace without its partner, and for one around anything but a name.
    """
    found = [(name, spec, how) for _text, name, spec, how in Formatter().parse(sentence)]
    names = [one for one in found if one[0] is not None]
    if not all(str(name).isidentifier() and not spec and not how for name, spec, how in names):
        raise ValueError(sentence)
    return frozenset(str(name) for name, _spec, _how in names)


def spoken_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Return the facts with their dates as people write them."""
    return {name: _spoken(fact) for name, fact in facts.items()}


def _spoken(fact: object) -> object:
    if isinstance(fact, datetime):
        return f"{day(fact.date())} {clock(fact.time())}"
    return day(fact) if isinstance(fact, date) else fact


def first_sentence(text: str) -> str:
    """Return what a list says about a command."""
    return re.split(r"(?<=[.;:])\s", text, maxsplit=1)[0].rstrip(".;:")
