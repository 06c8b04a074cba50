import fc from "fast-check";
import { expect, it } from "vitest";
import { afterSignIn, signInFor } from "./return-address.ts";

it("leads back to the address that was asked for, its query included", () => {
  const asked = "https://ninefitness.test/admin/clubs/ofertas/acacias?x=%C3%B1&y=1";
  expect(signInFor(asked)).toBe("/login?volver=%2Fadmin%2Fclubs%2Fofertas%2Facacias%3Fx%3D%25C3%25B1%26y%3D1");
  expect(afterSignIn(signInFor(asked))).toBe("/admin/clubs/ofertas/acacias?x=%C3%B1&y=1");
});

it("keeps the plain address of the sign-in for the panel's first page", () => {
  expect(signInFor("https://ninefitness.test/admin")).toBe("/login");
  expect(afterSignIn("/login")).toBe("/admin");
});

it.each([
  "https://ladrones.example/admin/prices",
  "//ladrones.example/admin",
  "/\\ladrones.example/admin",
  "\\\\ladrones.example/admin",
  "/\t/ladrones.example/admin",
  "javascript:alert(1)//admin/",
  "/contact",
  "/administrar",
  "/admin/../login?volver=/admin",
  "/admin/%2e%2e/contact",
  "https://",
  "",
])("does not lead to %j", (asked) => {
  expect(afterSignIn(`/login?${new URLSearchParams({ volver: asked })}`)).toBe("/admin");
});

it("never leads out of the panel, whatever is asked for", () => {
  const piece = fc.constantFrom("/", "\\", "admin", "..", "%2e", "//", "http:", "@", "?", "#", "\t", "x.example", ":");
  const asked = fc.oneof(
    fc.string(),
    fc.array(piece).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(asked, (volver) => {
      const there = afterSignIn(`/login?${new URLSearchParams({ volver })}`);
      const { origin, pathname } = new URL(there, "https://ninefitness.test");
      expect(origin).toBe("https://ninefitness.test");
      expect(`${pathname}/`).toMatch(/^\/admin\//);
    }),
  );
});
