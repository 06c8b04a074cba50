import { expect, it } from "vitest";
import { clubId, freeClubId } from "./club-id.ts";

it.each([
  ["ACACIAS", "acacias"],
  ["CAÑAVERAL", "canaveral"],
  ["Chamberí Norte", "chamberinorte"],
  ["Pozuelo / Aravaca", "pozueloaravaca"],
  ["💪", null],
])("names the folder of «%s» %s", (name, id) => {
  expect(clubId(name)).toBe(id);
});

it("does not give a new club the folder of another", () => {
  expect(freeClubId("Retiro", ["retiro", "retiro2"])).toBe("retiro3");
  expect(freeClubId("Retiro", ["acacias"])).toBe("retiro");
});
