import { Fragment, type ReactNode } from "react";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import type { Block } from "#domain/markdown/markdown.ts";
import type { Inline } from "#domain/markdown/parse-inlines.ts";

type Values = Readonly<Record<string, ReactNode>>;

/** The blocks that legal texts have. A name in braces that stands alone is a block of its own. */
export function LegalBlocks({ of, values }: { of: readonly Block[]; values: Values }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place.
  return of.map((block, place) => <Fragment key={place}>{blockOf(block, values)}</Fragment>);
}

function blockOf(block: Block, values: Values): ReactNode {
  switch (block.kind) {
    case "list":
      return (
        <ul>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={place}>{wordsOf(item, values)}</li>
          ))}
        </ul>
      );
    case "quote":
      return (
        <blockquote className="notice small">
          {block.children.map((child) => child.kind === "paragraph" && wordsOf(child.children, values))}
        </blockquote>
      );
    case "paragraph": {
      const words = wordsOf(block.children, values);
      const [only] = block.children;
      return only?.kind === "text" && /^\{\w+\}$/.test(only.text) ? words : <p>{words}</p>;
    }
  }
}

function wordsOf(inlines: readonly Inline[], values: Values): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  return inlines.map((inline, place) => <Fragment key={place}>{inlineOf(inline, values)}</Fragment>);
}

function inlineOf(inline: Inline, values: Values): ReactNode {
  switch (inline.kind) {
    case "text":
      return fill(inline.text, values);
    case "bold":
      return <strong>{wordsOf(inline.children, values)}</strong>;
    case "link":
      return <SiteLink href={inline.href}>{wordsOf(inline.children, values)}</SiteLink>;
  }
}

/** Words among words are one text: each of several would count as moved when other letters break its line elsewhere. */
function fill(text: string, values: Values): ReactNode {
  const said = text.replace(/\{(\w+)\}/g, (whole, name) => (typeof values[name] === "string" ? values[name] : whole));
  // The names of what is no text stand at the odd places.
  return said.split(/\{(\w+)\}/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={place}>{place % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
  ));
}
