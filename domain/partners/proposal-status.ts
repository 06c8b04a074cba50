/** Where a proposal stands; the stored words and what the panel calls them. */
export const proposalStatuses = [
  { value: "pending", text: "Pendiente" },
  { value: "contacted", text: "En contacto" },
  { value: "accepted", text: "Aceptada" },
  { value: "discarded", text: "Descartada" },
] as const;

export type ProposalStatus = (typeof proposalStatuses)[number]["value"];
