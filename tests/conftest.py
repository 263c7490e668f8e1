"""What tests of several files begin and end with."""

import gc
from collections.abc import Iterator

import pytest

from league.language import use
from league.services.session import transactions

# Seasons in memory live long: collecting garbage as often as usual is a tenth of the time.
gc.set_threshold(100_000, 50, 100)


@pytest.fixture(scope="session", autouse=True)
def _state(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the program remembers of files away from the machine's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the app answer keys at once; afterwards English is spoken and no file is open."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    yield
    use("en")
    transactions.close_file()
