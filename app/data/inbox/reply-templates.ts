import { type ReplyTemplate, replyTemplates } from "../../content/inbox/reply-template.ts";
import type { RecordTable } from "../records.ts";

/** The templates of answers, as the panel edits and offers them. */
export const replyTemplatesTable: RecordTable<ReplyTemplate> = {
  name: replyTemplates.table,
  schema: replyTemplates.row,
  order: [{ column: "display_order", ascending: true }],
};
