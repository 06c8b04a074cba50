import { ArrowLeft, ArrowRight } from "lucide-react";
import { type PageOf, pagePath } from "#app/domain/lists/paging.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import "./pager.css";

interface PagerProps {
  list: Pick<PageOf<unknown>, "page" | "pages">;
  /** The list's own address. */
  path: string;
  /** What the two links say. */
  words?: typeof byPlace;
}

const byPlace = { previous: "Anterior", next: "Siguiente" };

/** For lists whose newest come first. */
export const byDate = { previous: "Más recientes", next: "Más antiguos" };

/** From page to page of a list, without scripts; nothing while everything fits on one. */
export function Pager({ list: { page, pages }, path, words = byPlace }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label="Páginas">
      {page > 1 && (
        <LinkButton href={pagePath(path, page - 1)} rel="prev" variant="line">
          <Icon of={ArrowLeft} size={18} />
          {words.previous}
        </LinkButton>
      )}
      <p aria-current="page">
        Página {page} de {pages}
      </p>
      {page < pages && (
        <LinkButton href={pagePath(path, page + 1)} rel="next" variant="line">
          {words.next}
          <Icon of={ArrowRight} size={18} />
        </LinkButton>
      )}
    </nav>
  );
}
