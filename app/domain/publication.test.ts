import { expect, it } from "vitest";
import { frontPage, isScheduled, nextMoment } from "./publication.ts";

const now = new Date("2025-11-20T10:00:00Z");
const article = (publication_date: string, is_featured = false) => ({ publication_date, is_featured });
const old = article("2025-10-01T08:00:00Z");
const older = article("2025-09-01T08:00:00Z");
const flagged = article("2025-08-01T08:00:00Z", true);
const scheduled = article("2025-11-20T10:00:01Z", true);

it("features the first flagged article, though newer ones exist", () => {
  expect(frontPage([old, flagged, article("2025-07-01T08:00:00Z", true)], now).featured).toBe(flagged);
});

it("features the newest when none is flagged, whatever order they come in", () => {
  expect(frontPage([older, old], now)).toEqual({ featured: old, rest: [older] });
});

it("neither features nor lists what is scheduled", () => {
  expect(frontPage([scheduled, old, older], now)).toEqual({ featured: old, rest: [older] });
});

it("shows an article from the very moment of its date", () => {
  expect(isScheduled(article(now.toISOString()), now)).toBe(false);
  expect(isScheduled(scheduled, now)).toBe(true);
});

it("has no featured article when nothing is out yet", () => {
  expect(frontPage([scheduled], now)).toEqual({ featured: null, rest: [] });
});

it("tells when the page changes next", () => {
  const moments = ["2025-11-19T00:00:00Z", null, "2025-12-01T00:00:00+01:00", "2026-01-01T00:00:00Z"];
  expect(nextMoment(moments, now)?.toISOString()).toBe("2025-11-30T23:00:00.000Z");
  expect(nextMoment(["2025-11-19T00:00:00Z", null], now)).toBeNull();
});
