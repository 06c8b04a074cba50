import * as z from "zod/mini";

const columns = z.nullable(z.record(z.string(), z.unknown()));

/** What the record says of one change of one row (`audit_log`). */
export const auditEntry = z.object({
  id: z.number(),
  transaction: z.number(),
  at: z.string(),
  person: z.nullable(z.string()),
  person_email: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  club: z.nullable(z.string()),
  kind: z.enum(["insert", "update", "delete", "purge"]),
  before: columns,
  after: columns,
});

export type AuditEntry = z.infer<typeof auditEntry>;
