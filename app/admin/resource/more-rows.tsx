import { startTransition, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/links/button.tsx";
import { afterPaint } from "../../ui/toast/after-paint.ts";

/** Rows that a list draws at first, and more of at each press of the button. */
const rowsAtOnce = 60;
/** Those of a search change with every letter: each costs style, layout and paint between two keys. */
const foundAtOnce = 20;

export interface RowLimit {
  /** How many are drawn at first. */
  first: number;
  /** How many are drawn now. */
  limit: number;
  showMore: () => void;
}

/** How many rows of a long list are drawn, and how to draw more. The search looks through all of them. */
export function useRowLimit(isSearch: boolean): RowLimit {
  const [presses, setPresses] = useState(0);
  const wanted = isSearch ? foundAtOnce : rowsAtOnce;
  const [painted, setPainted] = useState(wanted);
  // Where a search ends, its first rows are painted before the rest of the list: all in one frame would hold up a key.
  useEffect(() => {
    if (painted === wanted) return;
    return afterPaint(() => startTransition(() => setPainted(wanted)));
  }, [painted, wanted]);
  const first = Math.min(painted, wanted);
  return { first, limit: first + presses * rowsAtOnce, showMore: () => setPresses((before) => before + 1) };
}

interface MoreRowsProps {
  drawn: RowLimit;
  total: number;
  many: string;
}

/** Under a list that is not drawn to its end: how much of it is, and the rest. */
export function MoreRows({ drawn: { first, limit, showMore }, total, many }: MoreRowsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  if (total <= first) return null;
  const press = () => {
    // At its last press the button goes, and would take the focus along.
    if (limit + rowsAtOnce >= total) count.current?.focus();
    showMore();
  };
  return (
    <div className="row wraps above-16">
      <p className="muted figures" ref={count} tabIndex={-1}>
        {limit < total ? `Se muestran ${limit} de ${total} ${many}.` : `Fin de la lista: ${total} ${many}.`}
      </p>
      {limit < total && (
        <Button size="compact" variant="line" onClick={press}>
          Mostrar más
        </Button>
      )}
    </div>
  );
}
