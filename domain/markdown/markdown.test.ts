import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeLink, safeSource } from "../links/link-safety.ts";
import { type Block, parseMarkdown } from "./markdown.ts";
import type { Inline } from "./parse-inlines.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });
const bold = (...children: Inline[]): Inline => ({ kind: "bold", children });
const italic = (...children: Inline[]): Inline => ({ kind: "italic", children });
const paragraph = (...children: Inline[]): Block => ({ kind: "paragraph", children });

describe("the body of an article", () => {
  it("has headings of six levels", () => {
    expect(parseMarkdown("# Uno\n## Dos **más**\n### Tres ###\n#### Cuatro\n###### Seis\n## En C#\n#Cinco")).toEqual([
      { kind: "heading", level: 1, children: [text("Uno")] },
      { kind: "heading", level: 2, children: [text("Dos "), bold(text("más"))] },
      { kind: "heading", level: 3, children: [text("Tres")] },
      { kind: "heading", level: 4, children: [text("Cuatro")] },
      { kind: "heading", level: 6, children: [text("Seis")] },
      { kind: "heading", level: 2, children: [text("En C#")] },
      paragraph(text("#Cinco")),
    ]);
  });

  it("keeps the lines of a paragraph apart and paragraphs at blank lines", () => {
    expect(parseMarkdown("uno\r\ndos\n\n\n  tres  ")).toEqual([
      paragraph(text("uno"), { kind: "break" }, text("dos")),
      paragraph(text("tres")),
    ]);
  });

  it("gathers lines that start with a dash into one list", () => {
    expect(parseMarkdown("Lleva:\n- toalla\n- **agua**\n\n- ganas\nY ya.")).toEqual([
      paragraph(text("Lleva:")),
      { kind: "list", items: [[text("toalla")], [bold(text("agua"))], [text("ganas")]] },
      paragraph(text("Y ya.")),
    ]);
  });

  it("gathers bullets of every sign", () => {
    expect(parseMarkdown("* uno\n+ dos\n  - tres\n• cuatro")).toEqual([
      { kind: "list", items: [[text("uno")], [text("dos")], [text("tres")], [text("cuatro")]] },
    ]);
  });

  it("numbers what staff numbered, from their first number on", () => {
    expect(parseMarkdown("Pasos:\n1. **Calienta**\n\n2) Levanta\n- sin prisa\n3. Para")).toEqual([
      paragraph(text("Pasos:")),
      { kind: "numbered", start: 1, items: [[bold(text("Calienta"))], [text("Levanta")]] },
      { kind: "list", items: [[text("sin prisa")]] },
      { kind: "numbered", start: 3, items: [[text("Para")]] },
    ]);
  });

  it.each(["Abrió en\n12. Juan", "2025. Un año", "1.5 kg", "1.Uno"])(
    "leaves the number of «%s» in its sentence",
    (source) => {
      expect(parseMarkdown(source)).toMatchObject([{ kind: "paragraph" }]);
    },
  );

  it("gathers the lines of a quote, with what stands in it", () => {
    expect(parseMarkdown("> Uno\n> **dos**\n>\n>> - tres\nFin\n> [ver](javascript:alert)")).toEqual([
      {
        kind: "quote",
        children: [
          paragraph(text("Uno"), { kind: "break" }, bold(text("dos"))),
          { kind: "list", items: [[text("tres")]] },
        ],
      },
      paragraph(text("Fin")),
      { kind: "quote", children: [paragraph(text("ver"))] },
    ]);
  });

  it("draws a rule, and drops the fence round what a model wrote", () => {
    expect(parseMarkdown("```markdown\nUno\n---\n* * *\n`dos`\n```")).toEqual([
      paragraph(text("Uno")),
      { kind: "rule" },
      { kind: "rule" },
      paragraph(text("dos")),
    ]);
  });

  it("has links whose words hold brackets or a picture, and bare ones, but no link in a link", () => {
    const image: Inline = { kind: "image", src: "/a.jpg", alt: "Foto" };
    expect(parseMarkdown("[![Foto](/a.jpg)](/clubs) [ver [aquí]](/b) [a [b](/c)](/d) <https://e.es>")).toEqual([
      paragraph(
        { kind: "link", href: "/clubs", children: [image] },
        text(" "),
        { kind: "link", href: "/b", children: [text("ver [aquí]")] },
        text(" "),
        { kind: "link", href: "/d", children: [text("a "), text("b")] },
        text(" "),
        { kind: "link", href: "https://e.es", children: [text("https://e.es")] },
      ),
    ]);
    expect(parseMarkdown("<javascript:alert>")).toEqual([paragraph(text("<javascript:alert>"))]);
  });

  it("shows pictures on a line of their own and inside a sentence", () => {
    const image = { kind: "image", src: "/storage/v1/object/public/public-assets/a.jpg", alt: "Una barra" } as const;
    const source = `![Una barra](${image.src})`;
    expect(parseMarkdown(`${source}\nMira ${source}`)).toEqual([image, paragraph(text("Mira "), image)]);
  });

  it("has links with parentheses and titles", () => {
    expect(parseMarkdown('[aquí](https://es.example/Barra_(peso) "La barra")')).toEqual([
      paragraph({ kind: "link", href: "https://es.example/Barra_(peso)", children: [text("aquí")] }),
    ]);
  });

  it.each([
    ["**a**", [bold(text("a"))]],
    ["__a__ y _b_", [bold(text("a")), text(" y "), italic(text("b"))]],
    ["***a***", [bold(italic(text("a")))]],
    ["*a **b***", [italic(text("a "), bold(text("b")))]],
    ["**a *b***", [bold(text("a "), italic(text("b")))]],
    ["*a **b** c*", [italic(text("a "), bold(text("b")), text(" c"))]],
    ["2 * 3 * 4", [text("2 * 3 * 4")]],
    ["nombre_de_archivo", [text("nombre_de_archivo")]],
    ["**sin cerrar", [text("**sin cerrar")]],
    ["**a*", [text("**a*")]],
    ["\\*no\\*", [text("*no*")]],
    ["*", [text("*")]],
  ])("reads the emphasis of %s", (source, inlines) => {
    expect(parseMarkdown(source)).toEqual([paragraph(...inlines)]);
  });

  it("leaves raw HTML as the text it is", () => {
    const html = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    expect(parseMarkdown(html)).toEqual([paragraph(text(html))]);
  });

  it("leaves the words of a link and the description of a picture whose address is unsafe", () => {
    expect(parseMarkdown("[pulsa](javascript:alert) y ![foto](data:image/svg+xml,x)")).toEqual([
      paragraph(text("pulsa y foto")),
    ]);
  });

  it("is nothing when there is nothing", () => {
    expect(parseMarkdown(" \n\n")).toEqual([]);
  });
});

function addresses(node: Block | Inline): { links: string[]; sources: string[] } {
  if (node.kind === "image") return { links: [], sources: [node.src] };
  const children = "children" in node ? node.children : "items" in node ? node.items.flat() : [];
  const inner = children.map(addresses);
  if (node.kind === "link") expect(inner.flatMap((entry) => entry.links)).toEqual([]);
  const own = node.kind === "link" ? [node.href] : [];
  return {
    links: [...own, ...inner.flatMap((entry) => entry.links)],
    sources: inner.flatMap((entry) => entry.sources),
  };
}

const pieces = [
  "**",
  "*",
  "_",
  "__",
  "[",
  "](",
  "![",
  ")",
  "\n",
  "- ",
  "# ",
  "> ",
  "1. ",
  "<",
  ">",
  "`",
  "javascript:",
  "https://a.b",
  "\\",
  " ",
  "a",
];
const anyMarkdown = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 60 });

it("never holds an unsafe address, whatever is written", () => {
  fc.assert(
    fc.property(anyMarkdown, (parts) => {
      const found = parseMarkdown(parts.join("")).map(addresses);
      for (const href of found.flatMap((entry) => entry.links)) expect(safeLink(href)).toBe(href);
      for (const src of found.flatMap((entry) => entry.sources)) expect(safeSource(src)).toBe(src);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  "**a ",
  "[",
  "![",
  "*a _b ",
  "[a](",
  "*",
  "_a",
  "***a*** ",
  "(",
  "![a](b ",
  "[[a]",
  "> ",
  ">",
  "1. ",
  "<",
  "`",
  "`a",
  "* ",
  "# #",
])("stays quick on a hundred thousand letters of «%s»", (piece) => {
  const start = process.threadCpuUsage();
  parseMarkdown(piece.repeat(100_000 / piece.length));
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000);
});

it("stays quick on marks nested without end", () => {
  const opening = Array.from({ length: 20_000 }, (_, index) => ["*a ", "**b ", "_c ", "__d "][index % 4]);
  const source = `${opening.join("")}x${opening
    .toReversed()
    .map((value) => value?.trim().split("").toReversed().join(""))
    .join(" ")}`;
  const start = process.threadCpuUsage();
  parseMarkdown(source);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000);
});
