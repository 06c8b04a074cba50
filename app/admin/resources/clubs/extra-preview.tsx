import { type ExtraDraft, extras } from "../../../content/extra.ts";
import { OfferList } from "../../../views/clubs/offer-list.tsx";
import { PremiumList } from "../../../views/clubs/premium-list.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The row or the card of the club's page, by its type: services stand as cards on a dark ground. */
export function ExtraPreview({ draft }: { draft: ExtraDraft }) {
  const extra = extras.preview(draft);
  const isPremium = extra.type === "servicio";
  const List = isPremium ? PremiumList : OfferList;
  return (
    <PreviewFrame>
      <div className="wrap extra-preview" data-surface={isPremium ? "noche" : "cal"}>
        <List extras={[extra]} />
      </div>
    </PreviewFrame>
  );
}
