import { expect, it } from "vitest";
import type { RenderReport } from "#shared/render-input.ts";
import { readOr } from "./read-or.ts";
import { readRequired } from "./read-required.ts";

const down = new Error("the backend is down");

function makeReport() {
  const failed: [what: string, error: unknown][] = [];
  const report: RenderReport = {
    failedRead: (what, error) => void failed.push([what, error]),
    leftOut: () => undefined,
    expiresAt: () => undefined,
    reads: () => undefined,
    unexpected: () => undefined,
  };
  return { report, failed };
}

it("serves a page without the part that could not be read, and reports it", async () => {
  const { report, failed } = makeReport();
  expect(await readOr(report, "rates", Promise.reject(down), [])).toEqual([]);
  expect(failed).toEqual([["rates", down]]);
});

it("reports nothing that came", async () => {
  const { report, failed } = makeReport();
  expect(await readOr(report, "rates", Promise.resolve([1]), [])).toEqual([1]);
  expect(await readRequired(report, "club", Promise.resolve("acacias"))).toBe("acacias");
  expect(failed).toEqual([]);
});

it("answers 503 and reports when the row of a page could not be read, 404 when there is none", async () => {
  const { report, failed } = makeReport();
  await expect(readRequired(report, "club", Promise.reject(down))).rejects.toMatchObject({ status: 503 });
  expect(failed).toEqual([["club", down]]);
  await expect(readRequired(report, "club", Promise.resolve(null))).rejects.toMatchObject({ status: 404 });
  expect(failed).toHaveLength(1);
});
