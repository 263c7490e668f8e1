"""All attacks by name: what is tried, and how many in a row before the next kind has its turn."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.attack import disks, inputs, kills, pages, servers, terminals


@dataclass(frozen=True, slots=True)
class Attack:
    """One kind of attack."""

    attack: Callable[[Random, Path], None]
    """Tries once, in an empty folder; whatever it raises is a fault."""
    batch: int


KINDS = {
    "case": Attack(inputs.case_file, 300),
    "workbook": Attack(inputs.workbook, 100),
    "trf": Attack(inputs.report_file, 500),
    "score": Attack(inputs.score, 1000),
    "head": Attack(inputs.head, 1000),
    "step": Attack(inputs.step, 100),
    "backup": Attack(inputs.backup, 100),
    "kill-write": Attack(kills.at_a_write, 20),
    "kill-any": Attack(kills.at_any_moment, 5),
    "torn": Attack(kills.torn, 10),
    "limit": Attack(disks.limited, 5),
    "read-only": Attack(disks.read_only, 5),
    "full": Attack(disks.full, 5),
    "terminal": Attack(terminals.screen, 2),
    "pages": Attack(pages.requests, 5),
    "server": Attack(servers.killed, 1),
}
