#!/usr/bin/env python3
"""How far lighter letters are from the whole ones: scripts/compare-letters.py WHOLE.woff2 CUT.woff2

For each pair of width and weight that our sheets set: the point that lies farthest off, and the letter whose advance
changed most, in units of 1,000 (at 100 px ten of them are a pixel).
"""

import sys

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from letters.axes import Axes


class Points(BasePen):
    """Every point of an outline, those too that lie half-way between two others and are not told."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.points = []

    def _moveTo(self, it):
        self.points.append(it)

    def _lineTo(self, it):
        self.points.append(it)

    def _qCurveToOne(self, first, second):
        self.points += [first, second]


def main(whole, cut):
    whole, cut = TTFont(whole), TTFont(cut)
    letters = [chr(it) for it in sorted(cut.getBestCmap())]
    for width, weight in Axes(whole).places:
        place = {"wdth": width, "wght": weight}
        at_first, at_second = (it.getGlyphSet(location=place) for it in (whole, cut))
        off, advances = [], []
        for letter in letters:
            first, second = whole.getBestCmap()[ord(letter)], cut.getBestCmap()[ord(letter)]
            points = drawn(at_first, first), drawn(at_second, second)
            # The dollar alone took the form that a rule by weight gave it.
            if len(points[0]) == len(points[1]):
                off.append((distance(*points, grid(cut)), letter))
            before, after = at_first[first].width, at_second[second].width * grid(cut)
            advances.append((abs(before - after), letter))
        off.sort(reverse=True)
        middle = off[len(off) // 2][0]
        print(f"{width:3}/{weight}: points {off[0][0]:.2f} ({off[0][1]}), half of all letters ≤ {middle:.2f};", end=" ")
        print(f"advances {max(advances)[0]:.2f} ({max(advances)[1]})")


def grid(font):
    return 1000 / font["head"].unitsPerEm


def drawn(glyphs, name):
    pen = Points(glyphs)
    glyphs[name].draw(pen)
    return pen.points


def distance(first, second, scale):
    return max((max(abs(a - c * scale), abs(b - d * scale)) for (a, b), (c, d) in zip(first, second)), default=0)


if __name__ == "__main__":
    main(*sys.argv[1:])
