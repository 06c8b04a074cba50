import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { openedOver } from "../dialogs/use-way-back.ts";
import { browserClient } from "../session/browser-client.ts";
import { usePermissions } from "../session/permissions.ts";
import { type PlacedPart, placePencils } from "./pencils.tsx";

export interface LookedPage {
  frame: RefObject<HTMLIFrameElement | null>;
  /** With its query. */
  path: string;
  parts: readonly PlacedPart[];
  /** `lost`: the frame shows what is not ours to look into. */
  state: "coming" | "there" | "failed" | "lost";
  load: () => void;
  edit: (part: PlacedPart) => void;
}

/** Where in which page somebody pressed a pencil: there she comes back to. */
let left: { path: string; top: number; label: string } | null = null;

export function useLookedPage(start: string): LookedPage {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const may = usePermissions();
  const [path, setPath] = useState(start);
  const [parts, setParts] = useState<readonly PlacedPart[]>([]);
  const [state, setState] = useState<LookedPage["state"]>("coming");
  const load = async () => {
    setParts([]);
    setState("coming");
    const shown = frame.current?.contentDocument;
    if (!shown?.defaultView || shown.URL === "about:blank") return setState("lost");
    const { pathname, search } = shown.defaultView.location;
    setPath(pathname + search);
    const address = `/admin/web${pathname}${search}`;
    // What is there already keeps its entry of the history, and what was saved over it.
    if (location.pathname + location.search !== address) void navigate(address, { replace: true });
    followLinks(shown, (to) => void navigate(to));
    const isBack = left?.path === pathname + search;
    if (isBack) shown.defaultView.scrollTo({ top: left?.top ?? 0, behavior: "instant" });
    try {
      const source = await inSpanish(shown, pathname);
      // What it needs of the sections stays where they have it.
      const { findParts } = await import("./find-parts.ts");
      const found = await findParts(browserClient(), { shown, source, path: spanishPath(pathname) }, may);
      // Meanwhile another page may have taken its place.
      if (frame.current?.contentDocument !== shown) return;
      const placed = placePencils(shown, found);
      flushSync(() => setParts(placed));
      setState("there");
      const pressed = isBack && placed.find(({ label }) => label === left?.label);
      if (pressed) pressed.holder.querySelector("button")?.focus();
      left = null;
    } catch {
      setState("failed");
    }
  };
  const edit = ({ path: to, over, field, label, element }: PlacedPart) => {
    left = { path, top: element.ownerDocument.defaultView?.scrollY ?? 0, label };
    void navigate(to, { state: { ...openedOver(over), web: path, field } });
  };
  return { frame, path, parts, state, load: () => void load(), edit };
}

const spanishPath = (path: string) => path.replace(/^\/en(?=\/|$)/, "") || "/";

/** The page as its rows are called: the English one has the same parts in the same order. */
async function inSpanish(shown: Document, path: string): Promise<Document> {
  if (shown.documentElement.lang !== "en") return shown;
  const answer = await fetch(spanishPath(path));
  // It is never shown.
  const unstyled = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
  return new DOMParser().parseFromString(unstyled, "text/html");
}

/** What leads out of the site opens by itself, what leads into the panel takes the whole window. */
function followLinks(page: Document, toPanel: (path: string) => void): void {
  page.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
      if (!link?.protocol.startsWith("http") || event.defaultPrevented) return;
      if (link.host !== location.host) link.target = "_blank";
      else if (/^\/(admin|login)(\/|$)/.test(link.pathname)) {
        event.preventDefault();
        toPanel(link.pathname + link.search);
      }
    },
    true,
  );
}
