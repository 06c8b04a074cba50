import { expect, test } from "vitest";
import { publicPaths } from "./public-paths.ts";

const nothing = { clubs: [], products: [], landingPages: [], articles: [] };

test("every kind of content stands at its own address", () => {
  const paths = publicPaths({
    clubs: [{ id: "acacias", link: null }],
    products: [{ slug: "taza-9f" }],
    landingPages: [{ slug: "verano" }],
    articles: [{ slug: "dormir" }],
  });
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/club/acacias", "/merch/taza-9f", "/p/verano", "/9ftoday/dormir"]),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test("the news are left out while their section is off", () => {
  expect(publicPaths(nothing)).toContain("/9ftoday");
  expect(publicPaths({ ...nothing, articles: null }).filter((path) => path.startsWith("/9ftoday"))).toEqual([]);
});

test("an odd id stays one segment of its address", () => {
  expect(publicPaths({ ...nothing, clubs: [{ id: "a/b ñ", link: null }] })).toContain("/club/a%2Fb%20%C3%B1");
});
