import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { hasContent } from "./has-content.ts";

it("keeps what a text is made of", () => {
  const html = '<p>Hola <strong>a todos</strong>, <a href="/clubs">ven</a></p><ul><li>Uno</li></ul>';
  expect(cleanHtml(html)).toBe(html);
});

it.each([
  ["<script>alert(1)</script>", ""],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="cookies">a</p>', "<p>a</p>"],
  ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="JaVa\tScript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="//otra.example">a</a>', "<a>a</a>"],
  ['<img src="data:image/svg+xml,x" onerror="alert(1)">', '<img alt="" loading="lazy" />'],
  ['<iframe src="https://otra.example"></iframe><form action="/x"><input name="y"></form>', ""],
  ["<svg><style>*{x:y}</style></svg>", ""],
  ["<h1>Título</h1>", "<h2>Título</h2>"],
  ["5 < 6 & 7", "5 &lt; 6 &amp; 7"],
])("%s becomes %s", (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

it("takes paragraphs apart as a browser would", () => {
  expect(cleanHtml("<p><font><p>Hola")).toBe("<p></p><p>Hola</p><p></p>");
});

it("opens another tab safely, and only for another site", () => {
  expect(cleanHtml('<a href="https://otra.example" target="_blank">a</a>')).toBe(
    '<a href="https://otra.example" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(cleanHtml('<a href="/clubs" target="_blank">a</a>')).toBe('<a href="/clubs">a</a>');
});

it("never lets anything through that could run, and is done after once", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "</",
    "script",
    "img",
    " src=",
    "onerror=",
    '"',
    "'",
    "&lt;",
    "javascript:",
    "a",
    "<!--",
    "-->",
    "<p>",
    "<a href=",
    "\u0000",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(""));
      expect(cleaned).not.toMatch(/<script|<[^>]*\son\w+=|href="\s*javascript:/i);
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }),
    { numRuns: 400 },
  );
});

it("knows what is empty to the eye", () => {
  expect(["", "<p></p>", "<p>&nbsp; </p>", "<br />"].map(hasContent)).toEqual([false, false, false, false]);
  expect(["<p>a</p>", '<img src="/a.jpg" alt="" />'].map(hasContent)).toEqual([true, true]);
});
