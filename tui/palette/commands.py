"""What the command palette and the key help offer."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol, cast, runtime_checkable

from textual.app import App, SystemCommand
from textual.binding import ActiveBinding, Binding
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.screen import ModalScreen, Screen

from league.language import _
from league.services.home.search import search
from league.services.words.searching import folded
from tui import routes
from tui.app_protocol import Program
from tui.kit.cells import capital, kind_word
from tui.kit.frame import ON_EVERY_PAGE, OWN
from tui.palette.operation_commands import operation_commands
from tui.palette.paper_commands import paper_commands
from tui.palette.thing_commands import thing_commands
from tui.places import places

TONGUES = {"de": "Deutsch (Sprache, language)", "en": "English (Sprache, language)"}
"""The languages to choose from, worded so that one finds them from either of them."""


def _own(screen: Screen[Any]) -> Iterator[ActiveBinding]:
    seen = set()
    for active in screen.active_bindings.values():
        mark = active.binding.id or ""
        if mark.startswith(OWN) and active.binding.description and mark not in seen:
            seen.add(mark)
            yield active


def own_keys(app: Program) -> list[tuple[str, str, str]]:
    """Return the keys that act now: key, label, and what more there is to say."""
    return [
        (app.get_key_display(active.binding), active.binding.description, active.binding.tooltip)
        for active in _own(app.screen)
    ]


@runtime_checkable
class HasKeys(Protocol):
    """A part of a screen whose keys are told also while one is elsewhere."""

    own_keys: Sequence[Binding]

    def keys_title(self) -> str:
        """Return where the keys act; empty to tell none of them."""


def other_keys(app: Program) -> list[tuple[str, list[tuple[str, str, str]]]]:
    """Return the keys that act elsewhere on the screen, by the place where they do."""
    here = {active.binding.id for active in _own(app.screen)}
    places: dict[str, list[tuple[str, str, str]]] = {}
    for widget in app.screen.query("*").results():
        if not isinstance(widget, HasKeys):
            continue
        title = widget.keys_title()
        if title and title not in places:
            places[title] = [
                (app.get_key_display(one), one.description, one.tooltip)
                for one in widget.own_keys
                if one.description and one.id not in here
            ]
    return [(title, keys) for title, keys in places.items() if keys]


def screen_commands(app: Program, screen: Screen[Any]) -> Iterable[SystemCommand]:
    """Yield what can be done here and everywhere, each title once."""
    known: dict[str, SystemCommand] = {}
    for one in _all_commands(app, screen):
        known.setdefault(one.title, one)
    yield from known.values()


def _all_commands(app: Program, screen: Screen[Any]) -> Iterator[SystemCommand]:
    """Yield a command per key that acts now, then languages, places, things, deeds and papers."""
    for active in _own(screen):
        binding = active.binding
        about = f"{app.get_key_display(binding)}  {binding.tooltip}".strip()
        run = partial(app.run_action, binding.action, active.node)
        yield SystemCommand(capital(binding.description), about, run)
    if not isinstance(screen, ModalScreen):
        for name, words in TONGUES.items():
            yield SystemCommand(words, _("Language of the screen"), partial(app.speak, name))
        yield from place_commands(app)
        yield from thing_commands(app)
        yield from operation_commands(app, screen)
        yield from paper_commands(app, screen)


def place_commands(app: Program) -> Iterable[SystemCommand]:
    """Yield a command per place, and one per key that acts there."""
    for place in places():
        run = partial(app.open_place, place)
        yield SystemCommand(_("Go to: {place}").format(place=place.label), place.about, run)
        for binding in routes.place_page(place.name).own_keys:
            if binding.id in ON_EVERY_PAGE or not binding.description:
                continue
            title = f"{place.label}: {binding.description}"
            act = partial(app.open_place, place, binding.action)
            yield SystemCommand(title, binding.tooltip, act, discover=False)


class CommandProvider(Provider):
    """Finds what can be done: titles that hold what was typed; similar ones only without any."""

    async def startup(self) -> None:
        """Look once what there is while the palette is open."""
        self._known = list(screen_commands(cast("Program", self.app), self.screen))

    async def discover(self) -> Hits:
        """Yield what is offered before anything is typed."""
        for one in sorted(self._known, key=lambda one: folded(one.title)):
            if one.discover:
                yield DiscoveryHit(one.title, one.callback, help=one.help)

    async def search(self, query: str) -> Hits:
        """Yield what fits, whole words first."""
        matcher = self.matcher(query)
        scores = [(score_of(query, one.title), one) for one in self._known]
        if not any(score for score, _one in scores):
            scores = [(min(matcher.match(one.title), 1.0) * SIMILAR, one) for one in self._known]
        for score, one in scores:
            if score > 0:
                yield Hit(score, matcher.highlight(one.title), one.callback, help=one.help)


def offer_commands(app: Program) -> None:
    """Open the palette of everything that can be done, unless it is open."""
    if app.judging:
        app.go(_offer_early(app), unjudged=True)
    else:
        _open_palette(app)


async def _offer_early(app: Program) -> None:
    """Open the palette before all pages are imported whose commands it offers."""
    app.busy(True)
    await asyncio.to_thread(routes.load_pages)
    app.busy(False)
    _open_palette(app)


def _open_palette(app: Program) -> None:
    if not CommandPalette.is_open(cast(App[object], app)):
        asked = _("command, club, player, match, paragraph …")
        app.push_screen(CommandPalette(PROVIDERS, placeholder=asked))


WHOLE, BEGUN, WITHIN, FOUND, SIMILAR = 40.0, 30.0, 10.0, 20.0, 5.0
"""Scores: whole words, words begun so, letters within words, things found, letters in a row."""


def score_of(query: str, title: str) -> float:
    """Return how well a title fits: 0 unless it holds every word of what was typed."""
    line = folded(title)
    inside = line.replace(":", " ").split()
    sought = folded(query).split()
    if not sought or not all(word in line for word in sought):
        return 0.0
    if all(word in inside for word in sought):
        return WHOLE
    begun = all(any(one.startswith(word) for one in inside) for word in sought)
    return BEGUN if begun else WITHIN


class FindProvider(Provider):
    """Finds clubs, players, matches, divisions and paragraphs in the palette."""

    async def search(self, query: str) -> Hits:
        """Yield what fits, the best first as the search has them; nothing of an unjudged season.

        The palette lists commands only when all has been found: they do not wait for judging.
        """
        app = cast("Program", self.app)
        matcher = self.matcher(query)
        hits = [] if app.judging else await app.ask(search, query)
        for at, hit in enumerate(hits):
            label = matcher.highlight(hit.label)
            run = partial(app.open_hit, hit)
            yield Hit(FOUND - at / 100, label, run, help=kind_word(hit.kind))
        yield Hit(0.01, _("Search everywhere …"), app.action_search, help=_("Opens the search"))


PROVIDERS: set[type[Provider] | Callable[[], type[Provider]]] = {CommandProvider, FindProvider}
"""Where the palette looks."""
