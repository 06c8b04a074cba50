import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface PreviewFrameProps {
  children: ReactNode;
  /** Selector of the part that is being edited: the page is scrolled there whenever it changes. */
  at?: string | undefined;
  /** Somebody pressed this part of the page. */
  onPress?: (part: Element) => void;
}

/**
 * What a page of the site will look like, in a document of its own: as wide as a phone, so that the site's styles answer
 * to that width and not to the panel's. It is looked at and scrolled, not operated.
 */
export function PreviewFrame({ children, at, onPress }: PreviewFrameProps) {
  const [markup] = useState(emptyPage);
  const [page, setPage] = useState<Element | null>(null);
  const { frame, isSeen } = useIsSeen();
  const press = useEffectEvent((part: Element) => onPress?.(part));
  // After every render: the part may come later than the wish for it.
  useEffect(() => {
    const part = at && page?.querySelector(at);
    if (!part || part.hasAttribute("data-at")) return;
    page?.querySelector("[data-at]")?.removeAttribute("data-at");
    part.setAttribute("data-at", "");
    // Not scrollIntoView: it would move the panel's own page too.
    page?.ownerDocument.defaultView?.scrollBy({ top: part.getBoundingClientRect().top, behavior: "instant" });
  });
  // Talks to the frame's document: what is inert is not pressed itself, so what stands there is looked for.
  useEffect(() => {
    const looked = page?.ownerDocument;
    const pressed = ({ clientY }: MouseEvent) => {
      const parts = [...(page?.querySelectorAll("[data-block]") ?? [])];
      const part = parts.find((element) => element.getBoundingClientRect().bottom > clientY);
      if (part && part.getBoundingClientRect().top <= clientY) press(part);
    };
    looked?.addEventListener("click", pressed);
    return () => looked?.removeEventListener("click", pressed);
  }, [page]);
  return (
    <>
      <iframe
        ref={frame}
        className="preview-frame full white rounded"
        title="Vista previa de la página"
        srcDoc={isSeen ? markup : undefined}
        onLoad={(event) => setPage(event.currentTarget.contentDocument?.getElementById("page") ?? null)}
      />
      {page && createPortal(children, page)}
    </>
  );
}

/** Whether a frame has been on the screen. Where there is no room for it, neither its page nor what only that needs is made. */
function useIsSeen() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  // Talks to the browser's layout.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, isSeen };
}

function emptyPage(): string {
  const sheets = [...document.styleSheets].map(({ ownerNode }) => ownerNode);
  const styles = sheets.map((sheet) => (sheet instanceof Element ? sheet.outerHTML : "")).join("");
  const head = `<meta charset="utf-8"><title>Vista previa</title>${styles}`;
  return `<!doctype html><html lang="es"><head>${head}</head><body><main id="page" inert></main></body></html>`;
}
