import { answerWords } from "../requests/visitor-language.ts";
import type { Proposal } from "./proposal.ts";

type Answered = Pick<Proposal, "email" | "company_name"> & { language: string };

/**
 * Opens an e-mail to whoever sent a proposal (RFC 6068). Strangers wrote both parts: nothing in them adds a header.
 * The @ stays one, since some mail programs show what is encoded as it is.
 */
export function answerAddress({ email, company_name, language }: Answered): string {
  const to = encodeURIComponent(email.trim()).replaceAll("%40", "@");
  const subject = `${answerWords(language).proposal}: ${company_name.replace(/\s+/g, " ").trim()}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
