import { Pencil } from "lucide-react";
import { createPortal } from "react-dom";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { FoundPart } from "./find-parts.ts";

/** How the pencils look inside a public page, which brings no styles of the panel's. */
const pencilStyles = `
.lapiz { position: absolute; inset: 8px 8px auto auto; z-index: 5; }
:is(.hero, .club-hero, .manifiesto-hero) > .lapiz { inset: auto 8px 8px auto; }
.lapiz button { display: inline-flex; gap: 8px; align-items: center; justify-content: center; min-width: 40px; min-height: 40px; padding: 0 10px;
  border: 0; background: #d3b03a; color: #0c0c0a; font: 600 14px/1.2 system-ui, sans-serif; letter-spacing: 0; text-transform: none; cursor: pointer; }
.lapiz button span { display: none; }
.lapiz button:is(:hover, :focus-visible) { z-index: 6; background: #e6cb70; }
.lapiz button:is(:hover, :focus-visible) span { display: inline; }
.lapiz button:focus-visible { outline: 2px solid #0c0c0a; outline-offset: 2px; box-shadow: 0 0 0 6px #e6cb70; }
.lapiz-aqui:has(> .lapiz > button:is(:hover, :focus-visible)) { outline: 2px dashed #a2821c; outline-offset: -2px; }
@media (max-width: 640px) { .site-header > .lapiz { inset: calc(100% + 8px) 8px auto auto; }
  :is(main > article, .page-body, .timetable-head) > .lapiz { inset: 60px 8px auto auto; } .lapiz button { min-width: 44px; min-height: 44px; } }
@media print { .lapiz { display: none; } }
`;

export interface PlacedPart extends FoundPart {
  /** What holds its pencil, behind everything else in the part. */
  holder: HTMLElement;
}

/** A pencil for each part: in the page, after what it edits, for eyes and in the order of the keyboard. */
export function Pencils({ parts, onEdit }: { parts: readonly PlacedPart[]; onEdit: (part: PlacedPart) => void }) {
  return parts.map((part, index) =>
    createPortal(
      <button type="button" aria-label={part.label} title={part.label} onClick={() => onEdit(part)}>
        <Icon of={Pencil} size={18} />
        <span aria-hidden="true">{part.label.replace("Editar ", "")}</span>
      </button>,
      part.holder,
      // Parts do not move in a page.
      String(index),
    ),
  );
}

export function placePencils(page: Document, parts: readonly FoundPart[]): PlacedPart[] {
  const view = page.defaultView;
  if (!view) return [];
  // Not an element: the page's policy allows no styles but its own.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(pencilStyles);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return parts.map((part) => {
    const { element } = part;
    const holder = page.createElement("div");
    holder.className = "lapiz";
    if (view.getComputedStyle(element).position === "static") element.setAttribute("style", "position: relative");
    element.classList.add("lapiz-aqui");
    element.append(holder);
    return { ...part, holder };
  });
}
