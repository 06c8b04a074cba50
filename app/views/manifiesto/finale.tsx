import { ArrowRight } from "lucide-react";
import type { ManifiestoContent } from "#app/content/manifiesto.ts";
import { ownFileAddress } from "#app/domain/files/own-file.ts";
import { isHttpLink, safeLink, shownSource } from "#app/domain/links/link-safety.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import "./manifiesto.css";

/** The last word: a logo, a phrase and a way on. */
export function Finale({ content }: { content: ManifiestoContent["final_cta"] }) {
  const logo = shownSource(ownFileAddress(content.logo));
  const href = safeLink(content.button_link);
  const text = content.button_text.trim();
  const phrase = content.phrase.trim();
  if (!logo && !phrase && !(href && text)) return null;
  return (
    <section className="manifiesto-finale" aria-label="Final">
      <div className="wrap">
        {logo && <img src={logo} alt="" width={140} height={104} loading="lazy" />}
        {phrase && <p>{phrase}</p>}
        {href && text && (
          <LinkButton href={href} external={isHttpLink(href)}>
            {text}
            {!isHttpLink(href) && <Icon of={ArrowRight} size={18} />}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
