import { contentLang } from "#domain/text/content-lang.ts";
import { ArticleBody } from "../../news/article-body.tsx";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** A title and paragraphs, as articles are written; a page that is begun already has titles whose text is still to come. */
export function TextBlock({ block }: BlockProps<"text">) {
  if (!block.body.trim()) return null;
  return (
    <BlockSection block={block}>
      <div lang={contentLang(block, "body")}>
        <ArticleBody content={block.body} />
      </div>
    </BlockSection>
  );
}
