"""What a rule book says in place of the program's general words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.errors import RuleBookError
from league.language import _, in_words, ngettext, per_language, speaking, turn, use, words_of
from league.rulebook.wording import read_wording
from league.services.session.wording import speak_as


@pytest.fixture(autouse=True)
def _neutral() -> Iterator[None]:
    use("de")
    yield
    use("en")


def test_without_a_book_words_are_general_and_with_one_its_own() -> None:
    assert (_("Fees"), _("District"), _("Rtg")) == ("Gebühren", "Bezirk", "Rtg")
    speak_as("tuwo-stmk-2011")
    assert (_("Fees"), _("District"), in_words("Rtg")) == ("Pönalen", "Kreis", "Elo")
    speak_as("sjrp-2025")
    assert (_("Fees"), _("District"), in_words("Rtg")) == ("Gebühren", "Bezirk", "DWZ")


def test_a_word_that_stays_german_does_so_in_english() -> None:
    speak_as("tuwo-stmk-2011")
    with speaking("en"):
        assert (_("Entry deposit"), _("Fees")) == ("Reuegeld", "Fees")
    turn("en")
    assert _("Entry deposit") == "Reuegeld"
    use("en")
    assert _("Entry deposit") == "Entry deposit"


def test_one_and_many_are_worded_each() -> None:
    words_of("toy", {"{n} point": {"de": "{n} Zähler"}})
    assert [ngettext("{n} point", "{n} points", n) for n in (1, 2)] == ["{n} Zähler", "{n} Punkte"]


def test_a_table_is_kept_for_each_book() -> None:
    @per_language
    def table() -> dict[str, str]:
        return {"fees": _("Fees")}

    assert table()["fees"] == "Gebühren"
    speak_as("tuwo-stmk-2011")
    assert table()["fees"] == "Pönalen"
    use("de")
    assert table()["fees"] == "Gebühren"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("own = []", "“said” is missing"),
        ("[said]", "“own” is missing"),
        ('own = []\n[said]\n"Fees" = "x"', "“Fees” needs texts"),
        ('own = []\n[said]\n"Fees" = {fr = "x"}', "“Fees” needs texts"),
        ('own = []\n[said]\n"Fees" = {de = 1}', "“Fees” needs texts"),
        ("own = [", "cannot be read"),
    ],
)
def test_a_file_that_is_not_as_it_has_to_be_is_refused(
    tmp_path: Path, text: str, says: str
) -> None:
    use("en")
    file = tmp_path / "wording.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RuleBookError, match=says):
        read_wording(file)


def test_a_book_without_such_a_file_has_general_words(tmp_path: Path) -> None:
    assert read_wording(tmp_path / "wording.toml") == ((), {})
