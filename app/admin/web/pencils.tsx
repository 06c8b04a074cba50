import { Pencil } from "lucide-react";
import { createPortal } from "react-dom";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { FoundPart } from "./find-parts.ts";
import { pencilStyles } from "./pencil-styles.ts";

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

/** Makes room for the pencils in a page. */
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
