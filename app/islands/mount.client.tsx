import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { TextContext } from "#app/ui/use-text.ts";
import type { Translate } from "#texts/translate.ts";
import { Slot } from "./slot.tsx";

/**
 * Hydrates one component in its place and resolves once it listens. When it throws, the page's own HTML comes back
 * (React empties a tree it gives up) and the promise is rejected.
 */
export function mount<P extends object>(
  element: HTMLElement,
  Component: ComponentType<P>,
  props: P,
  t: Translate,
): Promise<void> {
  const html = element.innerHTML;
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <TextContext value={t}>
          <Component {...props} {...slotsIn(element)} />
        </TextContext>
      </Ready>,
      {
        onUncaughtError(error) {
          if ("awake" in element.dataset) return reportError(error);
          // React is still at work on this tree when it tells.
          setTimeout(() => {
            root.unmount();
            element.innerHTML = html;
            reject(error);
          });
        },
      },
    );
  });
}

function slotsIn(element: HTMLElement): { slots?: Record<string, ReactNode> } {
  const own = [...element.querySelectorAll<HTMLElement>("[data-slot]")].filter(
    (htmlElement) => htmlElement.closest("[data-island]") === element,
  );
  if (own.length === 0) return {};
  const slots = own.map(({ dataset: { slot = "" }, innerHTML }) => [
    slot,
    <Slot key={slot} name={slot} html={innerHTML} />,
  ]);
  return { slots: Object.fromEntries(slots) };
}

/** Tells when the listeners outside React are in place too, and what the children made of what they found is in their state. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const [isSettled, setSettled] = useState(false);
  // Effects of the children have run by now; this state comes with theirs, in one render.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (isSettled) onReady();
  }, [isSettled, onReady]);
  return children;
}
