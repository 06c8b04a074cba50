import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import { readClub, readClubs } from "./clubs/clubs.ts";
import { tellOfBrokenRows } from "./parse-rows.ts";
import { readFlaggedArticle } from "./publications/articles.ts";
import { listPartners } from "./publications/partners.ts";
import { readProduct } from "./publications/products.ts";
import { readAll } from "./read-all.ts";

const stored = { created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" };
const partner = (id: string) => ({
  ...stored,
  id,
  name: `Partner ${id}`,
  logo_url: null,
  link_url: null,
  is_external: false,
  display_order: 1,
  publish_at: null,
  withdraw_at: null,
});

/** A visitor's client before a backend that answers this to everything, and which rows were left out for him. */
function visitor(body: unknown, count: number | null = Array.isArray(body) ? body.length : null) {
  const range = count === null ? undefined : { "content-range": `${count === 0 ? "*" : `0-${count - 1}`}/${count}` };
  const plain = createClient("http://backend.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => Response.json(body, { headers: { ...range } }) },
    db: { retry: false },
  });
  const leftOut: string[] = [];
  return { plain, leftOut, client: tellOfBrokenRows(plain, (_, error) => leftOut.push(error.message)) };
}

test("one broken row is left out and told of, to the one who reads", async () => {
  const { client, plain, leftOut } = visitor([partner("a"), { ...partner("b"), name: 7 }, partner("c")]);
  expect((await listPartners(client)).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(leftOut).toEqual([expect.stringContaining("a row of partners (id b)")]);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await listPartners(plain);
  expect(warn).toHaveBeenCalledOnce();
  expect(leftOut).toHaveLength(1);
  warn.mockRestore();
});

test("a list of which every row is broken could not be read", async () => {
  const { client, leftOut } = visitor([
    { ...partner("a"), name: null },
    { ...partner("b"), display_order: "1" },
  ]);
  await expect(listPartners(client)).rejects.toThrow("partners (id a)");
  expect(leftOut).toEqual([]);
});

test("a list that lacks a column could not be read, though only one of its rows shows it", async () => {
  const { link_url, ...older } = partner("b");
  await expect(listPartners(visitor([partner("a"), older]).client)).rejects.toThrow("link_url");
});

test("a list is empty only when the count says so", async () => {
  expect(await listPartners(visitor([], 0).client)).toEqual([]);
  for (const count of [null, 3]) {
    await expect(listPartners(visitor([], count).client)).rejects.toThrow("no row");
    await expect(readClubs(visitor([], count).client, 1, 60)).rejects.toThrow("no row");
    await expect(readAll(async () => ({ data: [], count }))).rejects.toThrow("no row");
  }
});

test.each([[{}], [null], ["<html>"], [7]])("what is no list could not be read: %j", async (body) => {
  await expect(listPartners(visitor(body, 1).client)).rejects.toThrow();
});

test("a row that is broken is not missing", async () => {
  const broken = { ...stored, id: "x", slug: "camiseta", name: 7 };
  await expect(readProduct(visitor([broken]).client, "camiseta")).rejects.toThrow("merch_products (id x)");
  await expect(readClub(visitor([{ ...broken, link: "/club/x" }]).client, "x")).rejects.toThrow("clubs (id x)");
  expect(await readProduct(visitor([], 0).client, "camiseta")).toBeNull();
  await expect(readProduct(visitor([], null).client, "camiseta")).rejects.toThrow("no row");
});

test("a broken article does not lead the news, nor take them down", async () => {
  const listed = { slug: "s", title: "T", author: "A", image_url: null, publication_date: stored.created_at };
  const row = { ...stored, ...listed, id: "1", is_featured: true, opening: 7 };
  const { client, leftOut } = visitor([row]);
  expect(await readFlaggedArticle(client)).toBeNull();
  expect(leftOut).toHaveLength(1);
});
