"""The faces of the program: night and day like a club's chess board, and both in high contrast.

Words stand out from their ground by 4.5 to 1 at least (WCAG 2.1, 1.4.3), in high contrast by
7 to 1; lines and dots by 3 to 1. A test measures it on every screen.
"""

from dataclasses import dataclass

from textual.app import App
from textual.color import Color
from textual.theme import Theme

_CALM, _STRONG = {"pane-border": "round"}, {"pane-border": "heavy"}
"""How the lines around lists are drawn."""

NIGHT = Theme(
    name="board-night",
    primary="#5fb38a",
    secondary="#86a7a0",
    accent="#e6c583",
    warning="#e8ae55",
    error="#ec7a6d",
    success="#7fcf95",
    foreground="#dde5e1",
    background="#11181a",
    surface="#172022",
    panel="#1f2b2d",
    dark=True,
    variables={
        **_CALM,
        "block-cursor-background": "#2c6a52",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#22332f",
        "block-hover-background": "#1d2a2b",
        "border": "#5fb38a",
        "border-blurred": "#5a6c6e",
        "footer-background": "#172022",
        "footer-key-foreground": "#e6c583",
        "footer-description-foreground": "#a9b8b3",
        "text-disabled": "#a2aca8",
        "input-selection-background": "#1c4234",
        "scrollbar": "#66807a",
        "scrollbar-background": "#172022",
        "scrollbar-corner-color": "#172022",
    },
)

CONTRAST = Theme(
    name="board-contrast",
    primary="#5cffb0",
    secondary="#ffffff",
    accent="#ffe14d",
    warning="#ffb84d",
    error="#ff9d94",
    success="#6dff7a",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#1a1a1a",
    dark=True,
    variables={
        **_STRONG,
        "block-cursor-background": "#ffe14d",
        "block-cursor-foreground": "#000000",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#2b2b2b",
        "block-hover-background": "#333333",
        "border": "#5cffb0",
        "border-blurred": "#b3b3b3",
        "footer-background": "#1a1a1a",
        "footer-key-foreground": "#ffe14d",
        "footer-description-foreground": "#ffffff",
        "foreground-muted": "#e0e0e0",
        "text-disabled": "#dadada",
        "text-muted": "#e0e0e0",
        "input-selection-background": "#003a6b",
        "scrollbar": "#b3b3b3",
        "scrollbar-background": "#1a1a1a",
        "scrollbar-corner-color": "#1a1a1a",
    },
)

PAPER = Theme(
    name="board-paper",
    primary="#00401f",
    secondary="#000000",
    accent="#5c2b00",
    warning="#6b2f00",
    error="#8a0000",
    success="#00460f",
    foreground="#000000",
    background="#ffffff",
    surface="#ffffff",
    panel="#eeeeee",
    dark=False,
    variables={
        **_STRONG,
        "block-cursor-background": "#000000",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#d9d9d9",
        "block-hover-background": "#e5e5e5",
        "border": "#00401f",
        "border-blurred": "#595959",
        "footer-background": "#eeeeee",
        "footer-key-foreground": "#5c2b00",
        "footer-description-foreground": "#000000",
        "foreground-muted": "#262626",
        "text-disabled": "#333333",
        "text-muted": "#262626",
        "input-selection-background": "#cfe3ff",
        "scrollbar": "#595959",
        "scrollbar-background": "#eeeeee",
        "scrollbar-corner-color": "#eeeeee",
    },
)

DAY = Theme(
    name="board-day",
    primary="#24684a",
    secondary="#4d6f66",
    accent="#7d5210",
    warning="#8f5200",
    error="#b02318",
    success="#1f6b3a",
    foreground="#1c2723",
    background="#f4f1e6",
    surface="#fbf9f1",
    panel="#e8e3d2",
    dark=False,
    variables={
        **_CALM,
        "block-cursor-background": "#24684a",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#dce6da",
        "block-hover-background": "#e4e6d6",
        "border": "#24684a",
        "border-blurred": "#8a846d",
        "footer-background": "#e8e3d2",
        "footer-key-foreground": "#7d5210",
        "footer-description-foreground": "#44514b",
        "foreground-muted": "#545c57",
        "text-disabled": "#525a55",
        "input-selection-background": "#cfe5d5",
        "scrollbar": "#857f69",
        "scrollbar-background": "#ece8da",
        "scrollbar-corner-color": "#ece8da",
    },
)

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
