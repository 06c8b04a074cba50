import { order, requiredLine, requiredShort } from "../columns.ts";
import { type DraftOf, entity, type RowOf } from "../entity.ts";

/** Answers that staff write often. `{nombre}` stands for the name of whoever is answered. */
export const replyTemplates = entity("reply_templates", {
  title: requiredLine("Título"),
  body: requiredShort("Texto", 2_000),
  display_order: order(),
});

export type ReplyTemplate = RowOf<typeof replyTemplates>;
export type ReplyTemplateDraft = DraftOf<typeof replyTemplates>;
