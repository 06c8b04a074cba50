import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/**
 * Where parts of a form stand that has a page of its own. In the bar: the ways to see the text, the way to a colleague, and what is done with it;
 * above the text, on a phone at the foot, its formats; beside it; and at the foot of a phone the ways to what stands below.
 */
const placeNames = ["modes", "review", "actions", "formats", "beside", "notes"] as const;
type PlaceName = (typeof placeNames)[number];

interface Page extends Partial<Record<PlaceName, HTMLElement | null>> {
  /** Visitors see what is stored. */
  isPublic: boolean;
  /** Gives whether it was saved. */
  save: () => Promise<boolean>;
  /** There is room beside the text. */
  isWide: boolean;
  /** There is room in the bar. */
  isRoomy: boolean;
}

/** Null in a sheet. */
export const PageContext = createContext<Page | null>(null);

/** The places, each once it is there, and the refs that make an element one of them. */
export function usePlaces() {
  const [places, setPlaces] = useState<Pick<Page, PlaceName>>({});
  const at = useMemo(() => {
    const refOf = (name: PlaceName) => (element: HTMLElement | null) =>
      setPlaces((previous) => ({ ...previous, [name]: element }));
    return Object.fromEntries(placeNames.map((name) => [name, refOf(name)]));
  }, []);
  return { places, at };
}

function widthStore(rem: number) {
  const query = `(min-width: ${rem}rem)`;
  const listen = (tell: () => void) => {
    const media = matchMedia(query);
    media.addEventListener("change", tell);
    return () => media.removeEventListener("change", tell);
  };
  return () =>
    useSyncExternalStore(
      listen,
      () => matchMedia(query).matches,
      () => false,
    );
}

/** Whether there is room beside a form. */
export const useIsWide = widthStore(64);
/** Whether its bar holds more than what is pressed most. */
export const useIsRoomy = widthStore(80);

interface InPageProps {
  at: PlaceName;
  children: ReactNode;
}

/** What a page must have room for. */
const needs: { [place in PlaceName]?: "isWide" | "isRoomy" } = { review: "isRoomy", beside: "isWide" };

/** A part of a form at its place in the page; in a sheet, and where the page has no room for it, where it is written. */
export function InPage({ at, children }: InPageProps) {
  const page = use(PageContext);
  const need = needs[at];
  if (!page || (need && !page[need])) return children;
  const place = page[at];
  return place ? createPortal(children, place) : null;
}
