"""Time controls as announcements print them."""

import pytest

from league.facts.game_times import GameTime, Period
from league.typed.game_times import read_game_time

NINETY = GameTime((Period(90, 40), Period(30)), 30)
PRINTED = "90 Minuten / 40 Züge + 30 Minuten / Rest zzgl. 30 Sekunden Inkrement ab dem 1. Zug"
"""In the announcement of 2026."""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("90 min/40 + 30 min + 30 s", NINETY),
        (PRINTED, NINETY),
        ("90 min / 40 Züge / Rest 30 min + 30 sec Inkrement ab dem 1. Zug", NINETY),
        ("90/40+30+30", NINETY),
        ("90/40+30", GameTime((Period(90, 40), Period(30)))),
        ("90+30", GameTime((Period(90),), 30)),
        ("55 min + 5 s", GameTime((Period(55),), 5)),
        ("10 min, 5 s a move", GameTime((Period(10),), 5)),
        ("25 Minuten je Spieler und Partie", GameTime((Period(25),))),
        ("2 h", GameTime((Period(120),))),
        ("15", GameTime((Period(15),))),
        ("", None),
        ("30 s", None),
        ("as usual", None),
        ("90 min 30 min", None),
        ("12345 min", None),
    ],
)  # fmt: skip
def test_what_is_read(text: str, found: GameTime | None) -> None:
    assert read_game_time(text) == found
