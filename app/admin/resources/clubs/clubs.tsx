import { Images } from "lucide-react";
import { clubAdminToasts } from "#app/texts/admin/section-toasts.ts";
import { type Club, clubs } from "../../../content/club.ts";
import { clubsTable } from "../../../data/clubs.ts";
import { clubPlace } from "../../../domain/clubs/club-link.ts";
import { nextOrder } from "../../../domain/lists/ordering.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Chip } from "../../layout/chip.tsx";
import { manualOrder } from "../../resource/manual-order.ts";
import { OpenButton } from "../../resource/open-button.tsx";
import type { Resource } from "../../resource/resource.ts";
import { ClubFields } from "./club-fields.tsx";
import { type ClubFormDraft, clubFormInput, clubFormOf, newClubForm } from "./club-form.ts";
import { ClubPreview } from "./club-preview.tsx";

/** Clubs. The others are there for the ids they have; the origins for what pages may embed. */
export function clubsResource(listed: readonly Club[], embedOrigins: readonly string[]): Resource<Club, ClubFormDraft> {
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
      empty: (rows) => newClubForm(nextOrder(rows)),
      of: clubFormOf,
      columns: clubs.columns,
      input: clubFormInput(listed, embedOrigins),
      fields: (form) => <ClubFields form={form} clubs={listed} />,
      preview: (draft) => <ClubPreview draft={draft} />,
    },
    order: manualOrder(clubsTable),
    onTheWeb: clubPlace,
  };
}

function GalleryButton({ club }: { club: Club }) {
  return (
    <OpenButton
      to={`/admin/clubs/${club.id}/galeria`}
      className="panel-button panel-button--text gallery-button"
      label={`Galería de ${club.name}`}
    >
      <Icon of={Images} size={17} />
      Galería
    </OpenButton>
  );
}
