import { expect, it } from "vitest";
import { en } from "./en.ts";
import { translateWith } from "./translate.ts";
import { translatorOf } from "./translators.ts";

const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it("names in English what the Spanish sentence names", () => {
  const amiss = Object.entries(en).filter(([spanish, english]) => `${named(spanish)}` !== `${named(english)}`);
  expect(amiss).toEqual([]);
});

it("says something in English for every sentence", () => {
  expect(Object.entries(en).filter(([, english]) => english.trim() === "")).toEqual([]);
});

it("knows a message by its sentence, whatever figures are in it", () => {
  const t = translateWith("en", { "Escribe como máximo {limit} caracteres.": "Write {limit} characters at most." });
  expect(t.known("Escribe como máximo 2.000 caracteres.")).toBe("Write 2.000 characters at most.");
  expect(t.known("Escribe como máximo.")).toBe("Escribe como máximo.");
});

it("leaves Spanish as it is, and what it has never heard of in any language", () => {
  expect(translatorOf("es")("Saltar al contenido")).toBe("Saltar al contenido");
  expect(translatorOf("en")("Saltar al contenido")).toBe("Skip to content");
  expect(translatorOf("en").known("constructor")).toBe("constructor");
});

// What forms and toasts say is put into English where it is shown, so nothing but this knows of a forgotten one.
it("has English for what forms and toasts of the site say", () => {
  const english = translatorOf("en");
  const texts = Object.values(import.meta.glob<object>(["./site/*.ts", "./contact-texts.ts"], { eager: true }));
  const said = texts.flatMap(wordsOf).filter((words) => words.includes(" "));
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((words) => english.known(words) === words)).toEqual([]);
});

/** Every text in there but the desk's, which stays Spanish; those that take a figure are asked with one. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return wordsOf(value(3, 4));
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, it]) => (key.startsWith("desk") ? [] : wordsOf(it)))
    : [];
}
