"""What is taken back for a participant: a form over two deeds, for one who left may have byes."""

from league.facts.tournament_files import LEFT, TournamentFile
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.steps import back_step, no_bye_step
from league.services.tournaments.words import absence_words
from tui.dialogs.form_model import Answers, Field, Form

BACK = "back"


def no_bye_form(_desk: Desk, file: TournamentFile, key: str) -> Form:
    """Return the taking back of a bye, a withdrawal or an exclusion."""
    names, id = absence_words(), file.tournament.id
    known = tuple(
        (
            BACK if one.kind in LEFT else str(one.round),
            _("{kind}, round {round}").format(kind=names[one.kind], round=one.round),
        )
        for one in file.absences
        if one.key == key
    )

    def step(got: Answers) -> Step:
        chosen = got["taken"]
        return back_step(id, key) if chosen == BACK else no_bye_step(id, key, int(chosen))

    title = _("{player} plays after all").format(player=file.entrants[key].name)
    return Form(title, (Field("taken", _("Take back"), answers=known),), step)
