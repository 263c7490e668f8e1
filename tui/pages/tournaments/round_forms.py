"""What is filled in about rounds: pairs by hand as proposed, a round taken back, a result."""

from dataclasses import replace

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import RoundPairing
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.round_operations import UNPAIR
from league.services.tournaments.steps import result_step
from league.views.tournaments import BoardKey, Signs
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.pages.tournaments.results import written


def pairs_shown(file: TournamentFile, proposed: RoundPairing | None) -> dict[str, str]:
    """Return the pairs of the preview as they are typed, such as ``1-8 7-2 3``, to be changed."""
    if proposed is None:
        return {"number": str(file.last_paired + 1)}
    numbers = numbers_of(file)
    pairs = " ".join(
        str(numbers[pair.white]) + (f"-{numbers[pair.black]}" if pair.black is not None else "")
        for pair in proposed.pairs
    )
    return {"number": str(proposed.round), "pairs": pairs}


def unpair_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the taking back of the last round; results are taken back for a reason only."""
    one, last = file.tournament, file.last_paired
    found = form_of(desk, UNPAIR, {"id": one.id}, name=one.name, round=str(last))
    played = any(file.is_round_robin or at == last for at, _board in file.results)
    return replace(found, needs_reason=played)


def result_form(file: TournamentFile, at: BoardKey, signs: Signs | None) -> Form:
    """Return a result that is changed when a later round is paired: that needs a reason."""
    words = _("Round {round}, board {board}: {result}")
    title = words.format(round=at[0], board=at[1], result=written(signs))
    id = file.tournament.id
    return Form(title, (), lambda _got: result_step(id, at, signs), _("why"), needs_reason=True)
