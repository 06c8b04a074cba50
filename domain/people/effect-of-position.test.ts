import { expect, test } from "vitest";
import { effectOfPosition } from "./effect-of-position.ts";

test("a change of clubs says what will be seen, and what no longer", () => {
  expect(effectOfPosition({ added: ["RETIRO"], gone: [], total: 31 })).toBe(
    "Añades RETIRO: verá 31 solicitudes de ese club.",
  );
  expect(effectOfPosition({ added: ["RETIRO", "POZUELO"], gone: ["ACACIAS"], total: 1 })).toBe(
    "Añades RETIRO y POZUELO: verá 1 solicitud de esos clubs. Quitas ACACIAS: dejará de ver lo suyo, también donde lo tenga abierto.",
  );
  expect(effectOfPosition({ added: [], gone: [], total: 0 })).toBe("");
});
