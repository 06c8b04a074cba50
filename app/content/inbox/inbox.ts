import * as z from "zod/mini";
import { phoneText } from "#domain/partners/phone-text.ts";
import { kindText, requestStatusText } from "#domain/requests/inbox-words.ts";
import { toCsv } from "#domain/text/to-csv.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import type { Colleague } from "../people/colleague.ts";

const text = z.nullable(z.string());

/** A request or a proposal, as the inbox lists it. */
export const inboxRow = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  email: text,
  phone: text,
  club_id: text,
  subject: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  cv_path: text,
  position_title: text,
  page: text,
  /** Its status, or what brings it back. */
  status: z.enum(["new", "open", "answered", "closed", "undelivered", "replied", "reminder"]),
  assigned_to: text,
  created_at: z.string(),
  /** In which it was written. */
  language: z.string(),
  /** When it came back, or when somebody is to be reminded of it. */
  attention_at: text,
  /** When the visit is that it is about. */
  visit_at: text,
});

export type InboxRow = z.infer<typeof inboxRow>;

/** What was done about a request. */
export const requestEvent = z.object({
  id: z.string(),
  action: z.string(),
  words: z.string(),
  person_email: z.string(),
  created_at: z.string(),
  /** Of an answer by mail: from whom, and what of it is not here. */
  mail: z.object({
    from: z.optional(z.string()),
    attachments: z.optional(z.array(z.string())),
    isPartial: z.optional(z.boolean()),
  }),
});

export type RequestEvent = z.infer<typeof requestEvent>;

/** How many there are of a sort. */
export const inboxCount = z.object({
  kind: z.string(),
  status: z.string(),
  club_id: text,
  is_mine: z.boolean(),
  total: z.number(),
});

export type InboxCount = z.infer<typeof inboxCount>;

interface Named {
  id: string;
  name: string;
}

/** The rows as a file for a spreadsheet, in the order given; times are those of Madrid. */
export function inboxCsv(rows: readonly InboxRow[], clubs: readonly Named[], people: readonly Colleague[]): string {
  const header = [
    ...["Fecha", "Hora", "Tipo", "Estado", "La lleva", "Nombre", "Correo", "Teléfono", "Club", "Visita", "Asunto"],
    ...["Mensaje", "Idioma"],
  ];
  const clubName = new Map(clubs.map(({ id, name }) => [id, name]));
  const personName = new Map(people.map(({ user_id, name }) => [user_id, name]));
  const lines = rows.map((row) => [
    ...toMadridLocal(row.created_at).split("T"),
    kindText(row.kind),
    requestStatusText(row.status, row.kind),
    personName.get(row.assigned_to ?? "") ?? "",
    row.name,
    row.email ?? "",
    phoneText(row.phone ?? ""),
    clubName.get(row.club_id ?? "") ?? "",
    row.visit_at ? toMadridLocal(row.visit_at).replace("T", " ") : "",
    row.subject,
    row.message,
    row.language,
  ]);
  return toCsv([header, ...lines]);
}
