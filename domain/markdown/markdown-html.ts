import { escapeXml } from "../text/escape-xml.ts";
import { type Block, parseMarkdown } from "./markdown.ts";
import type { Inline } from "./parse-inlines.ts";

/** How addresses that a text names are written where it is read: complete, as it is read elsewhere. */
export interface Addresses {
  link: (href: string) => string;
  picture: (src: string) => string;
}

/** An article's body as plain HTML for readers of feeds: the same tree that pages show, without their looks. */
export function markdownHtml(source: string, addresses: Addresses): string {
  return blocksHtml(parseMarkdown(source), addresses);
}

function blocksHtml(blocks: readonly Block[], to: Addresses): string {
  return blocks.map((block) => blockHtml(block, to)).join("\n");
}

function blockHtml(block: Block, to: Addresses): string {
  switch (block.kind) {
    case "heading": {
      // The title is the reader's own heading.
      const level = Math.min(6, Math.max(2, block.level));
      return `<h${level}>${inlinesHtml(block.children, to)}</h${level}>`;
    }
    case "paragraph":
      return `<p>${inlinesHtml(block.children, to)}</p>`;
    case "list":
      return `<ul>${itemsHtml(block.items, to)}</ul>`;
    case "numbered":
      return `<ol start="${block.start}">${itemsHtml(block.items, to)}</ol>`;
    case "quote":
      return `<blockquote>${blocksHtml(block.children, to)}</blockquote>`;
    case "rule":
      return "<hr>";
    case "image":
      return `<p>${pictureHtml(block, to)}</p>`;
  }
}

function itemsHtml(items: readonly Inline[][], to: Addresses): string {
  return items.map((item) => `<li>${inlinesHtml(item, to)}</li>`).join("");
}

function inlinesHtml(inlines: readonly Inline[], to: Addresses): string {
  return inlines.map((inline) => inlineHtml(inline, to)).join("");
}

function inlineHtml(inline: Inline, to: Addresses): string {
  switch (inline.kind) {
    case "text":
      return escapeXml(inline.text);
    case "bold":
      return `<strong>${inlinesHtml(inline.children, to)}</strong>`;
    case "italic":
      return `<em>${inlinesHtml(inline.children, to)}</em>`;
    case "link":
      return `<a href="${escapeXml(to.link(inline.href))}">${inlinesHtml(inline.children, to)}</a>`;
    case "break":
      return "<br>";
    case "image":
      return pictureHtml(inline, to);
  }
}

function pictureHtml({ src, alt }: { src: string; alt: string }, to: Addresses): string {
  return `<img src="${escapeXml(to.picture(src))}" alt="${escapeXml(alt)}">`;
}
