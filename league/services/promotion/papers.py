"""Who goes up and down, as it is sent to the clubs."""

from league.errors import InputError
from league.services.promotion.views import promotion_desk
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.views.season_papers import PromotionPaper


def promotion_paper(desk: Desk, _season: str) -> PromotionPaper:
    """Return who moves at the end of the season.

    Raises InputError when nothing can be told yet, RuleBookError, StorageError.
    """
    view = promotion_desk(desk).view
    if view.refused:
        raise InputError(view.refused)
    return PromotionPaper(head_of(desk), view)
