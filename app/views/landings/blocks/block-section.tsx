import type { ReactNode } from "react";
import type { Block } from "#app/content/site/blocks/blocks.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { contentLang } from "#domain/text/content-lang.ts";

interface BlockSectionProps {
  block: Block;
  /** Said where the block has no title of its own. */
  title?: string;
  id?: string | undefined;
  surface?: "noche" | "cal";
  children: ReactNode;
}

export function BlockSection({ block, title = "", id, surface, children }: BlockSectionProps) {
  const own = "heading" in block ? String(block.heading).trim() : "";
  return (
    <section id={id} {...blockMarks(block)} className="landing-block section" data-surface={surface}>
      <div className="wrap">
        {(own || title) && (
          <Titular className="below-block" lang={own ? contentLang(block, "heading") : undefined}>
            {own || title}
          </Titular>
        )}
        {children}
      </div>
    </section>
  );
}

/** By what the panel finds a block in its preview, and what hides it on a phone. */
export const blockMarks = ({ id, hideOnPhone }: Block) => ({
  "data-block": id,
  "data-hides": hideOnPhone ? "phone" : undefined,
});
