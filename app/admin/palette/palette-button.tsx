import { Search } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/pictures/icon.tsx";
import { sections } from "../sections.ts";
import { sharedState } from "../session/shared-state.ts";
import { PaletteDialog } from "./palette-dialog.tsx";
import { notePlace } from "./recent-places.ts";

// Most days nobody asks for them.
const Palette = lazy(() => import("./palette.tsx"));
const KeysDialog = lazy(() => import("./keys-dialog.tsx"));

/** What is open, whichever frame has the button: that of the panel takes the place of the one that waits for it. */
const opened = sharedState<"palette" | "keys" | null>(null);
const words = sharedState("");

/** The way to any place of the panel, by hand and by keys, and to what the keys of this page do. */
export function PaletteButton() {
  const shown = opened.use();
  useNotedPlaces();
  // Talks to the keyboard, wherever the focus is; who takes a key for herself, as a text does for its link, keeps it.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "k") opened.set("palette");
      else if (event.key === "?" && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) opened.set("keys");
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const close = () => {
    words.set("");
    opened.set(null);
  };
  const field = { typed: words.use(), onType: words.set, onClose: close };
  return (
    <>
      <button
        type="button"
        className="top-bar__search row gap-8 target rounded"
        aria-haspopup="dialog"
        onClick={() => opened.set("palette")}
      >
        <Icon of={Search} size={17} />
        <span>Buscar o ir a…</span>
        <kbd className="with-mouse push">{navigator.platform.startsWith("Mac") ? "⌘ K" : "Ctrl K"}</kbd>
      </button>
      {shown === "palette" && (
        <Suspense fallback={<PaletteDialog {...field} />}>
          <Palette {...field} onKeys={() => opened.set("keys")} />
        </Suspense>
      )}
      <Suspense>{shown === "keys" && <KeysDialog onClose={close} />}</Suspense>
    </>
  );
}

function useNotedPlaces(): void {
  const { pathname } = useLocation();
  // Talks to what this browser keeps.
  useEffect(() => {
    const section = sections.find(({ path }) => path === pathname);
    if (section) notePlace({ path: section.path, name: section.title });
  }, [pathname]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;
