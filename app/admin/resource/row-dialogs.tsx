import { type ComponentType, Suspense } from "react";
import { laterPart } from "../form/later-part.tsx";
import type { RowForm as Form } from "./row-form.tsx";
import type { WholeRow as Whole } from "./whole-row.tsx";

// A list is looked at before anything in it is opened: what its dialogs are made of comes once somebody is at work.

/** The form of a row. */
export const RowForm = dialog(async () => (await import("./row-form.tsx")).RowForm) as typeof Form;

/** A row that is read when its dialog opens. */
export const WholeRow = dialog(async () => (await import("./whole-row.tsx")).WholeRow) as typeof Whole;

function dialog(bring: () => Promise<unknown>) {
  // A component forgets here what it is generic in.
  const Dialog = laterPart(bring as () => Promise<ComponentType<object>>);
  return (props: object) => (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
