import { madridDateTime } from "../../domain/time/madrid-time.ts";
import type { KeptDraft } from "./draft-form.ts";

/** Offers back what an earlier visit typed and never saved. */
export function KeptDraftNotice({ kept }: { kept: KeptDraft | null }) {
  if (!kept) return null;
  return (
    <div className="panel-notice" role="status">
      <p>Aquí hay cambios sin guardar del {madridDateTime(kept.at)}.</p>
      <span className="panel-notice__actions">
        <button type="button" className="panel-button panel-button--line" onClick={kept.restore}>
          Recuperarlos
        </button>
        <button type="button" className="panel-button panel-button--text" onClick={kept.discard}>
          Descartarlos
        </button>
      </span>
    </div>
  );
}
