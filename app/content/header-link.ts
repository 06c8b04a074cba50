import { flag, order, requiredLine, requiredLink } from "./columns.ts";
import { type DraftOf, entity, type RowOf } from "./entity.ts";

/** The entries of the main menu. */
export const headerLinks = entity("header_links", {
  text: requiredLine("Texto"),
  path: requiredLink("Ruta"),
  display_order: order(),
  is_visible: flag("Visible", true),
});

export type HeaderLink = RowOf<typeof headerLinks>;
export type HeaderLinkDraft = DraftOf<typeof headerLinks>;
