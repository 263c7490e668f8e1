"""Small pieces of text in the colours of the theme: numbers, marks, states."""

import re
from collections.abc import Sequence

from rich.text import Text

from league.formatting import score
from league.language import _, ngettext
from league.views.clubs import SquadLine
from league.views.findings import FeeView, FindingView, state_word
from league.views.matches import BoardView, Progress
from tui.kit.alt_text import AltText
from tui.kit.themes import Ink

RESULTS = {(2, 0): "1:0", (1, 1): "½:½", (0, 2): "0:1", (0, 0): "0:0"}


def capital(text: str) -> str:
    """Return a text with its first letter a capital one."""
    return text[:1].upper() + text[1:]


def number(value: int | None, style: str = "") -> Text:
    """Return a number, or a dash where there is none."""
    return Text("–" if value is None else str(value), style=style)


def count(value: int, hues: Ink, style: str) -> Text:
    """Return a number that asks for attention unless it is 0."""
    return Text(str(value), style=f"bold {style}") if value else Text("·", style=hues.faint)


def aligned(half: int) -> str:
    """Return half points so that whole numbers and halves stand under each other."""
    return score(half) + ("" if half % 2 else " ")


def result(counted: tuple[int, int] | None) -> str:
    """Return one board's result, such as ``½:½``; blank dots where nothing is recorded."""
    return "· : ·" if counted is None else RESULTS.get(counted, "?")


def counts(board: BoardView) -> str:
    """Return a board's result that counts; a dash while it waits, a word where nobody sat."""
    if board.open:
        return "–"
    return _("nobody") if board.empty else result(board.counted)


def pair(points: tuple[int, int]) -> str:
    """Return both sides' half points, such as ``4½ : 3½``."""
    return f"{score(points[0])} : {score(points[1])}"


def bar(done: int, total: int, width: int, hues: Ink) -> Text:
    """Return how far something has got, drawn and in numbers."""
    full = round(width * done / total) if total else 0
    if 0 < done < total:
        full = min(max(full, 1), width - 1)
    line = Text("━" * full, style=hues.good if done >= total else hues.primary)
    line.append("─" * (width - full), style=hues.faint)
    return line.append(f" {done:>3}/{total}", style=hues.muted)


def centred(text: Text, width: int) -> Text:
    """Return a text in the middle of so many columns."""
    before = max(width - text.cell_len, 0) // 2
    after = max(width - text.cell_len - before, 0)
    return Text(" " * before).append_text(text).append(" " * after)


def progress(one: Progress, hues: Ink) -> Text:
    """Return in signs how far a match has come: its boards, and findings that stand open."""
    done = one.boards == one.of
    text = Text(f"{one.boards}/{one.of}", style=hues.good if done else hues.muted)
    text.append(" ✔" if done else "", style=hues.good)
    return text.append(f" ▲{one.open}" if one.open else "", style=f"bold {hues.warn}")


def progress_words(one: Progress) -> list[str]:
    """Return in words how far matches have come, together."""
    boards = _("{done} of {all} boards").format(done=one.boards, all=one.of)
    came = _("{done} of {all} reports").format(done=one.reports, all=2 * one.matches)
    found = ngettext("▲ {count} finding open", "▲ {count} findings open", one.open)
    return [boards, came, *([found.format(count=one.open)] if one.open else [])]


def mark_of(state: str, hues: Ink) -> tuple[str, str]:
    """Return the sign and the style of a finding's or fee's state."""
    return {
        "open": ("▲", f"bold {hues.warn}"),
        "confirmed": ("✔", hues.primary),
        "changed": ("✎", hues.accent),
        "waived": ("○", hues.faint),
        "posted": ("✔", hues.primary),
        "team_out": ("·", hues.faint),
        "season_over": ("·", hues.faint),
    }.get(state, ("▲", hues.warn))


def word_of(state: str) -> str:
    """Return the state as a word; nothing for an open one."""
    return "" if state in ("open", "added") else state_word(state)


def place_of(thing: FindingView | FeeView, home: str, away: str, *, named: str) -> str:
    """Return where a finding or fee belongs, team and board, unless the words name them."""
    team = {"home": home, "away": away}.get(str(thing.side or ""), "")
    team = "" if team and team in named else team
    if thing.board is None:
        return team
    board = _("board {number}").format(number=thing.board)
    if re.search(rf"{re.escape(board)}(?!\d)", named, re.IGNORECASE):
        return team
    return f"{team}, {board}" if team else board[:1].upper() + board[1:]


def kind_word(kind: str) -> str:
    """Return what a hit is."""
    return {
        "club": _("club"),
        "team": _("team"),
        "division": _("division"),
        "match": _("match"),
        "player": _("player"),
        "paragraph": _("paragraph"),
    }.get(kind, kind)


def facts_line(parts: Sequence[tuple[str, str]], width: int, hues: Ink) -> Text:
    """Return labels and values in one line; the last ones are left out where there is no room."""
    line = Text(no_wrap=True)
    for label, value in parts:
        named = f"{label} " if label else ""
        part = Text.assemble((named, hues.muted), (f"{value}   ", f"bold {hues.text}"))
        if line.cell_len + part.cell_len - 3 > width:
            break
        line.append_text(part)
    # Blanks that go beyond the room would be shown as “…”.
    line.rstrip()
    return line


def tolerance(line: SquadLine, hues: Ink) -> Text:
    """Return the lead of the strongest player behind; a warning for who stands too far back."""
    lead = Text(f"+{line.tolerance}" if line.tolerance else "✔", style=hues.muted)
    if not line.tolerance:
        lead = AltText(lead, _("kept"))
    if line.too_far_back:
        return Text(f"▲ {_('too far back')}", style=f"bold {hues.bad}")
    return lead
