"""The forms for a sealed move: what stands in and on the envelope, and its opening."""

from league.errors import InputError
from league.facts.game_files import MoveSeal
from league.facts.games import Color
from league.language import _
from league.services.games.adjourned import envelope_entries
from league.services.games.seal_steps import open_step, seal_step
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.game_codes import color_words
from league.views.disputes import EnvelopeEntry
from league.views.games import GameView
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal


def seal_form(desk: Desk, game: GameView) -> Form:
    """Return a move with the entries of its envelope; it is sealed and kept in no draft."""
    entries = _entries(desk, game)
    black = len(game.score.moves) % 2 == (game.score.start.split(" ")[1:2] == ["w"])
    mover = Color.BLACK if black else Color.WHITE
    fields = (
        Field("color", _("Whose move"), mover.value, answers=tuple(color_words().items())),
        Field("move", _("The move"), hint=_("exactly as it is written"), needed=True),
        *(Field(f"entry{at}", f"{one.words}", hint=one.citation) for at, one in enumerate(entries)),
    )

    def step(got: Answers) -> Step:
        said = {one.article: got[f"entry{at}"] for at, one in enumerate(entries)}
        envelope = {article: words for article, words in said.items() if words}
        return seal_step(game.match, game.board, Color(got["color"]), got["move"], envelope)

    title = _("Seal a move on board {board}").format(board=game.board)
    return Form(title, fields, step, goes_into_journal(), kept=False)


def _entries(desk: Desk, game: GameView) -> tuple[EnvelopeEntry, ...]:
    """Return what has to stand on the envelope; nothing where no edition of the day says it."""
    try:
        return envelope_entries(desk.judged(game.match).facts.day)
    except InputError:
        return ()


def open_form(_desk: Desk, game: GameView, seal: MoveSeal) -> Form:
    """Return the opening of a sealed move once the player who answers it is at the board."""
    sealer = color_words()[seal.color]
    fields = (
        flag("there", _("Opponent at the board")),
        flag("absent", _("{color}, who sealed, is away").format(color=sealer)),
    )

    def step(got: Answers) -> Step:
        there, absent = bool(got["there"]), bool(got["absent"])
        return open_step(game.match, game.board, opponent_there=there, no_show=absent)

    title = _("Open the sealed move of board {board}").format(board=game.board)
    return Form(title, fields, step, goes_into_journal())
