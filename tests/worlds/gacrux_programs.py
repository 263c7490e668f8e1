"""Gacrux's own programs run on a report file, as somebody runs them in a terminal."""

import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from gacrux.pairingchecker import pairingchecker
from gacrux.tiebreakchecker import tiebreakchecker


def _answer(program: Any, path: Path, *options: str) -> Any:
    out = path.with_suffix(".json")
    with patch.object(sys, "argv", ["gacrux", "-i", str(path), "-o", str(out), *options]):
        assert program.common_main() == 0
    return json.loads(out.read_text())


def checked_rounds(path: Path) -> list[bool]:
    """Return of each round whether its pairs are those that the rules give."""
    found = _answer(pairingchecker(), path, "-c")["pairingResult"]["roundpairing"]
    return [one["check"] for one in found]


def next_pairs(path: Path) -> set[tuple[int, int]]:
    """Return the pairs of the round to come, 0 for the bye."""
    return {
        (one, two) for one, two in _answer(pairingchecker(), path, "-p")["pairingResult"]["pairs"]
    }


def tie_breaks(path: Path, codes: tuple[str, ...]) -> dict[int, list[Any]]:
    """Return the values of codes, and the rank behind them, by number."""
    found = _answer(tiebreakchecker(), path, "-t", *codes)["tiebreakResult"]
    return {one["cid"]: [*one["tiebreakScore"], one["rank"]] for one in found["competitors"]}
