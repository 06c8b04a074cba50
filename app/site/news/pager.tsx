import { ArrowLeft, ArrowRight } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import "./pager.css";

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** From page to page of a list whose newest come first; nothing while everything fits on one. */
export function Pager({ page, pages, addressOf }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label="Páginas">
      {page > 1 && (
        <LinkButton href={addressOf(page - 1)} rel="prev" variant="line">
          <Icon of={ArrowLeft} size={18} />
          Más recientes
        </LinkButton>
      )}
      <p aria-current="page">
        Página {page} de {pages}
      </p>
      {page < pages && (
        <LinkButton href={addressOf(page + 1)} rel="next" variant="line">
          Más antiguos
          <Icon of={ArrowRight} size={18} />
        </LinkButton>
      )}
    </nav>
  );
}
