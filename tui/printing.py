"""The papers of what is shown: one is chosen, then what it is about, then the file."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from league.language import _
from reports.making import AnyPaper
from reports.offers import Offer, every, offer_of, offers
from reports.paper import About
from reports.paper_subjects import Thing
from tui.app_protocol import AppProtocol, ShownThing
from tui.dialogs.choose import ChooseDialog, Line
from tui.dialogs.dialog import ask
from tui.dialogs.paper_file import PaperFileDialog, stem_of


async def papers(app: AppProtocol, shown: Iterable[ShownThing]) -> None:
    """Offer the papers of what is shown. Raises LeagueError."""
    found = await app.ask(offers, _things(shown))
    lines = [Line(_label(one), one, _group(one)) for one in found]
    _choose(app, _("Papers"), lines)


async def paper(app: AppProtocol, one: AnyPaper, shown: Iterable[ShownThing]) -> None:
    """Offer one paper, of what is shown, or of a thing to be chosen. Raises LeagueError."""
    offer = await app.ask(offer_of, one, _things(shown))
    if offer is not None:
        await _ask_file(app, offer)
        return
    found = await app.ask(every, one)
    _choose(app, one.title(), [Line(each.name, each) for each in found])


def _things(shown: Iterable[ShownThing]) -> list[Thing]:
    return [Thing(About(kind), key) for kind, key in shown]


def _label(offer: Offer) -> str:
    title = offer.paper.title()
    return f"{title} ({offer.count})" if offer.count else title


def _group(offer: Offer) -> str:
    return _("all of {scope}").format(scope=offer.name) if offer.count else offer.name


def _choose(app: AppProtocol, title: str, lines: Sequence[Line[Offer]]) -> None:
    ask(app, ChooseDialog(title, lines), lambda line: app.go(_ask_file(app, line.value)))


async def _ask_file(app: AppProtocol, offer: Offer) -> None:
    stem = await app.ask(stem_of, offer)

    def written(path: Path) -> None:
        app.folder = str(path.parent)
        app.remember()

    folder = Path(app.folder) if app.folder else app.actor.exchange or Path.cwd()
    ask(app, PaperFileDialog(offer, stem, folder), written)
