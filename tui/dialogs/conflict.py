"""What to do when something typed cannot be stored."""

from collections.abc import Awaitable, Callable

from textual.screen import Screen

from league.errors import LeagueError
from league.language import _
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.two_choices import EitherDialog


class HaltedError(LeagueError):
    """One stays where one is, because one wanted to; there is nothing more to say."""


class ConflictDialog(EitherDialog):
    """True: what somebody else stored. False: what was typed here. None: neither yet."""

    CSS_PATH = "conflict.tcss"

    def __init__(self, sentence: str, choices: str = "") -> None:
        choices = choices or _(
            "Theirs: what you typed in this match is given up. "
            "Mine: it is stored over theirs, and the journal keeps both."
        )
        said = {"sentence": sentence, "choices": choices}
        theirs, mine = ("T", _("take theirs")), ("M", _("keep mine"))
        super().__init__(_("Stored meanwhile"), said, theirs, mine, _("cancel"))


class LossDialog(ConfirmDialog):
    """Asks before something typed is lost because it could not be stored."""

    CSS_PATH = "confirm.tcss"

    def __init__(self, sentence: str) -> None:
        super().__init__(_("This could not be stored"), sentence, _("Leave and lose it"), _("Stay"))

    def on_mount(self) -> None:
        """Let nothing said in passing lie over the question."""
        self.app.clear_notifications()


def discard_dialog(home: str, away: str) -> ConfirmDialog:
    """Return the question before what was typed in a match is given up."""
    sentence = _("Give up what you typed in {home} – {away} and have not stored?")
    words = sentence.format(home=home, away=away)
    return ConfirmDialog(_("Discard"), words, _("Discard"), _("Go on editing"))


async def leave_stored(
    screen: Screen[None], keep: Callable[[], Awaitable[None]], lose: Callable[[], None]
) -> None:
    """Leave a screen when what was typed there is stored; else it is asked whether to lose it.

    Raises HaltedError, where one stays because one wanted to.
    """

    def answered(leave: bool | None) -> None:
        if leave:
            lose()
            screen.dismiss(None)

    try:
        await keep()
    except HaltedError:
        raise
    except LeagueError as error:
        await screen.app.push_screen(LossDialog(str(error)), answered)
    else:
        if screen.is_current:
            screen.dismiss(None)
