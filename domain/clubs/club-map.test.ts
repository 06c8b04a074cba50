import { expect, test } from "vitest";
import { mapClubs, placeNames, pointOf, shareOf } from "./club-map.ts";

const club = (name: string, latitude: number | null, longitude: number | null) => ({ name, latitude, longitude });
const acacias = club("ACACIAS", 40.4018, -3.7065);
const today = [
  acacias,
  club("VALDEBEBAS", 40.488, -3.6165),
  club("RETIRO", 40.415, -3.688),
  club("CAÑAVERAL", 40.406, -3.556),
  club("POZUELO", 40.435, -3.813),
  club("CHAMBERÍ", 40.434, -3.693),
];

test("north is up, east is right, and the outskirts are nearer than they are", () => {
  const north = pointOf({ latitude: 40.5, longitude: -3.7038 });
  expect(north.x).toBeCloseTo(0);
  expect(north.y).toBeLessThan(0);
  expect(pointOf({ latitude: 40.4168, longitude: -3.6 }).x).toBeGreaterThan(0);
  expect(pointOf({ latitude: 40.4168, longitude: -3.7038 })).toEqual({ x: 0, y: 0 });
  const [near, far] = [
    pointOf({ latitude: 40.4268, longitude: -3.7038 }),
    pointOf({ latitude: 40.5168, longitude: -3.7038 }),
  ];
  expect(far.y / near.y).toBeLessThan(4);
});

test("clubs without a place, or far from Madrid, are left out", () => {
  const list = [...today, club("SIN SITIO", null, null), club("MEDIO", 40.4, null), club("BARCELONA", 41.3874, 2.1686)];
  expect(mapClubs(list).marks.map(({ club: { name } }) => name)).toEqual(today.map(({ name }) => name));
  expect(mapClubs([]).marks).toEqual([]);
});

test.each([
  ["as they are", today],
  ["two at one door", [...today, club("ACACIAS DOS", 40.4018, -3.7065), club("ACACIAS TRES", 40.4018, -3.7065)]],
  ["one in each corner", [...today, club("ALCALÁ", 40.482, -3.364), club("ARANJUEZ", 40.033, -3.602)]],
])("every mark of clubs %s has room for a finger's tip and lies in the frame", (_, clubs) => {
  const { frame, marks } = mapClubs(clubs);
  expect(marks).toHaveLength(clubs.length);
  for (const [index, one] of marks.entries()) {
    for (const other of marks.slice(index + 1))
      expect((Math.hypot(one.x - other.x, one.y - other.y) * 350) / frame.width).toBeGreaterThan(24);
    const { left, top } = shareOf(one, frame);
    for (const share of [left, top].map(Number.parseFloat)) {
      expect(share).toBeGreaterThan(3);
      expect(share).toBeLessThan(97);
    }
  }
});

test("words stay off the edge: those of a club in the east stand on its left", () => {
  const { marks } = mapClubs(today);
  const sideOf = (name: string) => marks.find((mark) => mark.club.name === name)?.side;
  expect(sideOf("CAÑAVERAL")).not.toBe("right");
  expect(sideOf("POZUELO")).not.toBe("left");
});

test("the same clubs are drawn the same way each time", () => {
  const twins = [acacias, { ...acacias, name: "ACACIAS DOS" }];
  expect(mapClubs(twins)).toEqual(mapClubs(twins));
});

test("names of places stand where nothing else does, on a phone fewer of them", () => {
  const map = mapClubs(today);
  const at = (name: string, latitude: number, longitude: number) => ({ name, ...pointOf({ latitude, longitude }) });
  const names = [
    at("Bajo un club", 40.434, -3.693),
    at("Latina", 40.392, -3.77),
    at("Encima", 40.392, -3.77),
    at("Toledo", 39.86, -4.02),
  ];
  expect(placeNames(names, map).map(({ name }) => name)).toEqual(["Latina"]);
  const isForDesks = (latitude: number, longitude: number) =>
    placeNames([at("Tetuán", latitude, longitude)], map).map((name) => name.isForDesks);
  expect([...isForDesks(40.392, -3.77), ...isForDesks(40.4605, -3.7)]).toEqual([false, true]);
});
