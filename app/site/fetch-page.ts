/**
 * A page of ours, to take parts from; null when it does not come. Without its styles: they are here already, and the
 * policy of this page knows no others.
 */
export async function fetchPage(address: string): Promise<Document | null> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
  return new DOMParser().parseFromString(html, "text/html");
}
