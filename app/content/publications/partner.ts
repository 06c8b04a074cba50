import { flag, link, order, requiredLine, source } from "../columns.ts";
import { type DraftOf, entity, type RowOf } from "../entity.ts";
import { publicationColumns } from "./publication-columns.ts";

/** The companies shown on /partners. */
export const partners = entity("partners", {
  name: requiredLine("Nombre"),
  display_order: order(),
  logo_url: source("Logo"),
  link_url: link("Enlace"),
  is_external: flag("Externo", true),
  ...publicationColumns,
});

export type Partner = RowOf<typeof partners>;
export type PartnerDraft = DraftOf<typeof partners>;
