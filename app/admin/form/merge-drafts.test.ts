import fc from "fast-check";
import { expect, it } from "vitest";
import { mergeDrafts } from "./merge-drafts.ts";

const base = { place: "Acacias", time: "10:00", tags: ["a"] };

it("keeps both changes where two people changed different fields", () => {
  const merge = mergeDrafts(base, { ...base, place: "Retiro" }, { ...base, tags: ["a", "b"] });
  expect(merge).toMatchObject({ clashes: [], mine: ["place"], theirs: ["tags"] });
  expect(merge.withMine).toEqual({ place: "Retiro", time: "10:00", tags: ["a", "b"] });
});

it("asks only about what both changed, and each to something else", () => {
  const merge = mergeDrafts(
    base,
    { place: "Retiro", time: "11:00", tags: ["x"] },
    { ...base, place: "Chamberí", time: "11:00" },
  );
  expect(merge).toMatchObject({ clashes: ["place"], mine: ["tags"], theirs: [] });
  expect(merge.withMine).toEqual({ place: "Retiro", time: "11:00", tags: ["x"] });
  expect(merge.withTheirs).toEqual({ place: "Chamberí", time: "11:00", tags: ["x"] });
});

it("loses nothing that anybody changed, except one side of a clash", () => {
  const draft = fc.record({ a: fc.constantFrom("", "1", "2"), b: fc.constantFrom("", "1", "2"), c: fc.boolean() });
  fc.assert(
    fc.property(draft, draft, draft, (start, mine, theirs) => {
      const merge = mergeDrafts(start, mine, theirs);
      for (const name of ["a", "b", "c"] as const) {
        const isMine = mine[name] !== start[name];
        expect(merge.withMine[name]).toBe(isMine ? mine[name] : theirs[name]);
        const isClash = isMine && theirs[name] !== start[name] && mine[name] !== theirs[name];
        expect(merge.clashes.includes(name)).toBe(isClash);
        expect(merge.withTheirs[name]).toBe(isMine && !isClash ? mine[name] : theirs[name]);
      }
    }),
  );
});
