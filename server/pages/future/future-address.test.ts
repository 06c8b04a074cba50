import { expect, test } from "vitest";
import { keepLinks, readFutureAddress } from "./future-address.ts";

const secret = "0a".repeat(32);

test.each([
  [`/vista/${secret}`, null, "/"],
  [`/vista/${secret}/club/acacias?x=1`, null, "/club/acacias?x=1"],
  [`/vista/${secret}/2026-11-27T00:00/club/acacias`, "2026-11-27T00:00", "/club/acacias"],
  [`/vista/${secret}/2026-11-27T00:00`, "2026-11-27T00:00", "/"],
  // No moment that the database knows: a page that there is not.
  [`/vista/${secret}/0000-11-27T00:00/clubs`, null, "/0000-11-27T00:00/clubs"],
])("%s asks for the moment %s and the page %s", (url, moment, page) => {
  expect(readFutureAddress(url)).toEqual({ secret, moment, page });
});

test("what is no such address is none", () => {
  expect(readFutureAddress("/vista/corto/club")).toBeNull();
  expect(readFutureAddress(`/vista/${secret}zz`)).toBeNull();
});

test("links and forms of a page lead on within it, files and other sites do not", () => {
  const html = `<a class="x" href="/clubs">1</a><a href="https://x.example/">2</a><a href="/events.ics">3</a><form method="post" action="/contact"><link rel="stylesheet" href="/assets/a.css"><a href="//x.example">4</a>`;
  expect(keepLinks(html, "/vista/s")).toBe(
    `<a class="x" href="/vista/s/clubs">1</a><a href="https://x.example/">2</a><a href="/events.ics">3</a><form method="post" action="/vista/s/contact"><link rel="stylesheet" href="/assets/a.css"><a href="//x.example">4</a>`,
  );
});
