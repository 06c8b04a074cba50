import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test("a testimonial stands in Spanish quotation marks", () => {
  expect(quoted("Llegué por la espalda.")).toBe("«Llegué por la espalda.»");
});

test("quotation marks that staff typed are not doubled", () => {
  expect(quoted(' "Llegué." ')).toBe("«Llegué.»");
  expect(quoted("«Llegué.»")).toBe("«Llegué.»");
  expect(quoted("“Lo llaman «box»”")).toBe("«Lo llaman «box»»");
});

test("a quotation at the end of the words keeps its mark", () => {
  expect(quoted("Lo llaman «box»")).toBe("«Lo llaman «box»»");
});
