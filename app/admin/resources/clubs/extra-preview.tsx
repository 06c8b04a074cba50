import type { ExtraDraft } from "../../../content/extra.ts";
import { parseDecimal } from "../../../domain/text/decimal.ts";
import { parseLines } from "../../../domain/text/text-list.ts";
import { OfferList } from "../../../views/clubs/offer-list.tsx";
import { PremiumList } from "../../../views/clubs/premium-list.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The row or the card of the club's page, by its type: services stand as cards on a dark ground. */
export function ExtraPreview({ draft }: { draft: ExtraDraft }) {
  const { title, subtitle, purchase_url, notes, type } = draft;
  const price = parseDecimal(draft.price) ?? 0;
  const extras = [{ id: type, title, subtitle, purchase_url, notes, price, features: parseLines(draft.features) }];
  const List = type === "servicio" ? PremiumList : OfferList;
  return (
    <PreviewFrame>
      <div className="wrap extra-preview" data-surface={type === "servicio" ? "noche" : "cal"}>
        <List extras={extras} />
      </div>
    </PreviewFrame>
  );
}
