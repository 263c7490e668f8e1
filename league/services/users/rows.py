"""The accounts as they are listed: roles and places in words."""

from league.facts.users import Appointment
from league.services.users.accounts import users
from league.services.words.codes import role_words
from league.services.words.names import Names, all_names, latest
from league.storage import access
from league.views.users import AccountRow


def account_rows() -> list[AccountRow]:
    """Return all accounts by log-in name, closed ones last. Raises StorageError."""
    names, inside = all_names(), access.with_credential()
    rows = [
        AccountRow(
            login,
            one.name,
            one.mail,
            one.language,
            tuple(appointment_words(each, names) for each in one.appointments),
            one.closed,
            login in inside,
        )
        for login, one in users().items()
    ]
    return sorted(rows, key=lambda row: (row.closed is not None, row.login))


def appointment_words(held: Appointment, names: dict[str, Names]) -> str:
    """Return a role with where it is held: ``team captain (Turm 1, 2011/12)``."""
    known = names.get(held.season) if held.season else None
    known = known or latest(names)
    places = (("divisions", held.division), ("clubs", held.club), ("teams", held.team))
    parts = [known.of(kind, id) for kind, id in places if id]
    where = ", ".join([*parts, *([held.season] if held.season else [])])
    role = role_words()[held.role]
    return f"{role} ({where})" if where else role
