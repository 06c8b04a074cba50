import { formAnchor } from "#app/content/site/blocks/form-block.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { type BlockProps, clubNamed } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** A form of the desk; links of the page lead to it as `#formulario`. */
export function FormBlock({ block, sources, parts }: BlockProps<"form">) {
  const club = clubNamed(sources, block.club);
  // A form about a club that is gone would ask for nothing.
  if (block.club && !club) return null;
  return (
    <BlockSection block={block} id={formAnchor}>
      {block.text.trim() && (
        <p className="lead below-28" lang={contentLang(block, "text")}>
          {block.text}
        </p>
      )}
      <div className="landing-form">{parts.form(club)}</div>
    </BlockSection>
  );
}
