import { Images } from "lucide-react";
import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { clubPlace } from "#domain/clubs/club-link.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { clubAdminToasts } from "#texts/admin/club-admin-toasts.ts";
import { type Club, type ClubDraft, clubs } from "../../../content/clubs/club.ts";
import { clubsTable } from "../../../data/clubs/clubs.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import { OpenButton } from "../../resource/open-button.tsx";
import type { Resource } from "../../resource/resource.ts";
import { checkClub, clubFormInput } from "./club-form-input.ts";

// A list is looked at before anything in it is opened.
const ClubFields = laterPart(async () => (await import("./club-fields.tsx")).ClubFields);

const ClubPreview = laterPart(async () => (await import("./club-previews.tsx")).ClubPreview);

/**
 * Clubs. The others are there for the ids they have, the origins for what pages may embed; `ownId` is that of the club
 * whose form is open, null for a new one.
 */
export function clubsResource(
  listed: readonly Club[],
  embedOrigins: readonly string[],
  ownId: string | null = null,
): Resource<Club, ClubDraft> {
  return {
    table: clubsTable,
    titles: {
      list: "Gestionar Clubs",
      about: "El orden de esta lista es el de la web.",
      add: "Añadir Club",
      create: "Añadir Nuevo Club",
      edit: "Editar Club",
      one: "club",
      many: "clubs",
      theOne: "el club",
      empty: "Todavía no hay clubs.",
      toasts: clubAdminToasts,
    },
    nameOf: (row) => row.name,
    columns: [
      {
        title: "Nombre",
        kind: "name",
        text: (row) => `${row.name} ${row.subtitle ?? ""} ${row.address ?? ""}`,
        cell: (row) => (
          <>
            <b>{row.name}</b>
            <span>{row.subtitle}</span>
          </>
        ),
      },
      {
        title: "Estado",
        text: (row) => row.status,
        cell: (row) => <Chip tone={row.is_under_construction ? "works" : "good"}>{row.status}</Chip>,
      },
      { title: "Imágenes", text: () => "", cell: (row) => <GalleryButton club={row} /> },
    ],
    form: {
      empty: (rows) => clubs.empty({ display_order: String(nextOrder(rows)) }),
      of: clubs.draft,
      columns: clubs.columns,
      input: clubFormInput(listed, embedOrigins, ownId),
      check: checkClub,
      fields: (form) => <ClubFields form={form} clubs={listed} ownId={ownId} />,
      preview: (draft) => <ClubPreview draft={draft} />,
    },
    order: manualOrder(),
    onTheWeb: clubPlace,
  };
}

function GalleryButton({ club }: { club: Club }) {
  return (
    <OpenButton variant="text" to={`/admin/clubs/${club.id}/galeria`} label={`Galería de ${club.name}`}>
      <Icon of={Images} size={17} />
      Galería
    </OpenButton>
  );
}
