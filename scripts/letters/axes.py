"""The places of a font's two axes, width and weight, that its letters are drawn at."""

# Where the sheets set Archivo (app/ui/letters-in-use.test.ts) and Instrument Sans.
PLACES = {
    2: [(62, 300), (75, 300), (100, 500), (100, 600), (100, 750), (104, 700), (104, 750), (104, 780), (106, 680)]
    + [(106, 760), (108, 700), (108, 750), (110, 650), (110, 700), (110, 720), (112, 700), (112, 720), (112, 750)]
    + [(115, 750), (116, 800), (118, 750), (118, 800), (118, 850), (122, 820), (122, 850), (125, 800), (125, 850)],
    1: [(100, 400), (100, 500), (100, 600), (100, 650), (100, 700)],
}
LOW, HIGH = (-1, -1, 0), (0, 1, 1)


class Axes:
    def __init__(self, font):
        self.ranges = {it.axisTag: (it.minValue, it.defaultValue, it.maxValue) for it in font["fvar"].axes}
        self.segments = font["avar"].segments
        self.places = PLACES[len(self.ranges)]

    def position(self, width, weight):
        return tuple(self.normal(tag, value) for tag, value in (("wdth", width), ("wght", weight)))

    def normal(self, tag, value):
        if tag not in self.ranges:
            return 0
        low, middle, high = self.ranges[tag]
        at = (value - middle) / ((middle - low) if value < middle else (high - middle) or 1)
        steps = sorted((self.segments.get(tag) or {-1: -1, 0: 0, 1: 1}).items())
        for (a, from_), (b, to) in zip(steps, steps[1:]):
            if a <= at <= b:
                return from_ + (to - from_) * (at - a) / (b - a)
        raise ValueError(f"{tag} {value}")


def peaks(axes):
    return axes.get("wdth", (0, 0, 0))[1], axes.get("wght", (0, 0, 0))[1]


def strength(peak, position):
    """How much of what a master changes is seen at a place."""
    result = 1
    for end, at in zip(peak, position):
        if end != 0:
            result *= max(0, at * end)
    return result


def end_weight_at(font, heaviest):
    """The weight ends there. Returns how much of a master of the old end the new one is, by its peaks."""
    axes = Axes(font)
    end = axes.position(100, heaviest)[1]
    axis = next(it for it in font["fvar"].axes if it.axisTag == "wght")
    share = (heaviest - axis.defaultValue) / (axis.maxValue - axis.defaultValue)
    axis.maxValue = heaviest
    steps = font["avar"].segments["wght"]
    kept = {at / share if at > 0 else at: to / end if at > 0 else to for at, to in steps.items() if at < share}
    font["avar"].segments["wght"] = {**kept, 1.0: 1.0}
    return lambda peak: end if peak[1] > 0 else 1
