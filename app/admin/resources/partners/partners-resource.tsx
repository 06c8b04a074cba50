import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { partnerToasts } from "#texts/admin/partner-toasts.ts";
import { type Partner, type PartnerDraft, partners } from "../../../content/publications/partner.ts";
import { partnersTable } from "../../../data/publications/partners.ts";
import { laterPart } from "../../form/later-part.tsx";
import type { Resource } from "../../resource/resource.ts";

// A list is looked at before anything in it is opened.
const PartnerFields = laterPart(async () => (await import("./partner-fields.tsx")).PartnerFields);
const PartnerPreview = laterPart(async () => (await import("./partner-preview.tsx")).PartnerPreview);

/** Partners Activos: their page shows them in this order. */
export const partnersResource: Resource<Partner, PartnerDraft> = {
  table: partnersTable,
  titles: {
    list: "Partners Activos",
    about: "El orden de esta lista es el de la página de partners.",
    add: "Añadir Partner",
    create: "Añadir Nuevo Partner",
    edit: "Editar Partner",
    one: "partner",
    many: "partners",
    theOne: "el partner",
    empty: "Todavía no hay partners.",
    toasts: partnerToasts,
  },
  nameOf: (row) => row.name,
  columns: [
    { title: "Nombre", kind: "name", text: (row) => row.name, cell: (row) => <Named row={row} /> },
    { title: "Enlace", text: (row) => row.link_url ?? "" },
    { title: "Externo", text: (row) => (row.is_external ? "Sí" : "No") },
  ],
  form: {
    empty: (rows) => partners.empty({ display_order: String(nextOrder(rows)) }),
    of: partners.draft,
    columns: partners.columns,
    input: partners.input,
    fields: (form) => <PartnerFields form={form} />,
    preview: (draft) => <PartnerPreview draft={draft} />,
  },
  order: manualOrder(),
  onTheWeb: () => ({ path: "/partners", hiddenBecause: [] }),
};

function Named({ row: { name, logo_url } }: { row: Partner }) {
  const logo = safeSource(logo_url);
  return (
    <>
      <div className="thumbnail thumbnail--logo white boxed centred muted clip" aria-hidden="true">
        {logo ? <img src={logo} alt="" loading="lazy" /> : [...name.trim()][0]?.toUpperCase()}
      </div>
      <b>{name}</b>
    </>
  );
}
