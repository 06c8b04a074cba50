import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** How long nobody types before it is told. */
export const restMs = 300;
/** How long it may stay untold: what nobody was told goes with the tab. */
export const mostMs = 5_000;

/** The texts on the screen that may not be told yet. */
const texts = new Set<() => void>();

/** Every form knows now what is written in it, and has been drawn with it: it is about to be saved, kept or left. */
export function tellAll(): void {
  flushSync(() => {
    for (const tell of texts) tell();
  });
}

interface LongText {
  /** What the form holds. */
  value: string;
  onChange: (text: string) => void;
  /** What is written by now; null where the field is gone. */
  read: () => string | null;
  /** Puts another text in its place. */
  replace: (text: string) => void;
}

/**
 * A long text tells the form what it says when the fingers rest: form and preview are not drawn anew between two keys.
 * `change` is for each key, `tell` for when somebody is about to need it.
 */
export function useToldLater({ value, onChange, read, replace }: LongText) {
  // What it has said and not heard back since, the last one last: another value comes from somewhere else.
  const said = useRef([value]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const untoldSince = useRef(0);
  const tell = useEffectEvent(() => {
    const text = waiting.current === undefined ? null : read();
    if (text === null) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    said.current.push(text);
    onChange(text);
  });
  // Talks to whoever saves, keeps or leaves the form in the midst of typing.
  useLayoutEffect(() => {
    texts.add(tell);
    return () => {
      texts.delete(tell);
    };
  }, []);
  const takeOver = useEffectEvent(replace);
  // Talks to the editor: another text has come, from the AI, a kept draft or a colleague.
  useLayoutEffect(() => {
    // A slow form comes back with what was said before the last keys: they are not taken back.
    const heard = said.current.lastIndexOf(value);
    said.current = heard === -1 ? [value] : said.current.slice(heard);
    if (heard !== -1) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    takeOver(value);
  }, [value]);
  return {
    change: () => {
      const now = performance.now();
      if (waiting.current === undefined) untoldSince.current = now;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(tell, Math.min(restMs, untoldSince.current + mostMs - now));
    },
    tell,
    /** Keys that may save or close the form. */
    hear: ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">) => {
      if (ctrlKey || metaKey || key === "Escape") tell();
    },
  };
}
