import { toCsv } from "../text/csv.ts";
import { toMadridLocal } from "../time/madrid-time.ts";
import { phoneText } from "./phone-text.ts";
import type { Proposal } from "./proposal.ts";
import { type ProposalStatus, proposalStatuses } from "./proposal-status.ts";

type StoredProposal = Proposal & { status: ProposalStatus; created_at: string };

const header = ["Fecha", "Estado", "Empresa", "Contacto", "Correo", "Teléfono", "Web", "Propuesta"];

/**
 * The proposals as a CSV file, in the order given; times are those of Madrid, in the one form that spreadsheets of every
 * language read as a date.
 */
export function proposalsCsv(proposals: readonly StoredProposal[]): string {
  const rows = proposals.map((it) => [
    toMadridLocal(it.created_at).replace("T", " "),
    proposalStatuses[it.status],
    it.company_name,
    it.contact_name,
    it.email,
    phoneText(it.phone ?? ""),
    it.website ?? "",
    it.proposal,
  ]);
  return toCsv([header, ...rows]);
}
