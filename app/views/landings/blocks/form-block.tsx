import { formAnchor } from "#app/content/site/blocks/form-block.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { asksForSomething, type BlockProps, clubNamed } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** A form of the desk; links of the page lead to it as `#formulario`. */
export function FormBlock({ block, sources, parts, nth }: BlockProps<"form">) {
  if (!asksForSomething(block, sources)) return null;
  return (
    <BlockSection block={block} id={nth === 0 ? formAnchor : undefined}>
      {block.text.trim() && (
        <p className="lead below-28" lang={contentLang(block, "text")}>
          {block.text}
        </p>
      )}
      <div className="landing-form">{parts.form(clubNamed(sources, block.club), nth)}</div>
    </BlockSection>
  );
}
