"""The two faces of the program, night and day, in the colours of a club's chess board."""

from dataclasses import dataclass

from textual.app import App
from textual.color import Color
from textual.theme import Theme

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
        "block-cursor-background": "#2c6a52",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#22332f",
        "block-hover-background": "#1d2a2b",
        "border": "#5fb38a",
        "border-blurred": "#2e3d3f",
        "footer-background": "#172022",
        "footer-key-foreground": "#e6c583",
        "footer-description-foreground": "#a9b8b3",
        "input-selection-background": "#25503f",
        "scrollbar": "#31423f",
        "scrollbar-background": "#172022",
        "scrollbar-corner-color": "#172022",
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
        "block-cursor-background": "#24684a",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#d5e0d3",
        "block-hover-background": "#e4e6d6",
        "border": "#24684a",
        "border-blurred": "#cbc5b0",
        "footer-background": "#e8e3d2",
        "footer-key-foreground": "#7d5210",
        "footer-description-foreground": "#44514b",
        "input-selection-background": "#bcd8c4",
        "scrollbar": "#c3bda8",
        "scrollbar-background": "#ece8da",
        "scrollbar-corner-color": "#ece8da",
    },
)


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
    white: str
    """The block that says: plays White."""
    black: str


def ink(app: App[object]) -> Ink:
    """Return the styles of the theme in use."""
    theme = app.current_theme
    ground = Color.parse(theme.background or "#11181a")
    front = Color.parse(theme.foreground or "#dde5e1")
    known = theme.variables
    return Ink(
        text=front.hex,
        muted=front.blend(ground, 0.35).hex,
        faint=front.blend(ground, 0.62).hex,
        accent=theme.accent or theme.primary,
        good=theme.success or theme.primary,
        warn=theme.warning or theme.primary,
        bad=theme.error or theme.primary,
        primary=theme.primary,
        cursor=f"bold {known.get('block-cursor-foreground', '#ffffff')}"
        f" on {known.get('block-cursor-background', theme.primary)}",
        blurred=f"on {known.get('block-cursor-blurred-background', '#22332f')}",
        stripe=f"on {ground.blend(front, 0.05).hex}",
        white="bold #1c2723 on #efe6cf",
        black="bold #f4f1e6 on #3a4f47",
    )
