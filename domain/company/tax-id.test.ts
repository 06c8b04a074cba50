import { expect, it } from "vitest";
import { plainTaxId, taxIdFault } from "./tax-id.ts";

it.each(["B00000000", "A58818501", "Q2826000H", "12345678Z", "X1234567L", "Y1234567X"])(
  "%s is a tax number",
  (number) => {
    expect(taxIdFault(number)).toBeNull();
  },
);

it.each(["B00000001", "A58818502", "Q28260008", "12345678A", "X1234567A"])("%s has a wrong last sign", (number) => {
  expect(taxIdFault(number)).toBe("control");
});

it.each(["", "B0000000", "B000000000", "I00000000", "1234567Z", "{NIF}"])("«%s» is not built like one", (number) => {
  expect(taxIdFault(number)).toBe("shape");
});

it("is written with dots, dashes and small letters too", () => {
  expect(plainTaxId(" b-00.000.000 ")).toBe("B00000000");
});
