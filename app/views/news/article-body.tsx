import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { type Block, parseMarkdown } from "#domain/markdown/markdown.ts";
import type { Inline } from "#domain/markdown/parse-inlines.ts";
import { Inlines } from "./inlines.tsx";
import "#app/ui/styles/prose.css";
import "./article.css";

/** The body of an article out of its markdown: elements of ours only, whatever stands in it. */
export function ArticleBody({ content }: { content: string }) {
  const blocks = parseMarkdown(content);
  return (
    <div className="prose article-body">
      <Blocks of={blocks} levels={headingLevels(blocks)} />
    </div>
  );
}

const headings = ["h2", "h3", "h4", "h5", "h6"] as const;

function headingLevels(blocks: readonly Block[]): number[] {
  const used = (list: readonly Block[]): number[] =>
    list.flatMap((block) =>
      block.kind === "heading" ? block.level : block.kind === "quote" ? used(block.children) : [],
    );
  return [...new Set(used(blocks))].sort((a, b) => a - b);
}

function Blocks({ of, levels }: { of: readonly Block[]; levels: readonly number[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place.
  return of.map((block, place) => <BlockView key={place} block={block} levels={levels} />);
}

/** The article's title is the page's h1: the levels of its headings follow from h2 on, however many `#` staff use. */
function BlockView({ block, levels }: { block: Block; levels: readonly number[] }) {
  switch (block.kind) {
    case "heading": {
      const Heading = headings[levels.indexOf(block.level)] ?? "h6";
      return (
        <Heading>
          <Inlines of={block.children} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case "list":
      return (
        <ul>
          <Items of={block.items} />
        </ul>
      );
    case "numbered":
      return (
        // The number is drawn by a counter, which begins one before the first.
        <ol start={block.start} style={{ counterReset: `item ${block.start - 1}` }}>
          <Items of={block.items} />
        </ol>
      );
    case "quote":
      return (
        <blockquote>
          <Blocks of={block.children} levels={levels} />
        </blockquote>
      );
    case "rule":
      return <hr />;
    case "image":
      return <WidePicture src={block.src} alt={block.alt} />;
  }
}

function Items({ of }: { of: readonly Inline[][] }) {
  return of.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <li key={place}>
      <Inlines of={item} />
    </li>
  ));
}

function WidePicture({ src, alt }: { src: string; alt: string }) {
  return (
    <figure className="frame ratio-3x2">
      <Picture
        src={src}
        alt={alt}
        width={1700}
        height={1133}
        crop="3x2"
        sizes="(min-width: 64rem) 850px, (min-width: 48rem) 680px, 92vw"
      />
      <StandIn letters="9F" />
    </figure>
  );
}
