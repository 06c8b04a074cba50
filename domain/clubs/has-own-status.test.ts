import { expect, it } from "vitest";
import { hasOwnStatus } from "./has-own-status.ts";

const open = { is_under_construction: false };

it("is what staff wrote instead of «Abierto»", () => {
  expect(hasOwnStatus({ ...open, status: "Aforo limitado" })).toBe(true);
  expect(["Abierto", " abierto ", "", "  ", null].map((status) => hasOwnStatus({ ...open, status }))).toEqual(
    Array(5).fill(false),
  );
});

it("is none where a club under construction says its state anyway", () => {
  expect(hasOwnStatus({ status: "Aforo limitado", is_under_construction: true })).toBe(false);
});
