import * as z from "zod/mini";

const text = z.nullable(z.string());

/** An hour of the desk's agenda. */
export const agendaSlot = z.object({
  on_date: z.string(),
  minute: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  capacity: z.number(),
  taken: z.number(),
});

export type AgendaSlot = z.infer<typeof agendaSlot>;

/** Somebody who comes, came or did not. */
export const agendaVisit = z.object({
  id: z.string(),
  club_id: text,
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(["booked", "cancelled", "came", "no_show"]),
  origin: z.string(),
  name: z.string(),
  email: text,
  phone: text,
  message: z.string(),
  /** In which she booked, and is written to. */
  language: z.string(),
});

export type AgendaVisit = z.infer<typeof agendaVisit>;

/** How visits are taken at a club. */
export const visitSettings = z.object({
  club_id: z.string(),
  is_open: z.boolean(),
  slot_minutes: z.number(),
  capacity: z.number(),
  notice_hours: z.number(),
  horizon_days: z.number(),
  change_hours: z.number(),
  hours_mon_thu: z.string(),
  hours_friday: z.string(),
  hours_saturday: z.string(),
  hours_sunday: z.string(),
  /** Whether the club hears by mail that a visitor moves or cancels. */
  tells_house: z.boolean(),
});

export type VisitSettings = z.infer<typeof visitSettings>;
