import { expect, it } from "vitest";
import { type CompanyFacts, type Configured, lacksFacts } from "./legal-facts.ts";
import { legalOwner } from "./legal-owner.ts";

const facts: CompanyFacts = {
  legal_name: "Nueve, S.L.",
  tax_id: "B00000000",
  address: "Calle Mayor, 1",
  phone: "900 000 000",
  email: "hola@nueve.example",
  privacy_email: null,
  registry: "Tomo 1",
  whatsapp: null,
  second_brand: "spAce",
  second_brand_about: null,
  instagram_url: "https://instagram.example/nueve",
  youtube_url: null,
  linkedin_url: null,
};
const nothing: Configured = {
  companyName: null,
  taxId: null,
  address: null,
  phone: null,
  email: null,
  registry: null,
  secondBrand: null,
};

it("prints what staff have written, and only the social networks there are", () => {
  const owner = legalOwner(facts, nothing);
  expect(owner).toMatchObject({ companyName: "Nueve, S.L.", phone: "900 000 000" });
  expect(owner.social).toEqual([{ name: "Instagram", url: "https://instagram.example/nueve" }]);
  expect(lacksFacts(facts, nothing)).toBe(false);
});

it("leads to a chat with the number of WhatsApp, however it was written, and says what the second brand is", () => {
  const owner = legalOwner({ ...facts, whatsapp: "600 00 00 00", second_brand_about: "Spa y agua" }, nothing);
  expect(owner.chat).toEqual({ name: "WhatsApp", url: "https://wa.me/34600000000" });
  expect(owner.secondBrandAbout).toEqual({ text: "Spa y agua", lang: undefined });
  const nobody = legalOwner(facts, nothing);
  expect([nobody.chat, nobody.secondBrandAbout]).toEqual([null, null]);
});

it("lets the environment go first, fact by fact", () => {
  const owner = legalOwner(facts, { ...nothing, phone: "910 000 009" });
  expect(owner).toMatchObject({ companyName: "Nueve, S.L.", phone: "910 000 009" });
});

it("asks about data at the general address until there is one for that", () => {
  expect(legalOwner(facts, nothing).privacyEmail).toBe("hola@nueve.example");
  expect(legalOwner({ ...facts, privacy_email: "datos@nueve.example" }, nothing).privacyEmail).toBe(
    "datos@nueve.example",
  );
});

it("shows which facts are missing, never an empty place", () => {
  const owner = legalOwner(null, nothing);
  expect(owner).toMatchObject({ companyName: "{razón social}", phone: "{phone}", email: "{email}" });
  expect(lacksFacts(null, nothing)).toBe(true);
  expect(lacksFacts({ ...facts, registry: null }, nothing)).toBe(true);
});
