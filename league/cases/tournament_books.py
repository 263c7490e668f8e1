"""Which book a case about a tournament belongs to."""

from league.cases.reading import Fields, Place, one_of
from league.rulebook import RuleBook
from league.rulebooks import available, load, tournament_rules


def book_of(fields: Fields) -> RuleBook:
    """Return the book that a case names; without one, the FIDE tournament rules."""
    return fields.get("rulebook", _book, None) or tournament_rules()


def _book(value: object, place: Place) -> RuleBook:
    return load(one_of(*available())(value, place))
