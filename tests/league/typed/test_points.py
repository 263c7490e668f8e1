"""Points and scores as people type them."""

import pytest

from league.errors import InputError
from league.typed.points import maybe_match_points, read_halves, read_score, read_whole_points


@pytest.mark.parametrize(
    ("text", "half"),
    [("2", 4), ("4½", 9), ("½", 1), ("-0.5", -1), ("−1", -2), ("+1,5", 3), ("0", 0), ("4.0", 8)],
)
def test_points_as_people_type_them(text: str, half: int) -> None:
    assert read_halves(text) == half


@pytest.mark.parametrize("text", ["", "x", "1.3", "½½", "--1", "1234", "-"])
def test_what_is_no_number_of_points_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_halves(text)


def test_results_and_match_points_as_people_type_them() -> None:
    assert (read_score("1:0"), read_score(" ½ : ½ ")) == ((2, 0), (1, 1))
    assert (maybe_match_points("2:0"), maybe_match_points(" ")) == ((2, 0), None)
    for wrong in ("10", "1/0", "1:2:3"):
        with pytest.raises(InputError):
            read_score(wrong)
    with pytest.raises(InputError):
        read_whole_points("½")
