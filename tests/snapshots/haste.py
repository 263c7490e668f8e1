"""Going through many screens in little time: nothing is done twice, or painted unasked."""

from collections.abc import Hashable
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.notifications import Notification
from textual.widgets import Input
from textual.widgets._toast import Toast

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
