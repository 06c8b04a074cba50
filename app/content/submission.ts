import * as z from "zod/mini";
import { optionalText, storedRow } from "./stored-row.ts";

/** A proposal that a company sent (`partner_submissions`); staff change its status and nothing else. */
export const submission = z.object({
  ...storedRow,
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: optionalText,
  website: optionalText,
  proposal: z.string(),
  status: z.enum(["pending", "contacted", "accepted", "discarded"]),
});

export type Submission = z.infer<typeof submission>;
