import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import { type ReplyTemplate, type ReplyTemplateDraft, replyTemplates } from "../../../content/inbox/reply-template.ts";
import { replyTemplatesTable } from "../../../data/inbox/reply-templates.ts";
import { FieldGroup } from "../../fields/field-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { Resource } from "../../resource/resource.ts";

/** Plantillas de respuesta. */
const templateToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las plantillas."),
  saved: () => done("Plantilla guardada."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar la plantilla: ${message}`),
  deleted: done("Plantilla eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la plantilla."),
};

/** Plantillas: what the inbox offers for an answer, in this order. */
export const templatesResource: Resource<ReplyTemplate, ReplyTemplateDraft> = {
  table: replyTemplatesTable,
  titles: {
    list: "Gestionar Plantillas",
    about: "Respuestas que se repiten. La bandeja las ofrece al contestar, en este orden.",
    add: "Añadir Plantilla",
    create: "Añadir Nueva Plantilla",
    edit: "Editar Plantilla",
    one: "plantilla",
    many: "plantillas",
    theOne: "la plantilla",
    empty: "Todavía no hay plantillas.",
    toasts: templateToasts,
  },
  nameOf: (row) => row.title,
  columns: [
    { title: "Título", kind: "name", text: (row) => row.title, cell: (row) => <b>{row.title}</b> },
    { title: "Texto", text: (row) => row.body, cell: (row) => <span className="table__long clamp">{row.body}</span> },
  ],
  form: {
    empty: (rows) => replyTemplates.empty({ display_order: String(nextOrder(rows)) }),
    of: replyTemplates.draft,
    columns: replyTemplates.columns,
    input: replyTemplates.input,
    fields: (form) => (
      <FieldGroup title="Plantilla">
        <TextField form={form} name="title" />
        <TextArea form={form} name="body" rows={8} hint="{nombre} se cambia por el nombre de quien escribió." />
      </FieldGroup>
    ),
  },
  order: manualOrder(),
};
