import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { otherListView } from "./list-address.ts";
import { typingPause } from "./use-rested.ts";

/**
 * What stands in the search of a long list, and what to do with each letter: the address follows when the person pauses.
 * `words` are those of the address, which also changes by Back.
 */
export function useTypedSearch(path: string, words: string): [typed: string, type: (text: string) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (words !== known) {
    setKnown(words);
    // Not an answer to what was typed here, where more may have been typed since.
    if (words !== sent) setTyped(words);
  }
  // Talks to the clock: whoever has gone elsewhere must not be brought back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends the wait
  useEffect(() => () => clearTimeout(timer.current), [pathname]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(text);
      void navigate(path + otherListView(search, { buscar: text, orden: null }), {
        replace: true,
        preventScrollReset: true,
      });
    }, typingPause);
  };
  return [typed, type];
}
