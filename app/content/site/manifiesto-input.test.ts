import { expect, it } from "vitest";
import { manifiestoContent } from "./manifiesto.ts";
import {
  manifiestoDraft,
  manifiestoForm,
  manifiestoIn,
  manifiestoInput,
  manifiestoOfDraft,
} from "./manifiesto-input.ts";

const stored = manifiestoContent.parse({
  hero: { background: { src: "/h.jpg", alt: "Sala", focus: "top" }, title_line1: "Uno", title_line2: "Dos", tone: 1 },
  mission: { background: { src: "lo que sea" }, title: "Misión", text: "Primera\nSegunda" },
  manifiesto: { lines: ["", "Llegamos antes.", ""] },
  final_cta: { logo: "", phrase: "Ven.", button_text: "Únete", button_link: "javascript:alert(1)" },
  version: 3,
});

it("gives the document back as it came, with keys that nobody knows, empty lines and any address", () => {
  expect(manifiestoOfDraft(manifiestoDraft(stored))).toEqual(stored);
});

it("writes what was typed where it belongs and leaves the rest", () => {
  const draft = { ...manifiestoDraft(stored), vision_title: "Visión", lines: ["Volvemos mañana."], hero_alt: "" };
  expect(manifiestoInput.parse(draft).content).toEqual({
    ...stored,
    hero: { ...stored.hero, background: { src: "/h.jpg", focus: "top" } },
    vision: { ...stored.vision, title: "Visión" },
    manifiesto: { ...stored.manifiesto, lines: ["Volvemos mañana."] },
  });
});

it("writes its translations beside the document, and reads in English what has one", () => {
  const row = { content: stored, updated_at: "v1", translations: { en: { hero_line1: "One", lines: ["We rise."] } } };
  const form = { ...manifiestoForm(row), "hero_line1@en": "First" };
  expect(form).toMatchObject({ "lines@en": ["We rise."], "mission_text@en": "" });
  const translations = { en: { hero_line1: "First", lines: ["We rise."] } };
  expect(manifiestoInput.parse(form)).toEqual({ content: stored, translations });
  const read = manifiestoIn(row, "en");
  expect([read.content.hero.title_line1, read.content.manifiesto.lines]).toEqual(["One", ["We rise."]]);
  expect(read.content.version).toBe(3);
  expect(read.fellBack).not.toContain("hero_line1");
});

it("keeps an own file without the host it was uploaded from", () => {
  const src = "/storage/v1/object/public/public-assets/manifiesto/a.jpg";
  const draft = { ...manifiestoDraft(stored), mission_background: `http://localhost:3000${src}` };
  expect(manifiestoOfDraft(draft).mission.background.src).toBe(src);
});

it("opens a draft whose leftovers were lost", () => {
  expect(manifiestoOfDraft({ ...manifiestoDraft(stored), others: {} }).hero.title_line1).toBe("Uno");
});
