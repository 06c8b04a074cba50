import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import type { ToastText } from "../../texts/toast-text.ts";
import { showToast } from "../../ui/toast.ts";
import { withSession } from "../session/with-session.ts";
import type { ChosenFile } from "../uploads/chosen-file.ts";
import { uploadChosen } from "../uploads/upload-chosen.ts";
import { errorsByField, type FormErrors, focusFirstError } from "./form-errors.ts";
import type { FormColumns, FormHandle } from "./form-handle.ts";
import { type Merge, mergeDrafts } from "./merge-drafts.ts";
import { type Saved, SaveRefused, type SaveResult } from "./save-result.ts";
import { sayWhy } from "./say-why.ts";
import { forgetDraft } from "./stored-draft.ts";
import { type DraftState, useDraftState, type Version } from "./use-draft-state.ts";
import { type KeptOffer, useKeptDraft } from "./use-kept-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

export interface DraftFormOptions<Draft extends object, Values> {
  columns: FormColumns<Draft>;
  /** Under which name the unsaved draft is kept in the browser: one per row. */
  key: string;
  initial: Draft;
  /** `updated_at` of the row that `initial` was read from; null for a new one. */
  version: Version;
  isNew: boolean;
  /** Turns what was typed into what is stored. */
  input: z.ZodMiniType<Values, Draft>;
  save: (values: Values, version: Version) => Promise<SaveResult<Draft>>;
  saveFailed: (message: string) => ToastText;
  /** Said beside what the fields say, where these faults have a sentence of their own. */
  faultToast?: (faults: FormErrors<Draft>) => ToastText | undefined;
  /** A page's own form: its address, below which dialogs open over it without asking. */
  staysWithin?: string;
  /** The row is stored: close the form, show the toast. */
  onSaved: (saved: Saved) => void | Promise<void>;
}

export interface DraftForm<Draft extends object> extends FormHandle<Draft> {
  ref: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  submit: () => Promise<void>;
  /** Back to what is stored, for forms that stay open. */
  discard: () => void;
  /** An unsaved draft of an earlier visit. */
  kept: KeptOffer | null;
  /** Set while the form and another person's save disagree. */
  conflict: Conflict<Draft> | null;
}

export interface Conflict<Draft> {
  theirs: Draft;
  merge: Merge<Draft>;
  /** Stores what both changed; where they clash, what this form says. */
  saveMine: () => void;
  /** Goes on with this text over what is stored. */
  goOnWith: (draft: Draft) => void;
  putOff: () => void;
}

/** A form whose text survives whatever happens to the save: failure, lost session, another person's save, a reload. */
export function useDraftForm<Draft extends object, Values>(options: DraftFormOptions<Draft, Values>): DraftForm<Draft> {
  const state = useDraftState(options.initial, options.version);
  const chosen = useChosenFiles();
  const { waitFor, isDone } = useWorkUnderWay();
  const latest = useRef({ state, chosen });
  latest.current = { state, chosen };
  const ref = useRef<HTMLFormElement>(null);
  const [theirs, setTheirs] = useState<{ draft: Draft; version: Version } | null>(null);
  const isDirty = state.isChanged || chosen.files.size > 0;
  const { staysWithin, key } = options;
  const guard = useLeaveGuard(isDirty, { staysWithin, abandon: () => forgetDraft(key) });
  const kept = useKeptDraft(key, state, isDirty);

  const { isSaving, submit } = useSubmit(options.saveFailed, async (version) => {
    if (!(await isDone())) return focusFirstError(ref.current);
    const values = await readValues(options.input, latest.current.state, latest.current.chosen);
    if ("faults" in values) {
      point(values.faults);
      const toast = options.faultToast?.(values.faults);
      if (toast) showToast(toast);
      return;
    }
    const result = await withSession(() => options.save(values.stored, version));
    if (result.kind === "refused") throw new SaveRefused(result.toast);
    if (result.kind === "faults") {
      point(result.faults);
      if (result.toast) showToast(result.toast);
      return;
    }
    if (result.kind === "conflict") return setTheirs(result);
    state.rebase(values.draft, result.version);
    guard.release();
    forgetDraft(key);
    await options.onSaved(result);
    guard.hold();
  });

  const point = (faults: FormErrors<Draft>) => {
    flushSync(() => state.setErrors(faults));
    focusFirstError(ref.current);
  };
  const settle = (stored: { draft: Draft; version: Version }, text: Draft) => {
    flushSync(() => {
      setTheirs(null);
      state.rebase(stored.draft, stored.version);
      state.replace(text, stored.version, stored.draft);
    });
  };
  const merge = theirs && mergeDrafts(state.base, state.draft, theirs.draft);
  return {
    ...state,
    ...chosen,
    waitFor,
    ref,
    columns: options.columns,
    isNew: options.isNew,
    isDirty,
    isSaving,
    kept,
    submit: () => submit(state.version),
    discard: () => {
      state.discard();
      chosen.clear();
    },
    conflict: merge && {
      theirs: theirs.draft,
      merge,
      saveMine: () => {
        settle(theirs, merge.withMine);
        void submit(theirs.version);
      },
      goOnWith: (text) => settle(theirs, text),
      putOff: () => setTheirs(null),
    },
  };
}

/** One save at a time, however often the button is pressed; a failure becomes its toast. */
function useSubmit(saveFailed: (message: string) => ToastText, attempt: (version: Version) => Promise<void>) {
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const submit = async (version: Version) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await attempt(version);
    } catch (error) {
      showToast(error instanceof SaveRefused ? error.toast : saveFailed(sayWhy(error)));
    }
    isBusy.current = false;
    setSaving(false);
  };
  return { isSaving, submit };
}

type Reading<Draft, Values> = { faults: FormErrors<Draft> } | { draft: Draft; stored: Values };

/** The values to store, after the files have travelled and their addresses stand in their fields; or what is at fault. */
async function readValues<Draft extends object, Values>(
  input: z.ZodMiniType<Values, Draft>,
  state: DraftState<Draft>,
  chosen: ReturnType<typeof useChosenFiles>,
): Promise<Reading<Draft, Values>> {
  const first = await input.safeParseAsync(state.draft);
  const faults = errorsByField<Draft>(first.error?.issues ?? [], chosen.files);
  if (Object.keys(faults).length > 0) return { faults };
  state.setErrors({});
  if (first.success && chosen.files.size === 0) return { draft: state.draft, stored: first.data };

  const addresses = await uploadChosen(chosen.files, chosen.onProgress);
  const draft = { ...state.draft, ...addresses };
  for (const name of chosen.files.keys()) state.set(name as keyof Draft & string, draft[name as keyof Draft & string]);
  chosen.clear();
  const second = await input.safeParseAsync(draft);
  return second.success ? { draft, stored: second.data } : { faults: errorsByField(second.error.issues) };
}

/** The files that wait for their form to be saved, by field, and how far each has travelled. */
function useChosenFiles() {
  const [files, setFiles] = useState<ReadonlyMap<string, ChosenFile>>(new Map());
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    files,
    progress,
    choose: (name: string, file: ChosenFile | null) =>
      setFiles((it) => {
        const rest = new Map(it);
        rest.delete(name);
        return file ? rest.set(name, file) : rest;
      }),
    onProgress: (name: string, share: number) => setProgress((it) => new Map(it).set(name, share)),
    clear: () => {
      setFiles(new Map());
      setProgress(new Map());
    },
  };
}

interface WorkUnderWay {
  waitFor: (work: Promise<boolean>) => void;
  /** Resolves when all of it is done: whether it all came to something. */
  isDone: () => Promise<boolean>;
}

/** What fills a form without anybody typing (a picture that is being prepared or sent): a save must not overtake it. */
function useWorkUnderWay(): WorkUnderWay {
  const underWay = useRef(new Set<Promise<boolean>>());
  return {
    waitFor: (work) => {
      underWay.current.add(work);
      void work.finally(() => underWay.current.delete(work));
    },
    isDone: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
