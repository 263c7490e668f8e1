"""How the pages are served: what the command ``serve`` was told."""

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from league.addresses import Location
from league.errors import InputError
from league.language import _


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data is, and by which address people reach it."""

    path: Location
    """The database: a file, or an address of a server."""
    origin: str
    """Public address, as browsers send it: ``https://liga.example.at``, no slash at the end."""
    season: str | None = None
    """Name of the season that is shown; None = the one in use."""
    trusted_proxy: str = ""
    """Address of the proxy that tells where a request came from; empty = there is none."""
    seal_key: Path | None = None
    """File with the key of sealed lineups; None = the usual place."""

    @property
    def host(self) -> str:
        """Return what a browser names as the host: ``liga.example.at`` or ``127.0.0.1:8000``."""
        return urlsplit(self.origin).netloc

    @property
    def secure(self) -> bool:
        """Say whether people come by TLS."""
        return self.origin.startswith("https://")


def origin_of(text: str, *, plain_http: bool) -> str:
    """Return an address as browsers name it in ``Origin``.

    Raises InputError when it is none, has a path, or is no ``https`` one; plain http goes to this
    machine alone, and only where it is allowed.
    """
    parts = urlsplit(text.strip().rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        sentence = _("“{text}” is no address such as https://liga.example.at.")
        raise InputError(sentence, text=text)
    if parts.scheme == "http" and not (plain_http and _is_here(parts.hostname)):
        sentence = _(
            "Passwords travel only under https. For trying it out on this machine give"
            " --plain-http with an address such as http://127.0.0.1:8000."
        )
        raise InputError(sentence)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
