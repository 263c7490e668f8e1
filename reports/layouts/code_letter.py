"""The letter with which somebody gets into his account for the first time."""

from league import formatting
from league.language import _
from league.views.users import CodeLetter
from reports.document import Document, Facts, Words


def layout(view: CodeLetter) -> Document:
    """Return the letter."""
    until = f"{formatting.day(view.until.date())} {formatting.clock(view.until.time())}"
    page = ((_("Page"), view.page),) if view.page else ()
    return Document(
        title=_("Your access code"),
        letterhead=view.federation.letterhead(),
        address=(view.name,),
        place_and_day=formatting.day(view.day.date()),
        foot=view.federation.name,
        audience=view.name,
        blocks=(
            Words(
                _(
                    "With this code you choose your password on the federation's page. It is good"
                    " once."
                )
            ),
            Facts(((_("Account"), view.login), (_("Good until"), until), *page)),
            Words(view.code, large=True),
            Words(
                _(
                    "Whoever has this letter gets in: please keep it to yourself, and destroy it"
                    " when you have your password. The federation keeps no copy of the code. If it"
                    " is lost or has run out, ask for a new one; this one is no good then."
                ),
                small=True,
            ),
        ),
    )
