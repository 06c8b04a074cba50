import { type Block, parseMarkdown } from "#app/domain/markdown.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Inlines } from "./inlines.tsx";
import "#app/ui/prose.css";
import "./article-body.css";

/** The body of an article out of its markdown: elements of ours only, whatever stands in it. */
export function ArticleBody({ content }: { content: string }) {
  const blocks = parseMarkdown(content);
  const top = Math.min(...blocks.map((block) => (block.kind === "heading" ? block.level : 3)));
  return (
    <div className="prose article-body">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place.
        <BlockView key={place} block={block} topLevel={top} />
      ))}
    </div>
  );
}

const headings = ["h2", "h3", "h4"] as const;

/** The article's title is the page's h1: its highest headings follow as h2, however many `#` staff begin with. */
function BlockView({ block, topLevel }: { block: Block; topLevel: number }) {
  if (block.kind === "heading") {
    const Heading = headings[block.level - topLevel] ?? "h4";
    return (
      <Heading>
        <Inlines of={block.children} />
      </Heading>
    );
  }
  if (block.kind === "paragraph") {
    return (
      <p>
        <Inlines of={block.children} />
      </p>
    );
  }
  if (block.kind === "list") {
    return (
      <ul>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={place}>
            <Inlines of={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <figure className="frame">
      <Picture
        src={block.src}
        alt={block.alt}
        width={1700}
        height={1133}
        crop="3x2"
        sizes="(min-width: 64rem) 850px, (min-width: 48rem) 680px, 92vw"
      />
    </figure>
  );
}
