import { expect, test } from "vitest";
import { contentRange, readRowRange } from "./row-range.ts";

const read = (query: string, header: string | null = null) => readRowRange(new URLSearchParams(query), header);

test.each([
  ["", null, { offset: 0, limit: null }],
  ["limit=5", null, { offset: 0, limit: 5 }],
  ["limit=0", null, { offset: 0, limit: 0 }],
  ["limit=5&offset=10", null, { offset: 10, limit: 5 }],
  ["", "0-9", { offset: 0, limit: 10 }],
  ["", "5-", { offset: 5, limit: null }],
  ["limit=3", "1-9", { offset: 1, limit: 2 }],
  ["offset=4", "0-9", { offset: 4, limit: 6 }],
])("%s with Range %s asks for those rows", (query, header, expected) => {
  expect(read(query, header)).toEqual(expected);
});

test.each([
  ["limit=-1", null, 416],
  ["offset=-1", null, 416],
  ["", "9-5", 416],
  ["", "abc", 416],
  ["", "bytes=0-1", 416],
  ["limit=2", "5-9", 416],
  ["limit=ten", null, 400],
  ["limit=1e9", null, 400],
  ["limit=", null, 400],
  ["offset=1.5", null, 400],
  ["limit=9999999999999999", null, 400],
])("%s with Range %s is refused", (query, header, status) => {
  expect(() => read(query, header)).toThrow(expect.objectContaining({ problem: expect.objectContaining({ status }) }));
});

test("Content-Range says which rows and how many there are", () => {
  expect(contentRange(0, 10, 25)).toBe("0-9/25");
  expect(contentRange(20, 5, null)).toBe("20-24/*");
  expect(contentRange(0, 0, 0)).toBe("*/0");
  expect(contentRange(0, 0, null)).toBe("*/*");
});
