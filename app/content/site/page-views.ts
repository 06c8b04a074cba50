import * as z from "zod/mini";
import { viewName } from "#domain/panel/view-words.ts";
import { toCsv } from "#domain/text/to-csv.ts";

const kind = z.enum(["page", "referrer", "campaign", "device"]);
const total = z.number();

/** What the panel shows of some days. */
export const viewFigures = z.object({
  days: z.array(z.object({ day: z.string(), views: total, visits: total })),
  names: z.array(z.object({ kind, name: z.string(), views: total })),
});

export type ViewFigures = z.infer<typeof viewFigures>;

/** One line of the figures: how often on a day. */
export const viewRow = z.object({ day: z.string(), kind, name: z.string(), views: total });

export type ViewRow = z.infer<typeof viewRow>;

const kindWords = { page: "Página", referrer: "Procedencia", campaign: "Campaña", device: "Dispositivo" };

/** The figures as a file for a spreadsheet. */
export function viewsCsv(rows: readonly ViewRow[]): string {
  const lines = rows.map((row) => [row.day, kindWords[row.kind], viewName(row.kind, row.name), String(row.views)]);
  return toCsv([["Día", "Dato", "Nombre", "Veces"], ...lines]);
}
