import type { ReactNode } from "react";
import { shownSource } from "#domain/links/link-safety.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import type { PageWords } from "#domain/pages/page-words.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { cardLines } from "#shared/share-card.ts";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { FieldGroup } from "./field-group.tsx";

interface SearchGroupProps {
  /** What the page would be called now. */
  words: PageWords;
  /** Where it is, from the site's root on. */
  path: string;
  picture: string | null;
  /** The fields of staff's own words. */
  children: ReactNode;
}

/** How a page is called where it is found, and how that looks: in a result of search, and as the card of a shared link. */
export function SearchGroup({ words, path, picture, children }: SearchGroupProps) {
  const shown = shownSource(picture);
  const { thin, wide, isLong } = cardLines(words.title);
  return (
    <FieldGroup title="En buscadores y al compartir">
      {children}
      <FoundPage words={words} path={path} />
      <figure className="reads stack gap-8 breaks">
        <figcaption className="fine muted">Así se ve al compartir el enlace</figcaption>
        <div className="found__card dark relative stack clip">
          {shown && <img className="covers" src={pictureUrl(shown, 416, "webp") ?? shown} alt="" loading="lazy" />}
          <p>
            {thin} <b className={isLong ? "found__name" : undefined}>{wide}</b>
          </p>
        </div>
      </figure>
    </FieldGroup>
  );
}

/** How a page stands in a result of search. */
export function FoundPage({ words, path }: Pick<SearchGroupProps, "words" | "path">) {
  return (
    <figure className="reads stack gap-8 breaks">
      <figcaption className="fine muted">Así sale en un buscador</figcaption>
      <div className="panel-box pad small">
        <p className="fine muted">{["NINE FITNESS", ...path.split("/").filter(Boolean)].join(" › ")}</p>
        <p className="heading strong">{cutText(pageTitle(words.title), 60)}</p>
        <p>{words.description}</p>
      </div>
    </figure>
  );
}
