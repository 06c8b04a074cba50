import { slugify } from "#domain/text/slug.ts";
import type { FormHandle } from "./form-handle.ts";

interface Titled {
  title: string;
  slug: string;
}

/**
 * The same form, in which the title of a new row gives its slug too, until somebody writes a slug by hand (admin §4); an
 * emptied one follows again.
 */
export function withSlugOfTitle<Draft extends Titled>(form: FormHandle<Draft>): FormHandle<Draft> {
  const { title, slug } = form.draft;
  const isAutomatic = form.isNew && (slug === "" || slug === slugify(title));
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value);
      if (name === "title" && isAutomatic) form.set("slug", slugify(String(value)));
    },
  };
}

export function fillSlug<Draft extends Titled>(form: FormHandle<Draft>): void {
  const slug = slugify(form.draft.title);
  if (form.isNew && form.draft.slug === "" && slug !== "") form.set("slug", slug);
}
