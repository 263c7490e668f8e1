"""What comes of a paper, in words."""

from rich.text import Text

from league.language import _
from league.services.session.trial_runs import Outcome
from tui.kit.cells import mark_of
from tui.kit.consequences import details_text, sums_text
from tui.kit.themes import Ink


def words(outcome: Outcome, hues: Ink, *, lacking: bool = False) -> Text:
    """Return what comes of it: the sentence, the sums of what it changes, findings, what follows.

    ``lacking`` says that a reason must be given before it is stored.
    """
    if outcome.refused:
        text = Text.assemble(("✗ ", f"bold {hues.bad}"), (outcome.says, hues.bad))
    elif outcome.findings or lacking:
        text = Text.assemble(("▲ ", f"bold {hues.warn}"), (outcome.says, f"bold {hues.text}"))
    else:
        text = Text.assemble(("✔ ", f"bold {hues.good}"), (outcome.says, f"bold {hues.text}"))
    if sums := sums_text(outcome.follows, hues):
        text.append("\n").append_text(sums)
    if lacking and not outcome.refused:
        text.append(f"\n▲ {_('It is not stored without a reason.')}", style=hues.warn)
    for found in outcome.findings:
        sign, style = mark_of(found.state, hues)
        text.append(f"\n{sign} ", style=style)
        text.append(f"{found.citation}  ", style=hues.accent)
        text.append(found.sentence, style=hues.text)
    for note in outcome.notes:
        text.append(f"\n· {note}", style=hues.muted)
    if details := details_text(outcome.follows, hues):
        text.append("\n").append_text(details)
    return text
