"""What a rule book does not answer: the one place that says so."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from league.errors import RuleBookError
from league.language import _
from league.rulebook.paragraphs import Values


@dataclass(frozen=True, slots=True)
class Unserved:
    """Stands in a capability for a function that a book does not have."""

    subject: Callable[[], str] = str
    """What the book has no rule about, in the language in use."""
    paragraph: str = ""
    """The paragraph that has a rule, which people apply; empty = there is none."""

    def __call__(self, *asked: object, **more: object) -> NoReturn:
        """Refuse to answer. Raises RuleBookError; the values in force are among what is asked."""
        values = next(one for one in (*asked, *more.values()) if isinstance(one, Values))
        raise RuleBookError(self.sentence(values))

    def sentence(self, values: Values) -> str:
        """Return why the program does not answer: no rule is there, or people apply it."""
        if not self.paragraph:
            sentence = _("{book} has no rule about {subject}.")
            return sentence.format(book=values.book, subject=self.subject())
        entry, rule = values.paragraphs[self.paragraph], values.cite(self.paragraph)
        sentence = _("{rule} says: “{says}” The program decides nothing here; people do.")
        if entry.person:
            sentence = _(
                "{rule} says: “{says}” The program decides nothing here; people do and record"
                " it with “spielleiter {command}”."
            )
        return sentence.format(rule=rule, says=entry.summary, command=entry.person)


def has_rule(function: object) -> bool:
    """Say whether a book answers by a function of one of its capabilities."""
    return not isinstance(function, Unserved)


def missing(function: object, values: Values) -> str:
    """Return why a book does not answer by a function; empty = it does."""
    return function.sentence(values) if isinstance(function, Unserved) else ""


def require(function: object, values: Values) -> None:
    """Refuse what a book does not answer, before it is asked. Raises RuleBookError."""
    if isinstance(function, Unserved):
        function(values)
