import { useEffect, useEffectEvent, useRef, useState } from "react";
import { tellAll } from "../editor/use-told-later.ts";
import { keepText } from "../session/kept-text.ts";
import type { DraftState, KeptDraft } from "./draft-form.ts";
import { fitDraft, isSameDraft } from "./is-same-draft.ts";

interface UnsavedText {
  /** What an earlier visit left behind. */
  kept: KeptDraft | null;
  /** It is saved: nothing is kept of it, and nobody asks before it is left. */
  settle: () => void;
  /** It stays on the screen after the save, and is asked about again. */
  hold: () => void;
}

/** Unsaved text is kept in the browser while somebody types, and is asked about before it is left. */
export function useUnsavedText<Draft extends object>(
  key: string,
  state: DraftState<Draft>,
  isDirty: boolean,
  staysWithin: string | undefined,
): UnsavedText {
  const forget = useKeeping(key, state, isDirty);
  const guard = useLeaveGuard(isDirty, { staysWithin, abandon: forget });
  const kept = useKeptDraft(key, state, isDirty);
  const settle = () => {
    guard.release();
    forget();
  };
  return { kept, settle, hold: guard.hold };
}

const pauseMs = 300;

/** Offers what an earlier visit left behind. */
function useKeptDraft<Draft extends object>(key: string, state: DraftState<Draft>, isDirty: boolean): KeptDraft | null {
  const [kept, setKept] = useState(() => findKeptDraft(key, state.draft));
  if (!kept || isDirty) return null;
  return {
    at: kept.at,
    restore: () => {
      setKept(null);
      // Over the version it was typed on: if the row has changed since, saving shows both.
      state.replace(kept.draft, state.version === null ? null : kept.version, kept.base);
    },
    discard: () => {
      setKept(null);
      forgetDraft(key);
    },
  };
}

function findKeptDraft<Draft extends object>(key: string, shown: Draft) {
  const stored = readStoredDraft(key);
  if (!stored) return null;
  const draft = fitDraft(stored.draft, shown);
  return isSameDraft(draft, shown) ? null : { ...stored, draft, base: fitDraft(stored.base, shown) };
}

/** Keeps an unsaved draft in the browser while somebody types; what is returned forgets it. */
function useKeeping<Draft extends object>(
  key: string,
  { draft, version, base }: DraftState<Draft>,
  isDirty: boolean,
): () => void {
  const wasDirty = useRef(false);
  // What nobody has paused after yet.
  const unkept = useRef<(() => void) | null>(null);
  // Talks to the browser's storage.
  useEffect(() => {
    if (!isDirty) {
      // Only what this form put there: an older draft is still to be offered.
      if (wasDirty.current) forgetDraft(key);
      wasDirty.current = false;
      unkept.current = null;
      return;
    }
    wasDirty.current = true;
    const keep = () => {
      unkept.current = null;
      keepDraft(key, { draft, version, base });
    };
    unkept.current = keep;
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [key, draft, version, base, isDirty]);
  // Talks to the page's life cycle: a tab that is hidden may be ended without a further word.
  useEffect(() => {
    const keepNow = () => {
      tellAll();
      unkept.current?.();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // Before `useLeaveGuard` hears of it, which asks about what is known to the form.
    addEventListener("beforeunload", tellAll, { signal, capture: true });
    addEventListener("pagehide", keepNow, { signal });
    document.addEventListener("visibilitychange", () => document.hidden && keepNow(), { signal });
    return () => {
      listening.abort();
      // The form goes before anybody pauses: the session is over, or somebody signs out.
      unkept.current?.();
    };
  }, []);
  return () => {
    unkept.current = null;
    forgetDraft(key);
  };
}

interface LeaveGuardOptions {
  /** Below this address the form stays on the screen: dialogs may open over it. None: any other address ends it. */
  staysWithin?: string | undefined;
  abandon: () => void;
}

/** Unsaved changes ask before they are left: inside the panel through `LeaveDialog`, outside through the browser. */
export function useLeaveGuard(isDirty: boolean, { staysWithin, abandon }: LeaveGuardOptions) {
  const isReleased = useRef(false);
  const letGo = useEffectEvent(abandon);
  // Talks to the browser, which asks in its own words before a tab is closed or reloaded, and to the panel's dialog.
  useEffect(() => {
    if (!isDirty) {
      isReleased.current = false;
      return;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    const unwatch = watchForm({
      isLostAt: (path) => !isReleased.current && !(staysWithin && isWithin(path, staysWithin)),
      abandon: () => {
        isReleased.current = true;
        letGo();
      },
    });
    return () => {
      removeEventListener("beforeunload", ask);
      unwatch();
    };
  }, [isDirty, staysWithin]);
  return {
    release: () => {
      isReleased.current = true;
    },
    hold: () => {
      isReleased.current = false;
    },
  };
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** An open form whose text is not saved. */
interface UnsavedForm {
  isLostAt: (path: string) => boolean;
  /** Its text is not wanted any more. */
  abandon: () => void;
}

const forms = new Set<UnsavedForm>();

/** From now on leaving asks about this form too, until the returned function is called. */
function watchForm(form: UnsavedForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

/** The forms whose text would be gone on that page. A page may hold several. */
export function formsLostAt(path: string): UnsavedForm[] {
  tellAll();
  return [...forms].filter((form) => form.isLostAt(path));
}

/** Asks before what is typed on this page goes with a part of it. */
export const mayLeave = (): boolean =>
  formsLostAt("").length === 0 || confirm("Hay cambios sin guardar en la tabla. ¿Descartarlos?");

/** What was typed and not saved, kept in this browser until it is saved or thrown away. */
interface StoredDraft {
  draft: unknown;
  /** What the row said in that version; missing in what was kept before this was. */
  base?: unknown;
  /** The version of the row that it was typed over; null for a new one. */
  version: string | null;
  /** When it was typed, as ISO text. */
  at: string;
}

const prefix = "9f-draft:";

/** Null when nothing is kept, or what is kept cannot be read. */
function readStoredDraft(key: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? "null");
    return isStoredDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A browser without room or without permission keeps nothing; the form works all the same. */
function keepDraft(key: string, kept: Omit<StoredDraft, "at">): void {
  const stored: StoredDraft = { ...kept, at: new Date().toISOString() };
  keepText(prefix + key, JSON.stringify(stored));
}

export const forgetDraft = (key: string): void => keepText(prefix + key, null);

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === "object" && value !== null && "draft" in value && "version" in value && "at" in value;
}
