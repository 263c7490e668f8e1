"""What is done on the page of one thing, offered everywhere: the thing is chosen first."""

from collections.abc import Iterable
from functools import partial

from textual.app import SystemCommand
from textual.binding import Binding

from league.language import _
from league.views.search import Hit
from tui import routes
from tui.app_protocol import Program
from tui.dialogs.search import SearchDialog
from tui.kit.cells import capital, kind_word
from tui.kit.frame import ON_EVERY_PAGE, OWN

LEADS = {"club": ("club", "team"), "player": ("player",), "match": ("match",)}
"""Kinds of hits that lead to the page of a thing; of others only itself."""


def thing_commands(app: Program) -> Iterable[SystemCommand]:
    """Yield a command per key of a club's, player's, division's and match's page."""
    for kind, keys in routes.thing_keys():
        known = {one.action: one for one in keys if _offered(one)}
        for one in known.values():
            title = f"{capital(kind_word(kind))}: {one.description} …"
            run = partial(_choose, app, kind, one.action)
            yield SystemCommand(title, one.tooltip, run, discover=False)


def _offered(binding: Binding) -> bool:
    mark = binding.id or ""
    return bool(mark.startswith(OWN) and binding.description and mark not in ON_EVERY_PAGE)


def _choose(app: Program, kind: str, action: str) -> None:
    """Let the thing be searched for, then do it on its page."""

    def chosen(hit: Hit | None) -> None:
        if hit is not None and hit.kind in LEADS.get(kind, (kind,)):
            app.go(_act(app, hit, action))
        elif hit is not None:
            app.hint(
                _("That needs a {kind}; this is a {other}.").format(
                    kind=kind_word(kind), other=kind_word(hit.kind)
                )
            )

    app.push_screen(SearchDialog(), chosen)


async def _act(app: Program, hit: Hit, action: str) -> None:
    await app.routes.to_hit(hit)
    page = app.screen_stack[-1]
    page.call_after_refresh(page.run_action, action)
