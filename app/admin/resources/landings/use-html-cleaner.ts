import { useEffect, useState } from "react";

type Clean = (html: string) => string;

/**
 * Cleans HTML of these texts for the preview. What does it weighs more than the whole section, so it comes with the
 * first text that has any; until then, and without connection, such a text is left out.
 */
export function useHtmlCleaner(texts: readonly string[]): Clean {
  const [clean, setClean] = useState<Clean>(() => plainTextOnly);
  const isWanted = clean === plainTextOnly && texts.some(isHtml);
  // Talks to the network.
  useEffect(() => {
    if (!isWanted) return;
    import("../../../views/landings/clean-html.ts").then(
      ({ cleanHtml }) => setClean(() => cleanHtml),
      () => undefined,
    );
  }, [isWanted]);
  return clean;
}

const isHtml = (text: string) => /[<>&]/.test(text);
const plainTextOnly: Clean = (text) => (isHtml(text) ? "" : text.trim());
