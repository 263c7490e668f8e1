"""Findings, fees and their explanations, as they are shown."""

from collections.abc import Callable
from dataclasses import dataclass, field

from league.language import _

UNDECIDED = ("open", "posted", "team_out", "season_over")
"""States that no decision brought: there is none to take back."""


def state_word(state: str) -> str:
    """Return what became of a finding or fee, in words."""
    words = {
        "open": _("open"),
        "confirmed": _("confirmed"),
        "changed": _("changed"),
        "added": _("added"),
        "waived": _("waived"),
        "posted": _("confirmed, posted"),
        "team_out": _("closed, the team is out of the championship"),
        "season_over": _("closed, the season is over"),
    }
    return words.get(state, state)


@dataclass(frozen=True, slots=True)
class ExplanationView:
    """What ``?`` shows of a thing: the paragraphs, the facts and the arithmetic."""

    title: str
    citation: str
    paragraph_title: str
    says: str
    """The paragraph in our own words."""
    facts: str
    """The sentence about this case."""
    arithmetic: str
    consequence_citation: str = ""
    consequence_says: str = ""
    reading: str = ""
    values: tuple[tuple[str, str], ...] = ()
    """Name and value of the numbers in force."""
    contest: str = ""
    """How to contest it."""


@dataclass(frozen=True, slots=True)
class FindingView:
    """One finding of a match or list."""

    key: str
    citation: str
    rule: str
    sentence: str
    explain: Callable[[], ExplanationView] = field(compare=False, repr=False)
    """Makes the explanation: of most findings nobody asks for one."""
    side: str | None = None
    board: int | None = None
    player: str | None = None
    """Pass number."""
    state: str = "open"
    """``open``, ``confirmed``, ``waived``, ``posted``, ``team_out`` or ``season_over``."""
    reason: str = ""
    """The official's reason, when there is a ruling."""

    @property
    def explanation(self) -> ExplanationView:
        """Return why it was found, in the language in use."""
        return self.explain()


@dataclass(frozen=True, slots=True)
class FeeView:
    """One fee of a match."""

    key: str
    citation: str
    rule: str
    side: str
    to: str
    """``federation`` or ``opponent``."""
    cents: int
    board: int | None
    paid: bool
    state: str
    """``open``, ``confirmed``, ``changed``, ``added``, ``waived`` or ``posted``."""
    explain: Callable[[], ExplanationView] = field(compare=False, repr=False)
    """Makes the explanation, as of a finding."""

    @property
    def explanation(self) -> ExplanationView:
        """Return why it is owed, in the language in use."""
        return self.explain()
