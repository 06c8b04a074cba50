import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { isHttpLink, safeLink, shownSource } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { BlockProps } from "./block-props.ts";
import { blockMarks } from "./block-section.tsx";

/** A photograph with a title across it; the first of a page says the page's. */
export function HeroBlock({ block, nth }: BlockProps<"hero">) {
  const isFirst = nth === 0;
  const { heading, text, button, height } = block;
  const image = shownSource(block.image);
  const href = safeLink(block.buttonLink);
  if (!heading.trim() && !image) return null;
  return (
    <section {...blockMarks(block)} className="stage landing-hero" data-surface="noche" data-height={height}>
      <div className="stage__picture">
        {image && (
          <Picture
            src={image}
            alt=""
            width={2400}
            height={1200}
            sizes="max(100vw, 120vh)"
            upright={{ crop: "4x5", sizes: "max(100vw, 63vh)", width: 1200 }}
            priority={isFirst}
          />
        )}
        <StandIn letters="9F" />
      </div>
      <div className="wrap landing-hero__words stack gap-24 starts">
        {heading.trim() && (
          <Titular as={isFirst ? "h1" : "h2"} size={1} stacked lang={contentLang(block, "heading")}>
            {heading}
          </Titular>
        )}
        {text.trim() && (
          <p className="lead ink lines" lang={contentLang(block, "text")}>
            {text}
          </p>
        )}
        {href && button.trim() && (
          <LinkButton href={href} variant="gold" external={isHttpLink(href)}>
            <span lang={contentLang(block, "button")}>{button}</span>
          </LinkButton>
        )}
      </div>
    </section>
  );
}
