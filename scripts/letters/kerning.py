"""Kerning as classes of letters, rounded where nobody sees it.

Letters that are kerned nearly alike become one class: each pair may move within its tolerance, and two rows (or columns)
are one when something lies within the tolerances of both. Of the pairs that no text brings together nothing is asked but
to stay between no kerning and their own. Archivo's kerning changes in a straight line from the middle to its two ends.
"""

import unicodedata

import numpy as np
from fontTools.ttLib.tables import otTables
from fontTools.varLib.builder import buildVarDevTable
from fontTools.varLib.varStore import OnlineVarStoreBuilder

from letters.axes import HIGH, LOW, Axes, strength

# Of 1,000 units: the largest letters stand at the ends of both axes (2 is a third of a pixel at 180), texts are small.
MOST_AT_ENDS, MOST_BETWEEN, MOST_IN_TEXTS = 2, 6, 6
PUNCTUATION = " .,:;!?¡¿-–—'’‘“”\"«»()/&%€·…ºª°"
ENDS = [(62, 300), (125, 850)]


def write_kerning(font, share):
    axes = Axes(font)
    places = [(100, 600), *ENDS, (104, 780), (110, 700), (118, 800)] if len(axes.ranges) == 2 else [(100, 400)]
    glyphs = font.getGlyphOrder()
    values = read_values(font, [axes.position(*it) for it in places], share)
    most = [MOST_AT_ENDS if it in ENDS else MOST_BETWEEN for it in places] if len(places) > 1 else [MOST_IN_TEXTS]
    low, high = intervals(values, most, met(font, glyphs))
    rows = merged(low, high)
    low, high = narrowed(low, high, rows)
    columns = merged(low.swapaxes(1, 2), high.swapaxes(1, 2))
    low, high = (it.swapaxes(1, 2) for it in narrowed(low.swapaxes(1, 2), high.swapaxes(1, 2), columns))
    # Coverage tables stand in the order of the letters.
    names = lambda classes: [[glyphs[at] for at in sorted(it)] for it in classes]
    store = opened_store(font) if len(places) > 1 else None
    table = pair_table(names(rows), names(columns), low / 2, high / 2, store)
    table.Coverage.glyphs.sort(key=glyphs.index)
    if store:
        close_store(font, store, table)
    else:
        del font["GDEF"]
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 2, 0, [table], 1
    positions = font["GPOS"].table
    positions.LookupList.Lookup, positions.LookupList.LookupCount = [lookup], 1
    for it in positions.FeatureList.FeatureRecord:
        it.Feature.LookupListIndex, it.Feature.LookupCount = [0], 1


def opened_store(font):
    store = OnlineVarStoreBuilder([it.axisTag for it in font["fvar"].axes])
    store.setSupports([{"wdth": LOW}, {"wdth": HIGH}])
    return store


def close_store(font, store, table):
    definitions = font["GDEF"].table
    definitions.VarStore = store.finish()
    definitions.GlyphClassDef = definitions.LigCaretList = None
    moved = definitions.VarStore.optimize()
    for record in (it for row in table.Class1Record for it in row.Class2Record):
        device = getattr(record.Value1, "XAdvDevice", None)
        if device:
            place = moved[(device.StartSize << 16) + device.EndSize]
            device.StartSize, device.EndSize = place >> 16, place & 0xFFFF


def read_values(font, positions, share):
    """What each pair of letters is moved by at each place."""
    glyphs = {name: at for at, name in enumerate(font.getGlyphOrder())}
    count = len(glyphs)
    store = font["GDEF"].table.VarStore if len(positions) > 1 else None
    values = np.zeros((len(positions), count, count))
    told = np.zeros((count, count), bool)

    def tell(first, second, value):
        if not told[first, second]:
            told[first, second] = True
            values[:, first, second] = at_places(value, store, font, positions, share)

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(it, "ExtSubTable", it) for it in lookup.SubTable):
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    for it in pairs.PairValueRecord:
                        tell(glyphs[first], glyphs[it.SecondGlyph], it.Value1)
                continue
            for first in table.Coverage.glyphs:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second, at in glyphs.items():
                    tell(glyphs[first], at, row[table.ClassDef2.classDefs.get(second, 0)].Value1)
    return values


def at_places(value, store, font, positions, share):
    base = getattr(value, "XAdvance", 0) or 0
    device = getattr(value, "XAdvDevice", None)
    if not device or not store:
        return [base] * len(positions)
    data = store.VarData[device.StartSize]
    tags = [it.axisTag for it in font["fvar"].axes]
    changes = []
    for region, delta in zip(data.VarRegionIndex, data.Item[device.EndSize]):
        axes = store.VarRegionList.Region[region].VarRegionAxis
        by_tag = {tag: it.PeakCoord for tag, it in zip(tags, axes)}
        peak = (by_tag.get("wdth", 0), by_tag.get("wght", 0))
        changes.append((peak, delta * share(peak)))
    return [base + sum(strength(peak, it) * delta for peak, delta in changes) for it in positions]


def met(font, glyphs):
    """Pairs that texts bring together."""
    code = {name: chr(it) for it, name in font.getBestCmap().items()}
    # Figures of one width and letters written as one have no letter of their own: they are met as often as others.
    is_letter = np.array([unicodedata.category(code.get(it, "a"))[0] in "LN" for it in glyphs])
    common = is_letter | np.array([code.get(it, "a") in PUNCTUATION for it in glyphs])
    return common[:, None] & common[None, :]


def intervals(values, most, is_met):
    tolerance = np.array(most, float)[:, None, None]
    low, high = values - tolerance, values + tolerance
    return np.where(is_met, low, np.minimum(low, -tolerance)), np.where(is_met, high, np.maximum(high, tolerance))


def merged(low, high):
    """Classes of rows; the first is not kerned at all."""
    classes, bounds = [[]], [(np.zeros_like(low[:, 0]), np.zeros_like(low[:, 0]))]
    for row in np.argsort(-np.abs((low + high) / 2).sum(axis=(0, 2))):
        mine = low[:, row], high[:, row]
        best = None
        for at, (least, greatest) in enumerate(bounds):
            both = np.maximum(least, mine[0]), np.minimum(greatest, mine[1])
            if (both[0] <= both[1]).all():
                lost = (greatest - least).sum() + (mine[1] - mine[0]).sum() - 2 * (both[1] - both[0]).sum()
                if at == 0 or best is None or lost < best[0]:
                    best = (lost, at, both)
                if at == 0:
                    break
        if best is None:
            classes.append([row])
            bounds.append(mine)
        else:
            classes[best[1]].append(row)
            bounds[best[1]] = best[2]
    return classes


def narrowed(low, high, classes):
    zero = np.zeros_like(low[:, 0])
    lows = [zero if at == 0 else low[:, it].max(axis=1) for at, it in enumerate(classes)]
    highs = [zero if at == 0 else high[:, it].min(axis=1) for at, it in enumerate(classes)]
    return np.stack(lows, axis=1), np.stack(highs, axis=1)


def pair_table(rows, columns, low, high, store):
    """The first class of rows is left out, the first of columns is everything else."""
    table = otTables.PairPos()
    table.Format, table.ValueFormat1, table.ValueFormat2 = 2, 0x44 if store else 0x04, 0
    table.Coverage = otTables.Coverage()
    table.Coverage.glyphs = [glyph for it in rows[1:] for glyph in it]
    table.ClassDef1, table.ClassDef2 = otTables.ClassDef(), otTables.ClassDef()
    table.ClassDef1.classDefs = {glyph: at for at, it in enumerate(rows[1:]) if at for glyph in it}
    table.ClassDef2.classDefs = {glyph: at for at, it in enumerate(columns) if at for glyph in it}
    table.Class1Count, table.Class2Count = len(rows) - 1, len(columns)
    table.Class1Record = []
    for row in range(1, len(rows)):
        record = otTables.Class1Record()
        record.Class2Record = [pair(low[:, row, it], high[:, row, it], store) for it in range(len(columns))]
        table.Class1Record.append(record)
    return table


def pair(low, high, store):
    record = otTables.Class2Record()
    record.Value1, record.Value2 = otTables.ValueRecord(), None
    base = roundest(low[0], high[0])
    if store is not None:
        alike = (low <= base).all() and (base <= high).all()
        changes = [0, 0] if alike else [roundest(low[it] - base, high[it] - base) for it in (1, 2)]
        if any(changes):
            record.Value1.XAdvDevice = buildVarDevTable(store.storeDeltas(changes))
    record.Value1.XAdvance = base
    return record


def roundest(low, high):
    """Of what lies between: nothing at all, or else what packs best."""
    for grid in (1000, 8, 4, 2):
        value = int(np.ceil(low / grid) * grid)
        if value <= high:
            return min(value, int(np.floor(high / grid) * grid), key=abs)
    return round((low + high) / 2)

