"""SQL on the open database: a test looks at what is stored, or changes it behind the program."""

from typing import Any

from league.storage.queries import database


def rows(sql: str, *parameters: object) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = database.execute_sql(sql, parameters).fetchall()
    return found


def execute(sql: str, *parameters: object) -> None:
    database.execute_sql(sql, parameters)
