import { clubs } from "../../../content/club.ts";
import { shownSource } from "../../../domain/links/link-safety.ts";
import { ClubCard } from "../../../views/club-card.tsx";
import { ClubTile } from "../../../views/clubs/club-tile.tsx";
import type { ClubFormDraft } from "./club-form.ts";

/** The club as a card of the home page and as a tile of /clubs. */
export function ClubPreview({ draft }: { draft: ClubFormDraft }) {
  const typed = clubs.preview(draft);
  const club = { ...typed, name: typed.name || "Nombre", image: shownSource(draft.image) };
  return (
    <div className="club-preview">
      <ClubCard club={club} />
      <ClubTile club={club} sizes="332px" />
    </div>
  );
}
