"""What tests of several files begin and end with."""

from collections.abc import Iterator

import pytest

from league.language import use
from league.services import storing


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the app answer keys at once; afterwards English is spoken and no file is open."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    yield
    use("en")
    storing.close_file()
