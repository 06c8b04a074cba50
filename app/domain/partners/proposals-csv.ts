import { toCsv } from "../text/csv.ts";
import { madridDateTime } from "../time/madrid-time.ts";
import type { Proposal } from "./proposal.ts";
import { type ProposalStatus, proposalStatuses } from "./proposal-status.ts";

type StoredProposal = Proposal & { status: ProposalStatus; created_at: string };

const header = ["Fecha", "Estado", "Empresa", "Contacto", "Correo", "Teléfono", "Web", "Propuesta"];

/** The proposals as a CSV file, in the order given; times are those of Madrid. */
export function proposalsCsv(proposals: readonly StoredProposal[]): string {
  const rows = proposals.map((it) => [
    madridDateTime(it.created_at),
    proposalStatuses[it.status],
    it.company_name,
    it.contact_name,
    it.email,
    it.phone ?? "",
    it.website ?? "",
    it.proposal,
  ]);
  return toCsv([header, ...rows]);
}
