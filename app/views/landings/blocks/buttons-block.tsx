import { LinkButton } from "#app/ui/links/link-button.tsx";
import { isHttpLink, safeLink } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

const places = [1, 2, 3] as const;

export function ButtonsBlock({ block }: BlockProps<"buttons">) {
  const buttons = places.flatMap((place) => {
    const href = safeLink(block[`link${place}`]);
    const text = block[`button${place}`].trim();
    return href && text ? { place, href, text } : [];
  });
  if (buttons.length === 0) return null;
  return (
    <BlockSection block={block}>
      <div className="row wraps">
        {buttons.map(({ place, href, text }, at) => (
          <LinkButton key={place} href={href} variant={at === 0 ? "solid" : "line"} external={isHttpLink(href)}>
            <span lang={contentLang(block, `button${place}`)}>{text}</span>
          </LinkButton>
        ))}
      </div>
    </BlockSection>
  );
}
