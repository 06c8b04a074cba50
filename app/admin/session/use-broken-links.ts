import { useAnswer } from "./use-answer.ts";

// The site alone knows which of its addresses lead somewhere, older ones included. Asked once while the panel is open.
const known = new Map<string, Promise<boolean>>();

async function leads(href: string): Promise<boolean> {
  const asked =
    known.get(href) ?? fetch(href, { method: "HEAD" }).then(({ status }) => status !== 404 && status !== 410);
  known.set(href, asked);
  // A connection that breaks says nothing about the page.
  const isThere = await asked.catch(() => null);
  // What is not there may come to be.
  if (!isThere) known.delete(href);
  return isThere !== false;
}

/** Which of these addresses of the site have no page now. */
export function useBrokenLinks(links: readonly string[]): string[] {
  const ask = async () => {
    const answers = await Promise.all(links.map(leads));
    return links.filter((_, place) => !answers[place]);
  };
  const broken = useAnswer(ask, links.join("\n")) ?? [];
  return broken.filter((text) => links.includes(text));
}
