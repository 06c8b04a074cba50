import type { Trail } from "#app/admin/resource/order/use-drag.ts";

/** The row follows the pointer; a line shows where it would land. */
export function blockTrail(row: HTMLElement, start: globalThis.PointerEvent): Trail {
  const others = [...(row.closest("ol")?.querySelectorAll<HTMLElement>(".block-row") ?? [])].filter(
    (element) => element !== row,
  );
  const placeAt = (y: number) => others.filter((other) => middle(other) < y).length;
  const unmark = () => {
    for (const it of others) delete it.dataset.drop;
  };
  row.classList.add("block-row--lifted");
  return {
    follow: ({ clientY }) => {
      row.style.translate = `0 ${clientY - start.clientY}px`;
      unmark();
      const at = placeAt(clientY);
      const [beside, side] = at < others.length ? [others[at], "before"] : [others.at(-1), "after"];
      if (beside) beside.dataset.drop = side;
    },
    placeAt: ({ clientY }) => (Math.abs(clientY - start.clientY) > 6 ? placeAt(clientY) : null),
    stop: () => {
      unmark();
      row.classList.remove("block-row--lifted");
      row.style.translate = "";
    },
  };
}

function middle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
