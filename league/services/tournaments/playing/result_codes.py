"""Results as they are told: what both sides got, in the signs of TRF16."""

from league.views.tournaments import Signs


def told(signs: Signs) -> str:
    """Return a result as it is printed: ``1 : 0``, ``½ : ½``, ``+ : −``; open ones as blanks."""
    shown = (sign.replace("=", "½").replace("-", "−") or " " for sign in signs)
    return " : ".join(shown)
