import { slugify } from "../../../domain/text/slug.ts";
import type { FormHandle } from "../../form/form-handle.ts";

/** The same form, in which the title of a new row gives its slug too, until somebody writes a slug by hand (admin §4); an emptied one follows again. */
export function withAutoSlug<Draft extends { title: string; slug: string }>(
  form: FormHandle<Draft>,
): FormHandle<Draft> {
  const { title, slug } = form.draft;
  const isAutomatic = form.isNew && (slug === "" || slug === slugify(title));
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value);
      // The slug of a draft is text, and so is what its title becomes.
      if (name === "title" && isAutomatic) form.set("slug", slugify(String(value)) as Draft["slug"]);
    },
  };
}

/** A new row whose slug was left empty gets that of its title. */
export function fillSlug<Draft extends { title: string; slug: string }>(form: FormHandle<Draft>): void {
  const slug = slugify(form.draft.title);
  // The same: it is text.
  if (form.isNew && form.draft.slug === "" && slug !== "") form.set("slug", slug as Draft["slug"]);
}
