"""Where each paragraph of a rule book lives: its function and its tests."""

import ast
import inspect
import pkgutil
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

import league
from league.language import pick
from league.rulebook import RuleBook
from league.rulebooks import federations, load, module
from league.services.rulebook.reach import reached

NEEDS_TESTS = "check"
"""Kind of paragraph that cannot do without a function and tests."""
SERVED = ("check", "value", "procedure", "deadline")
"""Kinds that the program serves, or that a person decides and records."""

_CITED = re.compile(r"^(?:§|Art\.|Anhang|Appendix|Guideline) ")
_ANNEX = re.compile(r"^(?:Anhang|Appendix|Guideline) ")
_TEST = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)
_EXPECTED = re.compile(r"\brule: ([\w.]+)")


@dataclass(frozen=True, slots=True)
class Covered:
    """One printed paragraph with its home and its tests."""

    id: str
    citation: str
    kind: str
    title: str
    homes: tuple[str, ...]
    """Functions that serve it, as ``module:function``; of a check its own one first.

    Only what a command or a screen reaches.
    """
    person: str
    """Command by which a person records what he decides about it; empty = it is served."""
    command: str
    """Command, or page, by which an official reaches what serves it, or records what he decides.

    Empty = the book does not say.
    """
    paper: str
    """Name of the paper that it demands or describes; empty = none."""
    tests: tuple[str, ...] | None
    """Test functions named by it, as ``folder/file:function``.

    None where the program is installed without its tests.
    """
    cases: tuple[str, ...] | None
    """Case files named by it, that begin with it, or that expect it."""

    @property
    def missing(self) -> bool:
        """Say whether nothing serves it and no person decides, or a check has no tests."""
        if self.kind in SERVED and not self.homes and not self.person:
            return True
        untested = self.tests is not None and not (self.tests or self.cases)
        return self.kind == NEEDS_TESTS and (not self.homes or untested)


def coverage(id: str, tests: Path | None = None, *, quick: bool = False) -> list[Covered]:
    """Return every paragraph of a book in the order of the print. Raises RuleBookError.

    ``tests`` is the folder of the tests; without it the one beside the program, if it is there.
    ``quick`` does not read the program's source to see which functions it reaches.
    """
    book = load(id)
    homes = homes_of(book, None if quick else reached())
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
            person=one.person,
            command=one.command or one.person.removeprefix("view "),
            paper=one.paper,
            tests=None if named is None else tuple(named.get(one.id, ())),
            cases=None if filed is None else tuple(filed.get(one.id, ())),
        )
        for one in book.paragraphs.values()
    ]


def doubled(id: str) -> Iterator[tuple[str, str, int]]:
    """Yield paragraph, file and line where a table of a book names a paragraph a second time.

    Only the last function counts there. Raises RuleBookError for a book that nobody knows.
    """
    book = load(id)
    for one in _modules(book):
        path = Path(str(one.__file__))
        for table in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            keys = table.keys if isinstance(table, ast.Dict) else ()
            named = [one for one in keys if isinstance(one, ast.Constant)]
            known = [one for one in named if one.value in book.paragraphs]
            for key in known:
                if key is not next(one for one in known if one.value == key.value):
                    yield str(key.value), path.name, key.lineno


def tests_folder() -> Path | None:
    """Return the folder of the tests beside the program; None where it is not there."""
    folder = Path(league.__file__).parent.parent / "tests"
    return folder if (folder / "cases").is_dir() else None


def cited(docstring: str, ids: Sequence[str]) -> list[str]:
    """Return the paragraphs that a function's docstring begins with.

    Such as ``§ 3.2–3.4, 4.4: …`` or ``§ 6.1, Anhang B 6: …``; a dash stands for all between.
    """
    first = docstring.strip().partition("\n")[0]
    if not _CITED.match(first):
        return []
    head = re.sub(r"\([^)]*\)", "", first.partition(":")[0])
    words = re.split(r",|;| and | with ", re.sub(r"§|Art\.", "", head))
    found: list[str] = []
    for word in words:
        found += [one for one in _named(word, found, ids) if one not in found]
    return found


def _named(word: str, before: Sequence[str], ids: Sequence[str]) -> Sequence[str]:
    """Return what one citation names: ``3.5``, ``Anhang B 6``, ``3.2–3.4``, or just ``b``."""
    text = _ANNEX.sub("", word.strip()).replace(" ", ".").replace("-", "–")
    first, dash, last = text.partition("–")
    start = _all_of(first, before, ids)
    end = _all_of(last, start, ids) if dash else start
    whole = not dash and text.isdecimal() and start[:1] != [text]
    if not start or not end or (whole and start[0].startswith(f"{text}.")):
        return ()
    tail = [at for at, id in enumerate(ids) if f"{id}.".startswith(f"{end[-1]}.")]
    return ids[ids.index(start[0]) : tail[-1] + 1] if dash else start


def _all_of(text: str, before: Sequence[str], ids: Sequence[str]) -> Sequence[str]:
    """Return the paragraph of that id, or its letters where the print has no line for the whole.

    A bare letter or number belongs to the paragraph, or to the annex, named before it.
    """
    wanted = [text]
    if before:
        annex, beside = before[-1].partition(".")[0], before[-1].rpartition(".")[0]
        near = [f"{beside}.{text}", f"{annex}.{text}"]
        wanted = [*near, text] if annex.isalpha() else [text, *near]
    for id in wanted if text else ():
        if id in ids:
            return [id]
        if parts := [one for one in ids if one.startswith(f"{id}.")]:
            return parts
    return []


def homes_of(book: RuleBook, live: Container[str] | None = None) -> dict[str, list[str]]:
    """Return by paragraph the functions that serve it, of a check its own one first.

    Who only reads a paragraph's value or sentence stands last. ``live`` = the functions that count,
    as ``reached()`` returns them; None = all, as a test holds that all are reached.
    """
    found: dict[str, list[str]] = {}
    for id, function in book.checks.items():
        if _counts(function, live):
            found.setdefault(id, []).append(_name(function))
    ids = list(book.paragraphs)
    serving = [one for one in _functions(book) if _counts(one, live)]
    for named in (_cited_by(serving, ids), _read_by(serving, ids)):
        for id, function in named:
            if _name(function) not in found.setdefault(id, []):
                found[id].append(_name(function))
    return found


def _counts(function: Callable[..., object], live: Container[str] | None) -> bool:
    name = getattr(function, "__name__", "")
    return live is None or f"{function.__module__}:{name}" in live


def _cited_by(
    functions: Iterable[FunctionType], ids: Sequence[str]
) -> Iterator[tuple[str, FunctionType]]:
    for function in functions:
        for id in cited(function.__doc__ or "", ids):
            yield id, function


def _read_by(
    functions: Iterable[FunctionType], ids: Sequence[str]
) -> Iterator[tuple[str, FunctionType]]:
    """Yield the paragraphs whose id stands in a function's code, where their values are asked."""
    known = set(ids)
    for function in functions:
        for text in function.__code__.co_consts:
            for id in text if isinstance(text, tuple) else (text,):
                if id in known:
                    yield id, function


def _name(function: Callable[..., object]) -> str:
    file = function.__module__.rpartition(".")[2]
    return f"{file}:{getattr(function, '__name__', '')}"


def _functions(book: RuleBook) -> Iterator[FunctionType]:
    """Yield the functions of the book's own modules, in the order of the files."""
    for one in _modules(book):
        for function in vars(one).values():
            if inspect.isfunction(function) and function.__module__ == one.__name__:
                yield function


def _modules(book: RuleBook) -> Iterator[ModuleType]:
    package = module(book.id)
    yield package
    for one in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        yield import_module(one.name)


def _tests(book: RuleBook, folder: Path) -> dict[str, list[str]]:
    """Return the test functions by the paragraph their name begins with."""
    found: dict[str, list[str]] = {}
    words = {tuple(id.casefold().split(".")): id for id in book.paragraphs}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if not _speaks_of(book, path.relative_to(folder).as_posix(), text):
            continue
        for name in _test_names(text):
            # “16_1_and_17_1_…” speaks of both.
            for part in name.removeprefix("test_").split("_and_"):
                id = _longest(part.split("_"), words)
                if id is None:
                    break
                found.setdefault(id, []).append(f"{path.parent.name}/{path.stem}:{name}")
    return found


def _speaks_of(book: RuleBook, path: str, text: str) -> bool:
    """Say whether a file of tests is about a book; the FIDE's texts have files of their own."""
    first, _dash, rest = book.id.partition("-")
    if book.id not in federations():
        return (rest if book.laws else book.id).replace("-", "_") in path
    return first in text.casefold() + path


def _test_names(text: str) -> list[str]:
    return _TEST.findall(text)


def _longest(words: Sequence[str], ids: Mapping[tuple[str, ...], str]) -> str | None:
    # A name that begins with “a” speaks of a thing; only an annex's numbered parts are meant.
    fewest = 1 if words[0].isdecimal() else 2
    for length in range(len(words), fewest - 1, -1):
        if (id := ids.get(tuple(words[:length]))) is not None:
            return id
    return None


def _cases(book: RuleBook, folder: Path) -> dict[str, list[str]]:
    """Return the case files by the paragraphs they are named by, begin with, or expect."""
    ids = list(book.paragraphs)
    found: dict[str, list[str]] = {}
    for path in sorted((folder / "cases").glob("**/*.yaml")):
        text = path.read_text(encoding="utf-8")
        if f"rulebook: {book.id}" not in text:
            continue
        expected = set(_EXPECTED.findall(text))
        head = cited(text.partition("\n")[0].removeprefix("# "), ids)
        for id in ids:
            if id == path.stem or id in head or id in expected:
                found.setdefault(id, []).append(path.name)
    return found
