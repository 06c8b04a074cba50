import { expect, test } from "vitest";
import { withTables } from "./with-tables.ts";

const page = [
  "# Performance",
  "",
  "Written by hand.",
  "",
  "<!-- figures: written by `npm run bench` -->",
  "old rows",
  "<!-- end of figures -->",
  "",
  "**Missed.** Why.",
].join("\n");

const start = {
  script: "start",
  date: "2026-11-20",
  machine: "2 × AMD",
  figures: [{ figure: "first page", aim: "≤ 1 s", measured: "0.6 s", holds: true }],
};
const memory = {
  script: "memory",
  date: "2026-11-20",
  machine: "2 × AMD",
  figures: [
    { figure: "resident | flat", aim: "≤ 180 MB", measured: "190 MB", holds: false },
    { figure: "PostgreSQL", aim: "–", measured: "28 MB", holds: null },
  ],
};

test("the table takes the old one's place and leaves what people wrote", () => {
  expect(withTables(page, [memory, start])).toBe(
    [
      "# Performance",
      "",
      "Written by hand.",
      "",
      "<!-- figures: written by `npm run bench` -->",
      "",
      "Measured on 2026-11-20: 2 × AMD.",
      "",
      "| figure | aim | measured | | script |",
      "|---|---|---|---|---|",
      "| resident \\| flat | ≤ 180 MB | 190 MB | **missed** | `memory` |",
      "| PostgreSQL | – | 28 MB | – | `memory` |",
      "| first page | ≤ 1 s | 0.6 s | met | `start` |",
      "",
      "<!-- end of figures -->",
      "",
      "**Missed.** Why.",
    ].join("\n"),
  );
});

test("what another day or machine measured stands in a table of its own", () => {
  const written = withTables(page, [memory, { ...start, machine: "8 × Apple" }]);
  expect(written.match(/^Measured on .*$/gm)).toEqual([
    "Measured on 2026-11-20: 2 × AMD.",
    "Measured on 2026-11-20: 8 × Apple.",
  ]);
  expect(written.match(/\| figure \|/g)).toHaveLength(2);
});

test("a page without its marks is refused instead of overwritten", () => {
  expect(() => withTables("# Performance", [start])).toThrow(/marks/);
});
