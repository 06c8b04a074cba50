import * as z from "zod/mini";
import { phoneText } from "#domain/partners/phone-text.ts";
import { proposalStatuses } from "#domain/partners/proposal-status.ts";
import { toCsv } from "#domain/text/to-csv.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { choice, line, requiredLine, requiredShort } from "../columns.ts";
import { type Column, choiceText, entity, type RowOf } from "../entity.ts";

/** The proposals that companies sent; staff change their status and nothing else. */
export const proposals = entity(
  "partner_submissions",
  {
    status: choice("Estado", proposalStatuses),
    company_name: requiredLine("Empresa"),
    contact_name: requiredLine("Contacto"),
    email: requiredLine("Correo"),
    phone: line("Teléfono"),
    website: line("Web"),
    proposal: requiredShort("Propuesta", 5_000),
  },
  // In which it was written.
  { language: z.string() },
);

export type ReceivedProposal = RowOf<typeof proposals>;

/**
 * The proposals as a CSV file, in the order given; times are those of Madrid, in the one form that spreadsheets of every
 * language read as a date.
 */
export function proposalsCsv(rows: readonly ReceivedProposal[]): string {
  const columns = Object.entries<Column>(proposals.columns);
  const header = ["Fecha", ...columns.map(([, { label }]) => label)];
  const lines = rows.map((row) => {
    const texts: Record<string, string> = proposals.draft({ ...row, phone: phoneText(row.phone ?? "") });
    const received = toMadridLocal(row.created_at).replace("T", " ");
    return [received, ...columns.map(([name, column]) => choiceText(column, texts[name] ?? ""))];
  });
  return toCsv([header, ...lines]);
}
