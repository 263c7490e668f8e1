"""Where a journal ended, as it leaves the office: one line, or a short form that can be typed.

The line is ``1203 5f0c… 9a71…``: number of the step, its hash, the digest of all facts, the last of
which may be missing. The short form is ``1203-BW65-Y32Z-1HFG-RQRC-G``: the number, the first 80
bits of the hash in letters that are not taken for each other, and a check letter.

What 80 bits are worth: to find another chain that agrees with a mark which is out takes 2^80
trials. Who made two chains before the mark went out needs 2^40; the line shuts that out.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from league.errors import InputError
from league.language import _

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32: without I, L and O, which are read as 1, 1 and 0, and without U."""
BITS = 80
"""Of a step's hash, in the short form."""
MOST = 1000
"""Heads read out of one text."""

_GROUP, _WIDE = 4, 5
"""Letters between two dashes, and bits of a letter."""
_GROUPS = BITS // _WIDE // _GROUP
_HASH_LETTERS, _HASH_DIGITS = BITS // _WIDE, BITS // 4
"""How long the hash is in the short form, and the same in hexadecimal digits."""
_ALIKE = str.maketrans("OIL", "011")
_POLYNOMIAL = 0b100101
"""x⁵ + x² + 1: multiplying by x runs through all 31 values but 0 before one comes again."""

_LINE = (
    r"(?i)(?<![\w.])(?:([0-9]{1,18})[ \t]+|(?<=-head: )([0-9]{1,18})\r?\n[ \t]+)"
    r"([0-9a-f]{64})(?:[ \t]+([0-9a-f]{64}))?(?!\w)"
)
"""In the head of a mail it is broken after the number; elsewhere a hash below a number is another,
such as that of a sealed lineup."""
_DASH = "[-\u2010-\u2015\u2212]"
_BETWEEN = rf"{_DASH}(?:\r?\n[\s>]*)?"
"""A mail may be broken there, and quoted."""
_SHORT = (
    rf"(?i)(?<![0-9A-Za-z])[0-9OIL]{{1,18}}(?:{_BETWEEN}[0-9A-Z]{{{_GROUP}}}){{{_GROUPS}}}"
    rf"{_BETWEEN}[0-9A-Z](?![0-9A-Za-z]|{_DASH}[0-9A-Za-z])"
)
_APART = rf"(?:\s|>|{_DASH})+"
_LONGEST = 100
"""Most characters of what is typed as a short form."""
_TYPED = rf"[0-9OIL][0-9A-Z]{{{_HASH_LETTERS + 1},34}}"
"""A short form, right or not, without what stands between its letters."""


@dataclass(frozen=True, slots=True)
class Head:
    """A step of a journal as it was noted."""

    number: int
    """Of the last step; 0 = no step yet."""
    hash: str
    """Hexadecimal digits; 64, or the first 20 where it was read from the short form."""
    facts: str = ""
    """Digest of all facts after the step; empty = it was not noted."""

    def __str__(self) -> str:
        return f"{self.number} {self.hash} {self.facts}".rstrip()

    @property
    def short(self) -> str:
        """Return the short form."""
        if not self.hash:
            return str(self.number)
        bits = int(self.hash[:_HASH_DIGITS], 16)
        places = range(BITS - _WIDE, -1, -_WIDE)
        letters = "".join(LETTERS[bits >> place & 31] for place in places)
        groups = (letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))
        return "-".join((str(self.number), *groups, check_letter(f"{self.number}{letters}")))

    def is_of(self, step: "Head") -> bool:
        """Say whether it was noted of this step."""
        same = self.number == step.number and step.hash.startswith(self.hash)
        return same and self.facts in ("", step.facts)

    def tells_less(self, other: "Head") -> bool:
        """Say whether another one tells the same and more."""
        return self != other and self.is_of(other)


def of_step(step: tuple[int, str]) -> Head | None:
    """Return the head of a step's number and hash; None where there is no step yet."""
    return Head(*step) if step[0] else None


def as_of_words(head: Head | None) -> str:
    """Return how papers and tables name the step they follow from; empty without one."""
    return _("As of step {mark}").format(mark=head.short) if head else ""


def check_letter(letters: str) -> str:
    """Return the letter that follows letters of the 32.

    Each is multiplied by a power of x of its own in the field of 32, where no two of 31 in a row
    are alike: any single wrong letter changes the sum, and any two that change places.
    """
    value = 0
    for letter in letters:
        value ^= LETTERS.index(letter)
        value = value << 1 ^ (_POLYNOMIAL if value & 16 else 0)
    return LETTERS[value]


def read(text: str) -> tuple[Head, ...]:
    """Return the heads that a text holds, each once, in their order.

    A text that is nothing but a short form may be typed as one likes: small letters, blanks or
    nothing for dashes. Of a step told twice the fuller head counts. Raises InputError for a short
    form whose check letter is wrong, and for more heads than are compared.
    """
    if typed := _typed(text):
        return (_checked(typed, text),)
    found = dict.fromkeys((*_lines(text), *_shorts(text)))
    if len(found) > MOST:
        raise InputError(_("More than {number} heads at once are not compared."), number=MOST)
    full = {one.number: one for one in found if one.facts or len(one.hash) > _HASH_DIGITS}
    return tuple(
        one for one in found if one.number not in full or not one.tells_less(full[one.number])
    )


def is_head(text: str) -> bool:
    """Say whether a text is a line or a short form, right or not, and nothing else."""
    return bool(_typed(text) or re.fullmatch(_LINE, text.strip()))


def _lines(text: str) -> Iterator[Head]:
    for number, in_mail, digest, facts in re.findall(_LINE, text):
        yield Head(int(number or in_mail), digest.lower(), facts.lower())


def _shorts(text: str) -> Iterator[Head]:
    for found in re.finditer(_SHORT, text):
        yield _checked(_plain(found[0]), found[0])


def _typed(text: str) -> str:
    """Return the letters of a text that is a short form, right or not; empty when it is none."""
    letters = _plain(text) if len(text) < _LONGEST else ""
    return letters if re.fullmatch(_TYPED, letters) else ""


def _plain(text: str) -> str:
    return re.sub(_APART, "", text).upper()


def _checked(letters: str, typed: str) -> Head:
    """Return the head of a short form's letters. Raises InputError for a wrong one among them."""
    known = letters.translate(_ALIKE)
    number, digest, check = known[: -_HASH_LETTERS - 1], known[-_HASH_LETTERS - 1 : -1], known[-1]
    number = number.lstrip("0")
    fit = number.isdecimal() and not set(known) - {*LETTERS}
    if not fit or check_letter(number + digest) != check:
        sentence = _(
            "“{typed}” is mistyped: its check letter does not fit the others. Compare it with the"
            " paper, letter by letter."
        )
        raise InputError(sentence, typed=" ".join(typed.split()))
    bits = 0
    for letter in digest:
        bits = bits << _WIDE | LETTERS.index(letter)
    return Head(int(number), f"{bits:0{_HASH_DIGITS}x}")
