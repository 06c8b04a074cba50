import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { clubPlace, clubSegment } from "#domain/clubs/club-link.ts";
import { extraTypes } from "#domain/clubs/extra-sections.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { listedPrice } from "#domain/rates/price.ts";
import { extraToasts } from "#texts/admin/club-admin-toasts.ts";
import { orderToasts } from "#texts/admin/order-toasts.ts";
import type { Club } from "../../../content/clubs/club.ts";
import { type Extra, type ExtraDraft, extras, type ListedExtra } from "../../../content/clubs/extra.ts";
import { extrasTable, listedExtrasTable } from "../../../data/clubs/extras.ts";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";
import { clubOptions } from "./club-options.ts";

// A list is looked at before anything in it is opened.
const ExtraFields = laterPart(async () => (await import("./extra-fields.tsx")).ExtraFields);

const ExtraPreview = laterPart(async () => (await import("./club-previews.tsx")).ExtraPreview);

const typeName = ({ type }: ListedExtra) => extraTypes.find((extraType) => extraType.type === type)?.name ?? type;

interface ExtrasOptions {
  clubs: readonly Club[];
  /** The club that is looked at. */
  clubId: string;
  /** The extras of all clubs, for the next place among each one's. */
  all: readonly ListedExtra[];
}

/** The address at which the extras of a club are looked at; their dialogs are below it. */
export const extrasPath = (clubId: string): string => `/admin/clubs/ofertas/${clubId}`;

/** A club's extras as its page shows them: by type, in their order within each. */
export function extrasOf(clubId: string, all: readonly ListedExtra[]): ListedExtra[] {
  const place = ({ type }: ListedExtra) => extraTypes.findIndex((extraType) => extraType.type === type);
  return all.filter((entry) => entry.club_id === clubId).toSorted((one, other) => place(one) - place(other));
}

export function extrasResource({ clubs, clubId, all }: ExtrasOptions): Resource<Extra, ExtraDraft, ListedExtra> {
  const nextIn = (club: string) => nextOrder(all.filter((entry) => entry.club_id === club));
  return {
    table: listedExtrasTable,
    whole: extrasTable,
    titles: {
      list: "Gestionar Bonos, Pases y Servicios",
      about: "Se ven en la página del club, en este orden dentro de cada tipo.",
      add: "Añadir Oferta",
      create: "Añadir Nueva Oferta",
      edit: "Editar Oferta",
      one: "oferta",
      many: "ofertas",
      theOne: "la oferta",
      empty: "Este club todavía no tiene bonos, pases ni servicios.",
      toasts: extraToasts,
    },
    nameOf: (row) => row.title,
    columns: [
      {
        title: "Título",
        kind: "name",
        text: (row) => `${row.title} ${row.subtitle ?? ""}`,
        cell: (row) => (
          <>
            <b>{row.title}</b>
            <span>{row.subtitle}</span>
          </>
        ),
      },
      {
        title: "Tipo",
        text: (row) => `${typeName(row)}${row.is_visible ? "" : " oculto"}`,
        cell: (row) => (
          <span className="row inline wraps gap-8">
            <Chip>{typeName(row)}</Chip>
            {!row.is_visible && <Chip tone="works">Oculto</Chip>}
          </span>
        ),
      },
      {
        title: "Precio",
        kind: "number",
        text: (row) => listedPrice(row.price),
        cell: (row) => <b>{listedPrice(row.price)}</b>,
      },
    ],
    form: {
      empty: () => extras.empty({ club_id: clubId, display_order: String(nextIn(clubId)) }),
      of: extras.draft,
      columns: { ...extras.columns, club_id: { ...extras.columns.club_id, options: clubOptions(clubs) } },
      input: extras.input,
      fields: (form) => <ExtraFields form={form} nextIn={nextIn} />,
      preview: (draft) => <ExtraPreview draft={draft} />,
    },
    order: manualOrder(orderToasts, ({ type }) => type),
    onTheWeb: (row) => {
      const club = clubs.find(({ id }) => id === row.club_id);
      const hidden = row.is_visible ? [] : ["Está marcada como oculta."];
      return {
        path: `/club/${clubSegment(club?.link) ?? row.club_id}`,
        hiddenBecause: [...hidden, ...(club ? clubPlace(club).hiddenBecause : [])],
      };
    },
  };
}
