import { expect, test } from "vitest";
import { markdownHtml } from "./markdown-html.ts";

const complete = (address: string) => new URL(address, "https://nine.example").href;
const html = (source: string) => markdownHtml(source, { link: complete, picture: complete });

test("an article reads as plain HTML with complete addresses", () => {
  const source = [
    "# Uno",
    "Texto **fuerte** y *suave* con [enlace](/clubs?a=1&b=2).",
    "- a\n- b",
    "3. c",
    "> cita",
    "---",
    '![Una "foto"](/images/foto.jpg)',
  ].join("\n\n");
  expect(html(source).split("\n")).toEqual([
    "<h2>Uno</h2>",
    '<p>Texto <strong>fuerte</strong> y <em>suave</em> con <a href="https://nine.example/clubs?a=1&amp;b=2">enlace</a>.</p>',
    "<ul><li>a</li><li>b</li></ul>",
    '<ol start="3"><li>c</li></ol>',
    "<blockquote><p>cita</p></blockquote>",
    "<hr>",
    '<p><img src="https://nine.example/images/foto.jpg" alt="Una &quot;foto&quot;"></p>',
  ]);
});

test("nothing that staff typed becomes a tag", () => {
  expect(html("<script>alert(1)</script> & [x](javascript:alert(1))")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; x</p>",
  );
});
