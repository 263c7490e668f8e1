"""The pages on a PostgreSQL server: the same, also after the server has ended the connection."""

import os

from league.services.session import transactions
from tests import postgres_server
from tests.worlds import hall_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.web_world import add_people, served

ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


def test_the_pages_are_served_and_go_on_when_the_connection_was_ended() -> None:
    name = f"web_{os.getpid()}"
    with postgres_server.made(name) as place:
        transactions.open_file(place)
        transactions.import_season(hall_world.content(), OFFICIAL, "start")
        add_people()
        with served(place) as browser:
            browser.sign_in("heim")
            assert "Hanna Heim" in browser.get("/sessions").text
            assert postgres_server.run_sql(ENDED.format(name))
            answers = [browser.get("/").status_code for _try in range(3)]
            assert answers[-1] == 200, answers
