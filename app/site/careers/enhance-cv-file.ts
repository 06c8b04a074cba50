import { textOfDocument } from "#app/ui/text-of-document.ts";
import { type CvFault, cvFault, mostCvBytes } from "#domain/requests/cv-fault.ts";
import { requestTexts } from "#texts/site/request-texts.ts";

/**
 * Wakes the field of a CV: a file that cannot be taken is told as soon as it is chosen, by what it holds, while the rest is
 * being written. What was chosen before this was here is looked at too.
 */
export function enhanceCvFile(field: HTMLElement): void {
  const input = field.querySelector("input");
  if (!input) return;
  const look = async () => {
    // Whoever sends while it is read is told by the server.
    tell(input, null);
    const file = input.files?.[0];
    const fault = file && (await faultOf(file));
    if (!fault) return;
    const t = await textOfDocument("careers", "requests", "ui");
    if (file === input.files?.[0]) tell(input, t.known(requestTexts.cv[fault]));
  };
  input.addEventListener("change", look);
  if (input.files?.length) void look();
}

async function faultOf(file: File): Promise<CvFault | null> {
  if (file.size > mostCvBytes) return "tooLarge";
  // One that has gone meanwhile, or lies in a cloud: the word is the server's.
  const content = await file.arrayBuffer().catch(() => null);
  return content && cvFault(new Uint8Array(content));
}

function tell(input: HTMLInputElement, words: string | null): void {
  const id = `${input.id}-error`;
  input.parentElement?.querySelector(`[id="${id}"]`)?.remove();
  input.setCustomValidity(words ?? "");
  if (words === null) {
    input.removeAttribute("aria-invalid");
    input.removeAttribute("aria-describedby");
    return;
  }
  const line = document.createElement("p");
  Object.assign(line, { id, className: "field__error", role: "alert", textContent: words });
  input.after(line);
  input.setAttribute("aria-invalid", "true");
  input.setAttribute("aria-describedby", id);
}
