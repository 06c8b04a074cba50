import { type ComponentType, lazy, Suspense } from "react";
import type { RowForm as Form } from "./row-form.tsx";
import type { WholeRow as Whole } from "./whole-row.tsx";

// A list is looked at before anything in it is opened: what its dialogs are made of comes with the first sign of a hand.

const bringForm = () => import("./row-form.tsx");
const bringWhole = () => import("./whole-row.tsx");

if (typeof document !== "undefined") {
  const bring = () => {
    // Who is offline now is told when the dialog does not open.
    Promise.all([bringForm(), bringWhole()]).catch(() => undefined);
  };
  for (const sign of ["pointermove", "pointerdown", "keydown"]) document.addEventListener(sign, bring, { once: true });
}

/** The form of a row. */
export const RowForm = later(async () => ({ default: (await bringForm()).RowForm })) as typeof Form;

/** A row that is read when its dialog opens. */
export const WholeRow = later(async () => ({ default: (await bringWhole()).WholeRow })) as typeof Whole;

function later(bring: () => Promise<{ default: unknown }>) {
  // `lazy` forgets what a component is generic in.
  const Lazy = lazy(bring as () => Promise<{ default: ComponentType<object> }>);
  return (props: object) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
