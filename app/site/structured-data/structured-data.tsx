/** What a page tells search engines about one thing (schema.org). */
export type StructuredThing = Record<string, unknown>;

/** Things that a page shows, for search engines (JSON-LD); in the page's body where they come with a list. */
export function StructuredData({ things }: { things: readonly StructuredThing[] }) {
  if (things.length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(things) }} />;
}

function jsonOf(things: readonly StructuredThing[]): string {
  return JSON.stringify(asDocument(things)).replaceAll("<", "\\u003c");
}

/** One thing stands for itself; several make a graph. */
export function asDocument(things: readonly StructuredThing[]): StructuredThing {
  const [only, ...more] = things;
  return { "@context": "https://schema.org", ...(more.length === 0 ? only : { "@graph": things }) };
}
