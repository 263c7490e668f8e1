"""Schema versions from 8 on, and what a database of the newest version is made of.

A step that files and servers take alike, such as a new column, is added here and nowhere else.
"""

LATER: tuple[tuple[str, ...], ...] = ()
"""The statements of each version, as both understand them; never changed once released."""

OF_FILES = "6ac202243065b76051c2ddf0463211d0425a4f163fd1979ced130eefd28ba491"
OF_SERVERS = "098179e8287b579a8cce78da17d385d9ccaf24727913114442e9de1d205e20eb"
"""Digests of what a database of the newest version is made of; tests work them out."""
