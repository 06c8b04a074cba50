import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { otherListView } from "./list-address.ts";
import { typingPause } from "./use-rested.ts";

/**
 * What stands in the search of a long list, and what to do with each letter: the address follows when the person pauses
 * at the list; over a dialog it waits. `words` are those of the address, which also changes by Back.
 */
export function useTypedSearch(path: string, words: string): [typed: string, type: (text: string) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (words !== known) {
    setKnown(words);
    setSent(null);
    // Not an answer to what was typed here, where more may have been typed since.
    if (words !== sent) setTyped(words);
  }
  // Not only once: a dialog that closes meanwhile goes to an address of its own, and takes the search with it.
  const isAhead = typed !== words && pathname === path && !(isSending && typed === sent);
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(async () => {
      setSent(typed);
      setSending(true);
      const to = path + otherListView(search, { buscar: typed, orden: null });
      await navigate(to, { replace: true, preventScrollReset: true });
      setSending(false);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [isAhead, typed, path, search, navigate]);
  return [typed, setTyped];
}
