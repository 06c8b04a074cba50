import { describe, expect, test } from "vitest";
import { inLanguage, languageOf } from "./language.ts";

describe("the language of an address", () => {
  test.each([
    ["/", "es"],
    ["/clubs", "es"],
    ["/en", "en"],
    ["/en/", "en"],
    ["/en/clubs", "en"],
    ["/en?menu", "en"],
    ["/entrenar", "es"],
    ["/es", "es"],
    ["", "es"],
  ])("%s is %s", (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  test.each([
    ["/", "en", "/en"],
    ["/?a=1", "en", "/en?a=1"],
    ["/#mapa", "en", "/en#mapa"],
    ["/clubs?q=a#b", "en", "/en/clubs?q=a#b"],
    ["/en/clubs?q=a#b", "es", "/clubs?q=a#b"],
    ["/en/clubs", "en", "/en/clubs"],
    ["/en", "es", "/"],
    ["/en?a=1", "es", "/?a=1"],
    ["/en?a=1", "en", "/en?a=1"],
    ["/clubs", "es", "/clubs"],
  ] as const)("%s in %s is %s", (path, language, expected) => {
    expect(inLanguage(path, language)).toBe(expected);
  });
});
