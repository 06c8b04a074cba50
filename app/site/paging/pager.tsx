import { ArrowLeft, ArrowRight } from "lucide-react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { type PageOf, pagePath } from "#domain/lists/paging.ts";
import type { PlainText } from "#texts/translate.ts";

interface PagerProps {
  list: Pick<PageOf<unknown>, "page" | "pages">;
  /** The list's own address. */
  path: string;
  /** What the two links say. */
  words?: Record<"previous" | "next", PlainText>;
}

const byPlace: NonNullable<PagerProps["words"]> = { previous: "Anterior", next: "Siguiente" };

/** For lists whose newest come first. */
export const byDate: NonNullable<PagerProps["words"]> = { previous: "Más recientes", next: "Más antiguos" };

/** From page to page of a list, without scripts; nothing while everything fits on one. */
export function Pager({ list: { page, pages }, path, words = byPlace }: PagerProps) {
  const t = useText();
  if (pages === 1) return null;
  return (
    <nav className="ruled-top above-block" aria-label={t("Páginas")}>
      <div className="acts above-20">
        {page > 1 && (
          <LinkButton href={pagePath(path, page - 1)} rel="prev" variant="line">
            <Icon of={ArrowLeft} size={18} />
            {t(words.previous)}
          </LinkButton>
        )}
        {page < pages && (
          <LinkButton href={pagePath(path, page + 1)} rel="next" variant="line">
            {t(words.next)}
            <Icon of={ArrowRight} size={18} />
          </LinkButton>
        )}
        <p className="small muted figures" aria-current="page">
          {t("Página {page} de {pages}", { page, pages })}
        </p>
      </div>
    </nav>
  );
}
