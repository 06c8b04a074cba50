import { shownSource } from "#domain/links/link-safety.ts";
import { type ClubDraft, clubs } from "../../../content/clubs/club.ts";
import { type ExtraDraft, extras } from "../../../content/clubs/extra.ts";
import { ClubCard } from "../../../views/club-card.tsx";
import { ClubTile } from "../../../views/clubs/club-tile.tsx";
import { ExtraList } from "../../../views/clubs/extra-list.tsx";
import { PremiumList } from "../../../views/clubs/premium-list.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The club as a card of the home page and as a tile of /clubs. */
export function ClubPreview({ draft }: { draft: ClubDraft }) {
  const typed = clubs.preview(draft);
  const club = { ...typed, name: typed.name || "Nombre", image: shownSource(draft.image) };
  return (
    <div className="club-preview stack gap-16">
      <ClubCard club={club} />
      <ClubTile club={club} sizes="332px" />
    </div>
  );
}

/** The row or the card of the club's page, by its type: services stand as cards on a dark ground. */
export function ExtraPreview({ draft }: { draft: ExtraDraft }) {
  const extra = { ...extras.preview(draft), image_url: draft.image_url };
  const isPremium = extra.type === "servicio";
  const List = isPremium ? PremiumList : ExtraList;
  return (
    <PreviewFrame>
      <div className="wrap pad-y" data-surface={isPremium ? "noche" : "cal"}>
        <List extras={[extra]} />
      </div>
    </PreviewFrame>
  );
}
