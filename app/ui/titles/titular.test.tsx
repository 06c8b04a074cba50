import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Titular } from "./titular.tsx";

const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");

test("the last word carries the load, and the title reads as one sentence", () => {
  const html = renderToStaticMarkup(<Titular>VOCES DE NUESTRA COMUNIDAD</Titular>);
  expect(html).toMatch(/VOCES DE NUESTRA <b>COMUNIDAD<\/b>/);
  expect(words(html)).toBe("VOCES DE NUESTRA COMUNIDAD");
});

test("a title of one word is all load", () => {
  expect(renderToStaticMarkup(<Titular stacked>Clubs</Titular>)).toMatch(/><b>Clubs<\/b>/);
});

test("spAce keeps its capitals", () => {
  expect(renderToStaticMarkup(<Titular>Tarifas spAce</Titular>)).toContain('<b class="as-written">spAce</b>');
});
