import * as z from "zod/mini";
import { toCsv } from "#domain/text/to-csv.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { wholeFrom } from "../columns.ts";
import { type DraftOf, entity } from "../entity.ts";

const months = (label: string) => wholeFrom(label, { least: 1, most: 120 });

/** How long each kind is kept. One row, which nobody asks for by name. */
export const privacySettings = entity("privacy_settings", {
  message_months: months("Mensajes"),
  visit_months: months("Visitas"),
  application_months: months("Solicitudes de empleo"),
  car_lead_months: months("Ofertas de coche"),
  proposal_months: months("Propuestas de partners"),
  notice_days: wholeFrom("Avisos de apertura", { least: 1, most: 365 }),
  audit_months: wholeFrom("Registro de cambios", { least: 2, most: 120 }),
});

export const privacySettingsRow = z.omit(privacySettings.row, { id: true, created_at: true });

export type PrivacySettings = z.infer<typeof privacySettingsRow>;
export type PrivacyDraft = DraftOf<typeof privacySettings>;

/** Something that there is of a person; `is_own` is false for what is another's and only names her. */
export const personRecord = z.object({
  source: z.string(),
  id: z.string(),
  is_own: z.boolean(),
  came_at: z.string(),
  record: z.record(z.string(), z.unknown()),
});

export type PersonRecord = z.infer<typeof personRecord>;

/** What was erased and when: numbers by kind. */
export const erasure = z.object({
  id: z.string(),
  reason: z.enum(["term", "person"]),
  erased: z.record(z.string(), z.number()),
  person_email: z.string(),
  created_at: z.string(),
});

export type Erasure = z.infer<typeof erasure>;

/** What is of a person and nobody else's, as a file for a spreadsheet: one line per fact (GDPR, art. 20). */
export function personCsv(records: readonly PersonRecord[], nameOf: (source: string) => string): string {
  const lines = records.flatMap((record, index) =>
    Object.entries(record.record)
      .filter(([, value]) => value !== null && value !== "")
      .map(([name, value]) => [
        String(index + 1),
        nameOf(record.source),
        toMadridLocal(record.came_at).replace("T", " "),
        name,
        typeof value === "object" ? JSON.stringify(value) : String(value),
      ]),
  );
  return toCsv([["Nº", "Tipo", "Fecha", "Dato", "Valor"], ...lines]);
}
