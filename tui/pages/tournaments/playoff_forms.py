"""The next game of a play-off: chosen among those that can be played now, which a page knows."""

from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.playoffs.steps import playoff_game_step
from league.services.tournaments.playoffs.typing import typed_score
from league.views.tournament_playoffs import PlayoffSheet
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form


def game_form(_desk: Desk, file: TournamentFile, playoff: PlayoffSheet) -> Form:
    """Return the result of a game that can be played now."""
    names = {key: one.name for key, one in file.entrants.items()}
    games = tuple(
        (str(at), f"{names[one.white]} – {names[one.black]}") for at, one in enumerate(playoff.next)
    )
    fields = (
        Field("game", _("Game"), answers=games),
        Field("result", _("Result"), hint=_("such as 1:0, ½:½ or 2½:1½"), needed=True),
        Field("moves", _("Chess moves"), hint=_("only where the fewest moves decide")),
    )

    def step(got: Answers) -> Step:
        chosen = playoff.next[int(got["game"])]
        if not got["result"]:
            raise InputError(_("Please give the result."))
        typed_score(got["result"], file.tournament.teams)  # said of the line it stands in
        return playoff_game_step(
            file.tournament.id,
            playoff.place,
            white=chosen.white,
            black=chosen.black,
            result=got["result"],
            moves=typed_fields.optional_number(got, "moves", 1),
        )

    title = _("Play-off for place {place} of {name}")
    return Form(title.format(place=playoff.place, name=file.tournament.name), fields, step)
