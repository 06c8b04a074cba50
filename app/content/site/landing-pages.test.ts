import { expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { emptyLandingContent, landingContent } from "./landing-content.ts";
import { landingPageInput } from "./landing-page-input.ts";
import { contentDraft, contentOfDraft, landingPageDraft, landingPageIn, newLandingPage } from "./landing-pages.ts";

const page = { ...newLandingPage(), slug: "apertura" };
const faults = (draft: typeof page) =>
  (landingPageInput.safeParse(draft).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it("needs a slug and nothing else", () => {
  expect(faults(newLandingPage())).toEqual([["slug", formTexts.required]]);
  expect(landingPageInput.parse(page)).toEqual({
    slug: "apertura",
    title: "",
    is_published: false,
    seo_title: null,
    seo_description: null,
    publish_at: null,
    withdraw_at: null,
    withdrawn_to: null,
    html_content: null,
    content: emptyLandingContent(),
    translations: {},
  });
});

it("writes its translations beside the document, and reads in English what has one", () => {
  const draft = { ...page, mainTitle: "Puertas abiertas", sectionTitle: "Qué hay", "mainTitle@en": "Open day" };
  const values = landingPageInput.parse(draft);
  expect(values.translations).toEqual({ en: { mainTitle: "Open day" } });
  const row = { ...values, id: "1", created_at: "", updated_at: "" };
  expect(landingPageDraft(row)).toMatchObject({ "mainTitle@en": "Open day", "sectionContent@en": [] });
  const read = landingPageIn(row, "en");
  expect([read.content.mainTitle, read.content.sectionTitle]).toEqual(["Open day", "Qué hay"]);
  expect(read.fellBack).toEqual(["buttonText", "sectionTitle"]);
});

it("gives a document back as it came, with the keys that nobody knows at any depth", () => {
  const content = landingContent.parse({
    mainTitle: "Hola",
    sectionContent: ["<p>Uno</p>", ""],
    mainBgColor: "#000",
    tracking: { id: 7 },
    footerInfo: { links: [{ text: "Web", url: "/", icon: "house" }], logo: "/l.svg", note: 3 },
  });
  expect(contentOfDraft(contentDraft(content))).toEqual(content);
  expect(landingPageInput.parse({ ...page, ...contentDraft(content) }).content).toEqual(content);
});

it("says beside the field which address could run, and what is no colour", () => {
  const footerLinks = [{ text: "a", url: "/a" }].concat({ text: "b", url: "data:text/html,x" });
  const draft = { ...page, buttonUrl: "javascript:alert(1)", mainImage: "mailto:a@b.es", footerLinks };
  expect(faults({ ...draft, mainBgColor: "rojo", infoBoxTextColor: "#fff" })).toEqual([
    ["mainImage", formTexts.source],
    ["buttonUrl", formTexts.link],
    ["mainBgColor", formTexts.colour],
    ["footerLinks", formTexts.link],
  ]);
});

it("leaves out the colours and the box that are empty", () => {
  expect(Object.keys(landingPageInput.parse(page).content)).not.toContain("mainBgColor");
});

it("has room for long paragraphs, and none for endless ones", () => {
  const paragraphs = (length: number) => ({ ...page, sectionContent: ["<p>Uno</p>", "á".repeat(length)] });
  expect(landingPageInput.safeParse(paragraphs(20_000)).success).toBe(true);
  expect(faults(paragraphs(20_001))).toEqual([["sectionContent", formTexts.tooLong(20_000)]]);
});

it("has room for titles as other columns have, and asks for shorter ones of a page made before", () => {
  const tooLong = { mainTitle: "a".repeat(201), mainSubtitle: "b".repeat(501), buttonText: "c".repeat(201) };
  const content = landingContent.parse({ ...tooLong, footerInfo: { links: [{ text: "d".repeat(201), url: "/" }] } });
  expect(content).toMatchObject(tooLong);
  const line = formTexts.tooLong(200);
  const draft = { ...page, ...contentDraft(content), title: "e".repeat(201), "mainTitle@en": "f".repeat(201) };
  expect(faults(draft)).toEqual([
    ["title", line],
    ["mainTitle", line],
    ["mainSubtitle", formTexts.tooLong(500)],
    ["buttonText", line],
    ["footerLinks", line],
    ["mainTitle@en", line],
  ]);
});
