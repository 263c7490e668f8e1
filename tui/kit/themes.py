"""The faces of the program: night and day like a club's chess board, and both in high contrast.

Words stand out from their ground by 4.5 to 1 at least (WCAG 2.1, 1.4.3), in high contrast by
7 to 1; lines and dots by 3 to 1. A test measures it on every screen.
"""

from dataclasses import dataclass
from typing import Any

from textual.app import App
from textual.color import Color
from textual.theme import Theme

_COLOURS = {
    "primary": ("#5fb38a", "#24684a", "#5cffb0", "#00401f"),
    "secondary": ("#86a7a0", "#4d6f66", "#ffffff", "#000000"),
    "accent": ("#e6c583", "#7d5210", "#ffe14d", "#5c2b00"),
    "warning": ("#e8ae55", "#8f5200", "#ffb84d", "#6b2f00"),
    "error": ("#ec7a6d", "#b02318", "#ff9d94", "#8a0000"),
    "success": ("#7fcf95", "#1f6b3a", "#6dff7a", "#00460f"),
    "foreground": ("#dde5e1", "#1c2723", "#ffffff", "#000000"),
    "background": ("#11181a", "#f4f1e6", "#000000", "#ffffff"),
    "surface": ("#172022", "#fbf9f1", "#000000", "#ffffff"),
    "panel": ("#1f2b2d", "#e8e3d2", "#1a1a1a", "#eeeeee"),
    "block-cursor-background": ("#2c6a52", "#24684a", "#ffe14d", "#000000"),
    "block-cursor-foreground": ("#ffffff", "#ffffff", "#000000", "#ffffff"),
    "block-cursor-blurred-background": ("#22332f", "#dce6da", "#2b2b2b", "#d9d9d9"),
    "block-hover-background": ("#1d2a2b", "#e4e6d6", "#333333", "#e5e5e5"),
    "border-blurred": ("#5a6c6e", "#8a846d", "#b3b3b3", "#595959"),
    "footer-background": ("#172022", "#e8e3d2", "#1a1a1a", "#eeeeee"),
    "footer-description-foreground": ("#a9b8b3", "#44514b", "#ffffff", "#000000"),
    "foreground-muted": ("", "#545c57", "#e0e0e0", "#262626"),
    "text-disabled": ("#a2aca8", "#525a55", "#dadada", "#333333"),
    "text-muted": ("", "", "#e0e0e0", "#262626"),
    "input-selection-background": ("#1c4234", "#cfe5d5", "#003a6b", "#cfe3ff"),
    "scrollbar": ("#66807a", "#857f69", "#b3b3b3", "#595959"),
    "scrollbar-background": ("#172022", "#ece8da", "#1a1a1a", "#eeeeee"),
}
"""By night, by day, in high contrast on black and on white; "" = as the library has it."""
_ROLES = tuple(_COLOURS)[: tuple(_COLOURS).index("panel") + 1]
"""What the library asks for by name; the others are variables of its styles."""


def _face(name: str, at: int, *, dark: bool, border: str) -> Theme:
    """Return a face of the colours in one place of each row, with so drawn lines around lists."""
    colours: dict[str, Any] = {known: row[at] for known, row in _COLOURS.items() if row[at]}
    roles = {role: colours.pop(role) for role in _ROLES}
    return Theme(
        name=name,
        **roles,
        dark=dark,
        variables={
            **colours,
            "pane-border": border,
            "block-cursor-text-style": "bold",
            "border": _COLOURS["primary"][at],
            "footer-key-foreground": _COLOURS["accent"][at],
            "scrollbar-corner-color": _COLOURS["scrollbar-background"][at],
        },
    )


NIGHT = _face("board-night", 0, dark=True, border="round")
DAY = _face("board-day", 1, dark=False, border="round")
CONTRAST = _face("board-contrast", 2, dark=True, border="heavy")
PAPER = _face("board-paper", 3, dark=False, border="heavy")

THEMES = (NIGHT, DAY, CONTRAST, PAPER)
"""In the order in which one comes after the other."""
STRONG = (CONTRAST.name, PAPER.name)


def after(name: str) -> str:
    """Return the name of the theme that follows."""
    names = [theme.name for theme in THEMES]
    return names[(names.index(name) + 1) % len(names)] if name in names else names[0]


@dataclass(frozen=True, slots=True)
class Ink:
    """Styles for text that is painted by hand, as Rich writes them."""

    text: str
    muted: str
    faint: str
    accent: str
    good: str
    warn: str
    bad: str
    primary: str
    cursor: str
    blurred: str
    stripe: str
    heading: str
    """The line above a list; then its rows in turn, and the row under the mouse."""
    odd: str
    even: str
    hover: str
    resting: str
    """The row under the cursor of a list that has not the focus."""
    white: str
    """The block that says: plays White."""
    black: str


def ink(app: App[object]) -> Ink:
    """Return the styles of the theme in use."""
    theme = app.current_theme
    known = _known.get(theme.name)
    if known is None or known[0] is not theme:
        known = _known[theme.name] = (theme, ink_of(theme))
    return known[1]


_known: dict[str, tuple[Theme, Ink]] = {}
"""By the theme's name; every line that is painted asks for them."""


def ink_of(theme: Theme) -> Ink:
    """Return the styles of a theme."""
    ground = Color.parse(theme.background or "#11181a")
    front = Color.parse(theme.foreground or "#dde5e1")
    known = theme.variables
    strong = theme.name in STRONG
    blurred = f"on {known.get('block-cursor-blurred-background', '#22332f')}"
    muted = front.blend(ground, 0.15 if strong else 0.22).hex
    return Ink(
        text=front.hex,
        muted=muted,
        faint=front.blend(ground, 0.2 if strong else 0.29).hex,
        accent=theme.accent or theme.primary,
        good=theme.success or theme.primary,
        warn=theme.warning or theme.primary,
        bad=theme.error or theme.primary,
        primary=theme.primary,
        cursor=f"bold {known.get('block-cursor-foreground', '#ffffff')}"
        f" on {known.get('block-cursor-background', theme.primary)}",
        blurred=blurred,
        stripe=f"on {ground.blend(front, 0.05).hex}",
        heading=f"bold {muted} on {ground.hex}",
        odd=f"{front.hex} on {ground.hex}",
        even=f"{front.hex} on {theme.surface or ground.hex}",
        hover=f"on {known.get('block-hover-background', ground.hex)}",
        resting=f"{front.hex} {blurred}",
        white="bold #1c2723 on #efe6cf",
        black="bold #f4f1e6 on #3a4f47",
    )
