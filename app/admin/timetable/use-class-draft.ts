import { useState } from "react";
import { flushSync } from "react-dom";
import type { Activity } from "../../content/clubs/activity.ts";
import { type ClubClass, type ClubClassDraft, clubClasses, clubClassInput } from "../../content/clubs/club-class.ts";
import { errorsOf, type FormErrors } from "../form/form-errors.ts";
import type { FormHandle } from "../form/form-handle.ts";

const nothing = { now: new Map(), files: new Map() } as const;

export function useClassDraft(start: ClubClass, activities: readonly Activity[], isNew: boolean) {
  const first = activities[0];
  const known =
    isNew && start.activity_id === "" && first ? { ...start, activity_id: first.id, minutes: first.minutes } : start;
  const [draft, setDraft] = useState<ClubClassDraft>(() => clubClasses.draft(known));
  const [errors, setErrors] = useState<FormErrors<ClubClassDraft>>({});
  const options = activities.map(({ id, name }) => ({ value: id, text: name }));
  const columns = { ...clubClasses.columns, activity_id: { ...clubClasses.columns.activity_id, options } };
  const handle: FormHandle<ClubClassDraft> = {
    columns,
    draft,
    now: () => draft,
    set: (name, value) => {
      setErrors((before) => ({ ...before, [name]: undefined }));
      // A class lasts as long as its activity says, until somebody says otherwise.
      const minutes = name === "activity_id" && isNew ? activities.find(({ id }) => id === value)?.minutes : undefined;
      setDraft((before) => ({ ...before, [name]: value, ...(minutes && { minutes: String(minutes) }) }));
    },
    errors,
    fault: (name, sentence) => setErrors((before) => ({ ...before, [name]: sentence })),
    files: nothing.files,
    choose: () => {},
    waitFor: () => {},
    progress: nothing.now,
    isNew,
    isSaving: false,
  };
  /** The class that the form says, or null: then each fault stands at its field. */
  const read = () => {
    const result = clubClassInput.safeParse(draft);
    if (result.success) return result.data;
    flushSync(() =>
      setErrors(errorsOf(draft, (name) => result.error.issues.find(({ path }) => path[0] === name)?.message)),
    );
    return null;
  };
  const reset = (other: ClubClass) => {
    setDraft(clubClasses.draft(other));
    setErrors({});
  };
  return { handle, read, reset, forgive: () => setErrors({}) };
}
