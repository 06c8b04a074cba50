import { useEffect } from "react";
import { noteArrival } from "../../data/site/morning.ts";
import { browserClient } from "../session/browser-client.ts";

const lookedAfterMs = 5_000;

/** Notes that the person was here, once she has looked: the page itself waits for nothing of it. */
export function useNoteArrival(): void {
  useEffect(() => {
    const timer = setTimeout(() => void noteArrival(browserClient()).catch(() => undefined), lookedAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
