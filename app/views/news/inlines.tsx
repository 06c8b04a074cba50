import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { Inline } from "#domain/markdown/parse-inlines.ts";

/** Runs of text inside a block; the domain has made every address in them safe. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
  return of.map((inline, place) => <InlineView key={place} inline={inline} />);
}

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "break":
      return <br />;
    case "bold":
      return (
        <strong>
          <Inlines of={inline.children} />
        </strong>
      );
    case "italic":
      return (
        <em>
          <Inlines of={inline.children} />
        </em>
      );
    case "link":
      return (
        <SiteLink href={inline.href}>
          <Inlines of={inline.children} />
        </SiteLink>
      );
    case "image":
      return (
        <Picture src={inline.src} alt={inline.alt} width={1360} height={907} sizes="(min-width: 48rem) 680px, 92vw" />
      );
  }
}
