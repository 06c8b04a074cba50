import { expect, test } from "vitest";
import { findPasswordFaults } from "./find-password-faults.ts";

test("a long new password, typed twice, may be sent", () => {
  expect(findPasswordFaults("la-de-antes", "barra-olimpica", "barra-olimpica")).toEqual({});
});

test("eleven characters are too few, and an emoji counts as one", () => {
  expect(findPasswordFaults("x", "12345678901", "12345678901").password).toBeDefined();
  expect(findPasswordFaults("x", "1234567890💪💪", "1234567890💪💪")).toEqual({});
});

test("every fault is told at once", () => {
  expect(Object.keys(findPasswordFaults("", "corta", "otra"))).toEqual(["current", "password", "repeated"]);
});
