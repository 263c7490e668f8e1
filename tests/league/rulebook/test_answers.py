"""What the checks of a book answer other than findings."""

from collections.abc import Iterator

import pytest

from league.errors import RuleBookError
from league.rulebook import Values
from league.rulebooks import tuwo_stmk_2011
from tests.worlds.tuwo_world import judged, match


@pytest.mark.parametrize("answer", [5, None])
def test_a_check_that_finds_no_finding_is_named_with_its_paragraph(
    monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    def lineup(_match: object, _side: object, _values: Values) -> Iterator[object]:
        """§ 4.4.a: finds something else."""
        yield answer

    for table in (tuwo_stmk_2011.LINEUP, tuwo_stmk_2011.ABSENT):
        monkeypatch.setitem(table, "4.4.a", lineup)
    with pytest.raises(RuleBookError) as caught:
        judged(match("klasse-1"))
    line = lineup.__code__.co_firstlineno
    file = "rulebook/test_answers.py"
    where = f"TUWO § 4.4.a: lineup in {file}, line {line}, answers {answer}"
    assert str(caught.value) == f"{where}, expected is Finding."
