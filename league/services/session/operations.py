"""What an official does, described once: what is asked for it, and what comes of it.

A command with its help, a form, a trial and an answer for programs are made of an operation
(``tui.commands.from_operations``, ``tui.dialogs.from_operations``); none of them says anything of
its own. Words are messages of ``to_translate``: they are spoken where they are shown.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from league.errors import InputError
from league.language import _, in_words, to_translate

if TYPE_CHECKING:
    from league.facts.actors import Right
    from league.rulebook import RuleBook
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step

Given = Mapping[str, Any]
"""Values of parameters, by name."""
Choices = Sequence[tuple[str, str]]
"""Values as they are typed, each with what is shown for it."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a parameter may be: how it is read from text, and what is offered while one types."""

    metavar: str
    read: Callable[["Desk", str, Given], Any]
    """Makes a value of a text, with the values of the parameters before it. Raises InputError."""
    empty: Any = ""
    """The value where nothing was typed, and nothing need be."""
    choices: Callable[["Desk", Given], Choices] | None = None
    """What it may be, where that is a short list."""
    suggested: Callable[["Desk"], Sequence[str]] | None = None
    """What may be meant by the first letters."""
    hint: Callable[["Desk"], str] | None = None
    """How it is typed."""
    spoken: Callable[["Desk", Any], str] = lambda _desk, value: str(value)
    """A value in words."""
    typed: Callable[[Any], str] = lambda value: "" if value is None else str(value)
    """A value as one types it."""
    flag: bool = False
    """A command's option takes no value: it is answered by yes or not at all.

    One that is called by two words, such as ``--granted/--rejected``, is read as that said.
    """
    several: bool = False
    """A command takes it more than once; all of it is read as one text of so many lines."""
    file: bool = False
    """It names a file: what the system takes for its name need be no text."""
    thing: str = ""
    """What a page may show that is one, as its papers name it."""
    words: int = 1
    """So many words a command takes for it; they are read with line ends between."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """What is asked for one thing of an operation."""

    name: str
    """Of the argument that the step takes."""
    kind: Kind
    label: str
    hint: str = ""
    """Beside a form's line; empty = how its kind is typed."""
    option: str = ""
    """How a command's option is called; empty = it is an argument without a name."""
    about: str = ""
    """What a command's help says of the option; empty = the label, as a sentence."""
    needed: bool = True
    today: bool = False
    """Where nothing was typed it is today."""
    shown: Callable[["Desk"], str] | None = None
    """What stands in a form's line before anything is typed, where nothing holds by itself."""
    default: Callable[["Desk"], str] | None = None
    """What holds where nothing was typed, as it would be typed."""
    fits: Callable[["Desk"], bool] | None = None
    """Says whether a form asks for it, as some rule books want it; else as if nothing was typed."""
    lines: int = 1
    """Lines that a form shows of it; with more than one, line ends may be typed."""
    kept: bool = False
    """What a command does not name, or is left in a form as it is on record, stays: it is none
    of the values then."""


@dataclass(frozen=True, slots=True)
class Reason:
    """How the reason of an operation is asked for."""

    option: str
    about: str
    hint: str = ""
    """Beside a form's line; empty = the usual."""
    needed: bool = False
    despite: bool = False
    """It also lifts what stands against it: for that a command has ``--despite``, so that a reason
    for the journal alone stores nothing in spite of a finding."""


NEEDED = Reason("--reason", to_translate("Why, on record."), needed=True)
NOT_NEEDED = Reason("", "", to_translate("not needed"))
"""A command does not ask for it."""
DESPITE = Reason(
    "--despite", to_translate("Store it in spite of what stands against it, with the reason.")
)
FOR_JOURNAL = Reason(
    "--why",
    to_translate("Reason, for the journal."),
    to_translate("not needed; goes into the journal"),
)
IN_SPITE = Reason("--why", to_translate("Reason, for the journal."), despite=True)


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that an official does."""

    name: str
    """Of the command, such as ``account pay``."""
    right: "Right"
    """Without it nothing is stored; the step's transaction asks for it."""
    step: Callable[..., "Step"]
    """Makes of the parameters' values what is tried and stored; it imports when it is called."""
    title: str
    """Of the form; the names of parameters in braces stand for what was given for them."""
    about: str
    """What the help of the command says."""
    parameters: tuple[Parameter, ...]
    reason: Reason
    examples: tuple[str, ...] = ()
    needs: Literal["season", "file"] = "season"
    """What must be there. What needs only a file takes of a desk what ``AtFile`` has."""
    now: Callable[["Desk", Given], object] | None = None
    """What is on record of the thing that is chosen, its attributes named like the parameters."""
    fits: Callable[["RuleBook"], bool] | None = None
    """Says whether palette and keys offer it by a rule book; the command says why it does not."""


def served(answer: Callable[["RuleBook"], object]) -> Callable[["RuleBook"], bool]:
    """Return what says whether a rule book answers, by one of its functions."""

    def fits(book: "RuleBook") -> bool:
        from league.rulebook import has_rule

        return has_rule(answer(book))

    return fits


def offered(operation: Operation, desk: "Desk") -> bool:
    """Say whether an operation is offered in a season: its rule book has to know of it."""
    return operation.fits is None or operation.fits(desk.book)


def value_of(desk: "Desk", asked: Parameter, text: str, given: Given) -> Any:
    """Return the value of a parameter, with those of the parameters before it given.

    Raises InputError for what is not understood, or lacks.
    """
    if not text.strip() and asked.default is not None:
        text = asked.default(desk)
    if text.strip():
        return asked.kind.read(desk, text, given)
    if asked.today:
        return desk.today
    if asked.needed:
        raise InputError(_("Please fill in: {fields}."), fields=in_words(asked.label))
    return asked.kind.empty


def later(module: str) -> Any:
    """Return what stands for a module of steps: it is imported when a step is asked of it.

    Beside it the module is imported for type checkers alone, by the same name.
    """
    return _Later(module)


class _Later:
    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Callable[..., "Step"]:
        def step(*args: Any, **given: Any) -> "Step":
            made: Step = getattr(import_module(self._module), name)(*args, **given)
            return made

        return step
