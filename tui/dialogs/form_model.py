"""What a form asks, and what was answered."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from league.errors import InputError, LeagueError
from league.language import _
from league.services.consequences.trying import try_told
from league.services.session.decided import Decides
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, Step, doubted
from league.views.boards import BoardView


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form."""

    name: str
    label: str
    value: str = ""
    hint: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    """Value and label of each; empty = anything may be typed."""
    suggested: tuple[str, ...] = ()
    """What may be meant by the first letters."""
    needed: bool = False
    """Nothing can be stored while it is empty."""
    lines: int = 1
    """Lines that are seen of it; with more than one, line ends may be typed."""
    by_clock: bool = False
    """Today stands there before."""


def flag(name: str, label: str, value: str = "") -> Field:
    """Return a question that is answered by no (empty) or yes."""
    return Field(name, label, value, answers=(("", _("no")), ("yes", _("yes"))))


def goes_into_journal() -> str:
    """Return what a reason is for that nothing asks for."""
    return _("not needed; goes into the journal")


class Answers(Mapping[str, str]):
    """What stands in the fields, by name.

    A paper is made by reading one answer after the other: where that ends in an error, it is about
    the answer that was read last.
    """

    def __init__(self, typed: Mapping[str, str], fields: Sequence[Field]) -> None:
        self._typed = typed
        self._labels = {one.name: one.label for one in fields}
        self.last = ""
        """Name of the field read last; empty before any was."""

    def __getitem__(self, name: str) -> str:
        """Return an answer, and remember that it was read."""
        answer = self._typed[name]
        self.last = name
        return answer

    def typed(self, name: str) -> bool:
        """Say whether anything stands in a field, without reading it."""
        return bool(self._typed[name].strip())

    def label(self, name: str) -> str:
        """Return what stands before a field."""
        return self._labels[name]

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(self._typed)

    def __len__(self) -> int:
        """Return the number of fields."""
        return len(self._typed)


class FieldError(InputError):
    """Answers that make no paper: what is wrong in the fields, and what is missing."""

    def __init__(self, sentence: str, field: str) -> None:
        """Keep the name of the first field that is meant; empty where none is."""
        super().__init__(sentence)
        self.field = field


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked, and what it comes to."""

    title: str
    fields: tuple[Field, ...]
    step: Callable[[Answers], Step]
    """Makes the paper of the answers. Raises InputError for what is not understood."""
    reason: str = ""
    """What the reason is for; empty = the usual: stored in spite of a finding, or as needed."""
    needs_reason: bool = False
    stores: bool = True
    """False = it only shows what would be found: there is nothing to store."""
    kept: bool = True
    """False = what is typed is kept in no draft: nobody else may read it before it is stored."""
    protest: int | None = None
    """Number of the protest that it decides or pays for: when that is decided its draft goes."""
    decides: Decides | None = None
    """What else it decides: when that is decided otherwise its draft goes."""
    deed: str = ""
    """Name of the operation it asks for; empty = it is told from others by what makes its paper."""
    first: Callable[[], str] | None = None
    """What is done before it is stored, outside its transaction, such as a backup; says what."""
    board: Callable[[Mapping[str, str]], BoardView] | None = None
    """The position to which what is typed leads, to be seen beside; called where it may take time.

    Raises LeagueError where it leads to none.
    """

    def tried(self, desk: Desk, step: Step) -> Outcome:
        """Try a step of it; where a day in it is today's unless typed, the clock counts.

        Raises RuleBookError, StorageError.
        """
        outcome = try_told(desk, step)
        return doubted(outcome) if any(one.by_clock for one in self.fields) else outcome

    def ready(self, tried: Outcome) -> Outcome:
        """Do what comes before storing what was tried, and say so; to be called off the screen.

        Raises StorageError.
        """
        if self.first is None or tried.refused:
            return tried
        return replace(tried, says=f"{tried.says} {self.first()}")

    def missing(self, typed: Mapping[str, str]) -> list[Field]:
        """Return the needed fields that are empty."""
        return [one for one in self.fields if one.needed and not typed[one.name]]

    def paper(self, typed: Mapping[str, str]) -> Step:
        """Return what is to be stored.

        Raises FieldError for an answer that is not understood, and for needed ones left empty; a
        single one of those may pass: what is made of the paper says in better words what it lacks.
        """
        answers, missing = Answers(typed, self.fields), self.missing(typed)
        try:
            step = self.step(answers)
        except LeagueError as error:
            wrong = [one for one in self.fields if one.name == answers.last and typed[one.name]]
            if not wrong and len(missing) < 2:
                raise FieldError(str(error), answers.last) from error
            told = "\n".join([*([str(error)] if wrong else []), *_lacking(missing)])
            first = next(one for one in self.fields if one in missing or one in wrong)
            raise FieldError(told, first.name) from error
        if len(missing) > 1:
            raise FieldError(_lacking(missing)[0], missing[0].name)
        return step


def _lacking(fields: Sequence[Field]) -> list[str]:
    sentence = _("Please fill in: {fields}.")
    return [sentence.format(fields=", ".join(one.label for one in fields))] if fields else []
