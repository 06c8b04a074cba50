/** Where a proposal stands; the stored words and what the panel calls them. */
export const proposalStatuses = {
  pending: "Pendiente",
  contacted: "En contacto",
  accepted: "Aceptada",
  discarded: "Descartada",
} as const;

export type ProposalStatus = keyof typeof proposalStatuses;

/** How many proposals nobody has looked at yet: the number on the badge (admin §2). */
export function countPending(proposals: readonly { status: ProposalStatus }[]): number {
  return proposals.filter((proposal) => proposal.status === "pending").length;
}
