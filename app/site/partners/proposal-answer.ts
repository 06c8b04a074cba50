import { proposalErrors, proposalSteps } from "#domain/partners/proposal.ts";
import type { ToastText } from "#texts/toast-text.ts";

/** What the page says to a proposal that was not sent: everything typed, and what is wrong. */
export type ProposalAnswer = ReturnType<typeof answerProposal>;

/** The answer to a form as it came, with the errors of both steps: without scripts they stand on one page. */
export function answerProposal(form: FormData, failure: ToastText | null = null) {
  const input = Object.fromEntries(form);
  const typed = proposalSteps.flat().flatMap((field) => {
    const text = input[field];
    return typeof text === "string" ? [[field, text] as const] : [];
  });
  return {
    typed: Object.fromEntries(typed),
    errors: { ...proposalErrors(input, 1), ...proposalErrors(input, 2) },
    failure,
  };
}
