"""Money prizes of those who played off a place."""

from collections.abc import Sequence


def shared(
    prizes: Sequence[int], order: Sequence[str], winner: str, out: int = 0
) -> dict[str, int]:
    """Return what each of those who were level gets, in cents.

    ``prizes``: of the places they fill, the first one first; missing ones are 0. ``order``: keys of
    all of them, seat 1 first; the last ``out`` did not play. The winner has the first prize; the
    others of the play-off share those behind it equally, who did not play those of their places.
    Cents that cannot be divided go to those further up. Raises ValueError when the winner did not
    play.
    """
    playing = len(order) - out
    if winner not in order[:playing]:
        raise ValueError(f"{winner} did not play")
    filled = [*prizes[: len(order)], *[0] * (len(order) - len(prizes))]
    others = [key for key in order[:playing] if key != winner]
    found = {winner: filled[0]} | _equally(filled[1:playing], others)
    return found | _equally(filled[playing:], order[playing:])


def _equally(prizes: Sequence[int], keys: Sequence[str]) -> dict[str, int]:
    """Divide the sum of some prizes among as many."""
    each, left = divmod(sum(prizes), len(keys)) if keys else (0, 0)
    return {key: each + (place < left) for place, key in enumerate(keys)}
