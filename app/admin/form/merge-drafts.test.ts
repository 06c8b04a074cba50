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

const page = { blocks: ["a", "b", "c"].map((id) => ({ id, heading: id })) };
const [a, b, c] = page.blocks;
const mine = { id: "b", heading: "mine" };
const theirs = { id: "c", heading: "theirs" };

it("keeps both changes where two people wrote in different blocks of a page", () => {
  const merge = mergeDrafts(page, { blocks: [a, mine, c] }, { blocks: [a, b, theirs] });
  expect(merge).toMatchObject({ clashes: [], mine: ["blocks"], theirs: ["blocks"] });
  expect(merge.withMine).toEqual({ blocks: [a, mine, theirs] });
});

it("keeps the blocks that one added, moved or removed, and what the other wrote in those that are left", () => {
  const added = { id: "d", heading: "d" };
  const merge = mergeDrafts(page, { blocks: [a, mine, c] }, { blocks: [c, b, added] });
  expect(merge).toMatchObject({ clashes: [] });
  expect(merge.withMine).toEqual({ blocks: [c, mine, added] });
});

it.each([
  ["the same block", [a, { id: "b", heading: "theirs" }, c]],
  ["a block that the other removed", [a, c]],
  ["blocks without an id of their own", [a, b, { heading: "c" }]],
])("asks about %s", (_what, blocks) => {
  const merge = mergeDrafts(page, { blocks: [a, mine, c] }, { blocks });
  expect(merge).toMatchObject({ clashes: ["blocks"], mine: [], theirs: [] });
  expect([merge.withMine, merge.withTheirs]).toEqual([{ blocks: [a, mine, c] }, { blocks }]);
});

it("asks where both put the blocks in another order", () => {
  const merge = mergeDrafts(page, { blocks: [b, a, c] }, { blocks: [c, b, a] });
  expect(merge.clashes).toEqual(["blocks"]);
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
