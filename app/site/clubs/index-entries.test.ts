import { expect, test } from "vitest";
import { indexEntries } from "./index-entries.ts";

const everything = {
  club: { included_services: ["Sala"], additional_services: [] },
  hasRates: true,
  extraTypes: ["bono", "pase", "servicio"] as const,
  hasPictures: true,
};
const texts = (found: Parameters<typeof indexEntries>[0]) => indexEntries(found).map((entry) => entry.text);

test("a club with everything lists all its sections in the order of the page", () => {
  expect(texts(everything)).toEqual(["Tarifas", "Bonos y pases", "Premium", "Servicios", "Galería"]);
});

test("an empty section has no entry", () => {
  const nothing = { included_services: [], additional_services: [] };
  expect(texts({ club: nothing, hasRates: false, extraTypes: [], hasPictures: false })).toEqual([]);
  expect(texts({ ...everything, hasRates: false, hasPictures: false, extraTypes: [] })).toEqual(["Servicios"]);
});

test("the entry of packs and passes names only what there is", () => {
  expect(texts({ ...everything, extraTypes: ["bono"] })).toContain("Bonos");
  expect(texts({ ...everything, extraTypes: ["pase"] })).toContain("Pases");
});
