import { done, failed, type SectionToasts } from "#app/texts/admin/section-toasts.ts";
import {
  type ListedTestimonial,
  type Testimonial,
  type TestimonialDraft,
  testimonials,
} from "../../../content/testimonial.ts";
import { listedTestimonialsTable, testimonialsTable } from "../../../data/testimonials.ts";
import { nextOrder } from "../../../domain/lists/ordering.ts";
import { Stars } from "../../../ui/stars.tsx";
import { TestimonialCard } from "../../../views/testimonial-card.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { StarsField } from "../../fields/stars-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { manualOrder } from "../../resource/manual-order.ts";
import type { Resource } from "../../resource/resource.ts";

/** Reseñas (admin §8). */
const testimonialToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las reseñas."),
  saved: () => done("Reseña guardada."),
  saveFailed: () => failed("No se pudo guardar la reseña."),
  deleted: done("Reseña eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la reseña."),
};

/** Reseñas: they show on the home page, in this order. */
export const testimonialsResource: Resource<Testimonial, TestimonialDraft, ListedTestimonial> = {
  table: listedTestimonialsTable,
  whole: testimonialsTable,
  titles: {
    list: "Gestionar Reseñas",
    about: "El orden de esta lista es el de la portada.",
    add: "Añadir Reseña",
    create: "Añadir Nueva Reseña",
    edit: "Editar Reseña",
    one: "reseña",
    many: "reseñas",
    theOne: "la reseña",
    empty: "Todavía no hay reseñas: la portada no muestra su sección hasta que haya una.",
    toasts: testimonialToasts,
  },
  nameOf: (row) => row.name,
  columns: [
    {
      title: "Nombre",
      kind: "name",
      text: (row) => `${row.name} ${row.role ?? ""}`,
      cell: (row) => (
        <>
          <b>{row.name}</b>
          <span>{row.role}</span>
        </>
      ),
    },
    { title: "Reseña", text: (row) => row.text, cell: (row) => <span className="table__long">{row.text}</span> },
    { title: "Puntuación", text: (row) => `${row.rating} de 5`, cell: (row) => <Stars rating={row.rating} /> },
  ],
  form: {
    empty: (rows) => testimonials.empty({ display_order: String(nextOrder(rows)) }),
    of: testimonials.draft,
    columns: testimonials.columns,
    input: testimonials.input,
    fields: (form) => <TestimonialFields form={form} />,
    preview: (draft) => <TestimonialPreview draft={draft} />,
  },
  order: manualOrder(),
  onTheWeb: () => ({ path: "/#testimonials", hiddenBecause: [] }),
};

function TestimonialFields({ form }: { form: FormHandle<TestimonialDraft> }) {
  return (
    <>
      <FieldGroup title="Reseña">
        <FieldRow>
          <TextField form={form} name="name" />
          <TextField form={form} name="role" note="opcional" hint="Por ejemplo: socia desde 2021." />
        </FieldRow>
        <TextArea form={form} name="text" rows={5} />
        <StarsField form={form} name="rating" />
      </FieldGroup>
      <FieldGroup title="Retrato">
        <FileField
          form={form}
          name="image_url"
          note="opcional"
          folder="testimonials"
          hint="Sin imagen se ve la inicial del nombre."
        />
        <TextField form={form} name="alt" note="opcional" hint="Describe el retrato para quien no lo ve." />
        <TextField form={form} name="display_order" kind="whole" hint="1 es la primera." />
      </FieldGroup>
    </>
  );
}

/** The card of the home page, as the typed text would show in it. */
function TestimonialPreview({ draft }: { draft: TestimonialDraft }) {
  const testimonial = { ...testimonials.preview(draft), image_url: draft.image_url || null };
  return (
    <div className="preview-ground" data-surface="noche">
      <TestimonialCard testimonial={testimonial} />
    </div>
  );
}
