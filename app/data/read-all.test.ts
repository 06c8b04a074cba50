import { expect, test } from "vitest";
import { readAll } from "./read-all.ts";

/** A backend that holds so many rows and gives at most so many at once, and what it was asked for. */
function backendOf(rows: number, most: number) {
  const asked: string[] = [];
  const read = async (from: number, to: number, { count }: { count?: "exact" }) => {
    asked.push(`${from}-${to}${count ? " counted" : ""}`);
    const data = Array.from({ length: rows }, (_, index) => index).slice(from, Math.min(to + 1, from + most));
    return { data, count: count ? rows : null };
  };
  return { read, asked };
}

test("a short list is one request", async () => {
  const { read, asked } = backendOf(999, 1000);
  expect(await readAll(read)).toHaveLength(999);
  expect(asked).toEqual(["0-999 counted"]);
});

test("a list as long as one answer is one request, and an empty one too", async () => {
  for (const rows of [0, 1000]) {
    const { read, asked } = backendOf(rows, 1000);
    expect(await readAll(read)).toHaveLength(rows);
    expect(asked).toHaveLength(1);
  }
});

test("a longer list comes whole and in order, counted once", async () => {
  const { read, asked } = backendOf(2001, 1000);
  expect(await readAll(read)).toEqual(Array.from({ length: 2001 }, (_, index) => index));
  expect(asked).toEqual(["0-999 counted", "1000-1999", "2000-2999"]);
});

test("a backend that gives less at once is asked in its own steps", async () => {
  const { read, asked } = backendOf(250, 100);
  expect(await readAll(read)).toHaveLength(250);
  expect(asked).toEqual(["0-999 counted", "100-199", "200-299"]);
});

test("a part that cannot be read is no shorter list", async () => {
  const { read } = backendOf(2001, 1000);
  const failing = async (...range: Parameters<typeof read>) => {
    if (range[0] === 1000) throw new Error("gone");
    return read(...range);
  };
  await expect(readAll(failing)).rejects.toThrow("gone");
});
