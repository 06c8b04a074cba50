import { expect, it } from "vitest";
import { contentLang } from "#domain/text/content-lang.ts";
import { formTexts } from "#texts/form-texts.ts";
import { line, lines, price, requiredLine } from "../columns.ts";
import { columnsOf, entity, translatable } from "../entity.ts";
import { columnsOfFields, translated } from "./translation.ts";

const things = entity("things", {
  name: translatable(requiredLine("Nombre")),
  motto: translatable(line("Lema")),
  features: translatable(lines("Incluye")),
  price: price("Precio"),
});
const stored = {
  id: "1",
  created_at: "",
  updated_at: "",
  ...{ name: "Bono", motto: "Ven", features: ["Agua", "Toalla"], price: 12 },
};
const names = ["name", "motto", "features"];

it("gives a form a field for each text and language, which may stay empty", () => {
  expect(things.draft({ ...stored, translations: { en: { name: "Pass", features: ["Water"] } } })).toEqual({
    ...{ name: "Bono", motto: "Ven", features: "Agua\nToalla", price: "12" },
    ...{ "name@en": "Pass", "motto@en": "", "features@en": "Water" },
  });
  expect(things.empty()).toMatchObject({ "name@en": "", "features@en": "" });
  const typed = { ...things.draft(stored), "motto@en": " Come ", "features@en": "Water\n\nTowel" };
  expect(things.input.parse(typed)).toEqual({
    ...{ name: "Bono", motto: "Ven", features: ["Agua", "Toalla"], price: 12 },
    translations: { en: { motto: "Come", features: ["Water", "Towel"] } },
  });
  // What was taken out is gone.
  expect(things.input.parse(things.draft(stored)).translations).toEqual({});
});

it("asks of a translation what is asked of the text, beside its own field", () => {
  const read = things.input.safeParse({ ...things.draft(stored), "name@en": "a".repeat(201) });
  expect(read.error?.issues).toMatchObject([{ path: ["name@en"], message: formTexts.tooLong(200) }]);
});

it("leaves columns alone that no form has sent", () => {
  const values = { name: "Bono" };
  expect(columnsOfFields(values)).toBe(values);
});

it("reads a row in English, and says what is still Spanish", () => {
  const row = { ...stored, translations: { en: { name: "Pass", features: "Water", price: "free", other: "x" } } };
  const read = translated(row, names, "en");
  // A text cannot stand where a list does.
  expect(read).toEqual({ ...stored, name: "Pass", fellBack: ["motto", "features"] });
  expect([
    contentLang(read, "name"),
    contentLang(read, "motto"),
    contentLang(things.row.parse(stored), "motto"),
  ]).toEqual([...[undefined, "es", undefined]]);
});

it("says nothing of what is empty in Spanish", () => {
  const row = { ...stored, motto: null, features: [], translations: { en: { motto: "Old", features: ["Old"] } } };
  expect(translated(row, names, "en")).toMatchObject({ motto: null, features: [], fellBack: ["name"] });
});

it("takes translations that are broken for none, and no column asks for them", () => {
  expect(things.row.parse({ ...stored, translations: { en: { name: 3 } } }).translations).toEqual({});
  expect(things.row.parse(stored)).not.toHaveProperty("translations");
  expect(columnsOf(things.row)).toBe("id,created_at,updated_at,name,motto,features,price");
});
