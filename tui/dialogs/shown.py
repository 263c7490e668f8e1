"""What was shown of a deed: asked again where something else follows once it is stored."""

from collections.abc import Mapping
from dataclasses import dataclass

from league.services.session.overtaking import as_shown
from league.services.session.trial_runs import Outcome


@dataclass(slots=True)
class Shown:
    """What was tried last, and what came of it."""

    typed: Mapping[str, str] | None = None
    """None = nothing was shown yet."""
    outcome: Outcome | None = None

    def keep(self, typed: Mapping[str, str], outcome: Outcome) -> None:
        """Remember what came of what is typed."""
        self.typed, self.outcome = typed, outcome

    def differs(self, typed: Mapping[str, str], tried: Outcome) -> bool:
        """Say whether something else was shown of the same that is typed."""
        if self.outcome is None or self.typed != typed:
            return False
        return not as_shown(self.outcome, tried)
