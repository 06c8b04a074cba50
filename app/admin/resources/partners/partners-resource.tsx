import { type Partner, type PartnerDraft, partners } from "../../../content/partner.ts";
import { partnersTable } from "../../../data/partners.ts";
import { safeSource } from "../../../domain/links/link-safety.ts";
import { nextOrder } from "../../../domain/lists/ordering.ts";
import { partnerToasts } from "../../../texts/admin/partner-toasts.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { manualOrder } from "../../resource/manual-order.ts";
import type { Resource } from "../../resource/resource.ts";

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
  },
  order: manualOrder(),
  onTheWeb: () => ({ path: "/partners", hiddenBecause: [] }),
};

function Named({ row: { name, logo_url } }: { row: Partner }) {
  const logo = safeSource(logo_url);
  return (
    <>
      <i className="thumbnail thumbnail--logo" aria-hidden="true">
        {logo ? <img src={logo} alt="" loading="lazy" /> : [...name.trim()][0]?.toUpperCase()}
      </i>
      <b>{name}</b>
    </>
  );
}

function PartnerFields({ form }: { form: FormHandle<PartnerDraft> }) {
  return (
    <FieldGroup title="Partner">
      <FieldRow>
        <TextField form={form} name="name" />
        <TextField form={form} name="display_order" kind="whole" hint="1 es el primero." />
      </FieldRow>
      <FileField form={form} name="logo_url" note="opcional" folder="partners" hint="Sin logo se lee el nombre." />
      <TextField form={form} name="link_url" note="opcional" kind="link" placeholder="https:// o /partners/…" />
      <SwitchField
        form={form}
        name="is_external"
        hint="Abre el enlace en otra pestaña. Apágalo para páginas de esta web."
      />
    </FieldGroup>
  );
}
