import type { Club } from "../../../content/club.ts";
import { clubInput } from "../../../content/club-input.ts";
import { shownSource } from "../../../domain/links/link-safety.ts";
import { ClubCard } from "../../../views/club-card.tsx";
import { ClubTile } from "../../../views/clubs/club-tile.tsx";
import type { ClubFormDraft } from "./club-form.ts";

/** The club as a card of the home page and as a tile of /clubs. */
export function ClubPreview({ draft }: { draft: ClubFormDraft }) {
  const club = shownClub(draft);
  return (
    <div className="club-preview">
      <ClubCard club={club} />
      <ClubTile club={club} sizes="332px" />
    </div>
  );
}

const nothing: Club = {
  ...{ id: "", created_at: "", updated_at: "", name: "", status: "", display_order: 0 },
  ...{ subtitle: null, image: null, alt: null, tag: null, address: null, link: null },
  ...{ is_internal: true, is_under_construction: false, included_services: [], additional_services: [] },
  ...{ hours_weekdays: null, hours_saturday: null, hours_sunday: null },
  ...{ brand_line: null, description: null, hero_image: null, timetable_url: null },
};

/** What is typed, as far as it makes sense: a field at fault is left out of the preview. */
function shownClub(draft: ClubFormDraft): Club {
  const { is_internal, is_under_construction } = draft;
  const { name, subtitle, status, alt, tag, address, link } = clubInput.shape;
  const image = shownSource(draft.image);
  return {
    ...nothing,
    ...{ is_internal, is_under_construction, image },
    name: name.safeParse(draft.name).data ?? "Nombre",
    status: status.safeParse(draft.status).data ?? "",
    subtitle: subtitle.safeParse(draft.subtitle).data ?? null,
    alt: alt.safeParse(draft.alt).data ?? null,
    tag: tag.safeParse(draft.tag).data ?? null,
    address: address.safeParse(draft.address).data ?? null,
    link: link.safeParse(draft.link).data ?? null,
  };
}
