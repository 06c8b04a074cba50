import type { Purpose } from "#domain/consent/purposes.ts";
import { acceptedName, acceptedUntilName, isAhead, purposesName } from "#domain/consent/stored-names.ts";

/**
 * Whether this visitor lets other companies' content of this purpose be loaded: after Aceptar all of it, else what was
 * chosen one by one. Outdated answers and unknown values allow nothing, nor does a browser without storage.
 */
export function isAllowed(purpose: Purpose): boolean {
  try {
    const chosen = localStorage[purposesName]?.split(" ");
    return (
      localStorage[acceptedName] === "true" &&
      isAhead(localStorage[acceptedUntilName]) &&
      (!chosen || chosen.includes(purpose))
    );
  } catch {
    return false;
  }
}

/**
 * Resolves when content of this purpose may be loaded into `place`: at once where the visitor has allowed it, otherwise
 * as soon as she presses one of the buttons of the `<ConsentRequest>` in it or answers the notice. Never where she does
 * neither. An aborted `signal` ends the waiting. What a press means is fetched with the first one: pages carry little
 * before they are touched.
 */
export async function untilAllowed(place: HTMLElement, purpose: Purpose, signal?: AbortSignal): Promise<void> {
  if (isAllowed(purpose)) return;
  place.dataset.consent = "asked";
  signal?.addEventListener("abort", () => delete place.dataset.consent);
  await new Promise<void>((resolve) => {
    const listen = async (event: Event) => {
      const { isAnswered } = await import("./consent.ts");
      if (!isAnswered(event, place, purpose, isAllowed)) return;
      removeEventListener("click", listen);
      resolve();
    };
    addEventListener("click", listen, signal && { signal });
  });
  delete place.dataset.consent;
}
