"""Where a database is: in a file, or on a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit, urlunsplit

_SCHEMES = ("postgresql", "postgres")
_SECRET = ("password", "sslpassword")
"""Parameters of an address that nobody is shown."""


@dataclass(frozen=True, slots=True)
class Address:
    """A database on a PostgreSQL server, such as ``postgresql://anna@host/league``."""

    url: str = field(repr=False)
    """As it was given. A password may stand in it: ``str()`` of the address is without."""

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user, at, where = parts.netloc.rpartition("@")
        shown = [one for one in parse_qsl(parts.query) if one[0] not in _SECRET]
        place = f"{user.partition(':')[0]}{at}{where}"
        return urlunsplit((parts.scheme, place, parts.path, urlencode(shown, safe="/"), ""))

    @property
    def name(self) -> str:
        """Return the name of the database; empty = the server's choice, the name of the user."""
        return unquote(urlsplit(self.url).path.strip("/"))

    @property
    def known_as(self) -> str:
        """Return server and database, the same whoever works on it."""
        parts = urlsplit(self.url)
        asked = dict(parse_qsl(parts.query))
        host = asked.get("host") or parts.netloc.rpartition("@")[2]
        return f"{_SCHEMES[0]}://{quote(host, safe=':,[]')}:{asked.get('port', '')}/{self.name}"


Location = Path | Address
"""Where a database is."""


def is_address(text: str) -> bool:
    """Say whether a text names a database on a server, and not a file."""
    return text.partition("://")[0] in _SCHEMES and "://" in text


def known_as(place: Location) -> str:
    """Return the name under which the program keeps what it remembers of a database."""
    return place.known_as if isinstance(place, Address) else str(place.resolve())
