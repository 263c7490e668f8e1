"""What an entry of the ledger belongs to: each kind is written to a text and read back from it."""

import pytest

from league.facts.references import (
    AnyText,
    BoardFine,
    CourtFee,
    DataFee,
    EarlierFee,
    EntryFee,
    MatchFee,
    OfClub,
    ProtestFee,
    Reference,
    RegistrationFee,
    reference_of,
)

YEAR = "2011/12"
FEE = "fee|7.2.c|home|5|100018|federation"
KINDS: list[tuple[str, Reference]] = [
    (f"{YEAR}|match|liga|8|A1|B1|{FEE}", MatchFee(YEAR, ("liga", 8, "A1", "B1"), FEE)),
    (f"{YEAR}|1.4.a|7/601/2011-09-12", RegistrationFee(YEAR, "1.4.a", "7", "601", "2011-09-12")),
    (
        f"{YEAR}|1.8.c|levy|601|7|2011-07-02",
        EarlierFee(YEAR, "1.8.c", "levy", "601", "7", "2011-07-02"),
    ),
    (f"{YEAR}|C.2.4.b|rating|Open", DataFee(YEAR, "C.2.4.b", "Open")),
    (f"{YEAR}|fine|601|7.5|2012-01-10", BoardFine(YEAR, "601", "7.5", "2012-01-10")),
    (f"{YEAR}|fine|601|7.5|2012-01-10|7", BoardFine(YEAR, "601", "7.5", "2012-01-10", "7")),
    (f"{YEAR}|protest|3", ProtestFee(YEAR, "3")),
    (f"{YEAR}|court|vm-u14|1|A 1", CourtFee(YEAR, "vm-u14", 1, "A 1")),
    (f"{YEAR}|court|vm-u14|1|A|1", CourtFee(YEAR, "vm-u14", 1, "A|1")),
    (f"{YEAR}|entry|101|u14", EntryFee(YEAR, "101", "u14")),
    (f"{YEAR}|entry|101|u|14", EntryFee(YEAR, "101", "u|14")),
    ("payment|601|4", OfClub("payment", "601", "4")),
    ("payout|601|4", OfClub("payout", "601", "4")),
]


@pytest.mark.parametrize(("text", "reference"), KINDS)
def test_a_reference_is_read_as_it_was_written(text: str, reference: Reference) -> None:
    assert reference.text == text
    assert reference_of(text) == reference
    # What belongs to no season does not begin with one.
    assert reference.season == (YEAR if text.startswith(YEAR) else "")


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "payment|601", f"{YEAR}|protest", f"{YEAR}|1.4.a|7/601", "a|fine|601|7.5"),
        *(f"{YEAR}|match|liga|08|A1|B1|{FEE}", f"{YEAR}|match|liga|x|A1|B1|{FEE}"),
        *(f"{YEAR}|court|liga|01|A", f"{YEAR}|court|liga|x|A", f"{YEAR}|court|liga|1"),
        *(f"{YEAR}|entry|101", f"{YEAR}|match|liga|8|A1|B1", f"{YEAR}|fine|601|7.5|2012-01-10|"),
    ],
)
def test_any_other_text_stays_letter_for_letter(text: str) -> None:
    assert reference_of(text) == AnyText(text)
    assert (reference_of(text).text, reference_of(text).season) == (text, "")
