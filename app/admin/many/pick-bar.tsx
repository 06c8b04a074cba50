import { X } from "lucide-react";
import type { ReactNode } from "react";
import { mostCounted } from "../../data/list-page.ts";
import { IconButton } from "../../ui/pictures/icon-button.tsx";

interface PickBarProps {
  count: number;
  /** How many there are to pick. */
  total: number;
  onAll: () => void;
  onEnd: () => void;
  /** What is done with those that are picked. */
  children: ReactNode;
}

/** Under a list of which rows are picked. */
export function PickBar({ count, total, onAll, onEnd, children }: PickBarProps) {
  return (
    <section className="pick-bar foot row wraps rounded pad above-16" data-surface="noche" aria-label="Filas elegidas">
      <p className="strong figures" role="status">
        {count === 1 ? "1 elegida" : `${count} elegidas`}
      </p>
      {count < total && (
        <button type="button" className="underlined target" onClick={onAll}>
          Elegir las {total > mostCounted ? "encontradas" : `${total} encontradas`}
        </button>
      )}
      <div className="pick-bar__deeds row wraps gap-8 push">{children}</div>
      <IconButton compact icon={X} label="Dejar de elegir" onClick={onEnd} />
    </section>
  );
}
