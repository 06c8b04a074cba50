import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import type { ToastText } from "#texts/toast-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { tellAll } from "../editor/use-told-later.ts";
import { type ChosenFile, uploadChosen } from "../uploads/upload-chosen.ts";
import type { Conflict, DraftForm, DraftState } from "./draft-form.ts";
import { errorsOf, type FormErrors, focusFirstError } from "./form-errors.ts";
import type { FormColumns } from "./form-handle.ts";
import { isSameDraft, namesOf } from "./is-same-draft.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { type Saved, type SaveResult, type SentForm, toastOf, type Version } from "./save-result.ts";
import { useUnsavedText } from "./use-unsaved-text.ts";

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
  /** The command that stores it. */
  save: (sent: SentForm<Values>) => Promise<SaveResult<Draft>>;
  saveFailed: (message: string) => ToastText;
  /** Said beside what the fields say, where these faults have a sentence of their own. */
  faultToast?: (faults: FormErrors<Draft>) => ToastText | undefined;
  /** A page's own form: its address, below which dialogs open over it without asking. */
  staysWithin?: string;
  /** The row is stored: close the form, show the toast. */
  onSaved: (saved: Saved) => void | Promise<void>;
}

/** A form whose text survives whatever happens to the save: failure, lost session, another person's save, a reload. */
export function useDraftForm<Draft extends object, Values>(options: DraftFormOptions<Draft, Values>): DraftForm<Draft> {
  const state = useDraftState(options.initial, options.version);
  const chosen = useChosenFiles();
  const { waitFor, isDone } = useWorkUnderWay();
  const latest = useRef({ state, chosen });
  // What is saved, and what a picture is put into, is what the form says when everything that it waits for is there.
  useLayoutEffect(() => {
    latest.current = { state, chosen };
  });
  const ref = useRef<HTMLFormElement>(null);
  const [theirs, setTheirs] = useState<{ draft: Draft; version: Version } | null>(null);
  const isDirty = state.isChanged || chosen.files.size > 0;
  const { kept, settle, hold } = useUnsavedText(options.key, state, isDirty, options.staysWithin);

  const point = (faults: FormErrors<Draft>, toast?: ToastText): false => {
    flushSync(() => state.setErrors(faults));
    focusFirstError(ref.current);
    if (toast) showToast(toast);
    return false;
  };
  const { isSaving, submit } = useSubmit(options.saveFailed, async (version) => {
    if (!(await isDone())) {
      focusFirstError(ref.current);
      return false;
    }
    const values = await readValues(options.input, latest.current.state, latest.current.chosen);
    if ("faults" in values) return point(values.faults, options.faultToast?.(values.faults));
    const result = await options.save({ values: values.stored, version });
    if (result.kind === "faults")
      return point(
        errorsOf(values.draft, (name) => result.faults[name]),
        result.toast,
      );
    if (result.kind === "conflict") {
      setTheirs(result);
      return false;
    }
    if (result.kind === "partly") {
      state.rebase(result.draft, result.version);
      showToast(result.toast);
      return false;
    }
    if (result.isForLater) state.discard();
    else state.rebase(values.draft, result.version);
    settle();
    await options.onSaved(result);
    hold();
    return true;
  });

  return {
    ...state,
    ...chosen,
    key: options.key,
    waitFor,
    ref,
    columns: options.columns,
    now: () => latest.current.state.draft,
    isNew: options.isNew,
    isDirty,
    isSaving,
    kept,
    submit: () => submit(state.version),
    discard: () => {
      state.discard();
      chosen.clear();
    },
    conflict: theirs && conflictOf(state, theirs, () => setTheirs(null), submit),
  };
}

/** What can be done where another person has saved meanwhile. */
function conflictOf<Draft extends object>(
  state: DraftState<Draft>,
  theirs: { draft: Draft; version: Version },
  putOff: () => void,
  submit: (version: Version) => Promise<boolean>,
): Conflict<Draft> {
  const merge = mergeDrafts(state.base, state.draft, theirs.draft);
  const goOnWith = (text: Draft) =>
    flushSync(() => {
      putOff();
      state.rebase(theirs.draft, theirs.version);
      state.replace(text, theirs.version, theirs.draft);
    });
  const saveMine = () => {
    goOnWith(merge.withMine);
    void submit(theirs.version);
  };
  return { theirs: theirs.draft, merge, saveMine, goOnWith, putOff };
}

/** One save at a time, however often the button is pressed; a failure becomes its toast. Gives whether it was saved. */
function useSubmit(saveFailed: (message: string) => ToastText, attempt: (version: Version) => Promise<boolean>) {
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const submit = async (version: Version) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    tellAll();
    setSaving(true);
    const isSaved = await attempt(version).catch((error: unknown) => {
      showToast(toastOf(error, saveFailed));
      return false;
    });
    isBusy.current = false;
    setSaving(false);
    return isSaved;
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
  if (!first.success) {
    // A chosen file is about to fill its field.
    const faults = errorsOf(state.draft, (name) => (chosen.files.has(name) ? undefined : faultIn(first, name)));
    if (Object.keys(faults).length > 0) return { faults };
  }
  state.setErrors({});
  if (first.success && chosen.files.size === 0) return { draft: state.draft, stored: first.data };

  const draft = { ...state.draft, ...(await uploadChosen(chosen.files, chosen.onProgress)) };
  state.fill(draft, chosen.files);
  chosen.clear();
  const second = await input.safeParseAsync(draft);
  return second.success ? { draft, stored: second.data } : { faults: errorsOf(draft, (name) => faultIn(second, name)) };
}

/** The first fault of a field; one inside a list or object belongs to the field that holds it. */
function faultIn({ error }: z.core.util.SafeParseResult<unknown>, name: string): string | undefined {
  return error?.issues.find(({ path }) => path[0] === name)?.message;
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

/** The files that wait for their form to be saved, by field, and how far each has travelled. */
function useChosenFiles() {
  const [files, setFiles] = useState<ReadonlyMap<string, ChosenFile>>(new Map());
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    files,
    progress,
    choose: (name: string, file: ChosenFile | null) =>
      setFiles((previous) => {
        const rest = new Map(previous);
        rest.delete(name);
        return file ? rest.set(name, file) : rest;
      }),
    onProgress: (name: string, share: number) => setProgress((previous) => new Map(previous).set(name, share)),
    clear: () => {
      setFiles(new Map());
      setProgress(new Map());
    },
  };
}

function useDraftState<Draft extends object>(initial: Draft, firstVersion: Version): DraftState<Draft> {
  const [stored, setStored] = useState(initial);
  const [{ version, base }, setOver] = useState({ version: firstVersion, base: initial });
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Draft>>({});
  return {
    draft,
    version,
    base,
    isChanged: !isSameDraft(draft, stored),
    errors,
    setErrors,
    set: (name, value) => {
      setDraft((previous) => ({ ...previous, [name]: value }));
      setErrors((previous) => ({ ...previous, [name]: undefined }));
    },
    fill: (from, names) => {
      const filled = namesOf(from).filter((name) => names.has(name));
      setDraft((previous) => ({ ...previous, ...Object.fromEntries(filled.map((name) => [name, from[name]])) }));
      setErrors((previous) => ({ ...previous, ...Object.fromEntries(filled.map((name) => [name, undefined])) }));
    },
    fault: (name, sentence) => setErrors((previous) => ({ ...previous, [name]: sentence })),
    replace: (next, at, over) => {
      setDraft(next);
      setOver({ version: at, base: over });
      setErrors({});
    },
    discard: () => {
      setDraft(stored);
      setErrors({});
    },
    rebase: (next, at) => {
      setStored(next);
      setOver({ version: at, base: next });
    },
  };
}
