import { expect, test } from "vitest";
import { distanceText, kmBetween } from "./distance.ts";

const sol = { latitude: 40.4168, longitude: -3.7038 };

test("a distance is that of the crow", () => {
  expect(kmBetween(sol, sol)).toBe(0);
  expect(kmBetween(sol, { latitude: 40.488, longitude: -3.6165 })).toBeCloseTo(10.8, 1);
  expect(kmBetween(sol, { latitude: 41.3874, longitude: 2.1686 })).toBeCloseTo(505, 0);
  // Across the date line, and to the other side of the globe.
  expect(kmBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  expect(kmBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015, 0);
});

test.each([
  [0, "a menos de 100 m"],
  [0.08, "a 100 m"],
  [0.431, "a 450 m"],
  [0.97, "a 950 m"],
  [0.98, "a 1,0 km"],
  [1.2, "a 1,2 km"],
  [11.44, "a 11,4 km"],
  [99.94, "a 99,9 km"],
  [99.96, "a 100 km"],
  [1234.4, "a 1.234 km"],
])("%d km is said %s", (km, said) => {
  expect(distanceText(km)).toBe(said);
});
