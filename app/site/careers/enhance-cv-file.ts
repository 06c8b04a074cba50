import { mostCvBytes } from "#app/domain/requests/cv-fault.ts";
import { requestTexts } from "#app/texts/site/request-texts.ts";

/** Wakes the field of a CV: a file that cannot be taken is told before it travels. */
export function enhanceCvFile(field: HTMLElement): void {
  const input = field.querySelector("input");
  input?.addEventListener("change", () => {
    const file = input.files?.[0];
    const isTooLarge = (file?.size ?? 0) > mostCvBytes;
    const isNoPdf = file !== undefined && file.type !== "" && file.type !== "application/pdf";
    const { tooLarge, notPdf } = requestTexts.cv;
    input.setCustomValidity(isTooLarge ? tooLarge : isNoPdf ? notPdf : "");
    input.reportValidity();
  });
}
