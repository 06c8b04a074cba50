import { expect, test } from "vitest";
import { cleanSvg, isSvg } from "./clean-svg.ts";

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test("a drawing keeps its shapes, gradients, text and styles", () => {
  const clean = cleanSvg(
    draw(`<title>9F</title><style>.a{fill:#c9a227}</style><defs><linearGradient id="g"><stop offset="0"
      stop-color="#fff"/></linearGradient></defs><path class="a" d="M0 0h9" fill="url(#g)"/><use href="#g"/>
      <text x="1">Ñ &amp; co &lt;3</text><image href="data:image/png;base64,AAAA" width="1" height="1"/>`),
  );
  for (const part of [
    'viewBox="0 0 10 10"',
    "<style>.a{fill:#c9a227}</style>",
    '<linearGradient id="g">',
    'fill="url(#g)"',
    '<use href="#g">',
    "Ñ &amp; co &lt;3",
    'href="data:image/png;base64,AAAA"',
  ]) {
    expect(clean).toContain(part);
  }
});

test.each([
  ["a script", "<script>alert(1)</script>", /script|alert/],
  ["a script of another prefix", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', /script|alert/],
  ["a handler", '<path onload="alert(1)" d="M0 0"/>', /onload|alert/],
  ["foreign content", "<foreignObject><iframe src='https://x.test'/></foreignObject>", /foreign|iframe/],
  ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /javascript|<a/],
  ["an outside picture", '<image href="https://x.test/a.png"/>', /x\.test/],
  ["an outside use", '<use xlink:href="//x.test/a.svg#b"/>', /x\.test/],
  ["an SVG in a data address", '<image href="data:image/svg+xml;base64,AAAA"/>', /data:/],
  ["an outside paint", '<path fill="url(https://x.test/#a)"/>', /x\.test/],
  ["an outside style", '<path style="background:url(https://x.test/a)"/>', /x\.test/],
  ["an import", "<style>@import 'https://x.test/a.css';</style>", /x\.test/],
  ["an import written in entities", "<style>&#64;im&#112;ort '//x.test'</style>", /x\.test/],
  ["an import in CDATA", "<style><![CDATA[@import '//x.test';]]></style>", /x\.test/],
  ["an escaped url", "<style>a{background:u\\72l(a.png)}</style>", /\\72/],
  ["a style that ends early", "<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>", /<script/],
  ["elements within a style", "<style>a{}<script>alert(1)</script></style>", /alert/],
  ["an animation of a link", '<animate attributeName="href" to="javascript:alert(1)"/>', /animate|javascript/],
  ["another namespace", '<g xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></g>', /xhtml/],
  ["an entity", "<text>&x;</text>", /&x;/],
])("%s does not survive", (_what, inside, trace) => {
  const clean = cleanSvg(draw(`<circle r="1"/>${inside}`));
  expect(clean).toContain('<circle r="1">');
  expect(clean).not.toMatch(trace);
});

test("what comes before and after the drawing is dropped, entities declared there included", () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${draw("<path d='M0 0'/>")}<script/>`;
  const clean = cleanSvg(text);
  expect(clean).toMatch(/^<svg /);
  expect(clean).toMatch(/<\/svg>$/);
  expect(clean).not.toMatch(/script|ENTITY/);
});

test("cleaning twice changes nothing more", () => {
  const once = cleanSvg(draw('<style>.a>.b{fill:red}</style><text a="">1 &lt; 2 "x"</text>')) ?? "";
  expect(cleanSvg(once)).toBe(once);
});

test.each(["", "hola", "<html><svg></svg></html>", "<svgx></svgx>", "<SVG></SVG>", '{"a":"<svg>"}', "<svg"])(
  "%j is no drawing",
  (text) => {
    expect(cleanSvg(text)).toBeNull();
  },
);

test("an exporter's header does not hide the drawing", () => {
  expect(isSvg('\uFEFF<?xml version="1.0"?>\n<!-- Generator: x -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>')).toBe(true);
});
