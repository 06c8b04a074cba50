"""What letters have in common: an A with an accent is the A and the accent, drawn once."""

import numpy as np

from letters.axes import strength

# Of 1,000 units: nobody sees it, and rounding takes as much.
SAME = 1
# A part that others may stand on is a letter.
LETTER = 12


class Outline:
    """Points (the last four say where the letter begins and ends) and what each master adds to them."""

    def __init__(self, points, masters, ends=(), flags=(), parts=()):
        self.points, self.masters = points, masters
        self.ends, self.flags, self.parts = list(ends), list(flags), list(parts)

    def master(self, peak):
        return self.masters.get(peak, np.zeros_like(self.points))

    def at(self, position):
        return self.points + sum(strength(peak, position) * it for peak, it in self.masters.items())

    def contours(self, first, last):
        """Those contours alone, as if they were a letter."""
        begin = self.ends[first - 1] + 1 if first else 0
        end = self.ends[last - 1] + 1
        rows = [*range(begin, end), *range(len(self.points) - 4, len(self.points))]
        masters = {peak: it[rows] for peak, it in self.masters.items()}
        ends = [it - begin for it in self.ends[first:last]]
        return Outline(self.points[rows], masters, ends, self.flags[begin:end])


def put_together(outlines, positions):
    """Replaces outlines that repeat others by those others; what is left of one becomes a part of its own."""
    # Letters without accents have fewer points: whoever stands on one comes after it.
    simple = [it for it in outlines if outlines[it].ends]
    library = []
    for glyph in sorted(simple, key=lambda it: len(outlines[it].points)):
        found = split(outlines[glyph], library, positions, outlines)
        if found is None:
            library.append(glyph)
            continue
        names, places = found
        whole = outlines[glyph]
        outlines[glyph] = composite(whole, names, places)
        library += [it for it in names if it not in library]


def split(whole, library, positions, outlines):
    """Names of the parts and where each stands in each master, or nothing when it is a letter of its own."""
    names, places, first = [], [], 0
    count = len(whole.ends)
    while first < count:
        found = longest(whole, first, library, positions, outlines)
        if found is None:
            if not names or len(outlines[names[0]].flags) < LETTER:
                return None
            part = whole.contours(first, count)
            name = f"part{len(outlines)}"
            # What stands alone begins where it began in the letter.
            outlines[name] = part
            found = name, count - first, shift(part, part)
        names.append(found[0])
        places.append(found[2])
        first += found[1]
    return names, places


def longest(whole, first, library, positions, outlines):
    for name in sorted(library, key=lambda it: -len(outlines[it].flags)):
        other = outlines[name]
        last = first + len(other.ends)
        if last > len(whole.ends):
            continue
        mine = whole.contours(first, last)
        if mine.ends != other.ends or [it & 1 for it in mine.flags] != [it & 1 for it in other.flags]:
            continue
        moved = shift(mine, other)
        away = lambda at: mine.at(at) - other.at(at) - moved_at(moved, at)
        if max(np.abs(away(at)[:-4]).max() for at in positions) <= SAME:
            return name, len(other.ends), moved
    return None


def shift(mine, other):
    peaks = {(0, 0), *mine.masters, *other.masters}
    value = lambda it, peak: it.points if peak == (0, 0) else it.master(peak)
    return {peak: np.median((value(mine, peak) - value(other, peak))[:-4], axis=0) for peak in peaks}


def moved_at(moved, position):
    return sum(strength(peak, position) * it for peak, it in moved.items())


def composite(whole, names, places):
    ends = lambda it: it[-4:]
    points = np.vstack([*(it[0, 0] for it in places), ends(whole.points)])
    masters = {
        peak: np.vstack([*(it.get(peak, np.zeros(2)) for it in places), ends(delta)])
        for peak, delta in whole.masters.items()
    }
    return Outline(points, masters, parts=names)


def without_implied(outline, positions):
    """A point on a curve half-way between those that bend it need not be told."""
    drop, begin = set(), 0
    for end in outline.ends:
        for it in range(begin + 1, end + 1):
            before, after = it - 1, begin if it == end else it + 1
            if outline.flags[it] & 1 and not outline.flags[before] & 1 and not outline.flags[after] & 1:
                away = lambda points: np.abs(points[it] - (points[before] + points[after]) / 2).max()
                if max(away(outline.at(position)) for position in positions) <= SAME:
                    drop.add(it)
        begin = end + 1
    rows = [it for it in range(len(outline.points)) if it not in drop]
    ends = [it - sum(gone <= it for gone in drop) for it in outline.ends]
    flags = [it for at, it in enumerate(outline.flags) if at not in drop]
    masters = {peak: it[rows] for peak, it in outline.masters.items()}
    return Outline(outline.points[rows], masters, ends, flags, outline.parts)
