"""Amounts as people type them, in cents."""

import re

from league.errors import InputError
from league.formatting import money
from league.language import _, current
from league.sanitizing import quoted

MOST = 999_999_999
"""Cents of the largest amount that is taken for one: more is a slip of the keys."""

_AMOUNT = re.compile(r"\+?([0-9]{0,12})(?:[.,]([0-9]{0,2}))?")
_PRINTED = re.compile(
    r"([0-9]{1,3}(?:\.[0-9]{3})+),([0-9]{2})|([0-9]{1,3}(?:,[0-9]{3})+)\.([0-9]{2})"
)
"""With signs between the thousands, as amounts are printed."""
_NEXT_YEAR = re.compile(r"[\s;,]+(?=[0-9]{4}\s*=)")
_BELOW_ZERO = re.compile(r"[-−]\s*(?:€\s*)?[0-9.,]*[0-9]\b")
_SIGN = re.compile(r"\A\s*€\s*|\s*€\s*\Z")


def read_cents(text: str) -> int:
    """Return ``36``, ``36,5``, ``36.50`` or ``€ 1.234,50`` in cents.

    Raises InputError for half cents, none, too much or less than nothing.
    """
    bare = _SIGN.sub("", text.strip(), count=1)
    found = _AMOUNT.fullmatch(bare)
    printed = _PRINTED.fullmatch(bare)
    if printed:
        euros, rest = printed[1] or printed[3], printed[2] or printed[4]
    elif found and (found[1] or found[2]):
        euros, rest = found[1] or "0", (found[2] or "").ljust(2, "0")
    elif _BELOW_ZERO.match(bare):
        sentence = _("“{text}” is below zero: amounts are typed without a minus.")
        raise InputError(sentence, text=quoted(text))
    else:
        sentence = _("“{text}” is no amount of euros, such as 36 or {example}.")
        raise InputError(sentence, text=quoted(text), example=example())
    amount = int(euros.replace(".", "").replace(",", "") + rest)
    if amount > MOST:
        sentence = _("{amount} is too much; the most is {most}.")
        raise InputError(sentence, amount=quoted(text), most=money(MOST))
    return amount


def maybe_cents(text: str) -> int | None:
    """Return an amount, None for nothing. Raises InputError."""
    return read_cents(text) if text.strip() else None


def as_typed(amount: int) -> str:
    """Return cents as one types them in the language in use: ``22``, ``22.50`` or ``22,50``."""
    euros, rest = divmod(amount, 100)
    return f"{euros}{',' if current() == 'de' else '.'}{rest:02}" if rest else str(euros)


def example() -> str:
    """Return an amount with cents, as one types it in the language in use."""
    return as_typed(2250)


def amount_hint() -> str:
    """Return how an amount is typed."""
    return _("euros, such as 36 or {example}").format(example=example())


def read_arrears(text: str) -> tuple[int, int]:
    """Return the year and the cents of arrears typed as ``2011=60``. Raises InputError."""
    year, equals, amount = text.partition("=")
    if not equals or not re.fullmatch(r"\s*[0-9]{4}\s*", year):
        sentence = _("{text} are no arrears; expected is a year and an amount such as 2011=60.")
        raise InputError(sentence, text=quoted(text))
    return int(year), read_cents(amount)


def read_all_arrears(text: str) -> tuple[tuple[int, int], ...]:
    """Return years and cents of arrears typed as ``2011=60 2010=55``. Raises InputError."""
    return tuple(read_arrears(part) for part in _NEXT_YEAR.split(text.strip(" ;,")))
