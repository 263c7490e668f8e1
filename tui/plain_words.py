"""Words for what the screen says by signs: states, kinds, ways, labels that are cut short."""

import re

from league.language import _
from tui.kit.alt_text import AltLabel
from tui.kit.columns import Col

_BESIDE = "▲▼◆◇●○◐◔◷✔✗✎★☼■▴▸▶⊘"
"""Signs that may stand before words that say the same."""
_ALONE = f"{_BESIDE}≡§⇄♔♟∪→⇧?=·"
_LED = re.compile(rf"^[{_BESIDE}·→] (?=\S)")
_BEGINS = re.compile(r"^( *)([✔✗◷▲○?]) (?=\S)")
_APART, _ARROW = re.compile(r"(?<=\S)  +"), re.compile(r" +→ +")
_BETWEEN = re.compile(rf"(?<= )[{_BESIDE}] (?=\S)")


def label_of(table: str, column: Col) -> str:
    """Return what a column's values are called."""
    label = (column.read or column.label).strip()
    return _labels().get(label, label) if label else _unlabelled(table)


def fact_label(label: str) -> str:
    """Return what a fact above a page is called."""
    if isinstance(label, AltLabel):
        return label.read
    return _labels().get(without_sign(label), without_sign(label))


def value_of(table: str, value: str) -> str:
    """Return a cell's value in words; empty for one that says nothing."""
    if value == "–":
        return _("no entry")
    if value == "· : ·":
        return _("no result")
    if value[:2] == "▸ ":
        return _("{name}, goes on").format(name=value[2:])
    if value[:2] == "? ":
        return _("{words}, not decided").format(words=value[2:])
    if len(value) == 1 and value in _ALONE:
        return {**_states(), **_of_table(table)}[value]
    return without_sign(value)


def without_sign(value: str) -> str:
    """Return words without the sign before them, which says the same."""
    return _LED.sub("", value)


def in_text(line: str) -> str:
    """Return a line of text with words for its signs."""
    words = {
        "✔": _("done:"),
        "✗": _("not done:"),
        "◷": _("to come:"),
        "▲": _("mind:"),
        "○": _("open:"),
        "?": _("question:"),
    }
    begun = _BEGINS.sub(lambda found: f"{found[1]}{words[found[2]]} ", line.removeprefix("· "))
    parts = _APART.split(_ARROW.sub(f" {_('becomes')} ", _BETWEEN.sub("", begun)).rstrip())
    label, rest = parts[0], "; ".join(parts[1:])
    return f"{label.removesuffix(':')}: {rest}" if rest else label


def _labels() -> dict[str, str]:
    return {
        "#": _("Place"),
        "§": _("Paragraph"),
        "±": _("Change"),
        "%": _("Per cent"),
        _("Rd"): _("Round"),
        _("Bd"): _("Board"),
        _("Tms."): _("Teams"),
        _("opponents"): _("Owes opponents"),
        _("is owed"): _("Is owed"),
        _("they get"): _("Clubs get"),
    }


def _unlabelled(table: str) -> str:
    return {
        **dict.fromkeys(("dates", "papers"), _("Kind")),
        "items": _("Direction"),
        "moves": _("Move"),
        "charges": _("Payment"),
        "players": _("Citizenship"),
        **dict.fromkeys(("squad", "kader"), _("Counts as")),
    }.get(table, _("State"))


def _states() -> dict[str, str]:
    """Return what signs that stand alone mean nearly everywhere."""
    words = dict.fromkeys(_ALONE, "")
    words |= {
        "▲": _("open"),
        "✔": _("in order"),
        "✎": _("changed"),
        "○": _("waived"),
        "◐": _("incomplete"),
        "◷": _("yet to come"),
        "✗": _("no"),
        "▶": _("shown now"),
        "★": _("yes"),
        "◆": _("yes"),
        "♟": _("yes"),
        "☼": _("on a holiday"),
        "?": _("not decided"),
    }
    return words


def _of_table(table: str) -> dict[str, str]:
    """Return what signs mean in one list only; nothing where other columns say the same."""
    return {**_kinds(), **_conditions()}.get(table, {})


def _kinds() -> dict[str, dict[str, str]]:
    """Return the signs that say what something is, by lists."""
    return {
        "dates": {"◆": _("protected"), "★": _("called up"), "☼": _("holiday"), "▶": _("shown now")},
        "moves": {"▲": _("goes up"), "▼": _("goes down"), "=": _("stays")},
        "papers": {
            "⊘": _("suspension"),
            "✔": _("consent"),
            "→": _("left the club"),
            "∪": _("joint team"),
            "★": _("declaration"),
            "◷": _("late notice"),
        },
    }


def _conditions() -> dict[str, dict[str, str]]:
    """Return the signs that say how something stands, by lists."""
    return {
        "way": {"✔": _("complete"), "○": _("open")},
        "list": {"✔": _("complete"), "○": _("not entered")},
        "conditions": {"▲": _("not kept"), "✔": _("kept"), "·": _("to be seen")},
        "reports": {"▲": _("incomplete"), "✔": _("complete")},
        "registrations": {"✔": _("held"), "▲": _("waits"), "○": _("ended")},
        "charges": {"✔": _("let stand")},
        **{name: {"✔": _("confirmed")} for name in ("matters", "found", "fees", "against")},
        "seasons": {"▶": _("open now")},
        "entries": {"▲": _("may not enter")},
        **{name: {"✔": _("kept")} for name in ("squad", "kader")},
        "values": {"✔": "", "○": "", "◷": ""},
    }
