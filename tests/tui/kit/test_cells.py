"""Small pieces of text: where a finding belongs, said once."""

import pytest

from league.language import use
from league.views.findings import ExplanationView, FindingView
from tui.kit.cells import place_of

EXPLAINED = ExplanationView("", "", "", "", "", "")


def found(sentence: str, board: int | None) -> FindingView:
    return FindingView("k", "§", "1", sentence, lambda: EXPLAINED, "home", board)


@pytest.mark.parametrize(
    ("sentence", "board", "place"),
    [
        ("Turm left board 2 empty.", 2, ""),
        # Board 12 is not board 1, and the board alone still needs its team.
        ("Turm left board 12 empty.", 1, "Board 1"),
        ("He sits on board 2.", 2, "Turm"),
        ("He came late.", 2, "Turm, board 2"),
        ("Turm came late.", None, ""),
    ],
)
def test_what_the_sentence_names_is_not_said_before_it(
    sentence: str, board: int | None, place: str
) -> None:
    use("en")
    one = found(sentence, board)
    assert place_of(one, "Turm", "Springer", named=sentence) == place
