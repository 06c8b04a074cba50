import { expect, it } from "vitest";
import { foldAccents, isSameName } from "./fold-accents.ts";

it("takes accents and capitals off Spanish words", () => {
  expect(foldAccents("CAÑAVERAL, Chamberí, pingüino")).toBe("canaveral, chamberi, pinguino");
});

it("gives letters without an accentless twin their nearest plain ones", () => {
  expect(foldAccents("Straße Øresund œuvre Łódź")).toBe("strasse oresund oeuvre lodz");
});

it("takes CHAMBERÍ and chamberi for the same club", () => {
  expect(isSameName(" CHAMBERÍ ", "chamberi")).toBe(true);
  expect(isSameName("RETIRO", "RETIRO NORTE")).toBe(false);
});
