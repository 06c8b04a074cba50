import { lazy, type ReactNode, Suspense } from "react";
import type { DraftForm } from "./draft-form.ts";
import type { VersionsDialog as Versions } from "./versions-dialog.tsx";

// Seldom met, and no small script: it comes with the conflict. `lazy` forgets what a component is generic in.
const VersionsDialog = lazy(async () => ({
  default: (await import("./versions-dialog.tsx")).VersionsDialog,
})) as unknown as typeof Versions;

export function ConflictDialog<Draft extends object>({ form }: { form: DraftForm<Draft> }): ReactNode {
  return (
    form.conflict && (
      <Suspense fallback={null}>
        <VersionsDialog form={form} conflict={form.conflict} />
      </Suspense>
    )
  );
}
