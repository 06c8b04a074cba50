import fc from "fast-check";
import { expect, it } from "vitest";
import { safeLink, safeSource, shownSource } from "./link-safety.ts";

it.each([
  "https://alta.example/nine?x=1",
  "HTTP://alta.example",
  "mailto:hola@nine.example",
  "tel:+34910000000",
  "/clubs",
  "/club/acacias#tarifas",
  "#tarifas",
  "acacias",
  "acacias/a:b",
  "?grupo=space",
])("lets %s pass", (link) => {
  expect(safeLink(` ${link} `)).toBe(link);
});

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//host.example",
  "/\\host.example",
  "https://",
  "https:host.example",
  "",
  "   ",
  null,
  undefined,
])("refuses %j", (link) => {
  expect(safeLink(link)).toBeNull();
});

it("refuses a letter as the address of a picture", () => {
  expect(safeSource("mailto:hola@nine.example")).toBeNull();
  expect(safeSource("#a")).toBeNull();
  expect(safeSource("/storage/v1/object/public/public-assets/a.jpg")).not.toBeNull();
});

it("never lets an address pass that a browser reads as anything but http, https, mailto or tel", () => {
  const schemes = fc.constantFrom(
    "javascript:",
    "data:",
    "JAVASCRIPT:",
    "java\tscript:",
    "\u0000javascript:",
    "x:",
    "",
  );
  fc.assert(
    fc.property(schemes, fc.string({ unit: "binary-ascii" }), (scheme, rest) => {
      const safe = safeLink(scheme + rest);
      const read = safe === null ? null : URL.parse(safe, "https://nine.example/club/retiro");
      if (read !== null) expect(["http:", "https:", "mailto:", "tel:"]).toContain(read.protocol);
    }),
    { numRuns: 2000 },
  );
});

it("never lets an address of our own lead to another host", () => {
  fc.assert(
    fc.property(fc.constantFrom("/", "\\", "//", "/\\", "", ".."), fc.string(), (start, rest) => {
      const safe = safeLink(start + rest);
      if (safe === null || /^[a-z]+:/i.test(safe)) return;
      expect(URL.parse(safe, "https://nine.example/x")?.host ?? "nine.example").toBe("nine.example");
    }),
    { numRuns: 2000 },
  );
});

it("shows a file of this browser's memory, which is never stored", () => {
  const waiting = "blob:https://nine.example/7f1c#foto.jpg";
  expect([shownSource(waiting), safeSource(waiting)]).toEqual([waiting, null]);
  expect([shownSource("/a.jpg"), shownSource("javascript:alert(1)"), shownSource(null)]).toEqual([
    "/a.jpg",
    null,
    null,
  ]);
});
