"""What can go wrong, said to a person.

LeagueError                 anything a user can mend; carries a sentence
├── InputError              what was handed in is wrong (exit status 2)
│   ├── ReasonError         refused as it is; with a reason it would be stored
│   ├── UndecidedError      refused until a person decides: which decision, which answers
│   ├── NotAcceptedError    what a workbook was edited in waits for somebody who accepts it
│   ├── GameError           a score, a position or a start number that nothing can be made of
│   ├── CaseError           a case file: names file, case and key
│   ├── UnknownNameError    a name that nothing here bears: says which are near; NotFoundError too
│   └── WorkbookError       a workbook: all problems at once, each with sheet, row and column
├── RuleBookError           a rule book, paragraph or value that does not exist, with § and day
├── RightError              who acts has no right to it, or not there
├── NotFoundError           a division, match, team, club or player nobody knows
└── StorageError            the database: locked, read-only, damaged, too new
    ├── SchemaError         it is made otherwise than by this program: names what differs
    └── ConflictError       somebody else has changed the same thing meanwhile
        └── ReplacedError   another file lies where the open one was
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from league.formatting import filled_in


class LeagueError(Exception):
    """Base of all errors that are shown to the user as a sentence, never as a traceback."""

    def __init__(self, sentence: str = "", /, **facts: object) -> None:
        """Put facts into the sentence; without any it stands as it is, braces included."""
        super().__init__(filled_in(sentence, **facts) if facts else sentence)


class InputError(LeagueError):
    """Something that was handed in is not what was expected."""


class ReasonError(InputError):
    """Refused as it is; with a reason it would be stored."""

    def __init__(self, sentence: str, /, *, against: bool = False, **facts: object) -> None:
        """Say whether a finding stands against it, so that the reason is given in spite of it."""
        super().__init__(sentence, **facts)
        self.against = against


class UndecidedError(InputError):
    """Refused until a person decides something: it says which decision that is."""

    def __init__(
        self, sentence: str, /, *, decision: str, answers: Sequence[str], **facts: object
    ) -> None:
        """Keep the kind of decision, as a command's option has it, and what can be answered."""
        super().__init__(sentence, **facts)
        self.decision = decision
        self.answers = tuple(answers)


class NotAcceptedError(InputError):
    """What was edited in a workbook is listed and not accepted; nothing was stored."""


class GameError(InputError):
    """A score, a position or a start number that nothing can be made of: names which it is."""


class CaseError(InputError):
    """A case that cannot be asked: names file, case and key."""


class RuleBookError(LeagueError):
    """A rule book that is missing, incomplete, or has no such value on that day."""


class RightError(LeagueError):
    """Who acts lacks the right, or has it elsewhere; nothing was stored."""


class NotFoundError(LeagueError):
    """The thing named does not exist; the sentence says which ones do."""


class UnknownNameError(InputError, NotFoundError):
    """What was typed names nothing here; the sentence says which names are near."""


class StorageError(LeagueError):
    """The database cannot be used as asked; nothing was changed."""


class SchemaError(StorageError):
    """A database that is made of other things than this program makes one of."""

    def __init__(self, sentence: str, faults: Sequence[Any]) -> None:
        """Keep what differs, as the storage tells it; each is a sentence as text."""
        super().__init__(sentence)
        self.faults = tuple(faults)


class ConflictError(StorageError):
    """The same thing was changed by somebody else since it was read; nothing was stored."""


class ReplacedError(ConflictError):
    """Another file lies where the open one was; nothing was stored."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a workbook, with the place where it stands."""

    sheet: str
    row: int | None
    """Row as the spreadsheet counts it (headers are row 1); None when the whole sheet is meant."""
    column: str | None
    """Header of the column; None when the whole row is meant."""
    sentence: str
    """What is wrong and what was expected."""

    def __str__(self) -> str:
        """Return ``sheet!row, column: sentence``."""
        place = self.sheet if self.row is None else f"{self.sheet}!{self.row}"
        column = f", {self.column}" if self.column else ""
        return f"{place}{column}: {self.sentence}"


class WorkbookError(InputError):
    """A workbook with faults; nothing of it was stored."""

    def __init__(self, problems: Sequence[Problem], more: str = "") -> None:
        """Keep the problems in the order of the workbook; ``more`` says how many others are."""
        lines = [str(problem) for problem in problems]
        super().__init__("\n".join([*lines, more] if more else lines))
        self.problems = tuple(problems)
