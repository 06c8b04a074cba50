import { tooManyProposals } from "#app/texts/site/proposal-texts.ts";
import type { ToastText } from "#app/texts/toast-text.ts";

const PATIENCE_MS = 20_000;

/**
 * Sends the form as the browser would and reads only the status: 303 means sent. A second try after a lost answer does
 * no harm, since the same proposal is kept once a day.
 */
export async function postProposal(
  address: string,
  typed: Record<string, string>,
): Promise<"sent" | "refused" | "failed" | ToastText> {
  const answer = await fetch(address, {
    method: "POST",
    body: new URLSearchParams(typed),
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (answer?.type === "opaqueredirect") return "sent";
  if (answer?.status === 400) return "refused";
  return answer?.status === 429 ? tooManyProposals : "failed";
}
