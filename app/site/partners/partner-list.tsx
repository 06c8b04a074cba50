import { Handshake } from "lucide-react";
import type { Partner } from "#app/content/publications/partner.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useText } from "#app/ui/use-text.ts";
import { PartnerGrid } from "#app/views/partners/partner-grid.tsx";
import { LoadFailure } from "../load-failure.tsx";

/** The partners; null when they could not be read. */
export function PartnerList({ partners }: { partners: Partner[] | null }) {
  const t = useText();
  if (partners === null) return <LoadFailure of="los partners" />;
  if (partners.length === 0)
    return <EmptyState icon={Handshake}>{t("Todavía no hay partners que mostrar.")}</EmptyState>;
  return <PartnerGrid partners={partners} />;
}

/** The grid while the logos are on their way, in the size of two rows. */
export function PartnerListLoading() {
  const t = useText();
  return (
    <div className="centred above-block ratio-4x3 card">
      <Loading>{t("Cargando partners...")}</Loading>
    </div>
  );
}
