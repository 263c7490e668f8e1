"""Going through many screens in little time: nothing is painted but what is asked for."""

from collections.abc import Hashable
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.css.stylesheet import Stylesheet
from textual.notifications import Notification
from textual.widgets import Input
from textual.widgets._toast import Toast

_RULES: dict[Hashable, Any] = {}


def hasten(patch: pytest.MonkeyPatch) -> None:
    """Paint only on request, read each style sheet once per theme, let nothing blink or go."""
    read = Stylesheet._parse_rules

    def read_once(sheet: Stylesheet, css: str, *where: Any, **named: Any) -> Any:
        known = (css, str(where), str(named), frozenset(sheet._variables.items()))
        if known not in _RULES:
            _RULES[known] = read(sheet, css, *where, **named)
        return _RULES[known]

    def unpainted(compositor: Compositor, *_how: Any, **_named: Any) -> None:
        compositor._dirty_regions.clear()

    patch.setattr(Stylesheet, "_parse_rules", read_once)
    patch.setattr(Compositor, "render_update", unpainted)
    patch.setattr(Input, "_toggle_cursor", lambda _self: None)
    patch.setattr(Toast, "_expire", lambda _self: None)
    patch.setattr(Notification, "has_expired", False)
    patch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
