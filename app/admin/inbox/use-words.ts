import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import type { InboxView } from "./inbox-address.ts";
import { searchInbox } from "./request-commands.ts";

/** Long enough for the next letter of whoever types. */
const pauseMs = 200;

/** Words that are searched as one types. They stand in the history's entry and in no address: they are people's names. */
export function useWords(): [string, (words: string) => void] {
  const { state, key } = useLocation();
  const kept = String(Object(state).words ?? "");
  const [typed, setTyped] = useState({ key, words: kept });
  // Another entry of the history has words of its own.
  const words = typed.key === key ? typed.words : kept;
  return [
    words,
    (next) => {
      setTyped({ key, words: next });
      const entry = Object(window.history.state);
      window.history.replaceState({ ...entry, usr: { ...Object(entry.usr), words: next } }, "");
    },
  ];
}

type Found = Awaited<ReturnType<typeof searchInbox>>;

/** What the words find, or null while nothing is looked for; `loaded` changes when it is to be looked for anew. */
export function useFound({ filter, page }: InboxView, words: string, loaded: unknown): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const asked = JSON.stringify({ ...filter, search: words.trim() });
  // Talks to the backend; `loaded` stands for whatever was changed there.
  useEffect(() => {
    void loaded;
    const question = JSON.parse(asked);
    if (question.search === "") {
      setFound(null);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const list = await searchInbox(question, page);
        if (!isOver) setFound(list);
      } catch (error) {
        if (!isOver) showToast(toastOf(error, inboxToasts.loadFailed));
      }
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, page, loaded]);
  return words.trim() === "" ? null : found;
}
