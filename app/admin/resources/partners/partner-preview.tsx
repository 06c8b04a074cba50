import { type PartnerDraft, partners } from "../../../content/publications/partner.ts";
import { PartnerGrid } from "../../../views/partners/partner-grid.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The partner's logo as /partners shows it. */
export function PartnerPreview({ draft }: { draft: PartnerDraft }) {
  const partner = { ...partners.preview(draft), logo_url: draft.logo_url };
  return (
    <PreviewFrame>
      <div className="wrap" data-surface="blanco">
        <PartnerGrid partners={[{ ...partner, name: partner.name || "Nombre" }]} />
      </div>
    </PreviewFrame>
  );
}
