import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import {
  type ListedTestimonial,
  type Testimonial,
  type TestimonialDraft,
  testimonials,
} from "../../../content/publications/testimonial.ts";
import { listedTestimonialsTable, testimonialsTable } from "../../../data/publications/testimonials.ts";
import { Stars } from "../../../ui/pictures/stars.tsx";
import { laterPart } from "../../form/later-part.tsx";
import type { Resource } from "../../resource/resource.ts";
import "../../../views/testimonial-card.css";
import "#app/ui/pictures/on-pictures.css";

// A list is looked at before anything in it is opened.
const TestimonialFields = laterPart(async () => (await import("./testimonial-fields.tsx")).TestimonialFields);
const TestimonialPreview = laterPart(async () => (await import("./testimonial-fields.tsx")).TestimonialPreview);

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
    {
      title: "Reseña",
      text: (row) => row.text,
      cell: (row) => <span className="table__long clamp">{row.text}</span>,
    },
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
