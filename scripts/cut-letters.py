#!/usr/bin/env python3
"""Makes the site's letters lighter: scripts/cut-letters.py FROM.woff2 TO.woff2 (Debian's python3-fonttools and brotli).

Archivo keeps the corners of its two axes that the design stands in (docs/decisions/0287): narrow with thin, wide with
heavy. Narrow with heavy and wide with thin become what the two axes make of them by themselves. The corner of narrow and
thin is drawn into the narrow end, so that 62/300 is to the unit what it was.

Instrument Sans is kerned in all weights as in the regular one, and not where nobody sees it.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.builder import buildVarIdxMap
from fontTools.varLib.varStore import OnlineVarStoreBuilder

# Of 1,000 units: an eighth of a pixel at 16 px.
LEAST_KERNING = 8
# Where an axis has its effect: towards its lower end, not at all, towards its upper end.
LOW, NONE, HIGH = (-1, -1, 0), (0, 0, 0), (0, 1, 1)


def main(source, target):
    font = TTFont(source)
    font.ensureDecompiled()
    if len(font["fvar"].axes) == 2:
        cut_corners(font)
    else:
        calm_kerning(font)
    font.flavor = "woff2"
    font.save(target)


def peaks(axes):
    return axes.get("wdth", (0, 0, 0))[1], axes.get("wght", (0, 0, 0))[1]


def cut_corners(font):
    outlines = font["gvar"].variations
    supports = [{"wdth": w, "wght": h} for w in (LOW, NONE, HIGH) for h in (LOW, NONE, HIGH) if w != NONE or h != NONE]
    supports = [{tag: it for tag, it in support.items() if it != NONE} for support in supports]
    supports = [it for it in supports if is_kept(*peaks(it))]
    builder = OnlineVarStoreBuilder([axis.axisTag for axis in font["fvar"].axes])
    builder.setSupports(supports)
    advances = []
    for glyph in font.getGlyphOrder():
        kept = without_corners(font, glyph, outlines.get(glyph, []))
        advances.append(builder.storeDeltas([advance_of(kept, peaks(it)) for it in supports]))
        outlines[glyph] = shortened(font, glyph, kept)
    table = font["HVAR"].table
    table.VarStore = builder.finish()
    places = table.VarStore.optimize()
    table.AdvWidthMap = buildVarIdxMap([places[it] for it in advances], font.getGlyphOrder())
    table.LsbMap = table.RsbMap = None


def without_corners(font, glyph, variations):
    """What the outline does at each end, every point of it; the corner of narrow and thin goes with the narrow end."""
    coordinates, ends = points_of(font, glyph)
    for it in variations:
        it.calcInferredDeltas(coordinates, ends)
    by_peaks = {peaks(it.axes): it for it in variations}
    corner = by_peaks.get((-1, -1))
    if corner is not None:
        if (-1, 0) not in by_peaks:
            by_peaks[-1, 0] = TupleVariation({"wdth": LOW}, [(0, 0)] * len(coordinates))
        by_peaks[-1, 0] += corner
    for it in by_peaks.values():
        it.roundDeltas()
    return {place: it for place, it in by_peaks.items() if is_kept(*place)}


def is_kept(width, weight):
    return width * weight >= 0 and (width, weight) != (-1, -1)


def advance_of(variations, place):
    """The four last points of an outline say where the letter begins and ends."""
    it = variations.get(place)
    return it.coordinates[-3][0] - it.coordinates[-4][0] if it else 0


def shortened(font, glyph, variations):
    coordinates, ends = points_of(font, glyph)
    for it in variations.values():
        it.optimize(coordinates, ends, tolerance=0, isComposite=font["glyf"][glyph].isComposite())
    return [it for it in variations.values() if it.hasImpact()]


def points_of(font, glyph):
    coordinates, control = font["glyf"]._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
    return coordinates, control.endPts


def calm_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            calm(getattr(table, "ExtSubTable", table))
    # Nothing else refers to it.
    font["GDEF"].table.VarStore = None
    if font["GDEF"].table.Version == 0x00010003:
        font["GDEF"].table.Version = 0x00010002


def calm(table):
    if not isinstance(table, otTables.PairPos):
        raise SystemExit(f"{type(table).__name__} is not known here")
    table.ValueFormat1 &= 0x0F
    if table.Format == 1:
        records = [pair for pairs in table.PairSet for pair in pairs.PairValueRecord]
        for record in records:
            static(record.Value1)
        for pairs in table.PairSet:
            pairs.PairValueRecord = [it for it in pairs.PairValueRecord if it.Value1.XAdvance != 0]
    else:
        for row in table.Class1Record:
            for record in row.Class2Record:
                static(record.Value1)
                if abs(record.Value1.XAdvance) < LEAST_KERNING:
                    record.Value1.XAdvance = 0


def static(value):
    value.XAdvance = getattr(value, "XAdvance", 0)
    value.__dict__.pop("XAdvDevice", None)


if __name__ == "__main__":
    main(*sys.argv[1:])
