import * as z from "zod/mini";
import { extraTypes } from "#domain/clubs/extra-sections.ts";
import { choice, flag, line, lines, link, longText, order, price, requiredLine, source } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { publicationColumns } from "../publications/publication-columns.ts";

/** The extra offers of the clubs: session packs, passes and premium services (admin §5). */
export const extras = entity("club_extra_services", {
  club_id: requiredLine("Club"),
  type: choice(
    "Tipo",
    extraTypes.map(({ type, name }) => ({ value: type, text: name })),
  ),
  display_order: order(),
  title: translatable(requiredLine("Título")),
  subtitle: translatable(line("Subtítulo")),
  price: price("Precio"),
  features: translatable(lines("Características")),
  purchase_url: link("Enlace de compra"),
  image_url: source("Imagen"),
  notes: translatable(longText("Notas")),
  is_visible: flag("Visible", true),
  ...publicationColumns,
});

export type Extra = RowOf<typeof extras>;
export type ExtraDraft = DraftOf<typeof extras>;

/** What the panel's list shows of an offer. */
export const listedExtra = z.omit(extras.row, { features: true, notes: true, purchase_url: true, image_url: true });

export type ListedExtra = z.infer<typeof listedExtra>;
