import { readFile, writeFile } from "node:fs/promises";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

// Cuts the site's letters out of the whole fonts (scripts/letters, OFL) by HarfBuzz, and writes the faces that stand in
// for them until they come, with measures by Capsize: node scripts/cut-letters.ts

const whole = "scripts/letters/";
const cut = "app/ui/fonts/";
/** What Spanish and English are set in; signs of code and other letters of Western Europe come when a page has one. */
const rare = "[\\]^`{|}~<>";
const common = [...`${letters(0x20, 0x7e)}\u00a0¡¿ªº«»·×°©áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…•€`]
  .filter((text) => !rare.includes(text))
  .join("");
const rest = [...`${rare}${letters(0xa1, 0xff)}ŒœŠšŽžŸ‹›„‚†‡‰™−`].filter((text) => !common.includes(text)).join("");

const fonts = ["archivo", "instrument-sans-normal", "instrument-sans-italic"];
/** What the sheets of styles ask for; the forms of numbers and languages that nobody sets go. */
const options = { targetFormat: "woff2", keepFeatures: ["kern", "liga", "tnum"], noHinting: true } as const;

/** The widths and weights that are set, and over which of them each stand-in reaches. */
const displays = [
  { width: 125, weight: 850, weights: "600 900", widths: "118% 125%" },
  { width: 110, weight: 700, weights: "600 900", widths: "106% 117%" },
  { width: 104, weight: 700, weights: "600 900", widths: "90% 105%" },
  { width: 62, weight: 300, weights: "300 900", widths: "62% 89%" },
];
const texts = [
  { weight: 400, weights: "400 549" },
  { weight: 650, weights: "550 700" },
];

interface Face {
  metrics: Parameters<typeof createFontStack>[0][number];
  sources: string;
}

interface System {
  name: string;
  plain?: Face;
  bold: Face;
}

/** Of Arial and Roboto, which phones have instead, as Capsize's collection gives them. Plain, both are as wide. */
const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const roboto = { familyName: "Roboto", ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 };
const systems: readonly System[] = [
  {
    name: "Fallback",
    plain: {
      metrics: { ...arial, xWidthAvg: 913 },
      sources: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto"), local("Roboto-Regular")',
    },
    bold: {
      metrics: { ...arial, xWidthAvg: 983 },
      sources: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    },
  },
  {
    name: "Roboto",
    bold: {
      metrics: { ...roboto, xWidthAvg: 926 },
      // Recent phones have no bold of its own: the plain one is made bolder.
      sources: 'local("Roboto Bold"), local("Roboto-Bold"), local("Roboto"), local("Roboto-Regular")',
    },
  },
];

for (const name of fonts) {
  const font = await readFile(`${whole}${name}.woff2`);
  await writeFile(`${cut}${name}.woff2`, await subsetFont(font, common, options));
  await writeFile(`${cut}${name}-rest.woff2`, await subsetFont(font, rest, options));
}
await writeFile(
  "app/ui/styles/letters.css",
  `${fontFaces("", "")}${fontFaces("-rest", `\n  unicode-range: ${rangesOf(rest)};`)}${await standIns()}`,
);

function fontFaces(file: string, range: string): string {
  const all = [
    { name: "archivo", family: "Archivo", weight: "300 900", style: "", width: "\n  font-stretch: 62% 125%;" },
    { name: "instrument-sans-normal", family: "Instrument Sans", weight: "400 700", style: "", width: "" },
    {
      name: "instrument-sans-italic",
      family: "Instrument Sans",
      weight: "400 700",
      style: "\n  font-style: italic;",
      width: "",
    },
  ];
  return all
    .map(
      ({ name, family, weight, style, width }) => `@font-face {
  font-family: "${family}";
  src: url("../fonts/${name}${file}.woff2") format("woff2");
  font-weight: ${weight};${width}${style}
  font-display: swap;${range}
}
`,
    )
    .join("");
}

async function standIns(): Promise<string> {
  const archivo = await readFile(`${whole}archivo.woff2`);
  const instrument = await readFile(`${whole}instrument-sans-normal.woff2`);
  const faces: string[] = [];
  for (const system of systems) {
    for (const { width, weight, weights, widths } of displays) {
      const measures = await measuresOf(archivo, { wdth: width, wght: weight });
      faces.push(...face("Archivo", system, weight, measures, { "font-weight": weights, "font-stretch": widths }));
    }
    for (const { weight, weights } of texts) {
      const measures = await measuresOf(instrument, { wght: weight });
      faces.push(...face("Instrument Sans", system, weight, measures, { "font-weight": weights }));
    }
  }
  const { capHeight, ascent, descent, unitsPerEm } = await measuresOf(archivo, { wdth: 125, wght: 850 });
  const share = capHeight / unitsPerEm / (1467 / 2048);
  const percent = (of: number) => `${((of / unitsPerEm / share) * 100).toFixed(2)}%`;
  // A wide word on a line of its own moves nothing by its width: its capitals are as tall as they will be, and so do not
  // run into the line above.
  const capitals = {
    "font-family": '"Archivo Capitals"',
    src: systems.map(({ bold }) => bold.sources).join(", "),
    "font-weight": "600 900",
    "size-adjust": `${(share * 100).toFixed(2)}%`,
    "ascent-override": percent(ascent),
    "descent-override": percent(-descent),
    "line-gap-override": "0%",
  };
  faces.push(written(capitals));
  const head = "/* What is read until the letters come, as wide as they. */";
  return `${head}\n${faces.join("\n")}\n`;
}

async function measuresOf(font: Buffer, variationAxes: Record<string, number>): Promise<FontMetrics> {
  const one = await subsetFont(font, common, { targetFormat: "truetype", variationAxes });
  return fromBuffer(one);
}

function face(
  family: string,
  system: System,
  weight: number,
  measures: FontMetrics,
  reach: Record<string, string>,
): string[] {
  const { [weight >= 600 ? "bold" : "plain"]: fallback, name } = system;
  if (!fallback) return [];
  const { fontFaces } = createFontStack([{ ...measures, familyName: family }, fallback.metrics], {
    fontFaceFormat: "styleObject",
  });
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.["@font-face"] ?? {};
  const rules = {
    "font-family": `"${family} ${name}"`,
    src: fallback.sources,
    ...reach,
    "size-adjust": rounded(sizeAdjust),
    "ascent-override": rounded(ascentOverride),
    "descent-override": rounded(descentOverride),
    ...(lineGapOverride && { "line-gap-override": lineGapOverride }),
  };
  return [written(rules)];
}

/** A hundredth of a percent is less than a pixel of the widest line. */
function rounded(share: unknown): string {
  return `${Number.parseFloat(String(share)).toFixed(2)}%`;
}

function written(rules: Record<string, unknown>): string {
  const lines = Object.entries(rules).map(([rule, value]) => `  ${rule}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}`;
}

/** `U+C0, U+C2-C8`: code points in a row as one, and whatever neither file has. */
function rangesOf(text: string): string {
  const points = [...text].map((value) => value.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    const between = last ? [...letters(last[1] + 1, point - 1)] : [];
    if (last && !between.some((value) => common.includes(value))) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
}
