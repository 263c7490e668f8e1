"""Kinds of records, as services name them: they stand in ``league.record_kinds``."""

from league.facts.steps import RecordKind as RecordKind  # noqa: PLC0414
from league.facts.steps import T as T  # noqa: PLC0414
from league.record_kinds import *  # noqa: F403
