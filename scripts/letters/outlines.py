"""Outlines on a grid of 500 units instead of 1,000, without the two corners that nothing is set in (decision 0287).

Each master is rounded against what those before it already give, so that what one rounds off the next makes good: at the
two ends, where the largest letters stand, a point is off by half a unit at most. The masters between them are stored on
a grid of two or three units, which packs better. So do all points packed than only those that the rest cannot be
guessed from. Letters with accents are put together from the letter and its accent.
"""

import numpy as np
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.builder import buildVarIdxMap
from fontTools.varLib.varStore import OnlineVarStoreBuilder

from letters.axes import HIGH, LOW, Axes, peaks, strength
from letters.parts import Outline, put_together, without_implied

UNITS = 500


def write_outlines(font, share):
    axes = Axes(font)
    outlines = {glyph: read_outline(font, glyph, share) for glyph in font.getGlyphOrder()}
    scale = UNITS / font["head"].unitsPerEm
    put_together(outlines, [axes.position(*it) for it in axes.places])
    outlines = {glyph: without_implied(it, [axes.position(*p) for p in axes.places]) for glyph, it in outlines.items()}
    order = list(outlines)
    font.setGlyphOrder(order)
    font["maxp"].numGlyphs = len(order)
    steps = master_steps(len(axes.ranges))
    advances = {}
    font["gvar"].variations = {}
    for glyph in order:
        base, deltas = rounded(outlines[glyph], steps, scale)
        font["glyf"].glyphs[glyph] = drawn(outlines[glyph], base)
        font["hmtx"].metrics[glyph] = (int(base[-3][0] - base[-4][0]), 0)
        font["gvar"].variations[glyph] = variations_of(deltas, steps)
        advances[glyph] = [int(it[-3][0] - it[-4][0]) for it in deltas]
    font["glyf"].glyphOrder = order
    write_advances(font, advances, steps)
    rescale(font, scale)


def read_outline(font, glyph, share):
    table = font["glyf"]
    coordinates, control = table._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
    masters = {}
    for it in font["gvar"].variations.get(glyph, []):
        it.calcInferredDeltas(coordinates, control.endPts)
        place = peaks(it.axes)
        masters[place] = np.array(it.coordinates, float) * share(place)
    outline = table[glyph]
    if outline.isComposite():
        parts = [it.glyphName for it in outline.components]
        return Outline(np.array(coordinates, float), masters, parts=parts)
    flags = list(outline.flags) if outline.numberOfContours > 0 else []
    return Outline(np.array(coordinates, float), masters, list(control.endPts)[: outline.numberOfContours], flags)


def master_steps(axes):
    """Of each master: where it has its effect, its grid, and the master whose own place it is rounded for."""
    if axes == 1:
        return [({"wght": HIGH}, 1)]
    return [
        ({"wght": LOW}, 3),
        ({"wdth": LOW}, 1),
        ({"wght": HIGH}, 2),
        ({"wdth": HIGH}, 2),
        ({"wght": HIGH, "wdth": HIGH}, 1),
    ]


def rounded(outline, steps, scale):
    """The outline and its masters on the grid; the last of each side makes good what those before it rounded off."""
    base = np.round(outline.points * scale)
    deltas = []
    for axes, grid in steps:
        # The narrow end stands for the corner of narrow and thin, which is the only place that is narrow.
        end = (-1, -1) if axes == {"wdth": LOW} else peaks(axes)
        if grid == 1:
            wanted = outline.at(end) * scale - base
            wanted -= sum(strength(peaks(other), end) * it for (other, _), it in zip(steps, deltas))
        else:
            wanted = outline.master(end) * scale
        delta = np.round(wanted) if outline.parts else np.round(wanted / grid) * grid
        # Where the letter begins and ends decides how long a line becomes: that is told to the unit.
        delta[-4:] = np.round(wanted[-4:])
        deltas.append(delta)
    return base, deltas


def drawn(outline, points):
    glyph = Glyph()
    if outline.parts:
        glyph.numberOfContours = -1
        glyph.components = [component(name, point) for name, point in zip(outline.parts, points)]
        return glyph
    glyph.numberOfContours = len(outline.ends)
    if outline.ends:
        glyph.coordinates = GlyphCoordinates([(int(x), int(y)) for x, y in points[:-4]])
        glyph.flags = bytearray(it & 1 for it in outline.flags)
        glyph.endPtsOfContours = outline.ends
        glyph.program = Program()
        glyph.program.fromBytecode([])
    return glyph


def component(name, point):
    it = GlyphComponent()
    it.glyphName, it.x, it.y = name, int(point[0]), int(point[1])
    it.flags = 0x0002
    return it


def variations_of(deltas, steps):
    all_ = [TupleVariation(axes, [(int(x), int(y)) for x, y in it]) for (axes, _), it in zip(steps, deltas)]
    return [it for it in all_ if it.hasImpact()]


def write_advances(font, advances, steps):
    builder = OnlineVarStoreBuilder([axis.axisTag for axis in font["fvar"].axes])
    builder.setSupports([axes for axes, _ in steps])
    stored = [builder.storeDeltas(advances[glyph]) for glyph in font.getGlyphOrder()]
    table = font["HVAR"].table
    table.VarStore = builder.finish()
    places = table.VarStore.optimize()
    table.AdvWidthMap = buildVarIdxMap([places[it] for it in stored], font.getGlyphOrder())
    table.LsbMap = table.RsbMap = None


def rescale(font, scale):
    font["head"].unitsPerEm = UNITS
    for tag, names in {
        "hhea": ("ascent", "descent", "lineGap", "caretOffset"),
        "OS/2": (
            ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent", "sxHeight", "sCapHeight"]
            + ["xAvgCharWidth", "yStrikeoutSize", "yStrikeoutPosition"]
            + [f"ySu{kind}script{it}" for kind in ("b", "per") for it in ("XSize", "YSize", "XOffset", "YOffset")]
        ),
        "post": ("underlinePosition", "underlineThickness"),
    }.items():
        for name in names:
            setattr(font[tag], name, round(getattr(font[tag], name) * scale))
    # Left bearings are where outlines begin.
    for glyph in font.getGlyphOrder():
        it = font["glyf"][glyph]
        it.recalcBounds(font["glyf"])
        font["hmtx"].metrics[glyph] = (font["hmtx"].metrics[glyph][0], getattr(it, "xMin", 0))

