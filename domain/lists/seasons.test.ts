import { expect, it } from "vitest";
import { bySeason } from "./seasons.ts";

const episode = (id: string, season: number) => ({ id, season });

it("puts the latest episode's season first and keeps the order within each", () => {
  const [a, b, c, d] = [episode("a", 2), episode("b", 1), episode("c", 2), episode("d", 0)];
  expect(bySeason([a, b, c, d])).toEqual([
    { season: 2, episodes: [a, c] },
    { season: 1, episodes: [b] },
    { season: 0, episodes: [d] },
  ]);
});

it("starts with season 1 when there is no episode", () => {
  expect(bySeason([])).toEqual([{ season: 1, episodes: [] }]);
});
