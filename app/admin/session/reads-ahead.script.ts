// Asks what the person signed in may, and what her page reads first, while the panel's scripts are still on their way
// (`browser-client.ts` hands the answers out), and runs each of those scripts when it is there, not all at the end.
import { backendOf, keptSession } from "./kept-session.ts";
import type { ReadAhead } from "./reads-ahead.ts";

const { door, key, storageKey } = backendOf(document);
const session = keptSession(storageKey);
const named = document.querySelector<HTMLElement>("script[data-reads]")?.dataset["reads"] ?? "[]";
if (session) {
  const { access_token: token } = session;
  const signed = { apikey: key, authorization: `Bearer ${token}` };
  const reads: ReadAhead[] = JSON.parse(named);
  const ask = ({ path, headers, ...init }: ReadAhead) => {
    const answer = fetch(door(path), { ...init, headers: { ...headers, ...signed }, priority: "high" });
    // Whoever asks for it hears of it.
    answer.catch(() => undefined);
    return [door(path), answer] as const;
  };
  self.readsAhead = { token, answers: new Map(reads.map(ask)) };
}
for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
  // The entry begins the page, when its modules are there.
  if (!href.includes("/entry.client")) import(/* @vite-ignore */ href).catch(() => undefined);
}

declare global {
  interface Window {
    readsAhead?: { token: string; answers: Map<string, Promise<Response>> } | undefined;
  }
}
