"""An expectation beside an answer.

Numbers are compared after rounding the answer to the expectation's decimals, days as ISO dates, a
list of maps without order (each expected map fits exactly one answered map by the keys it names),
other lists in order. ``some_`` before the name of a list allows the answer more than was expected.
"""

import json
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import date, datetime
from decimal import Decimal
from fractions import Fraction
from math import floor

from league.cases.reading import iso
from league.language import _

SOME = "some_"


def differences(expected: Mapping[str, object], answer: Mapping[str, object]) -> list[str]:
    """Return what keeps the answer from being the expected one, in sentences; empty = it holds."""
    found: list[str] = []
    for key, value in expected.items():
        if key not in answer and key.startswith(SOME):
            name = key.removeprefix(SOME)
            found += _list_differences(name, value, answer.get(name), more=True)
        else:
            found += _value_differences(key, value, answer.get(key))
    return found


def _value_differences(key: str, expected: object, answered: object) -> list[str]:
    if isinstance(expected, list) and isinstance(answered, list | tuple) and _of_maps(answered):
        return _list_differences(key, expected, answered, more=False)
    if fits(expected, answered):
        return []
    return [
        _("{key}: expected {expected}, answered {answered}").format(
            key=key, expected=shown(expected), answered=shown(answered)
        )
    ]


def _list_differences(key: str, expected: object, answered: object, *, more: bool) -> list[str]:
    if not isinstance(expected, list) or not isinstance(answered, list | tuple):
        return _value_differences(key, expected, answered)
    if not (_of_maps(expected) or _of_maps(answered)):
        kept = _in_order(expected, answered) if more else fits(expected, answered)
        return [] if kept else _value_differences(key, expected, answered)
    missing, left_over = _unmatched(expected, answered)
    missed = [
        _("{key}: nothing answers {expected}").format(key=key, expected=shown(item))
        for item in missing
    ]
    surplus = [
        _("{key}: not expected: {answered}").format(key=key, answered=shown(item))
        for item in left_over
    ]
    return missed if more else missed + surplus


def _of_maps(items: Sequence[object]) -> bool:
    return any(isinstance(item, Mapping) for item in items)


def fits(expected: object, answered: object) -> bool:
    """Say whether an answered value is the expected one."""
    if isinstance(expected, Mapping):
        return isinstance(answered, Mapping) and all(
            key in answered and fits(value, answered[key]) for key, value in expected.items()
        )
    if isinstance(expected, list):
        return _list_fits(expected, answered)
    if _is_number(expected) and _is_number(answered):
        return _number_fits(expected, answered)
    if isinstance(answered, date):
        return _day(expected, answered) == answered
    if isinstance(answered, str) and isinstance(expected, int):  # a pass number left unquoted
        return str(expected) == answered
    return type(expected) is type(answered) and expected == answered


def _list_fits(expected: list[object], answered: object) -> bool:
    if isinstance(answered, AbstractSet):
        answered = list(answered)
        return len(expected) == len(answered) and _unmatched(expected, answered) == ([], [])
    if not isinstance(answered, list | tuple) or len(expected) != len(answered):
        return False
    if _of_maps(expected) or _of_maps(answered):
        return _unmatched(expected, answered) == ([], [])
    return all(fits(one, other) for one, other in zip(expected, answered, strict=True))


def _in_order(expected: Sequence[object], answered: Sequence[object]) -> bool:
    rest = iter(answered)
    return all(any(fits(item, other) for other in rest) for item in expected)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float | Fraction | Decimal) and not isinstance(value, bool)


def _number_fits(expected: object, answered: object) -> bool:
    wanted = Decimal(str(expected))
    if not wanted.is_finite():
        return False
    exponent = wanted.as_tuple().exponent
    unit = Fraction(10) ** max(0, -int(exponent))
    given = answered if isinstance(answered, Fraction) else Fraction(str(answered))
    return Fraction(floor(given * unit + Fraction(1, 2))) == Fraction(wanted) * unit


def _day(expected: object, answered: date) -> object:
    kind = datetime if isinstance(answered, datetime) else date
    return expected if type(expected) is kind else iso(kind, expected)


def _unmatched(
    expected: Sequence[object], answered: Sequence[object]
) -> tuple[list[object], list[object]]:
    """Return what stays alone on either side when as many as possible are paired."""
    partner: dict[int, int] = {}
    missing = [
        item
        for number, item in enumerate(expected)
        if not _paired(number, expected, answered, partner, set())
    ]
    return missing, [item for number, item in enumerate(answered) if number not in partner]


def _paired(
    number: int,
    expected: Sequence[object],
    answered: Sequence[object],
    partner: dict[int, int],
    tried: set[int],
) -> bool:
    # Augmenting paths: an expectation may take another's partner when that one finds a new one.
    for other, item in enumerate(answered):
        if other in tried or not fits(expected[number], item):
            continue
        tried.add(other)
        if other not in partner or _paired(partner[other], expected, answered, partner, tried):
            partner[other] = number
            return True
    return False


def plain(value: object) -> object:
    """Return a value as JSON knows it: days as ISO dates, sets as sorted lists."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, AbstractSet):
        return sorted((plain(item) for item in value), key=str)
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, Fraction | Decimal):
        return int(value) if value == int(value) else float(value)
    if isinstance(value, datetime):
        return value.isoformat(" ", "minutes")
    return value.isoformat() if isinstance(value, date) else value


def shown(value: object) -> str:
    """Return a value for a sentence."""
    if isinstance(value, Mapping):
        value = {key: item for key, item in value.items() if key != "says"}
    return json.dumps(plain(value), ensure_ascii=False, default=str)
