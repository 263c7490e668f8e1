"""A guided tour: from place to place of the season that is open, with a few words at each."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from league.language import _
from league.services.home.season_views import season_view
from tui.app_protocol import AppProtocol
from tui.dialogs.tour import TourDialog
from tui.places import place_named

Way = Callable[[AppProtocol], Awaitable[None]]
"""Leads from the season's overview to a stop."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place of the tour."""

    title: str
    words: str
    way: Way


def stops() -> list[Stop]:
    """Return the tour in its order."""
    return [*_looking_stops(), *_typing_stops(), *_office_stops(), *_last_stops()]


def _looking_stops() -> list[Stop]:
    return [
        Stop(
            _("The season"),
            _(
                "Divisions with their leaders above, what waits for you below. Arrow keys move,"
                " Enter goes in, Esc comes back; the numbers 1 to 9 jump to the parts of a page."
            ),
            _stay,
        ),
        Stop(
            _("A division"),
            _(
                "Table, rounds, cross table, the way of each team, scorers and boards. On a row of"
                " the table ? says what separated the team from the next one."
            ),
            _to_division,
        ),
    ]


def _typing_stops() -> list[Stop]:
    return [
        Stop(
            _("A match"),
            _(
                "Results are typed with 1, 0 and =, players with their place on the Kader. What"
                " the rules say stands below at once; on a finding ? gives the paragraph, the facts"
                " and the arithmetic, c confirms it and w waives it with a reason."
            ),
            _to_match,
        ),
        Stop(
            _("A match evening"),
            _(
                "All matches of a round on one screen. Type the results as they come: the cursor"
                " goes on to the next board by itself, and ↓ to the next match. What is on record"
                " opens with e."
            ),
            _to_evening,
        ),
        Stop(
            _("A Kader"),
            _(
                "Shift and the arrows move a player, a adds one, s orders by rating. Who stands too"
                " far back by the tolerance is marked while you move him. F2 hands the list in."
            ),
            _to_kader,
        ),
    ]


def _office_stops() -> list[Stop]:
    words = {
        "accounts": _(
            "Fees the rules found wait here to be posted; payments, refunds and fines go the"
            " same way. Every form shows what will come of it before you store it with F2."
        ),
        "tournaments": _(
            "Swiss and round robin tournaments: results by single keys, the next pairing as a"
            " preview with F2 to store it; ? explains a pair, a colour, a bye and every criterion."
        ),
        "protests": _("What runs out first stands first, with the days that are left."),
        "calendar": _("All rounds of the year, protected dates, and matches that were moved."),
        "promotion": _("Who goes up and who goes down, with the paragraph of every step."),
        "rules": _(
            "The whole rule book: what it says in our words, its values in force, how we read it,"
            " and cases that show it at work."
        ),
    }
    return [Stop(place_named(name).label, said, _to_place(name)) for name, said in words.items()]


def _last_stops() -> list[Stop]:
    return [
        Stop(
            _("The journal"),
            _(
                "Every step stands here with who, when and why. u shows what taking it back would"
                " change, and does it: nothing is ever lost."
            ),
            _to_place("journal"),
        ),
        Stop(
            _("That is all"),
            _(
                "F1 shows the keys of every screen, F4 all places, / finds clubs, players, matches"
                " and paragraphs, Ctrl+P every command. Ctrl+T changes the colours. Try it: in the"
                " demo season nothing can go wrong."
            ),
            _stay,
        ),
    ]


async def lead(app: AppProtocol) -> None:
    """Go from stop to stop as long as one wants to. Raises LeagueError."""
    tour, at = stops(), 0
    while 0 <= at < len(tour):
        await app.routes.home()
        await tour[at].way(app)
        dialog = TourDialog(tour[at].title, tour[at].words, at + 1, len(tour))
        by = await app.push_screen_wait(dialog)
        if by is None:
            return
        at = max(at + by, 0)


async def _stay(_app: AppProtocol) -> None:
    """Stay on the overview."""


async def _to_division(app: AppProtocol) -> None:
    if app.desk is not None and app.desk.season.divisions:
        await app.routes.to_division(app.desk.season.divisions[0].id)


async def _to_match(app: AppProtocol) -> None:
    season = await app.ask(season_view)
    matches = [(task.match, task.key) for task in season.tasks if task.match]
    for match, key in matches[:1]:
        await app.routes.to_match(match, key)


async def _to_evening(app: AppProtocol) -> None:
    await app.routes.to_evening()


async def _to_kader(app: AppProtocol) -> None:
    if app.desk is not None and app.desk.season.teams:
        await app.routes.to_kader(app.desk.season.teams[0].id)


def _to_place(name: str) -> Way:
    async def way(app: AppProtocol) -> None:
        await app.routes.to_place(name)

    return way
