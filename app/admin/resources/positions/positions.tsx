import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import type { ClubName } from "../../../content/clubs/club.ts";
import { type Position, type PositionDraft, positions } from "../../../content/publications/position.ts";
import { listedPositionsTable, positionsTable } from "../../../data/publications/positions.ts";
import { laterPart } from "../../form/later-part.tsx";
import type { Resource } from "../../resource/resource.ts";
import { clubOptions } from "../clubs/club-options.ts";

// A list is looked at before anything in it is opened.
const PositionFields = laterPart(async () => (await import("./position-fields.tsx")).PositionFields);

/** Puestos de empleo. */
export const positionToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los puestos."),
  saved: () => done("Puesto guardado."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar el puesto: ${message}`),
  deleted: done("Puesto eliminado."),
  deleteFailed: () => failed("No se pudo eliminar el puesto."),
};

/** Puestos de /careers, by club on the site, in this order within each. */
export function positionsResource(clubs: readonly ClubName[]): Resource<Position, PositionDraft> {
  const clubOf = ({ club_id }: Position) =>
    club_id === null ? "Todos los clubs" : (clubs.find(({ id }) => id === club_id)?.name ?? club_id);
  const options = [{ value: "", text: "Todos los clubs" }, ...clubOptions(clubs)];
  return {
    table: listedPositionsTable,
    whole: positionsTable,
    titles: {
      list: "Gestionar Empleo",
      about: "Los puestos abiertos de la página de empleo. Las solicitudes llegan a la bandeja.",
      add: "Añadir Puesto",
      create: "Añadir Nuevo Puesto",
      edit: "Editar Puesto",
      one: "puesto",
      many: "puestos",
      theOne: "el puesto",
      empty: "Todavía no hay puestos: la página de empleo ofrece la candidatura abierta.",
      toasts: positionToasts,
    },
    nameOf: (row) => `${row.title}, ${clubOf(row)}`,
    columns: [
      {
        title: "Puesto",
        kind: "name",
        text: (row) => `${row.title} ${row.hours ?? ""}`,
        cell: (row) => (
          <>
            <b>{row.title}</b>
            <span>{[row.hours, row.starts].filter(Boolean).join(" · ")}</span>
          </>
        ),
      },
      { title: "Club", text: clubOf },
    ],
    form: {
      empty: (rows) => positions.empty({ display_order: String(nextOrder(rows)) }),
      of: positions.draft,
      columns: { ...positions.columns, club_id: { ...positions.columns.club_id, options } },
      input: positions.input,
      fields: (form) => <PositionFields form={form} />,
    },
    order: manualOrder(),
    onTheWeb: ({ is_open }) => ({
      path: "/careers#puestos",
      hiddenBecause: is_open ? [] : ["El puesto está cubierto: no se ve."],
    }),
  };
}
