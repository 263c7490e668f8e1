"""Where each paragraph of a rule book lives: its function and its tests."""

import ast
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

import league
from league.language import pick
from league.rulebook import Paragraph, RuleBook
from league.rulebooks import load

NEEDS_TESTS = "check"
"""Kind of paragraph that cannot do without a function and tests."""

_CITED = re.compile(r"^(?:§|Anhang) ")


@dataclass(frozen=True, slots=True)
class Covered:
    """One printed paragraph with its home and its tests."""

    id: str
    citation: str
    kind: str
    title: str
    homes: tuple[str, ...]
    """Functions that serve it, as ``module:function``; of a check its own one first."""
    tests: tuple[str, ...] | None
    """Test functions named by it; None where the program is installed without its tests."""
    cases: tuple[str, ...] | None
    """Case files named by it, or by what it is part of."""

    @property
    def missing(self) -> bool:
        """Say whether a check has no function, or tests are there and none is its own."""
        if self.kind != NEEDS_TESTS:
            return False
        return not self.homes or (self.tests is not None and not (self.tests or self.cases))


def coverage(id: str, tests: Path | None = None) -> list[Covered]:
    """Return every paragraph of a book in the order of the print. Raises RuleBookError.

    ``tests`` is the folder of the tests; without it the one beside the program, if it is there.
    """
    book = load(id)
    homes = _homes(book)
    folder = tests or tests_folder()
    named = None if folder is None else _tests(book, folder)
    filed = None if folder is None else _cases(book, folder)
    return [
        Covered(
            id=one.id,
            citation=book.cite(one.id),
            kind=one.kind,
            title=pick(one.titles),
            homes=tuple(homes.get(one.id, ())),
            tests=None if named is None else tuple(named.get(one.id, ())),
            cases=None if filed is None else tuple(filed.get(one.id, ())),
        )
        for one in book.paragraphs.values()
    ]


def tests_folder() -> Path | None:
    """Return the folder of the tests beside the program; None where it is not there."""
    folder = Path(league.__file__).parent.parent / "tests"
    return folder if (folder / "cases").is_dir() else None


def cited(docstring: str, ids: Sequence[str]) -> list[str]:
    """Return the paragraphs that a function's docstring begins with.

    Such as ``§ 13.2–13.4, 14.4: …`` or ``§ 16.1, Anhang B 6: …``; a dash stands for all between.
    """
    first = docstring.strip().partition("\n")[0]
    if not _CITED.match(first):
        return []
    head = re.sub(r"\([^)]*\)", "", first.partition(":")[0])
    words = re.split(r",|;| and | with ", head.replace("§", ""))
    found: list[str] = []
    for word in words:
        found += [one for one in _named(word, found, ids) if one not in found]
    return found


def _named(word: str, before: Sequence[str], ids: Sequence[str]) -> Iterator[str]:
    """Yield the paragraphs of one citation: ``13.5``, ``Anhang B 6``, ``13.2–13.4``, or ``b``."""
    text = word.strip().removeprefix("Anhang ").replace(" ", ".")
    first, dash, last = text.partition("–")
    start = _full(first, before, ids)
    if start is None:
        return
    if not dash:
        yield start
        return
    end = _full(last, [start], ids)
    # A range that ends with a whole paragraph takes its letters along.
    inside = [at for at, id in enumerate(ids) if id == end or id.startswith(f"{end}.")]
    if inside:
        yield from ids[ids.index(start) : inside[-1] + 1]


def _full(text: str, before: Sequence[str], ids: Sequence[str]) -> str | None:
    """Return an id; a bare letter or number belongs to the paragraph named before it."""
    if text in ids:
        return text
    beside = [f"{one.rpartition('.')[0]}.{text}" for one in before[-1:]]
    beside += [f"{id.partition('.')[0]}.{text}" for id in before[-1:]]
    known = [one for one in beside if one in ids]
    if known:
        return known[0]
    # “§ 13.3” stands for its first letter where the print has no line of its own.
    return next((id for id in ids if text and id.startswith(f"{text}.")), None)


def _homes(book: RuleBook) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for id, function in book.checks.items():
        found.setdefault(id, []).append(_name(function))
    ids = list(book.paragraphs)
    for function in (*book.questions.values(), *_functions(book)):
        for id in cited(function.__doc__ or "", ids):
            if _name(function) not in found.setdefault(id, []):
                found[id].append(_name(function))
    return found


def _name(function: Callable[..., object]) -> str:
    module = function.__module__.rpartition(".")[2]
    return f"{module}:{getattr(function, '__name__', '')}"


def _functions(book: RuleBook) -> Iterator[FunctionType]:
    """Yield the functions of the book's own modules, in the order of the files."""
    for module in _modules(book):
        for function in vars(module).values():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                yield function


def _modules(book: RuleBook) -> Iterator[ModuleType]:
    package = import_module(book.judge_match.__module__)
    yield package
    for one in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        yield import_module(one.name)


def _tests(book: RuleBook, folder: Path) -> dict[str, list[str]]:
    """Return the test functions by the paragraph their name begins with."""
    found: dict[str, list[str]] = {}
    words = {tuple(id.casefold().split(".")): id for id in book.paragraphs}
    for path in sorted(folder.glob("test_*.py")):
        if _of_another(book, path.stem):
            continue
        for name in _test_names(path):
            id = _longest(name.removeprefix("test_").split("_"), words)
            if id is not None:
                found.setdefault(id, []).append(f"{path.stem}:{name}")
    return found


def _of_another(book: RuleBook, stem: str) -> bool:
    """Say whether a file is named for another federation's book (``test_sjrp_…``)."""
    short = stem.split("_")[1]
    others = {one.partition("-")[0] for one in _other_books(book)}
    return short in others


def _other_books(book: RuleBook) -> list[str]:
    from league.rulebooks import available  # noqa: PLC0415  # only the tests' names need it

    return [id for id in available() if id != book.id]


def _test_names(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]


def _longest(words: Sequence[str], ids: Mapping[tuple[str, ...], str]) -> str | None:
    for length in range(len(words), 0, -1):
        if (id := ids.get(tuple(words[:length]))) is not None:
            return id
    return None


def _cases(book: RuleBook, folder: Path) -> dict[str, list[str]]:
    """Return the case files by paragraph: those named by it, or by what it is part of."""
    found: dict[str, list[str]] = {}
    for path in sorted((folder / "cases").glob("*.yaml")):
        for paragraph in _part_of(path.stem, book.paragraphs):
            found.setdefault(paragraph.id, []).append(path.name)
    return found


def _part_of(stem: str, paragraphs: Mapping[str, Paragraph]) -> Iterable[Paragraph]:
    return (one for id, one in paragraphs.items() if id == stem or id.startswith(f"{stem}."))
