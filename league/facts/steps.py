"""Kinds of steps of the journal and of records, and what the journal stores of steps."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from league.language import to_translate

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")

_COUNTER_ENTRY = re.compile(r"undo:(\d{1,18}):(.+)", re.DOTALL)


class StepKind(StrEnum):
    """What an official did, where it is not the recording of one kind; the value is stored."""

    words: str
    """What the journal calls it, to be translated."""

    def __new__(cls, value: str, words: str) -> "StepKind":
        """Return a kind of step, known by its value alone."""
        made = str.__new__(cls, value)
        made._value_, made.words = value, words
        return made

    IMPORT = "import", to_translate("Season imported")
    MIGRATION = "migration", to_translate("File brought up to date; all facts kept in this step")
    """Holds all facts there were: the steps before it do not tell of their rows."""
    ROLLOVER = "rollover", to_translate("Season prepared")
    SEASON_BEGUN = "season_begun", to_translate("Season begun")
    SEASON_CHANGED = "season_changed", to_translate("Data of the season put right")
    SEASON_IN_USE = "season_in_use", to_translate("Season in use chosen")
    """Which season is opened when none is named."""
    DIVISION = "division", to_translate("Division made, changed or removed")
    MATCH = "match", to_translate("Match recorded")
    RULING = "ruling", to_translate("Decision")

    CLUB = "club", to_translate("Data of a club")
    TEAM = "team", to_translate("Data of a team")
    PERSON = "person", to_translate("Data of a person")
    PERSONS_JOINED = "persons_joined", to_translate("Two records of one person joined")

    REGISTRATION = "registration", to_translate("Registration")
    FORWARDING = "forwarding", to_translate("Notice passed on by the club")
    NOTICE_DEALT = "notice_dealt", to_translate("Late notice of a club dealt with")
    LIST = "list", to_translate("Kader list handed in")
    LIST_DRAFT = "list_draft", to_translate("Kader list begun, not handed in")
    NOMINATION = "nomination", to_translate("Late nomination")
    BAN = "ban", to_translate("Ban of a club")

    ARREARS = "arrears", to_translate("Arrears settled")
    FEE = "fee", to_translate("Fee posted")
    PAYMENT = "payment", to_translate("Payment")
    REFUND = "refund", to_translate("Refund")
    REVERSAL = "reversal", to_translate("Entry reversed")
    FINE = "fine", to_translate("Fine")
    DEPOSIT = "deposit", to_translate("Deposit of a protest")
    DECISION = "decision", to_translate("Decision on a protest")
    FORFEIT = "forfeit", to_translate("Deposit forfeited")

    CUP_ROUND = "cup_round", to_translate("Cup round paired")
    LOT = "lot", to_translate("Lot in the cup")
    RATINGS = "ratings", to_translate("Rating period stored")

    PASSWORD = "password", to_translate("Password set")
    SIGN_IN = "sign_in", to_translate("Session ended")
    ACCESS_CODE = "access_code", to_translate("Code given out")
    FACTS_KEPT = "facts_kept", to_translate("All facts kept anew, because steps were blanked")
    """Holds all facts as they are, as ``MIGRATION`` does: steps before it were blanked."""
    PERSON_BLANKED = "person_blanked", to_translate("What is personal blanked")
    """Names the steps whose content was blanked, and for whom."""
    MESSAGES = "messages", to_translate("Messages to people")
    """How messages are sent, and what a person decided about one."""


@dataclass(frozen=True, slots=True)
class RecordKind(Generic[T]):
    """A kind of record."""

    step: str
    """What recording one is called in the journal, unless the official did something else."""
    named: Callable[[], type[T]]
    """The type of its facts."""
    says: str = ""
    """The step in words; empty where another kind of step says it."""
    key: str = ""
    """What it is recorded under, ``player/club``; a match is four parts of it. Empty = its name."""
    stored: str = ""
    """Name it is stored under, where that is not the step's."""
    judged: bool = False
    """A season is judged from it. Another kind needs a migration that counts anew, because all
    steps of a file are counted by the same kinds."""
    carried: bool = True
    """It goes from one file to another; not what is sealed, and not who works in a file."""
    decides: bool = False
    """It is an official's decision."""
    proven: bool = False
    """A digest or receipt proves it: it keeps the pass numbers it was made with."""
    stays: str = ""
    """Why a step that records it is never taken back; empty = it can be."""

    @property
    def type(self) -> type[T]:
        """Return the type of its facts."""
        return self.named()

    @property
    def name(self) -> str:
        """Return the name it is stored under."""
        return self.stored or self.step

    @property
    def beyond(self) -> bool:
        """Say whether it is kept beyond one season."""
        return self.key.startswith(("federation", "login"))

    @property
    def numbered(self) -> bool:
        """Say whether its key is, or ends with, a running number."""
        return self.key.rpartition("/")[2] == "number"


class Later:
    """A module that is loaded when something of it is named."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._name), name)


def counter_entry(number: int, what: str) -> str:
    """Return what is stored of a step that takes another back: ``undo:12:match``."""
    return f"undo:{number}:{what}"


def step_undone(what: str) -> tuple[int, str] | None:
    """Return number and kind of the step that a step takes back; None when it takes none back."""
    found = _COUNTER_ENTRY.fullmatch(what)
    return (int(found[1]), found[2]) if found else None


def kind_of(what: str) -> str:
    """Return what kind of change a step stands for, also one that takes another back.

    A text, as files of newer programs may hold kinds that are not known here.
    """
    while found := step_undone(what):
        what = found[1]
    return what
