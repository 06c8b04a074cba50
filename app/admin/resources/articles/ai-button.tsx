import { type ReactNode, useEffect, useState } from "react";
import type { readAiState } from "../../../data/inbox/ask-ai.ts";
import { laterPart } from "../../form/later-part.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { onceAtWork } from "../../session/once-at-work.ts";

/** Null while it is not known: then nothing is promised and nothing is refused. */
export type AiState = Awaited<ReturnType<typeof readAiState>>;

let known: Promise<AiState> | undefined;

/**
 * Whether articles can be written here, for a loader: nothing waits for it. Asked until it is known, and the same promise
 * from then on: a list that is read anew must not wait for another one.
 */
export function askAiState(): Promise<AiState> {
  known ??= onceThere().then((state) => {
    if (state === null) known = undefined;
    return state;
  });
  return known;
}

/** The client of functions comes with it: not before there is a list to look at. */
const onceThere = () =>
  new Promise<AiState>((tell) => {
    const ask = async () => (await import("../../../data/inbox/ask-ai.ts")).readAiState(browserClient());
    onceAtWork(() => ask().then(tell, () => tell(null)));
  });

const AiRefusal = laterPart(async () => (await import("./ai-refusal.tsx")).AiRefusal);

interface WithAiStateProps {
  asked: Promise<AiState>;
  children: (ai: AiState) => ReactNode;
}

/** What depends on whether articles can be written here, before and after that is known: the same element, which a finger may be on. */
export function WithAiState({ asked, children }: WithAiStateProps) {
  const [known, setKnown] = useState<AiState>(null);
  useEffect(() => void asked.then(setKnown), [asked]);
  return children(known);
}

export function AiButton({ asked, children }: { asked: Promise<AiState>; children: ReactNode }) {
  return <WithAiState asked={asked}>{(ai) => (ai?.isConfigured === false ? <AiRefusal /> : children)}</WithAiState>;
}
