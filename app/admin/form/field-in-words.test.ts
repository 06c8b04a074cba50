import { expect, it } from "vitest";
import { type RateDraft, rates } from "../../content/clubs/rate.ts";
import { fieldInWords, fieldLabel } from "./field-in-words.ts";

const columns = {
  title: { label: "Título", part: "Página" },
  colour: { label: "Título", part: "Colores" },
  place: { label: "Lugar", part: "Página" },
  price: { label: "Precio", kind: "price" as const },
  group: { label: "Grupo", options: [{ value: "9f", text: "NINE FITNESS" }] },
};
type Draft = Record<keyof typeof columns | "ownId", string>;

it("calls a field by its label, and by its part where two are called alike", () => {
  expect(fieldLabel<Draft>(columns, "title")).toBe("Título (Página)");
  expect(fieldLabel<Draft>(columns, "colour")).toBe("Título (Colores)");
  expect(fieldLabel<Draft>(columns, "place")).toBe("Lugar");
});

it("calls what no field shows the other data", () => {
  expect(fieldLabel<Draft>(columns, "ownId")).toBe("Otros datos");
});

it("says a choice in the words of its option, and anything else as it reads", () => {
  expect(fieldInWords<Draft>(columns, "group", "9f")).toBe("NINE FITNESS");
  expect(fieldInWords<Draft>(columns, "group", "gone")).toBe("gone");
  expect(fieldInWords<Draft>(columns, "place", "")).toBe("(vacío)");
});

it("says a price with its euros, and one that is none as it was typed", () => {
  for (const [typed, said] of [
    ["39,9", "39,90\u00a0€"],
    ["1200", "1200,00\u00a0€"],
    ["", "(vacío)"],
    ["mucho", "mucho"],
  ] as const) {
    expect(fieldInWords<Draft>(columns, "price", typed)).toBe(said);
  }
});

it("says what a rate has in the words of its form", () => {
  const { columns } = rates;
  expect(fieldInWords<RateDraft>(columns, "group", "9f")).toBe("NINE FITNESS");
  expect(fieldInWords<RateDraft>(columns, "group", "space")).toBe("NINE FITNESS + spAce");
  const at = "2031-07-02T09:30[2031-07-02T07:30:20+00:00]";
  expect(fieldInWords<RateDraft>(columns, "offer_ends_at", at)).toBe("2/7/31, 9:30:20");
  expect(fieldInWords<RateDraft>(columns, "included_services", "Sauna\nPiscina")).toBe("Sauna\nPiscina");
});
