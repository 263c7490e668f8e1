"""What a move looks like in a score; known without the chess library, which is slow to load."""

DASHES = "-–—−‐"
"""What may stand between two squares, or in castling."""
_PIECE = "KDTLSQRBNPktlsqrnp♔-♟"
_TO = f"[{_PIECE}bd]"
_APART = rf"(?<=[18])\s[KDTLSQRBN♔-♟](?![a-h\dxX×:{DASHES}])"
MOVE = rf"""
    (?: (?P<castling> [0Oo] (?: \s?[{DASHES}]\s?[0Oo] ){{1,2}} | 000? | OOO? | ooo? )
      | (?P<piece> [{_PIECE}] )? (?P<origin> [a-h][1-8]? | (?<=[{_PIECE}])[1-8] )?
        (?: \s?(?P<between> [{DASHES}] | xx? | [X×✕:] )\s? )?
        (?P<target> [a-h][1-8] ) (?P<behind> [:x×] )?
      | (?P<files> (?!ch\b)[a-h](?:[x×:]\s?)?[a-h] )
    ) :?
    (?P<promoted> \s?[=/]\s?{_TO} | \s?\(\s?=?{_TO}\s?\) | {_TO} | {_APART} )? :?
    (?: \s?\(?e\.?\s?p(?:\.|\b)\)? )?
    (?: [+#†‡!?±∓∞□⩲⩱⌓=] | -\+ | /- | /= | -(?=\s|$) )*
    (?= [\s(){{}};,.…\[$*] | $ )
"""
"""Pattern (verbose) of a move's text, for finding moves in a score; nothing is glued behind it."""
