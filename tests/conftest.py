"""What tests of several files begin and end with."""

import gc
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from league.language import use, words_of
from league.services.session import transactions
from tests import both_databases, postgres_server
from tests.paths import ROOT, TESTS

# Seasons in memory live long: collecting garbage as often as usual is a tenth of the time.
gc.set_threshold(100_000, 50, 100)

# On a busy machine everything takes longer; what is tested is what comes out.
settings.register_profile("gate", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gate")


def pytest_configure(config: pytest.Config) -> None:
    given = getattr(config, "workerinput", None)
    if given is None:
        postgres_server.begin()
    elif config.args == config.getini("testpaths"):
        _compile_part(int(given["workerid"][2:]), given["workercount"])


def _compile_part(worker: int, workers: int) -> None:
    """Load a part of all tests first: so each file is compiled by one worker, not by every one."""
    for path in sorted(TESTS.rglob("test_*.py"))[worker::workers]:
        with suppress(Exception):  # collecting it says what is wrong
            import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Leave modules and collected tests out of every later collection of garbage: they stay."""
    gc.freeze()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgres_server.end()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of some files in a file and on a server."""
    module = metafunc.module.__name__
    only = metafunc.definition.get_closest_marker("only_files")
    if module in both_databases.MODULES and only is None:
        kinds = (both_databases.FILE, both_databases.SERVER)
        metafunc.parametrize("_kept_in", kinds, indirect=True)


@pytest.fixture(autouse=True)
def _kept_in(request: pytest.FixtureRequest) -> Iterator[None]:
    if getattr(request, "param", both_databases.FILE) == both_databases.FILE:
        yield
        return
    folder = request.getfixturevalue("tmp_path")
    with pytest.MonkeyPatch.context() as patch, both_databases.on_server(folder, patch):
        yield


@pytest.fixture(autouse=True)
def _general_words() -> None:
    """Begin in the program's general words, whatever season a test before had open."""
    words_of("", {})


@pytest.fixture(scope="session", autouse=True)
def _state(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the program remembers of files away from the machine's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the app answer keys at once; afterwards English is spoken and no file is open."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    yield
    use("en")
    transactions.close_file()


@pytest.fixture
def agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer that what is on record may be stored over: where the test is about something else."""

    async def wanted(*_asked: object) -> bool:
        return True

    monkeypatch.setattr("tui.saving._wanted", wanted)
