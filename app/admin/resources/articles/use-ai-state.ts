import { useEffect, useState } from "react";
import { readAiState } from "../../../data/ai-article.ts";
import { browserClient } from "../../session/browser-client.ts";

/** Null while it is not known: then nothing is promised and nothing is refused. */
export type AiState = Awaited<ReturnType<typeof readAiState>>;

/** Whether articles can be written here, asked when a form opens. */
export function useAiState(): AiState {
  const [state, setState] = useState<AiState>(null);
  // Talks to the backend.
  useEffect(() => {
    let isHere = true;
    readAiState(browserClient()).then(
      (it) => isHere && setState(it),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return state;
}
