import { useDeferredValue, useMemo } from "react";
import { type ManifiestoDraft, manifiestoOfDraft } from "../../content/manifiesto-input.ts";
import { ManifiestoView } from "../../views/manifiesto/manifiesto-view.tsx";
import { PreviewFrame } from "../form/preview-frame.tsx";
import type { ManifiestoPart } from "./manifiesto-tabs.tsx";

const places: Record<ManifiestoPart, string> = {
  hero: ".manifiesto",
  mission: "#mision",
  vision: "#vision",
  lines: ".manifiesto-lines",
  cta: ".manifiesto-finale",
};

/** The page as it would be, at the part whose tab is open. */
export function ManifiestoPreview({ draft, part }: { draft: ManifiestoDraft; part: ManifiestoPart }) {
  const shown = useDeferredValue(draft);
  const page = useMemo(() => <ManifiestoView content={manifiestoOfDraft(shown)} />, [shown]);
  return <PreviewFrame at={places[part]}>{page}</PreviewFrame>;
}
