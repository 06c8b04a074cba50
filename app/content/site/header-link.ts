import { textLimits } from "#domain/text/text-limits.ts";
import { flag, order, requiredLink, requiredShort } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { publicationColumns } from "../publications/publication-columns.ts";

/** The entries of the main menu. */
export const headerLinks = entity("header_links", {
  text: translatable(requiredShort("Texto", textLimits.menuEntry)),
  path: requiredLink("Ruta"),
  display_order: order(),
  is_visible: flag("Visible", true),
  ...publicationColumns,
});

export type HeaderLink = RowOf<typeof headerLinks>;
export type HeaderLinkDraft = DraftOf<typeof headerLinks>;
