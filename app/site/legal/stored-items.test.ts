import { expect, test } from "vitest";
import { storedItems } from "./stored-items.ts";

const owner = {
  companyName: "Nueve, S.L.",
  taxId: "",
  address: "",
  phone: "",
  email: "",
  privacyEmail: "",
  registry: "",
  secondBrand: "",
  secondBrandAbout: null,
  chat: null,
  social: [],
};
const noEmbeds = {
  leadFormUrl: null,
  timetableUrl: null,
  chatScriptUrl: null,
  careersScriptUrl: null,
  careersFormId: null,
  partnerFormUrl: null,
  videoOrigin: "https://video.example",
  allowedOrigins: [],
};
const facts = { siteUrl: "https://www.nine.example", backendUrl: "/", owner, embeds: noEmbeds };
const names = (over: Partial<typeof facts> = {}) => storedItems({ ...facts, ...over }).map(({ name }) => name);

test("the consent is kept for a year, by us", () => {
  expect(storedItems(facts)[0]).toMatchObject({
    name: "cookie_consent",
    domain: "www.nine.example",
    expiry: "1 año",
    provider: "Nueve, S.L.",
  });
});

test("the session of staff has the name that the backend's client gives it", () => {
  expect(names()).toContain("sb-www-auth-token");
  expect(names({ backendUrl: "https://abcd.supabase.example" })).toContain("sb-abcd-auth-token");
});

test("third parties are named only when they are configured", () => {
  expect(names()).not.toContain("Las del chat");
  const chatScriptUrl = "https://chat.example/widget.js#data-id=9";
  const chat = storedItems({ ...facts, embeds: { ...noEmbeds, chatScriptUrl } }).find(
    (item) => item.name === "Las del chat",
  );
  expect(chat).toMatchObject({ domain: "chat.example", provider: "chat.example", type: "De terceros" });
});
