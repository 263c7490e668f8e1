"""A disputed game: two score sheets that differ, a protest, and a flag with a bare king left."""

from datetime import date

from league.facts.actors import official
from league.facts.disputes import Dispute, FlagFall
from league.facts.game_files import GameDispute, GameFile
from league.facts.games import Color
from league.facts.seasons import MatchKey
from league.services.games.disputes import store_dispute
from league.services.games.files import store_game
from league.services.protests.procedure import Filing, file_protest
from league.services.session import transactions

BY = official("Official")
DISPUTED: MatchKey = ("landesliga", 8, "LANDESLIGA02", "LANDESLIGA07")
OPENING = "1. e4 e5 2. Sf3 Sc6 3. Sg1 Sb8 4. Sf3 Sc6 5. Sg1 Sb8 6. Lc4 "
WHITE_SHEET = f"{OPENING} Sc6 7. Dh5 Sf6 8. Dxf7#"
BLACK_SHEET = f"{OPENING} Lc5 7. Dh5 Sf6 8. Dxf7#"
PROTEST = 1
"""Its number."""
BARE_KING = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"


def dispute_games() -> None:
    """Put two games of a match on file, and dispute one of them."""
    season = transactions.load()[0].name
    sheets = GameFile(match=DISPUTED, board=1, white_sheet=WHITE_SHEET, black_sheet=BLACK_SHEET)
    ending = GameFile(match=DISPUTED, board=3, start=BARE_KING)
    for game in (sheets, ending):
        store_game(season, game, actor=BY, why="")
    day = date(2012, 2, 28)
    words = "Flag."
    filing = Filing("team", day, True, words, "602", match=DISPUTED, instance="klassenspielleiter")
    file_protest(season, filing, actor=BY)
    flag = Dispute(happening=FlagFall(by=Color.WHITE))
    dispute = GameDispute(protest=PROTEST, day=date(2002, 3, 1), dispute=flag, board=3)
    store_dispute(season, dispute, actor=BY, why="")
