import { useDeferredValue, useMemo } from "react";
import { type ManifiestoDraft, manifiestoOfDraft } from "../../content/manifiesto-input.ts";
import { ManifiestoView } from "../../views/manifiesto/manifiesto-view.tsx";
import { PreviewFrame } from "../form/preview-frame.tsx";

export function ManifiestoPreview({ draft }: { draft: ManifiestoDraft }) {
  const shown = useDeferredValue(draft);
  const page = useMemo(() => <ManifiestoView content={manifiestoOfDraft(shown)} />, [shown]);
  return <PreviewFrame>{page}</PreviewFrame>;
}
