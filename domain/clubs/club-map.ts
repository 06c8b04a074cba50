import type { Place } from "./distance.ts";

/** A point of the drawn map: 100 units are what 1.5 km are in its middle; y grows southwards. */
export interface Point {
  x: number;
  y: number;
}

/** What of the map is shown. */
export interface Frame extends Point {
  width: number;
  height: number;
}

/** Where the words of a mark stand. */
type Side = "right" | "left" | "below" | "above";

export interface Mark<Club> extends Point {
  club: Club;
  side: Side;
}

const middle: Place = { latitude: 40.4168, longitude: -3.7038 };
const kmPerDegree = 111.2;
const fromMiddle = { x: kmPerDegree * Math.cos((middle.latitude * Math.PI) / 180), y: kmPerDegree };
/** The city is drawn a little taller than it is, for words stand one below the other. */
const taller = 1.2;
/** Clubs further out are no part of a drawing of Madrid. */
const mostKm = 60;
/** How wide the drawing is on a phone, and on a desk, where words are larger too. */
const phonePixels = 350;
const desk = { pixels: 760, size: 1.25 };
/** Madrid without any club: both ring roads. */
const least: Frame = { x: -310, y: -285, width: 620, height: 520 };

/**
 * Where a place lies on the drawing. Distances from the Puerta del Sol shrink outwards, as on a map of the metro: the clubs of
 * the centre have room, and those of the outskirts still fit on a phone.
 */
export function pointOf({ latitude, longitude }: Place): Point {
  const east = (longitude - middle.longitude) * fromMiddle.x;
  const south = (middle.latitude - latitude) * fromMiddle.y;
  const km = Math.hypot(east, south);
  const scale = km === 0 ? 0 : (100 * Math.asinh(km / 1.5)) / km;
  return { x: east * scale, y: south * scale * taller };
}

interface MappedClub {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** The clubs that have a place in or round Madrid, with room for each of them, and what of the drawing holds them. */
export function mapClubs<Club extends MappedClub>(clubs: readonly Club[]): { frame: Frame; marks: Mark<Club>[] } {
  const points = clubs.flatMap((club) => {
    const { latitude, longitude } = club;
    if (latitude === null || longitude === null) return [];
    const point = pointOf({ latitude, longitude });
    const isNear = Math.hypot(point.x, point.y / taller) <= 100 * Math.asinh(mostKm / 1.5);
    return isNear ? [{ club, ...point }] : [];
  });
  const frame = frameOf(points);
  // What a mark needs is known in pixels of the narrowest phone that the map is drawn for.
  const unitsPerPixel = frame.width / phonePixels;
  pushApart(points, 30 * unitsPerPixel);
  const sides = chooseSides(points, frameOf(points), unitsPerPixel);
  return { frame: frameOf(points), marks: points.map((point, index) => ({ ...point, side: sides[index] ?? "right" })) };
}

/** As a share of the frame, for what stands on the drawing. */
export function shareOf({ x, y }: Point, frame: Frame): { left: string; top: string } {
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
  return { left: percent(x - frame.x, frame.width), top: percent(y - frame.y, frame.height) };
}

function frameOf(points: readonly Point[]): Frame {
  const margin = 45;
  const left = Math.min(least.x, ...points.map(({ x }) => x - margin));
  const top = Math.min(least.y, ...points.map(({ y }) => y - margin));
  const right = Math.max(least.x + least.width, ...points.map(({ x }) => x + margin));
  const bottom = Math.max(least.y + least.height, ...points.map(({ y }) => y + margin));
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/** Moves marks that would cover each other, no further than it takes; each time the same way. */
function pushApart(points: Point[], apart: number): void {
  for (let round = 0; round < 60; round++) {
    let isQuiet = true;
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= apart - 0.1) continue;
        isQuiet = false;
        // Two at one place part in a direction of their own.
        const angle = distance < 0.01 ? index + round : Math.atan2(other.y - one.y, other.x - one.x);
        const step = (apart - distance) / 2;
        one.x -= Math.cos(angle) * step;
        one.y -= Math.sin(angle) * step;
        other.x += Math.cos(angle) * step;
        other.y += Math.sin(angle) * step;
      }
    }
    if (isQuiet) return;
  }
}

const allSides: readonly Side[] = ["right", "left", "below", "above"];

/** Which side the words of each mark take, so that they cover neither marks, nor each other, nor leave the frame. */
function chooseSides(points: readonly (Point & { club: MappedClub })[], frame: Frame, unit: number): Side[] {
  const boxOf = (index: number, side: Side) => wordsOf(points[index] ?? { x: 0, y: 0, club: { name: "" } }, side, unit);
  const dots = points.map((point) => dotOf(point, unit));
  const sides = points.map((): Side => "right");
  for (let round = 0; round < 4; round++) {
    for (const index of points.keys()) {
      const cost = (side: Side) => {
        const box = boxOf(index, side);
        const words = points.keys().filter((key) => key !== index);
        const onWords = words.reduce((sum, word) => sum + overlap(box, boxOf(word, sides[word] ?? "right")), 0);
        const onDots = dots.reduce((sum, dot, value) => sum + (value === index ? 0 : 4 * overlap(box, dot)), 0);
        const outside = 4 * (box.width * box.height - overlap(box, frame));
        return onWords + onDots + outside + allSides.indexOf(side);
      };
      sides[index] = [...allSides].sort((one, other) => cost(one) - cost(other))[0] ?? "right";
    }
  }
  return sides;
}

/**
 * Which names of places have room beside the marks: everywhere, or on a desk alone. The first of two that are in each other's
 * way stays.
 */
export function placeNames<Name extends Point & { name: string }>(
  names: readonly Name[],
  { frame, marks }: { frame: Frame; marks: readonly Mark<MappedClub>[] },
): (Name & { isForDesks: boolean })[] {
  const free = (pixels: number, size: number) => {
    const unit = frame.width / pixels;
    const taken = marks.flatMap((mark) => [wordsOf(mark, mark.side, unit * size), dotOf(mark, unit)]);
    return names.filter(({ name, x, y }) => {
      const [width, height] = [[...name].length * 7.5 * unit, 18 * unit];
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      const isFree = overlap(box, frame) > width * height - 1 && taken.every((entry) => overlap(box, entry) === 0);
      if (isFree) taken.push(box);
      return isFree;
    });
  };
  const onPhones = new Set(free(phonePixels, 1));
  return free(desk.pixels, desk.size).map((value) => ({ ...value, isForDesks: !onPhones.has(value) }));
}

function dotOf({ x, y }: Point, unit: number): Frame {
  return { x: x - 9 * unit, y: y - 9 * unit, width: 18 * unit, height: 18 * unit };
}

/** The box of a mark's words: the name in capitals and a line below it, as they stand on a phone. */
function wordsOf({ x, y, club }: Point & { club: Pick<MappedClub, "name"> }, side: Side, unit: number): Frame {
  const width = Math.max(96, [...club.name].length * 10.5) * unit;
  const height = 36 * unit;
  const gap = 12 * unit;
  if (side === "right") return { x: x + gap, y: y - height / 2, width, height };
  if (side === "left") return { x: x - gap - width, y: y - height / 2, width, height };
  return { x: x - width / 2, y: side === "below" ? y + gap : y - gap - height, width, height };
}

function overlap(one: Frame, other: Frame): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
