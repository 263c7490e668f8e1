"""A fault of a rule book does not end the program: it becomes a sentence that names its place."""

import reprlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial, wraps
from inspect import unwrap
from pathlib import Path
from types import CodeType, NoneType, TracebackType, UnionType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, Union, cast, get_args, get_origin

from league.errors import LeagueError, RuleBookError
from league.findings import Finding
from league.language import _
from league.outcomes import tiebreaks
from league.rulebook.book import RuleBook
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

if TYPE_CHECKING:
    from league.rulebook.events import Events

P = ParamSpec("P")
R = TypeVar("R")
D = TypeVar("D")

_CITING = ("§", "Art.", "Anhang", "Appendix", "Guideline")
"""What the docstring of a function begins with that serves a paragraph."""

Fits = Callable[[object], bool]


def guarded(book: RuleBook) -> RuleBook:
    """Return a book whose functions raise errors with a sentence, and answer what they declare."""
    found = _guarded_fields(book, book.short)
    return replace(
        found,
        criteria=_known(found.criteria, book.short, tiebreaks.CRITERIA),
        board_values=_one_per_board(found.board_values, book.short),
        serves={
            name: cache(partial(_capability, name, made, book.short))
            for name, made in book.serves.items()
        },
    )


def _capability(name: str, make: Callable[[], object], book: str) -> object:
    """Return what a book answers on a matter, its functions guarded. Raises RuleBookError."""
    made = _guarded_fields(guard(make, book, is_dataclass, name)(), book)
    return _known_criteria(cast("Events", made), book) if name == "events" else made


def _known_criteria(events: "Events", book: str) -> "Events":
    from league.outcomes.tournaments.table import CRITERIA

    return replace(
        events,
        criteria=_known(events.criteria, book, CRITERIA),
        team_criteria=_known(events.team_criteria, book, tiebreaks.CRITERIA),
    )


def _known(
    criteria: Callable[P, Sequence[str]], book: str, known: Collection[str]
) -> Callable[P, Sequence[str]]:
    """Return a function that answers names of known criteria only. Raises RuleBookError."""
    if isinstance(criteria, Unserved):
        return criteria
    wanted = f"criteria: {', '.join(known)}"
    return guard(criteria, book, lambda answer: set(cast("Any", answer)) <= set(known), wanted)


def _one_per_board(
    worth: Callable[[int, Values], list[int]], book: str
) -> Callable[[int, Values], list[int]]:
    """Return a function that answers a value for each board. Raises RuleBookError."""

    @wraps(worth)
    def asked(boards: int, values: Values) -> list[int]:
        found = worth(boards, values)
        if len(found) != boards:
            raise _strange(worth, book, found, f"board_values: {boards} × int")
        return found

    return asked


def _guarded_fields(part: D, book: str) -> D:
    """Return a book or a capability with each of its functions guarded."""
    changes: dict[str, object] = {}
    for one in fields(part):  # type: ignore[arg-type] # a book or a capability is a dataclass
        value = getattr(part, one.name)
        if isinstance(value, Unserved):
            continue
        if is_dataclass(value):
            changes[one.name] = _guarded_fields(value, book)
        elif callable(value):
            wanted = _answer(one.type)
            changes[one.name] = guard(value, book, fitting(wanted), f"{one.name}: {wanted}")
    return replace(part, **changes)  # type: ignore[type-var] # as above


def _answer(declared: Any) -> Any:
    """Return what a field's function answers: of a ``Callable`` its last part."""
    if get_origin(declared) is None:
        return declared.__call__.__annotations__["return"]
    return get_args(declared)[-1]


def guard(function: Callable[P, R], book: str, fits: Fits, wanted: str) -> Callable[P, R]:
    """Return a function of a book that raises RuleBookError in place of every other error.

    An answer is read to its end, so that what a generator computes later is guarded too.
    """

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            answer: Any = function(*args, **kwargs)
            if isinstance(answer, Iterator):
                answer = tuple(answer)
        except LeagueError:
            raise
        except KeyboardInterrupt as stop:
            raise KeyboardInterrupt(fault(book, stop)) from stop
        except (Exception, SystemExit) as error:  # a book is written by others: any fault of it
            raise RuleBookError(fault(book, error)) from error
        if not fits(answer):
            raise _strange(function, book, answer, wanted)
        found: R = answer
        return found

    return asked


def findings_of(
    check: Callable[P, Iterable[Finding]], book: str, /, *args: P.args, **kwargs: P.kwargs
) -> list[Finding]:
    """Return what one check of a book finds. Raises RuleBookError for anything but findings."""
    answer: object = check(*args, **kwargs)
    if not isinstance(answer, Iterable):
        raise _strange(check, book, answer, Finding.__name__)
    found = list(answer)
    for one in found:
        if not isinstance(one, Finding):
            raise _strange(check, book, one, Finding.__name__)
    return found


def _strange(
    function: Callable[..., object], book: str, answer: object, wanted: str
) -> RuleBookError:
    """Return the error for an answer other than expected, with the place of the function."""
    code = getattr(unwrap(function), "__code__", None)
    rule = _cited(code) if code else ""
    sentence = _(
        "{book}{rule}: {function} in {file}, line {line}, answers {answer}, expected is {wanted}."
    )
    return RuleBookError(
        sentence,
        book=book,
        rule=rule and f" {rule}",
        function=getattr(function, "__name__", ""),
        file=_short(code.co_filename) if code else function.__module__,
        line=code.co_firstlineno if code else "–",
        answer=reprlib.repr(answer),
        wanted=wanted,
    )


def fitting(wanted: Any) -> Fits:
    """Return whether an answer is of a declared type, down to what a list or tuple holds."""
    origin, parts = get_origin(wanted) or wanted, get_args(wanted)
    if origin in (Union, UnionType):
        choices = [fitting(one) for one in parts]
        return lambda answer: any(fits(answer) for fits in choices)
    kind = NoneType if origin is None else origin
    if not isinstance(kind, type) or issubclass(kind, Mapping) or not parts:
        return lambda answer: not isinstance(kind, type) or isinstance(answer, kind)
    if kind is tuple and Ellipsis not in parts:
        each = [fitting(one) for one in parts]
        return lambda answer: (
            isinstance(answer, tuple)
            and len(answer) == len(each)
            and all(fits(item) for fits, item in zip(each, answer, strict=True))
        )
    inside = fitting(parts[0])
    return lambda answer: (
        isinstance(answer, kind)
        and not isinstance(answer, str)
        and isinstance(answer, Iterable)
        and all(map(inside, answer))
    )


def fault(book: str, error: BaseException) -> str:
    """Return a sentence that names book, paragraph, file and line of what went wrong there."""
    places = list(_places(error.__traceback__))
    file, line = places[-1][0].co_filename, places[-1][1]
    if isinstance(error, SyntaxError):
        file, line = error.filename or file, error.lineno or line
    rule = next(filter(None, (_cited(code) for code, _line in reversed(places))), "")
    sentence = _("{book}{rule} cannot be applied: {file}, line {line}: {kind}: {error}")
    return sentence.format(
        book=book,
        rule=rule and f" {rule}",
        file=_short(file),
        line=line,
        kind=type(error).__name__,
        error=_words(error),
    )


def _short(file: str) -> str:
    """Return a file with the folder it lies in."""
    return "/".join(Path(file).parts[-2:])


def _words(error: BaseException) -> str:
    """Return what an error says; one that fails to say anything says nothing."""
    try:
        return str(error)
    except Exception:  # noqa: BLE001  # an error of a book may do anything
        return "–"


def _places(trace: TracebackType | None) -> Iterator[tuple[CodeType, int]]:
    """Yield the functions that were running with their lines, the innermost last."""
    while trace is not None:
        yield trace.tb_frame.f_code, trace.tb_lineno
        trace = trace.tb_next


def _cited(code: CodeType) -> str:
    """Return the paragraph that a function's docstring begins with; empty = none."""
    words = code.co_consts[0] if code.co_consts else None
    if not isinstance(words, str) or not words.startswith(_CITING):
        return ""
    return words.partition(":")[0]
