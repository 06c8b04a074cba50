#!/usr/bin/env python3
"""Makes the site's letters lighter: scripts/cut-letters.py FROM.woff2 TO.woff2

Runs on the whole fonts only (docs/decisions/0287 and 0460), with Debian's python3-fonttools, python3-brotli and
python3-numpy; nothing else needs them. `scripts/compare-letters.py` says how far the result is from the whole font.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

from letters.axes import end_weight_at
from letters.kerning import write_kerning
from letters.outlines import write_outlines

# What our sheets ask for. The forms of other languages and of numbers that nobody sets go, with their glyphs.
FEATURES = ["kern", "liga", "tnum"]
# Nothing that we set is heavier.
HEAVIEST = {"Archivo": 850, "Instrument Sans": 700}
# Copyright and name; the licence (OFL) stands beside the files.
NAMES = [0, 1, 2, 4, 6]


def main(source, target):
    font = TTFont(source)
    font.ensureDecompiled()
    keep_used(font)
    heaviest = next(weight for name, weight in HEAVIEST.items() if name in font["name"].getDebugName(1))
    masters = end_weight_at(font, heaviest)
    write_kerning(font, masters)
    write_outlines(font, masters)
    font.flavor = "woff2"
    font.save(target)


def keep_used(font):
    """Browsers read neither the names of styles nor hints, and draw letters that are missing from other fonts."""
    for tag in ("STAT", "prep", "gasp", "fpgm", "cvt "):
        if tag in font:
            del font[tag]
    font["fvar"].instances = []
    plain = {"dollar": "glyph00165"}
    for table in font["cmap"].tables if "Archivo" in font["name"].getDebugName(1) else []:
        # Its form in all weights but the thinnest, whose own one was left to a rule by weight.
        table.cmap = {code: plain.get(glyph, glyph) for code, glyph in table.cmap.items()}
    options = subset.Options(
        layout_features=FEATURES, name_IDs=NAMES, notdef_outline=False, glyph_names=True, hinting=False
    )
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=font.getBestCmap())
    cutter.subset(font)


if __name__ == "__main__":
    main(*sys.argv[1:])
