"""Money prizes of those who played off a place."""

from collections.abc import Sequence


def shared(prizes: Sequence[int], level: int, out: int = 0) -> tuple[int, ...]:
    """Return what each of those who were level gets, in cents, the winner of the play-off first.

    ``prizes``: of the places they fill, the first one first; missing ones are 0. The winner has the
    first; the others of the play-off share the prizes behind it equally. The last ``out`` of the
    ``level`` did not play: they share the prizes of their places among them. Cents that cannot be
    divided go to those further up. Raises ValueError unless at least two of them played.
    """
    if level - out < 2:
        raise ValueError(f"two or more play off a place, not {level - out}")
    filled = [*prizes[:level], *[0] * (level - len(prizes))]
    playing = level - out
    return (filled[0], *_equally(filled[1:playing]), *_equally(filled[playing:]))


def _equally(prizes: Sequence[int]) -> tuple[int, ...]:
    """Divide the sum of some prizes among as many."""
    many = len(prizes)
    each, left = divmod(sum(prizes), many) if many else (0, 0)
    return tuple(each + (place < left) for place in range(many))
