"""The keys of a club's screen."""

from textual.binding import Binding

from league.language import _
from tui.widgets.frame import key


def club_keys() -> list[Binding]:
    """Return the keys in the language in use."""
    return [
        key("1", "pane('teams')", _("teams"), show=False),
        key("2", "pane('squad')", _("Kader"), show=False),
        key("3", "pane('matters')", _("findings"), show=False),
        key("4", "pane('fees')", _("fees"), show=False),
        key("5", "pane('papers')", _("papers"), show=False),
        key("e", "edit", _("edit Kader"), _("Put the team's list together")),
        key("n", "nominate", _("nominate"), _("Late, or a U18 at the end (§ 4.4.d)")),
        key("p", "player", _("player"), _("The page of the player under the cursor")),
        key("s", "suspend", _("suspend"), _("The club may not play (§ 1.3)"), show=False),
        key("l", "lift", _("lift suspension"), _("It may play again (§ 1.3)"), show=False),
        key(
            "question_mark",
            "why",
            _("why?"),
            _("Paragraph, facts and arithmetic"),
            shown_as="?",
        ),
        key("escape,backspace", "back", _("back"), shown_as="Esc"),
    ]
