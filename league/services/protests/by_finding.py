"""What granting a protest about a game sets on the board, as the rules judge the game."""

from league.errors import InputError
from league.language import _
from league.rulings import Action
from league.services.games.disputes import board_score, dispute_view
from league.services.protests.checks import Effect
from league.services.protests.views import file_of
from league.services.session.desk import Desk


def effect_of_finding(desk: Desk, number: int) -> Effect:
    """Return the ruling that sets the board to the result found, citing the rule that gives it.

    Raises NotFoundError for a protest about no game, InputError where the rules give no result or
    the game is on no board, GameError, RuleBookError, StorageError.
    """
    match = file_of(desk.season, number).match
    view = dispute_view(desk, number)
    score = board_score(desk, view, match)
    if score is None and view.game is None:
        sentence = _("The game of protest {number} is on no board of a match: nothing can be set.")
        raise InputError(sentence, number=number)
    if score is None:
        sentence = _(
            "The rules give no result for protest {number} ({result}); set the board yourself."
        )
        raise InputError(sentence, number=number, result=view.finding.result)
    return Effect(Action.ADD, score, cited=view.finding.citation)
