"""Going through many screens in little time: nothing is done twice, or painted unasked."""

import asyncio
from collections.abc import Hashable, Iterator
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.message import Message
from textual.message_pump import MessagePump
from textual.notifications import Notification
from textual.pilot import Pilot, WaitForScreenTimeout
from textual.widgets import Input
from textual.widgets._toast import Toast

Handlers = tuple[type, list[Any]]
"""A class and its methods for a kind of message."""
UNPAINTED = [0]
"""How often something was to be painted."""
_RULES: dict[Hashable, Any] = {}


def spare(patch: pytest.MonkeyPatch) -> None:
    """Do nothing twice or ahead, paint only on request, clear away at the end: all looks the same.

    Style sheets are read once per theme, and the parts of a widget are styled once.
    """
    read = Stylesheet._parse_rules

    def read_once(sheet: Stylesheet, css: str, *where: Any, **named: Any) -> Any:
        known = (css, str(where), str(named), frozenset(sheet._variables.items()))
        if known not in _RULES:
            _RULES[known] = read(sheet, css, *where, **named)
        return _RULES[known]

    def unpainted(compositor: Compositor, *_how: Any, **_named: Any) -> None:
        compositor._dirty_regions.clear()
        UNPAINTED[0] += 1

    patch.setattr(Compositor, "render_update", unpainted)
    patch.setattr(Stylesheet, "_parse_rules", read_once)
    patch.setattr(RuleSet, "__hash__", object.__hash__)
    _style_parts_once(patch)
    _ask_only_the_busy(patch)
    _find_handlers_once(patch)
    patch.setattr("tui.routes.load_pages", lambda: None)


def hasten(patch: pytest.MonkeyPatch) -> None:
    """Let nothing blink or go besides."""
    spare(patch)
    patch.setattr(Input, "_toggle_cursor", lambda _self: None)
    patch.setattr(Toast, "_expire", lambda _self: None)
    patch.setattr(Notification, "has_expired", False)
    patch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)


def _style_parts_once(patch: pytest.MonkeyPatch) -> None:
    """Find the styles of a widget's parts once for all that look the same to the same rules."""
    apply, process = Stylesheet.apply, Stylesheet._process_component_classes
    styles: dict[Hashable, Any] = {}
    whole: list[Hashable] = []

    def process_known(sheet: Stylesheet, node: DOMNode) -> None:
        if node._get_component_classes():
            whole[:] = [
                (frozenset(one._selector_names), *_state(one)) for one in node.css_path_nodes
            ]
        process(sheet, node)

    def apply_once(sheet: Stylesheet, node: DOMNode, **named: Any) -> None:
        if type(node) is not DOMNode:
            apply(sheet, node, **named)
            return
        rules = sheet.rules_map
        asked = {id(rule) for name in rules.keys() & node._selector_names for rule in rules[name]}
        known = (*whole, node.classes, frozenset(asked))
        if known in styles:
            node.styles.base._rules.update(styles[known])
        else:
            apply(sheet, node, **named)
            styles[known] = dict(node.styles.base._rules)

    patch.setattr(Stylesheet, "apply", apply_once)
    patch.setattr(Stylesheet, "_process_component_classes", process_known)


def _state(node: DOMNode) -> list[str]:
    return sorted(node.get_pseudo_classes())


def _ask_only_the_busy(patch: pytest.MonkeyPatch) -> None:
    """Wait for those widgets alone that have something to do; usually each is sent a message."""

    async def wait_for_busy(pilot: Pilot[Any], timeout: float = 30.0) -> bool:
        asked = {one for one in _pumps(pilot.app) if not _rests(one)}
        every = asyncio.Event()

        def done(pump: MessagePump) -> None:
            asked.discard(pump)
            if not asked:
                every.set()

        for one in list(asked):
            if not one.call_later(done, one):
                asked.discard(one)
        if asked:
            await _first(timeout, every, pilot.app._exception_event)
        else:
            for _turn in range(3):
                await asyncio.sleep(0)
        return not asked

    patch.setattr(Pilot, "_wait_for_screen", wait_for_busy)


def _pumps(app: App[Any]) -> list[MessagePump]:
    """Return what may have something to do; nothing when the app is at its end."""
    return [app, *app.screen.walk_children(with_self=True)] if app.screen_stack else []


def _rests(pump: MessagePump) -> bool:
    """Return whether it waits for its next message."""
    queue: Any = pump._message_queue
    return queue.empty() and bool(queue.ready_event._waiters)


async def _first(timeout: float, *events: asyncio.Event) -> None:
    """Wait for one of these; fail after a while."""
    tasks = [asyncio.create_task(one.wait()) for one in events]
    done, left = await asyncio.wait(tasks, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
    for one in left:
        one.cancel()
    if not done:
        raise WaitForScreenTimeout("What is to be done does not come to an end.")


def _find_handlers_once(patch: pytest.MonkeyPatch) -> None:
    """Look up what handles a kind of message once per class, where no selector decides."""
    find = MessagePump._get_dispatch_methods
    known: dict[Hashable, list[Handlers] | None] = {}

    def found(pump: MessagePump, name: str, message: Message) -> Iterator[tuple[type, Any]]:
        asked = type(pump), name, type(message)
        if asked not in known:
            known[asked] = _handlers(*asked)
        handlers = known[asked]
        if handlers is None:
            yield from find(pump, name, message)
            return
        for kind, methods in handlers:
            if message._no_default_action:
                return
            for method in methods:
                yield kind, method.__get__(pump, kind)

    patch.setattr(MessagePump, "_get_dispatch_methods", found)


def _handlers(of: type, name: str, message: type[Message]) -> list[Handlers] | None:
    """Return what each class has for a message, in their order; None = selectors decide."""
    found: list[Handlers] = []
    seen: set[Any] = set()
    for kind in of.__mro__:
        decorated = kind.__dict__.get("_decorated_handlers") or {}
        entries = [one for each in message.__mro__ for one in decorated.get(each, [])]
        if any(selectors for _method, selectors in entries):
            return None
        methods = [one for one in dict.fromkeys(method for method, _ in entries) if one not in seen]
        seen.update(methods)
        named = kind.__dict__.get(f"_{name}") or kind.__dict__.get(name)
        if named is not None and not getattr(named, "_textual_on", None):
            methods.append(named)
        if methods:
            found.append((kind, methods))
    return found
