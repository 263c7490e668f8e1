"""Every operation there is: the modules that describe them, each loaded when somebody asks."""

from importlib import import_module

from league.services.session.operations import Operation

MODULES = (
    "accounts.fee_operations",
    "accounts.operations",
    "captain_reports.operations",
    "closing.cancellation_operations",
    "closing.no_show_operations",
    "cup.operations",
    "events.entry_operations",
    "events.onward_operations",
    "events.operations",
    "events.place_operations",
    "events.play_operations",
    "events.tournament_operations",
    "games.operations",
    "lists.operations",
    "matches.operations",
    "matches.verdict_operations",
    "matches.withdrawal_operations",
    "protests.court_operations",
    "protests.operations",
    "protests.penalty_operations",
    "qualification.operations",
    "ratings.operations",
    "registry.clubs.data_operations",
    "registry.clubs.duty_operations",
    "registry.clubs.federation_operations",
    "registry.clubs.operations",
    "registry.clubs.team_operations",
    "registry.people.operations",
    "registry.registering.operations",
    "registry.registering.registration_operations",
    "registry.registering.status_operations",
    "registry.schools.operations",
    "registry.suspensions.operations",
    "schedule.calendar_operations",
    "schedule.division_operations",
    "schedule.operations",
    "tournaments.condition_operations",
    "tournaments.entry_operations",
    "tournaments.file_operations",
    "tournaments.leaving_operations",
    "tournaments.playoff_operations",
    "tournaments.round_operations",
    "users.operations",
)
"""Modules of ``league.services`` with ``OPERATIONS``."""


def every_operation() -> tuple[Operation, ...]:
    """Return all operations, subject by subject."""
    found = (import_module(f"league.services.{name}") for name in MODULES)
    return tuple(one for module in found for one in module.OPERATIONS)
