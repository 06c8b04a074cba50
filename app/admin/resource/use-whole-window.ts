import { useLayoutEffect } from "react";

/** Tells the styles that a page has the window for itself: its list waits behind it. */
export function useWholeWindow(): void {
  // Talks to the document, of which no component is in charge.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.writing = "";
    return () => {
      delete dataset.writing;
    };
  }, []);
}
