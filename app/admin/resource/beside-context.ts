import { createContext, use, useSyncExternalStore } from "react";

/** The head of what stands beside a form; null where nothing does. */
export const BesideContext = createContext<HTMLElement | null>(null);

const wide = "(min-width: 64rem)";
const listen = (tell: () => void) => {
  const media = matchMedia(wide);
  media.addEventListener("change", tell);
  return () => media.removeEventListener("change", tell);
};

/** Where a part of a form goes that is looked at beside it; null where there is no room, and it stays in its place. */
export function useBeside(): HTMLElement | null {
  const head = use(BesideContext);
  const isWide = useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );
  return isWide ? head : null;
}
