"""What docs/trf.md says about report files is so."""

import re

import pytest

from league.errors import InputError
from league.trf.reading import _EARLY, _FOLLOWING, _FOREIGN, _READERS, read
from league.trf.records import Edition
from league.trf.writing import write
from tests.paths import ROOT

TEXT = (ROOT / "docs" / "trf.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```trf\n(.*?)```", TEXT, re.DOTALL)[0]
REFUSED = re.findall(r"^\| `(.+)` \| `(.+)` \| (Line .+) \|$", TEXT, re.MULTILINE)


def test_the_example_is_read_without_anything_odd() -> None:
    file = read(EXAMPLE)
    assert (len(file.players), file.played_rounds, file.rounds, file.odd) == (5, 2, 3, ())
    assert read(write(file, Edition.TRF26).text) == file


def test_the_table_names_the_records_that_are_read() -> None:
    rows = TEXT[TEXT.index("## Read") : TEXT.index("How a file looks")]
    named = {one for one in re.findall(r"`([^`]{3})`", rows) if one != "AUT"}
    assert named == {*_READERS, *_EARLY, *_FOLLOWING, *_FOREIGN}


def test_there_are_examples_of_what_is_refused() -> None:
    assert len(REFUSED) == 10


@pytest.mark.parametrize(("before", "after", "sentence"), REFUSED)
def test_what_is_refused_is_refused_with_that_sentence(
    before: str, after: str, sentence: str
) -> None:
    assert before in EXAMPLE
    with pytest.raises(InputError) as caught:
        read(EXAMPLE.replace(before, after, 1))
    assert sentence in str(caught.value)
