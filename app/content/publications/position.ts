import { flag, line, optionalWords, order, requiredLine } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { optionalLine } from "../text-fields.ts";

/** The positions of /careers; one that is filled is hidden. */
export const positions = entity("positions", {
  title: translatable(requiredLine("Puesto")),
  club_id: optionalWords("Club", optionalLine),
  hours: translatable(line("Jornada")),
  starts: translatable(line("Empieza")),
  is_open: flag("Abierto", true),
  display_order: order(),
});

export type Position = RowOf<typeof positions>;
export type PositionDraft = DraftOf<typeof positions>;
