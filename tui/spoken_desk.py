"""The season that the app has open: with it come the words of its rule book."""

from typing import TYPE_CHECKING, Any

from league.services.session.wording import speak_as

if TYPE_CHECKING:
    from league.services.session.desk import Desk


class SpokenDesk:
    """An attribute that holds a desk; once there is one, the words of its rule book are spoken."""

    def __get__(self, app: Any, _owner: type) -> "Desk | None":
        """Return the season as it was judged last; None = none is open."""
        found: Desk | None = vars(app).get("desk")
        return found

    def __set__(self, app: Any, desk: "Desk | None") -> None:
        """Go on with another season, or with the same one judged anew."""
        vars(app)["desk"] = desk
        if desk is not None:
            speak_as(desk.season.rulebook)
