import { proposalTexts } from "../../texts/site/proposal-texts.ts";
import { webAddress } from "../links/web-address.ts";
import { cleanText } from "../text/clean-text.ts";

/** The six columns that a visitor may send (public-site §7). Optional ones are null when left empty. */
export type Proposal = {
  company_name: string;
  contact_name: string;
  email: string;
  phone: string | null;
  website: string | null;
  proposal: string;
};

export type ProposalField = keyof Proposal;
export type ProposalErrors = Partial<Record<ProposalField, string>>;
/** What a form holds: whatever was typed, or nothing. */
export type ProposalInput = Partial<Record<ProposalField, unknown>>;

/** The fields of the wizard's first two steps; the third only says that it was sent. */
export const proposalSteps: readonly (readonly ProposalField[])[] = [
  ["company_name", "contact_name", "email", "phone", "website"],
  ["proposal"],
];

/** How long each text may be; the table holds no more. */
const proposalLimits: Record<ProposalField, number> = {
  company_name: 200,
  contact_name: 200,
  email: 320,
  phone: 40,
  website: 500,
  proposal: 5000,
};

/** What is wrong with a step, by field; nothing when the visitor may go on (public-site §5). */
export function proposalErrors(input: ProposalInput, step: 1 | 2): ProposalErrors {
  const found = (proposalSteps[step - 1] ?? []).flatMap((field) => {
    const message = fieldError(field, cleanText(input[field]));
    return message === null ? [] : [[field, message] as const];
  });
  return Object.fromEntries(found);
}

/** The proposal ready to be sent, or what is wrong with it and the step to go back to. */
export function checkProposal(
  input: ProposalInput,
): { isValid: true; proposal: Proposal } | { isValid: false; step: 1 | 2; errors: ProposalErrors } {
  for (const step of [1, 2] as const) {
    const errors = proposalErrors(input, step);
    if (Object.keys(errors).length > 0) return { isValid: false, step, errors };
  }
  const proposal = {
    company_name: cleanText(input.company_name),
    contact_name: cleanText(input.contact_name),
    email: cleanText(input.email),
    phone: cleanText(input.phone) || null,
    website: webAddress(cleanText(input.website)) || null,
    proposal: cleanText(input.proposal),
  };
  return { isValid: true, proposal };
}

function fieldError(field: ProposalField, text: string): string | null {
  const isOptional = field === "phone" || field === "website";
  if (text === "") {
    if (isOptional) return null;
    return field === "proposal" ? proposalTexts.proposalMissing : proposalTexts.companyMissing;
  }
  if (field === "email" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)) return proposalTexts.emailWrong;
  const sent = field === "website" ? webAddress(text) : text;
  if (sent === null) return proposalTexts.websiteWrong;
  // The database counts code points.
  return Array.from(sent).length > proposalLimits[field] ? proposalTexts.tooLong(proposalLimits[field]) : null;
}
