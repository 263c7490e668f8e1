"""Why a Swiss pair is as it is, in sentences: score groups, floats, colours, the bye."""

from collections.abc import Iterator, Mapping

from fixtures.colors import ABSOLUTE, MILD, SIMPLE, STRONG, Preference
from fixtures.pair_reasons import DOWN, UP, PairReasons, Passed, Side
from fixtures.round_history import BLACK, WHITE
from league.formatting import score
from league.language import _, per_language

Names = Mapping[int, str]
"""What participants are called, by pairing number."""


def pair_words(reasons: PairReasons, names: Names) -> Iterator[str]:
    """Yield score group, floats and colours of a pair, each in a sentence."""
    yield from _groups(reasons, names)
    if reasons.black is None:
        yield from (_passed(one, names) for one in reasons.passed)
        return
    for side in (reasons.white, reasons.black):
        yield _floats(side, names)
        yield _colors(side, names)


def color_words(reasons: PairReasons, names: Names, *, teams: bool) -> str:
    """Return which article gave the colours; nothing for the bye."""
    if reasons.black is None:
        return ""
    articles, book = (_team_articles(), "C.04.6") if teams else (_articles(), "C.04.3")
    words = _("{white} has White by FIDE {book}, {article}: {says}")
    told = words.format(
        white=names[reasons.white.number],
        book=book,
        article=reasons.article,
        says=articles.get(reasons.article, ""),
    )
    if reasons.as_ruled:
        return told
    otherwise = _("Set otherwise: by FIDE {book}, {article} {black} would have White: {says}")
    return otherwise.format(
        black=names[reasons.black.number],
        book=book,
        article=reasons.article,
        says=articles.get(reasons.article, ""),
    )


def _groups(reasons: PairReasons, names: Names) -> Iterator[str]:
    white, black = reasons.white, reasons.black
    if black is None:
        sentence = _("{player} has {points} and gets the pairing bye.")
        yield sentence.format(player=names[white.number], points=_points(white))
    elif white.score == black.score:
        yield _("Score group: both have {points}.").format(points=_points(white))
    else:
        sentence = _("Score groups: {white} has {first}, {black} has {second}.")
        yield sentence.format(
            white=names[white.number],
            black=names[black.number],
            first=_points(white),
            second=_points(black),
        )


def _points(side: Side) -> str:
    if not side.virtual:
        return score(side.score)
    words = _("{points} ({virtual} of them by acceleration)")
    return words.format(points=score(side.score), virtual=score(side.virtual))


def _passed(one: Passed, names: Names) -> str:
    sentence = _(
        "{player} has fewer points, but has had a bye or a win without play in round {round}."
    )
    if not one.round:
        sentence = _("{player} has fewer points, but without him the others could not be paired.")
    return sentence.format(player=names[one.number], round=one.round)


def _floats(side: Side, names: Names) -> str:
    now = {UP: _("floats up"), DOWN: _("floats down"), "": _("does not float")}[side.float]
    words = _("{player} {floats}").format(player=names[side.number], floats=now)
    signs = {UP: _("up"), DOWN: _("down")}
    earlier = ", ".join(
        _("round {round} {way}").format(round=number, way=signs[way]) for number, way in side.floats
    )
    return f"{words} ({_('before')}: {earlier})." if earlier else f"{words}."


def _colors(side: Side, names: Names) -> str:
    letters = {WHITE: _("White")[:1], BLACK: _("Black")[:1]}
    had = " ".join(letters[color] for color in side.colors) or "–"
    words = _("{player} had {colors} and {wish}.")
    return words.format(player=names[side.number], colors=had, wish=_wish(side.preference))


def _wish(wish: Preference) -> str:
    if not wish.color:
        return _("has no colour preference")
    strengths = {
        ABSOLUTE: _("must get {color} ({article}, absolute)"),
        STRONG: _("should get {color} ({article}, strong)"),
        MILD: _("would get {color} ({article}, mild)"),
        SIMPLE: _("should get {color} ({article})"),
    }
    color = _("White") if wish.color == WHITE else _("Black")
    return strengths[wish.strength].format(color=color, article=wish.article)


@per_language
def _articles() -> Mapping[str, str]:
    """Return what FIDE C.04.3, 5.2 gives the colours by."""
    return {
        "5.2.1": _("both get the colour they should get."),
        "5.2.2": _("the stronger preference goes first."),
        "5.2.3": _("they change from the last round in which one had White and the other Black."),
        "5.2.4": _("the preference of the higher ranked goes first."),
        "5.2.5": _("the higher ranked has the colour of the lot, with an even number the other."),
    }


@per_language
def _team_articles() -> Mapping[str, str]:
    """Return what FIDE C.04.6, 4.3 gives the colours by."""
    return {
        "4.3.1": _("neither has played: the first team has the colour of the lot, or the other."),
        "4.3.2": _("only one of the teams has a preference."),
        "4.3.3": _("both get the colour they should get."),
        "4.3.4": _("the stronger preference goes first."),
        "4.3.5": _("White goes to the team that has had it less often, by the difference."),
        "4.3.6": _("they change from the last round in which one had White and the other Black."),
        "4.3.7": _("the preference of the first team goes first."),
        "4.3.8": _("the first team changes its colour of the round before."),
        "4.3.9": _("the other team changes its colour of the round before."),
    }
