"""Which forms fit a tournament as it stands, and who is under the cursor."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import RoundPairing
from league.services.session.desk import Desk
from league.services.session.operations import Operation
from league.services.tournaments import entry_operations as entries
from league.services.tournaments import leaving_operations as leaving
from league.services.tournaments import playoff_operations as playoffs
from league.services.tournaments import round_operations as rounds
from league.views.tournaments import EntryRow, TournamentSheet
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.pages.form_screen import Forms
from tui.pages.tournaments import entry_forms, forms, paper_forms, playoff_forms, round_forms

_IN_REGISTER = {"despite": None}
"""A form has one reason, for the journal and in spite of a ban."""
_NO_DATA = {"rating": None, **dict.fromkeys(("title", "club", "sex", "born", "fide_id", "key"), "")}
"""What is asked of a player, and not of a team."""


def forms_of(view: TournamentSheet, key: str | None, proposed: Sequence[RoundPairing]) -> Forms:
    """Return what can be filled in.

    ``key`` = the participant under the cursor, None = nobody; ``proposed`` = the preview.
    """
    file, teams = view.file, view.tournament.teams
    found: Forms = {
        "change": partial(forms.change_form, file=file),
        "rules": partial(forms.rules_form, file=file),
        "invite": partial(paper_forms.invite_form, file=file),
        "committee": partial(paper_forms.committee_form, file=file),
    }
    if not view.row.done and teams:
        found["enter"] = deed_form(file, entries.TEAM, _IN_REGISTER | _NO_DATA)
    elif not view.row.done:
        found["enter"] = deed_form(file, entries.ENTER, _IN_REGISTER)
        found["guest"] = deed_form(file, entries.GUEST, {"key": ""})
    if view.rounds:
        found["unpair"] = partial(round_forms.unpair_form, file=file)
    elif view.entries:
        found["numbers"] = deed_form(file, rounds.NUMBERS)
    if view.entries and not file.is_round_robin and not view.row.done:
        shown = round_forms.pairs_shown(file, proposed[0] if proposed else None)
        found["hand"] = deed_form(file, rounds.HAND, shown=shown)
    running = [one for one in view.playoffs if one.next]
    if running:
        found["playoff"] = partial(playoff_forms.game_form, file=file, playoff=running[0])
    elif view.row.done:
        found["playoff"] = deed_form(file, playoffs.BEGIN, {"players": ()})
    entry = next((one for one in view.entries if one.key == key), None)
    return found | (_about(file, entry) if entry else {})


def _about(file: TournamentFile, entry: EntryRow) -> Forms:
    """Return what can be filled in about a participant."""
    who, games = {"who": entry.key}, {} if file.tournament.teams else {"games": 0}
    about = partial(deed_form, file, player=file.entrants[entry.key].name)
    found: Forms = {"adjust": about(rounds.ADJUST, who | games)}
    if any(one.key == entry.key for one in file.absences):
        found["no_bye"] = partial(entry_forms.no_bye_form, file=file, key=entry.key)
    if not entry.left:
        found["leave"] = about(leaving.LEAVE, who)
        if not file.is_round_robin:
            coming = {"rounds": str(file.last_paired + 1)}
            found["bye"] = about(leaving.BYE, who, coming)
    return found


def deed_form(
    file: TournamentFile,
    operation: Operation,
    given: Mapping[str, Any] | None = None,
    shown: Mapping[str, str] | None = None,
    **words: str,
) -> Callable[[Desk], Form]:
    """Return what makes the form of a deed in a tournament."""
    one = file.tournament
    known = {"id": one.id, **(given or {})}
    return lambda desk: form_of(desk, operation, known, shown, name=one.name, **words)
