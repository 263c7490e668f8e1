"""A rule book's example cases in words, answered when they are looked at."""

from dataclasses import dataclass
from functools import cache

from league.cases.answering import Asked, answered, read_case
from league.cases.comparing import SOME
from league.cases.files import cases_of
from league.cases.telling import fact_lines
from league.cases.telling_answers import answer_lines
from league.cases.telling_words import question_words
from league.language import pick
from league.rulebooks import cases_file

_ALWAYS = {"citation", "says", "choices"}
"""What is told of an answer though no case can expect it: its words."""


@dataclass(frozen=True, slots=True)
class Demonstration:
    """One example of a paragraph: what was given, what is asked, what the program answers."""

    title: str
    facts: tuple[str, ...]
    question: str
    answer: tuple[str, ...]
    """What the rule book answers now, with its citations."""
    holds: bool
    """The answer is the expected one."""
    differences: tuple[str, ...]
    """What keeps it from being that."""


def demonstrations(book: str, paragraph: str) -> tuple[Demonstration, ...]:
    """Return the examples of a paragraph, answered now. Raises CaseError, RuleBookError."""
    return tuple(_answered(one) for one in _cases(book) if paragraph in one.shows)


@cache
def _cases(book: str) -> tuple[Asked, ...]:
    """Read a book's examples, once: reading takes far longer than answering."""
    file = cases_file(book)
    return () if file is None else tuple(read_case(fields) for fields in cases_of(file))


def _answered(asked: Asked) -> Demonstration:
    result = answered(asked)
    wanted = {key.removeprefix(SOME) for key in asked.expected} | _ALWAYS
    answer = {key: value for key, value in result.answer.items() if key in wanted}
    written = asked.case.fields.as_written()
    return Demonstration(
        title=pick(asked.names),
        facts=tuple(fact_lines(asked.case.book, written)),
        question=question_words(str(written["ask"])),
        answer=tuple(answer_lines(asked.case.book, written, answer)),
        holds=result.ok,
        differences=tuple(result.differences),
    )
