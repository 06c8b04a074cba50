import { Check, ChevronRight, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { checkText } from "#domain/markdown/check-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import type { ArticleDraft } from "../../../content/publications/article.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { FieldGroup } from "../../fields/field-group.tsx";
import type { TextPlace } from "../../fields/markdown-field.tsx";
import { useBrokenLinks } from "../../session/use-broken-links.ts";

/** What could be better before others read it, and the way to its place. */
export interface Advice {
  what: string;
  why: string;
  go: () => void;
}

interface Advised {
  draft: ArticleDraft;
  /** Leads to a place in the text. */
  goTo: (place: TextPlace) => void;
}

/** What a search engine shows of a title. */
const shownTitle = 60;

export function BeforePublishing({ advice }: { advice: readonly Advice[] }) {
  return (
    <FieldGroup title="Antes de publicar">
      <AdviceList advice={advice} />
      <p className="field__hint">Ningún aviso impide publicar.</p>
    </FieldGroup>
  );
}

/** Each line leads to its place. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) {
    return (
      <p className="row muted">
        <Icon of={Check} size={18} />
        Imágenes, títulos, enlaces y resumen, bien.
      </p>
    );
  }
  return (
    <ul className="advice parted" aria-label="Avisos">
      {advice.map(({ what, why, go }) => (
        <li key={`${what} ${why}`}>
          <button className="row full left press pad-y" type="button" onClick={go}>
            <Icon of={TriangleAlert} size={18} className="accent" />
            <span className="grow muted">
              <b className="ink">{what}</b> {why}
            </span>
            <Icon of={ChevronRight} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function useAdvice({ draft, goTo }: Advised): Advice[] {
  const { content, title, seo_title, seo_description } = useDeferredValue(draft);
  const faults = useMemo(() => checkText(content), [content]);
  const broken = useBrokenLinks(faults.ownLinks);
  const [picture, heading] = [faults.wordlessPictures[0], faults.jumpingHeadings[0]];
  const found = pageTitle(seo_title || title);
  const advice: Advice[] = [];
  if (picture !== undefined)
    advice.push({
      what: counted(faults.wordlessPictures.length, "imagen sin texto alternativo", "imágenes sin texto alternativo"),
      why: "Quien no la ve se la pierde.",
      go: () => goTo({ selector: ".editor-picture input", place: picture }),
    });
  if (heading !== undefined)
    advice.push({
      what: "Un título se salta un nivel",
      why: "Quien recorre los títulos cree que falta algo.",
      go: () => goTo({ selector: ":is(h1, h2, h3, h4, h5, h6)", place: heading }),
    });
  for (const href of broken)
    advice.push({
      what: "Un enlace no lleva a nada",
      why: `${href} no existe.`,
      go: () => goTo({ selector: `a[href="${CSS.escape(href)}"]`, place: 0 }),
    });
  if (found.length > shownTitle)
    advice.push({
      what: "El título se corta en Google",
      why: `${found.length} letras; se ven unas ${shownTitle}.`,
      go: () => focusField(seo_title ? "seo_title" : "title"),
    });
  if (!seo_description)
    advice.push({
      what: "Sin resumen",
      why: "En buscadores sale el comienzo del texto.",
      go: () => focusField("seo_description"),
    });
  return advice;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function focusField(name: string): void {
  const field = document.getElementById(`field-${name}`);
  field?.closest("details")?.setAttribute("open", "");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
