import { replyTemplates } from "../../content/inbox/reply-template.ts";
import { recordTable } from "../records.ts";

/** The templates of answers, as the panel edits and offers them. */
export const replyTemplatesTable = recordTable(replyTemplates, "display_order");
