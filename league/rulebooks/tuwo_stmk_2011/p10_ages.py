"""§ 10, 19: age groups."""

import re
from datetime import date

from league.errors import RuleBookError
from league.facts.people import AgeLimit
from league.language import _
from league.rulebook import Values


def age_limit(group: str, year: int, values: Values) -> AgeLimit:
    """§ 10, 19: born on or after 1 January of (year − N); seniors by 31 December.

    Groups: the U-groups of the book, with ``w`` for girls, ``seniors-m`` and ``seniors-w``.
    Raises RuleBookError for any other.
    """
    if match := re.fullmatch(r"U(\d{1,2})(w?)", group):
        if group in values.words("10.I.3", "groups"):
            young_enough = date(year - int(match[1]), 1, 1)
            return AgeLimit(born_from=young_enough, sex=match[2] or None)
    elif group in ("seniors-m", "seniors-w"):
        age = values.number("19", "men" if group == "seniors-m" else "women")
        return AgeLimit(born_until=date(year - age, 12, 31), sex=group[-1])
    raise RuleBookError(
        _("{book} knows no age group “{group}”; it has {groups}.").format(
            book=values.book,
            group=group,
            groups=", ".join([*values.words("10.I.3", "groups"), "seniors-m", "seniors-w"]),
        )
    )
