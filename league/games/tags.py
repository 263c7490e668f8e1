"""The tags of a PGN: ``[White "Mayr, Anna"]``. The chess library is not needed for them."""

import re

TAG = r'\[\s*[A-Za-z0-9_]+\s+"(?:\\.|[^"\\])*"\s*\]'
"""Pattern of a tag."""
_PARTS = re.compile(r'\[\s*(\w+)\s+"(.*)"\s*\]', re.DOTALL)


def named(tag: str) -> tuple[str, str]:
    """Return name and value of what the pattern has found."""
    _, name, value, _ = _PARTS.split(tag)
    return name, re.sub(r"\\(.)", r"\1", value)


def tag(name: str, value: str) -> str:
    """Return a tag as a PGN has it, on one line."""
    quoted = re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))
    return f'[{name} "{quoted}"]'
