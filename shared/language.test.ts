import { describe, expect, test } from "vitest";
import { inLanguage, languageOf, linkIn } from "./language.ts";

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

test.each([
  ["/clubs?abierto=1", "/en/clubs?abierto=1"],
  ["/club/acacias#tarifas", "/en/club/acacias#tarifas"],
  ["/", "/en"],
  ["/#clubs", "/en#clubs"],
  ["/administracion", "/en/administracion"],
  ["/admin", "/admin"],
  ["/admin/clubs", "/admin/clubs"],
  ["/login?a=b", "/login?a=b"],
  ["/events.ics?evento=1", "/en/events.ics?evento=1"],
  ["/9ftoday/rss.xml", "/en/9ftoday/rss.xml"],
  ["/storage/v1/object/public/a.ics", "/storage/v1/object/public/a.ics"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/a.icsx", "/a.icsx"],
  ["/storage/v1/object/public/a", "/storage/v1/object/public/a"],
  ["/clubs?q=a.b", "/en/clubs?q=a.b"],
  ["//host.example/clubs", "//host.example/clubs"],
  ["https://alta.example/clubs", "https://alta.example/clubs"],
  ["mailto:hola@nine.example", "mailto:hola@nine.example"],
  ["#tarifas", "#tarifas"],
  ["?pagina=2", "?pagina=2"],
])("a link to %s leads on an English page to %s", (link, expected) => {
  expect(linkIn(link, "en")).toBe(expected);
  expect(linkIn(link, "es")).toBe(link);
});
