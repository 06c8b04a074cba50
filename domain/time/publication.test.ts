import { expect, it } from "vitest";
import { isScheduled, newsPage, publicationState } from "./publication.ts";

const now = new Date("2025-11-20T10:00:00Z");
const article = (publication_date: string, is_featured = false) => ({ publication_date, is_featured });

/** Twelve articles of as many months and two of one moment, the newest first. */
const all = [
  ...[14, 13].map((id) => ({ id: String(id), publication_date: "2025-06-01T08:00:00.5+00:00" })).reverse(),
  ...Array.from({ length: 12 }, (_, at) => ({
    id: String(at),
    publication_date: `2024-${String(12 - at).padStart(2, "0")}-01`,
  })),
];
const size = 5;
const pageOf = (page: number, flagged: (typeof all)[number] | null) =>
  newsPage({ window: all.slice((page - 1) * size, page * size + 1), flagged, page, size });

it("leads with the flagged article, wherever it stands, and gives each other one its place on one page", () => {
  for (const flagged of all) {
    const others = all.filter((entry) => entry !== flagged);
    for (const page of [1, 2, 3]) {
      expect(pageOf(page, flagged)).toEqual({
        featured: page === 1 ? flagged : null,
        others: others.slice((page - 1) * size, page * size),
      });
    }
  }
});

it("leads with the newest when none is flagged", () => {
  const [newest, ...others] = all;
  expect(pageOf(1, null)).toEqual({ featured: newest, others: others.slice(0, size) });
  expect(pageOf(2, null)).toEqual({ featured: null, others: others.slice(size, 2 * size) });
  expect(pageOf(3, null)).toEqual({ featured: null, others: others.slice(2 * size) });
});

it("places the lead among others of the very same moment by its id", () => {
  const atOnce = Array.from({ length: 9 }, (_, at) => ({ id: String(at), publication_date: "2025-06-01" }));
  for (const flagged of atOnce) {
    const others = atOnce.filter((entry) => entry !== flagged);
    for (const page of [1, 2, 3]) {
      const window = atOnce.slice((page - 1) * 3, page * 3 + 1);
      expect(newsPage({ window, flagged, page, size: 3 }).others).toEqual(others.slice((page - 1) * 3, page * 3));
    }
  }
});

it("has no lead when nothing is out yet", () => {
  expect(newsPage({ window: [], flagged: null, page: 1, size })).toEqual({ featured: null, others: [] });
});

it("shows an article from the very moment of its date", () => {
  expect(isScheduled(article(now.toISOString()), now)).toBe(false);
  expect(isScheduled(article("2025-11-20T10:00:01Z", true), now)).toBe(true);
});

it("is public between its two moments, from the first to the last but one instant", () => {
  const at = (publish_at: string | null, withdraw_at: string | null) =>
    publicationState({ publish_at, withdraw_at }, now);
  const [before, after] = ["2025-11-20T09:59:59Z", "2025-11-20T10:00:01Z"];
  expect([at(null, null), at(now.toISOString(), after), at(before, null)]).toEqual(["public", "public", "public"]);
  expect([at(after, null), at(after, "2026-01-01T00:00:00Z")]).toEqual(["scheduled", "scheduled"]);
  expect([at(null, now.toISOString()), at(before, before)]).toEqual(["withdrawn", "withdrawn"]);
});
