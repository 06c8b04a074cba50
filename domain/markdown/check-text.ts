import { type Block, parseMarkdown } from "./markdown.ts";
import { type Run, runsOf } from "./runs.ts";

/** What a reader would miss in a text, each with the place among its like. */
export interface TextFaults {
  /** Which pictures on lines of their own nobody has described. */
  wordlessPictures: number[];
  /** Which headings leave a level out. */
  jumpingHeadings: number[];
  /** Where the text leads within the site, each address once. */
  ownLinks: string[];
}

/** Looks through a text for what could be better before it is published. */
export function checkText(source: string): TextFaults {
  const blocks = parseMarkdown(source).flatMap((block) => (block.kind === "quote" ? block.children : block));
  const pictures = blocks.filter((block) => block.kind === "image");
  const headings = blocks.filter((block) => block.kind === "heading");
  const links = blocks.flatMap(runsIn).flatMap(({ href }) => (href !== null && isOwn(href) ? href : []));
  return {
    wordlessPictures: placesOf(pictures, ({ alt }) => alt.trim() === ""),
    jumpingHeadings: placesOf(headings, ({ level }, place) => level > (headings[place - 1]?.level ?? level) + 1),
    ownLinks: [...new Set(links)],
  };
}

const isOwn = (href: string) => href.startsWith("/");

function placesOf<T>(all: readonly T[], isMeant: (it: T, place: number) => boolean): number[] {
  return all.flatMap((value, place) => (isMeant(value, place) ? place : []));
}

function runsIn(block: Block): Run[] {
  if ("items" in block) return block.items.flatMap((item) => runsOf(item));
  return "children" in block && block.kind !== "quote" ? runsOf(block.children) : [];
}
