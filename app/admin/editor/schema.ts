import { type Attrs, Schema } from "prosemirror-model";

/** How a block stood in the text that was opened. `source` is written back while the block says what its source says. */
export interface Kept {
  source: string;
  /** What stood between it and the block before. */
  gap: string;
  at: number;
  /** Of which type of node it was. */
  type: string;
}

const kept = { kept: { default: null } };
const level = (attrs: Attrs) => `h${Math.min(6, Number(attrs.level) + 1)}`;

const addressOf = (image: Element) => ({ src: image.getAttribute("src"), alt: image.getAttribute("alt") ?? "" });

function pictureIn(figure: Element) {
  const image = figure.querySelector("img[src]");
  return image ? addressOf(image) : false;
}

/** Exactly what `domain/markdown` reads: an item holds a line, a quote no quote. */
export const schema = new Schema({
  nodes: {
    // What stands behind the last block, how many there were, and how lines end.
    doc: { content: "(block | quote | unknown)+", attrs: { tail: { default: "" }, newline: { default: "\n" } } },
    paragraph: {
      content: "inline*",
      group: "block",
      attrs: kept,
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      content: "(text | image)*",
      group: "block",
      attrs: { ...kept, level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((value) => ({
        tag: `h${value}`,
        getAttrs: (heading: HTMLElement) => ({ level: Number(heading.dataset.level ?? value) }),
      })),
      toDOM: ({ attrs }) => [level(attrs), { "data-level": attrs.level }, 0],
    },
    list: {
      content: "item+",
      group: "block",
      attrs: kept,
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    numbered: {
      content: "item+",
      group: "block",
      attrs: { ...kept, start: { default: 1 } },
      parseDOM: [
        { tag: "ol", getAttrs: (list) => ({ start: Math.min(999, Number(list.getAttribute("start") ?? 1)) }) },
      ],
      toDOM: ({ attrs }) => ["ol", { start: attrs.start, style: `counter-reset: item ${attrs.start - 1}` }, 0],
    },
    item: {
      content: "(text | image)*",
      attrs: kept,
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    quote: {
      content: "block+",
      attrs: kept,
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    rule: { group: "block", attrs: kept, parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    picture: {
      group: "block",
      attrs: { ...kept, src: {}, alt: { default: "" } },
      draggable: true,
      parseDOM: [{ tag: "figure", getAttrs: (element) => pictureIn(element) }],
      toDOM: ({ attrs }) => ["figure", ["img", { src: attrs.src, alt: attrs.alt }]],
    },
    // Holds what would be lost if it were written anew.
    unknown: {
      attrs: kept,
      toDOM: ({ attrs }) => ["pre", { class: "editor-unknown" }, attrs.kept?.source ?? ""],
    },
    text: { group: "inline" },
    break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
      leafText: () => "\n",
    },
    image: {
      inline: true,
      group: "inline",
      attrs: { src: {}, alt: { default: "" } },
      draggable: true,
      parseDOM: [{ tag: "img[src]", getAttrs: (element) => addressOf(element) }],
      toDOM: ({ attrs }) => ["img", { src: attrs.src, alt: attrs.alt }],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ href: element.getAttribute("href") }) }],
      toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
    },
    bold: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }],
      toDOM: () => ["strong", 0],
    },
    italic: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
});
