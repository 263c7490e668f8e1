"""Which forms fit a tournament as it stands, and who is under the cursor."""

from collections.abc import Sequence
from functools import partial

from league.facts.tournaments import RoundPairing
from league.views.tournaments import TournamentSheet
from tui.pages.form_screen import Forms
from tui.pages.tournaments import entry_forms, forms, paper_forms, playoff_forms, round_forms


def forms_of(view: TournamentSheet, key: str | None, proposed: Sequence[RoundPairing]) -> Forms:
    """Return what can be filled in.

    ``key`` = the participant under the cursor, None = nobody; ``proposed`` = the preview.
    """
    file = view.file
    entering = entry_forms.team_form if view.tournament.teams else entry_forms.enter_form
    found: Forms = {
        "change": partial(forms.change_form, file=file),
        "rules": partial(forms.rules_form, file=file),
        "invite": partial(paper_forms.invite_form, file=file),
        "committee": partial(paper_forms.committee_form, file=file),
    }
    if not view.row.done:
        found["enter"] = partial(entering, file=file)
    if not view.row.done and not view.tournament.teams:
        found["guest"] = partial(entry_forms.guest_form, file=file)
    if view.rounds:
        found["unpair"] = partial(round_forms.unpair_form, file=file)
    elif view.entries:
        found["numbers"] = partial(round_forms.numbers_form, file=file)
    if view.entries and not file.is_round_robin and not view.row.done:
        pairing = proposed[0] if proposed else None
        found["hand"] = partial(round_forms.hand_form, file=file, proposed=pairing)
    running = [one for one in view.playoffs if one.next]
    if running:
        found["playoff"] = partial(playoff_forms.game_form, file=file, playoff=running[0])
    elif view.row.done:
        found["playoff"] = partial(playoff_forms.begin_form, file=file)
    return found | _about(view, key)


def _about(view: TournamentSheet, key: str | None) -> Forms:
    """Return what can be filled in about a participant."""
    entry = next((one for one in view.entries if one.key == key), None)
    if entry is None:
        return {}
    file = view.file
    found: Forms = {"adjust": partial(entry_forms.adjust_form, file=file, key=entry.key)}
    if any(one.key == key for one in file.absences):
        found["no_bye"] = partial(entry_forms.no_bye_form, file=file, key=entry.key)
    if not entry.left:
        found["leave"] = partial(entry_forms.leave_form, file=file, key=entry.key)
        if not file.is_round_robin:
            found["bye"] = partial(entry_forms.bye_form, file=file, key=entry.key)
    return found
