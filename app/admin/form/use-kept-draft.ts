import { useEffect, useRef, useState } from "react";
import { fitDraft, isSameDraft } from "./same-draft.ts";
import { forgetDraft, keepDraft, readStoredDraft } from "./stored-draft.ts";
import type { DraftState } from "./use-draft-state.ts";

/** Text of an earlier visit that was never saved. */
export interface KeptOffer {
  at: string;
  restore: () => void;
  discard: () => void;
}

const pauseMs = 300;

/** Keeps an unsaved draft in the browser while somebody types, and offers what an earlier visit left behind. */
export function useKeptDraft<Draft extends object>(
  key: string,
  state: DraftState<Draft>,
  isDirty: boolean,
): KeptOffer | null {
  const [offer, setOffer] = useState(() => findOffer(key, state.draft));
  useKeeping(key, state, isDirty);
  if (!offer || isDirty) return null;
  return {
    at: offer.at,
    restore: () => {
      setOffer(null);
      // Over the version it was typed on: if the row has changed since, saving shows both.
      state.replace(offer.draft, state.version === null ? null : offer.version, offer.base);
    },
    discard: () => {
      setOffer(null);
      forgetDraft(key);
    },
  };
}

function findOffer<Draft extends object>(key: string, shown: Draft) {
  const stored = readStoredDraft(key);
  if (!stored) return null;
  const draft = fitDraft(stored.draft, shown);
  return isSameDraft(draft, shown) ? null : { ...stored, draft, base: fitDraft(stored.base, shown) };
}

function useKeeping<Draft extends object>(
  key: string,
  { draft, version, base }: DraftState<Draft>,
  isDirty: boolean,
): void {
  const wasDirty = useRef(false);
  // Talks to the browser's storage and to the page's life cycle.
  useEffect(() => {
    if (!isDirty) {
      // Only what this form put there: an older draft is still to be offered.
      if (wasDirty.current) forgetDraft(key);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    const keep = () => keepDraft(key, { draft, version, base });
    const timer = setTimeout(keep, pauseMs);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [key, draft, version, base, isDirty]);
}
