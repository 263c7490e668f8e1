"""The garbage collector paused while a whole season is read and judged."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collection_paused() -> Iterator[None]:
    """Search for no garbage inside, where a million objects are made and nearly all of them stay.

    Afterwards the collector is as it was, also after an error and inside another pause.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
