import { useEffect, useState } from "react";
import type { AgendaVisit } from "../../content/inbox/visit-desk.ts";

interface Moved {
  visit: string;
  start: string;
}

/**
 * Puts the focus on whoever was just moved, once the agenda shows it there: in the week on its hour, on a phone on the
 * person. Gives the way to say who was. The next key is for that visit, not for the hour that it has left.
 */
export function useFocusOnMoved(visits: readonly AgendaVisit[]): (moved: Moved) => void {
  const [moved, setMoved] = useState<Moved | null>(null);
  const isThere = visits.some(
    ({ id, starts_at }) => id === moved?.visit && Date.parse(starts_at) === Date.parse(moved.start),
  );
  // Talks to the browser's focus, which the dialog has just given back to where it was opened.
  useEffect(() => {
    if (!moved || !isThere) return;
    const places = document.querySelectorAll<HTMLElement>(`[data-visits~="${moved.visit}"]`);
    Array.from(places)
      .find((place) => place.checkVisibility())
      ?.focus();
    setMoved(null);
  }, [moved, isThere]);
  return setMoved;
}
