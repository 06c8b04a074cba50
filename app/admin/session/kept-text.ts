import { useState } from "react";

/** Keeps a text in this browser, or forgets it. A full or forbidden store keeps nothing: it then lasts as long as the page. */
export function keepText(key: string, text: string | null, store: Storage = localStorage): void {
  try {
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
  } catch {}
}

/** A text that this browser keeps from one visit to the next, or with `sessionStorage` this tab. */
export function useKeptText(key: string, store: Storage = localStorage) {
  const [text, setText] = useState(() => store.getItem(key));
  const keep = (next: string | null): void => {
    setText(next);
    keepText(key, next, store);
  };
  return [text, keep] as const;
}
