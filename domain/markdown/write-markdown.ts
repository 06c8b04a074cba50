import { type Block, parseMarkdown } from "./markdown.ts";
import type { Inline } from "./parse-inlines.ts";
import { type Run, runsOf, tidyRuns } from "./runs.ts";

// Whatever is written is read again before it is given away: the reader alone knows what its marks mean.

type Mark = "bold" | "italic" | "href";

/** A paragraph; two line breaks in a row part it in two. */
export function writeParagraph(runs: readonly Run[]): string {
  return partAtBreaks(runs)
    .map((part) => writeLine("", part, (block) => (block.kind === "paragraph" ? block.children : null)))
    .filter((text) => text !== "")
    .join("\n\n");
}

/** A heading, or nothing without words. */
export function writeHeading(level: number, runs: readonly Run[]): string {
  const isHeading = (block: Block) => (block.kind === "heading" && block.level === level ? block.children : null);
  return writeLine(`${"#".repeat(level)} `, runs, isHeading);
}

/** The line of a list's item behind its sign (`- `, `3. `), or nothing without words. */
export function writeItem(sign: string, runs: readonly Run[]): string {
  return writeLine(sign, runs, (block) => ("items" in block ? (block.items[0] ?? null) : null));
}

export function writePicture(picture: { src: string; alt: string }): string {
  const [run] = tidyRuns([{ is: picture, bold: false, italic: false, href: null }]);
  return run ? sayPart(run.is, "") : "";
}

/** A quote of blocks that are written already. */
export function writeQuote(blocks: readonly string[]): string {
  return blocks
    .join("\n\n")
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** A whole block anew. */
function writeBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return writeHeading(block.level, runsOf(block.children));
    case "paragraph":
      return writeParagraph(runsOf(block.children));
    case "list":
      return block.items.map((item) => writeItem("- ", runsOf(item))).join("\n");
    case "numbered":
      return block.items.map((item, place) => writeItem(`${block.start + place}. `, runsOf(item))).join("\n");
    case "quote":
      return writeQuote(block.children.map(writeBlock));
    case "rule":
      return "---";
    case "image":
      return writePicture(block);
  }
}

/** Whether a block's own source holds nothing that would be lost if it were written anew: titles of links, code, bad addresses. */
export function isWhole(block: Block, source: string): boolean {
  const numberless = (text: string) => (block.kind === "numbered" ? text.replaceAll(/^\s*\d+[.)]/gm, "") : text);
  return lettersOf(numberless(source)) === lettersOf(numberless(writeBlock(block))) && !/(?<!\\)`[^`\n]+`/.test(source);
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

function partAtBreaks(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  let isAfterBreak = false;
  for (const run of runs) {
    const isBreak = run.is === "break";
    if (isBreak && isAfterBreak) parts.push([]);
    else parts.at(-1)?.push(run);
    isAfterBreak = isBreak;
  }
  return parts.map((part) => {
    const from = part.findIndex(({ is }) => is !== "break");
    const to = part.findLastIndex(({ is }) => is !== "break");
    return from < 0 ? [] : part.slice(from, to + 1);
  });
}

/** The shortest way of saying it that reads as it was meant; a look that no marks can say is given up, no word is. */
function writeLine(prefix: string, runs: readonly Run[], read: (block: Block) => Inline[] | null): string {
  const wanted = tidyRuns(runs);
  if (wanted.length === 0) return "";
  for (const without of [[], ["italic"], ["bold"], ["bold", "italic"], ["bold", "italic", "href"]] as const) {
    const meant = tidyRuns(wanted.map((run) => unmarked(run, without)));
    for (const mask of masks) {
      const found = waysToSay(meant, mask)
        .map((way) => prefix + way)
        .filter((text) => isReadAs(text, meant, read));
      if (found.length > 0) return found.reduce((best, text) => (text.length < best.length ? text : best));
    }
  }
  return prefix + say(wanted, [], { bold: "", italic: "" }, masks.at(-1) ?? String);
}

const unmarked = (run: Run, without: readonly Mark[]): Run => ({
  ...run,
  bold: run.bold && !without.includes("bold"),
  italic: run.italic && !without.includes("italic"),
  href: without.includes("href") ? null : run.href,
});

function isReadAs(source: string, meant: readonly Run[], read: (block: Block) => Inline[] | null): boolean {
  const [block, ...others] = parseMarkdown(source);
  const inlines = block && others.length === 0 ? read(block) : null;
  return inlines !== null && JSON.stringify(tidyRuns(runsOf(inlines))) === JSON.stringify(meant);
}

type Mask = (text: string, isLineStart: boolean) => string;

/** From the one that leaves a text as people write it to the one that nothing gets through. */
const masks: readonly Mask[] = [
  (text) => text,
  (text, isLineStart) => (isLineStart ? escapeStart(text) : text),
  (text, isLineStart) => {
    const whole = text.replaceAll(/[\\*_[\]`<]/g, "\\$&");
    return isLineStart ? escapeStart(whole) : whole;
  },
  (text) => text.replaceAll(/[\\*_[\]()#!<>.+`~•-]/g, "\\$&"),
];

const escapeStart = (text: string) =>
  text.replace(/^[#>+•*`~!-]/, "\\$&").replace(/^(\d{1,3})([.)])/, (_, number, sign) => `${number}\\${sign}`);

const orders: readonly (readonly Mark[])[] = [
  ["href", "bold", "italic"],
  ["href", "italic", "bold"],
  ["bold", "href", "italic"],
  ["bold", "italic", "href"],
  ["italic", "href", "bold"],
  ["italic", "bold", "href"],
];

interface Signs {
  bold: string;
  italic: string;
}

const signs: readonly Signs[] = [
  { bold: "**", italic: "*" },
  { bold: "**", italic: "_" },
  { bold: "__", italic: "*" },
  { bold: "__", italic: "_" },
];

function waysToSay(runs: readonly Run[], mask: Mask): string[] {
  return [...new Set(orders.flatMap((order) => signs.map((marks) => say(runs, order, marks, mask))))];
}

/** The runs with the marks of an order, the first of it outermost. */
function say(runs: readonly Run[], order: readonly Mark[], marks: Signs, mask: Mask, isStart = true): string {
  const [mark, ...others] = order;
  let text = "";
  const isLineStart = () => (text === "" ? isStart : text.endsWith("\n"));
  if (mark === undefined) {
    for (const { is } of runs) text += sayPart(is, is !== "break" && "text" in is ? mask(is.text, isLineStart()) : "");
    return text;
  }
  for (let from = 0; from < runs.length; ) {
    const value = runs[from]?.[mark];
    let to = from + 1;
    while (to < runs.length && runs[to]?.[mark] === value) to += 1;
    const group = runs.slice(from, to);
    text += value ? wrap(group, mark, others, marks, mask) : say(group, others, marks, mask, isLineStart());
    from = to;
  }
  return text;
}

function wrap(runs: readonly Run[], mark: Mark, others: readonly Mark[], marks: Signs, mask: Mask): string {
  const inner = say(runs, others, marks, mask, false);
  if (mark !== "href") return `${marks[mark]}${inner}${marks[mark]}`;
  const href = runs[0]?.href ?? "";
  const words = runs.map(({ is }) => (is !== "break" && "text" in is ? is.text : "")).join("");
  const isBare = /^https?:/.test(href) ? words === href : /^mailto:/.test(href) && `mailto:${words}` === href;
  return isBare && inner === words ? `<${href}>` : `[${inner}](${href})`;
}

function sayPart(is: Run["is"], text: string): string {
  if (is === "break") return "\n";
  return "src" in is ? `![${is.alt}](${is.src})` : text;
}
