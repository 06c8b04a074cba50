import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

interface PreviewFrameProps {
  children: ReactNode;
  /** Selector of the part that is being edited: the page is scrolled there whenever it changes. */
  at?: string;
}

/**
 * What a page of the site will look like, in a document of its own: as wide as a phone, so that the site's styles answer
 * to that width and not to the panel's. It is looked at and scrolled, not operated.
 */
export function PreviewFrame({ children, at }: PreviewFrameProps) {
  const [markup] = useState(emptyPage);
  const [page, setPage] = useState<Element | null>(null);
  useEffect(() => {
    const part = at && page?.querySelector(at);
    // Not scrollIntoView: it would move the panel's own page too.
    if (part) page?.ownerDocument.defaultView?.scrollBy({ top: part.getBoundingClientRect().top, behavior: "instant" });
  }, [page, at]);
  return (
    <>
      <iframe
        className="preview-frame"
        title="Vista previa de la página"
        srcDoc={markup}
        onLoad={(event) => setPage(event.currentTarget.contentDocument?.getElementById("page") ?? null)}
      />
      {page && createPortal(children, page)}
    </>
  );
}

/** A document with the style sheets that this one has. */
function emptyPage(): string {
  const styles = [...document.querySelectorAll("link[rel=stylesheet], style")].map((it) => it.outerHTML).join("");
  const head = `<meta charset="utf-8"><title>Vista previa</title>${styles}`;
  return `<!doctype html><html lang="es"><head>${head}</head><body><main id="page" inert></main></body></html>`;
}
