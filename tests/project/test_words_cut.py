"""Sentences that lists cut: what decides stands where it is still read."""

import re
from collections.abc import Iterator

import pytest

from tests.words import german, said

LISTS = {
    "league/services/home/season_tasks.py": "the work list",
    "league/services/matches/ties.py": "the work list, the table",
    "league/services/promotion/decisions.py": "the promotion page",
    "league/services/qualification/explaining.py": "the qualification page",
}
"""Files of which every sentence stands in a list, cut where the window has no room."""
READ = 30
"""Characters of a sentence that a list shows beside kind and day, 80 columns wide."""
NAME, NUMBER = "x" * 12, "12"
"""Stand for what is put in: the name of a person, club or team, mostly not longer; a number."""
SHORT = r"\{(number|round|places|up|down|n|free|rule|boards)\}"
TURNS = {
    "en": r"\b(not|no|nobody|unless|whether|when|once|if|to be|waits|has to|may)\b",
    "de": r"\b(nicht|kein\w*|niemand|ob|wenn|sobald|erst|offen|zu|wartet|muss|kann)\b",
}
"""Words without which a sentence says more than it does, or the opposite."""


def _sentences() -> Iterator[tuple[str, str]]:
    for message in german():
        files = {path for path, _line in message.locations}
        if message.id and not files.isdisjoint(LISTS) and said(message.string):
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            turned = message.string if isinstance(message.string, tuple) else (message.string,)
            yield from (("en", str(one)) for one in ids)
            yield from (("de", str(one)) for one in turned)


def _hidden(language: str, sentence: str) -> bool:
    """Say whether a sentence turns only where a list may have cut it already."""
    spoken = re.sub(r"\{\w+\}", NAME, re.sub(SHORT, NUMBER, sentence))
    turn = re.search(TURNS[language], spoken, re.IGNORECASE)
    return turn is not None and turn.start() > READ


def test_a_sentence_that_turns_late_is_seen() -> None:
    """Cut before its "when", the first one says that it is known."""
    assert _hidden("en", "Who goes up from here is already known when all games are entered.")
    assert not _hidden("en", "Not known yet who goes up: games are missing.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_decides_stands_at_the_beginning(language: str) -> None:
    found = [sentence for spoken, sentence in _sentences() if spoken == language]
    assert len(found) > 20
    assert [one for one in found if _hidden(language, one)] == []
