"""The short form of a head: written, typed from paper, and caught where it was typed wrongly."""

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from league.errors import InputError
from league.head_marks import BITS, LETTERS, MOST, Head, check_letter, read

HASH = "5f0c" * 16
FACTS = "9a71" * 16
SHORT = "1203-BW65-Y32Z-1HFG-RQRC-G"
"""Worked out by hand in the test below."""

heads = st.builds(
    Head, st.integers(1, 10**9), st.text("0123456789abcdef", min_size=64, max_size=64)
)


def same(letter: str) -> str:
    """A letter as it is read."""
    return letter.upper().translate(str.maketrans("OIL", "011"))


def test_the_short_form_is_number_eighty_bits_and_a_check_letter() -> None:
    bits = bin(int(HASH[:20], 16))[2:].zfill(BITS)
    letters = "".join(LETTERS[int(bits[at : at + 5], 2)] for at in range(0, BITS, 5))
    groups = "-".join(letters[at : at + 4] for at in range(0, 16, 4))
    assert Head(1203, HASH).short[:-2] == f"1203-{groups}" == SHORT[:-2]
    # Horner's way in the field of 32 by hand: α = 2, α⁵ = α² + 1, so 16 doubled is 5.
    assert check_letter("1") == LETTERS[2]
    assert check_letter("11") == LETTERS[2 * (2 ^ 1)]
    assert check_letter("G") == LETTERS[5]
    assert Head(0, "").short == "0"


def test_no_letter_is_taken_for_another() -> None:
    assert len(set(LETTERS)) == 32
    assert not set(LETTERS) & {"I", "L", "O", "U"}


@given(heads)
def test_what_was_written_is_read(head: Head) -> None:
    (found,) = read(head.short)
    assert (found.number, found.hash) == (head.number, head.hash[: BITS // 4])
    assert found.is_of(head)
    assert read(str(head)) == (head,)


@given(heads, st.randoms(use_true_random=False))
def test_it_may_be_typed_as_one_likes(head: Head, chance: object) -> None:
    pick = chance.choice  # type: ignore[attr-defined]  # a random.Random
    ways = {"0": "0Oo", "1": "1IiLl", "-": ["-", " ", "", "–", " - ", "\n"]}
    typed = "".join(pick(ways.get(one, [one, one.lower()])) for one in head.short)
    assert read(f"  {typed} ") == read(head.short)


@given(heads, st.data())
def test_any_single_wrong_letter_is_caught(head: Head, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(head.short) - 1).filter(lambda at: head.short[at] != "-"))
    others = set(string.ascii_letters + string.digits)
    wrong = {one for one in others if same(one) != head.short[at]}
    for other in sorted(wrong):
        refused(f"{head.short[:at]}{other}{head.short[at + 1 :]}")


@given(heads)
def test_any_two_neighbours_that_change_places_are_caught(head: Head) -> None:
    letters = head.short.replace("-", "")
    for at in range(len(letters) - 1):
        one, two = letters[at], letters[at + 1]
        if one != two:
            refused(f"{letters[:at]}{two}{one}{letters[at + 2 :]}")


def refused(typed: str) -> None:
    """What is typed wrongly is told as such; what begins with no number is no head at all."""
    if not re.match("[0-9OIL]", typed, re.IGNORECASE):
        assert read(typed) == ()
        return
    with pytest.raises(InputError, match="mistyped"):
        read(typed)


def test_a_wrong_letter_in_a_text_is_told_with_the_form_it_stands_in() -> None:
    with pytest.raises(InputError, match=f"“{SHORT[:-1]}H” is mistyped"):
        read(f"Stand: Schritt {SHORT[:-1]}H")


def test_heads_are_found_in_a_text_each_once() -> None:
    text = (
        f"> As of step {SHORT}.\nRound 2 – 14 - 3\nX-Head: 1203\n {HASH}\n{SHORT}\n7 {FACTS} {HASH}"
    )
    assert read(text) == (Head(1203, HASH), Head(7, FACTS, HASH))


def test_a_form_broken_by_a_mail_program_is_found() -> None:
    assert read(f"> As of step {SHORT[:15]}\r\n> {SHORT[15:]} of the journal") == read(SHORT)


def test_two_heads_of_one_step_that_contradict_each_other_are_both_kept() -> None:
    assert read(f"as of {SHORT}, 1203 {FACTS}") == (Head(1203, FACTS), *read(SHORT))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1203",
        "AT61 1904 3002 3457 3201",
        "123e4567-e89b-12d3-a456-426614174000",
        "2012-05-17, 2011-09-24, 2011/12",
        f"1203 {HASH[1:]}",
        f"spielleiter lineup 1\n{HASH}",
        f"8: 100162\n\n{HASH}",
        f"{HASH} {FACTS}",
        "12 this with that from a",
        SHORT[5:],
    ],
)
def test_what_is_no_head_is_not_taken_for_one(text: str) -> None:
    assert read(f"Before. {text} After.") == ()


def test_more_heads_than_are_compared_at_once_are_refused() -> None:
    text = "\n".join(f"{number} {HASH}" for number in range(1, MOST + 2))
    assert len(read(text.rpartition("\n")[0])) == MOST
    with pytest.raises(InputError, match="More than 1000"):
        read(text)


def test_a_shorter_hash_than_was_noted_agrees_with_nothing() -> None:
    assert not Head(1203, HASH).is_of(Head(1203, HASH[:20]))
    assert not Head(1203, HASH[:20]).is_of(Head(1204, HASH))
    assert Head(1203, HASH[:20]).is_of(Head(1203, HASH))
    assert not Head(1203, HASH, FACTS).is_of(Head(1203, HASH, HASH))
