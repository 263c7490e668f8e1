"""What shall become of something that was typed before and is not stored."""

from league.language import _
from league.services.session import drafts
from league.services.session.draft_words import DraftLine, author_words, line_of
from league.services.session.drafts import Draft
from tui.app_protocol import AppProtocol
from tui.dialogs.two_choices import EitherDialog


class DraftDialog(EitherDialog):
    """True: take it up. False: drop it. None: leave it for later."""

    CSS_PATH = "draft.tcss"

    def __init__(self, line: DraftLine, more: str = "") -> None:
        remark = " ".join(filter(None, [line.remark, more]))
        said = {
            "sentence": _sentence(line),
            **({"remark": remark} if remark else {}),
            "question": _("Take it up and go on, or drop it for good?"),
        }
        take, drop = ("T", _("take it up")), ("D", _("drop it"))
        super().__init__(_("Typed and not stored"), said, take, drop, _("later"))


def _sentence(line: DraftLine) -> str:
    sentence = _("{what}: {told}, not stored.")
    said = sentence.format(what=line.what, told=author_words(line.draft))
    return f"{said}\n{line.typed}" if line.typed else said


async def taken_up(app: AppProtocol, draft: Draft, more: str = "") -> bool:
    """Ask what shall become of a draft; True = it is this program's now, to be shown.

    ``more`` is said beside what speaks for caution. Raises LeagueError.
    """
    line = await app.ask(line_of, draft)
    answer = await app.push_screen_wait(DraftDialog(line, more))
    if answer is None:
        return False
    app.drafts.dealt_with()
    if answer:
        return await app.drafts.file.take_up(draft)
    await app.in_thread(drafts.drop, draft)
    return False
