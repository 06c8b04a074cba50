import * as z from "zod/mini";

const text = z.nullable(z.string());

/** An hour that can be visited, as strangers read it. */
export const visitSlot = z.object({
  on_date: z.string(),
  minute: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  free: z.number(),
  state: z.enum(["free", "full", "late"]),
});

/** What came of asking for a place: `booked`, `moved`, a status, or why not (`visit-texts.ts`). */
export const visitAnswer = z.object({ result: z.string(), visit: z.optional(z.string()) });

export type VisitAnswer = z.infer<typeof visitAnswer>;

/** One visit as whoever has its secret sees it. */
export const privateVisit = z.object({
  id: z.string(),
  club_id: text,
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.string(),
  name: z.string(),
  email: text,
  phone: text,
  changed_at: z.string(),
  /** How often it has been changed, for calendars. */
  version: z.number(),
  change_until: text,
  may_change: z.boolean(),
});

export type PrivateVisit = z.infer<typeof privateVisit>;
