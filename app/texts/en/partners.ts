/** What companies read and send. */
export const partners = {
  "Propuesta enviada": "Proposal sent",
} as const;
