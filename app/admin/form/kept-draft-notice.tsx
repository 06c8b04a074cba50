import { madridDateTime } from "#domain/time/madrid-time.ts";
import { Button } from "../../ui/links/button.tsx";
import type { KeptDraft } from "./draft-form.ts";

/** Offers back what an earlier visit typed and never saved. */
export function KeptDraftNotice({ kept }: { kept: KeptDraft | null }) {
  if (!kept) return null;
  return (
    <div className="panel-notice" role="status">
      <p>Aquí hay cambios sin guardar del {madridDateTime(kept.at)}.</p>
      <span className="row wraps gap-8">
        <Button size="compact" variant="line" onClick={kept.restore}>
          Recuperarlos
        </Button>
        <Button size="compact" variant="text" onClick={kept.discard}>
          Descartarlos
        </Button>
      </span>
    </div>
  );
}
