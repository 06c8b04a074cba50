import { inSpanish, type Translate } from "../../texts/translate.ts";
import { isSameName } from "../text/fold-accents.ts";

/**
 * Whether staff wrote something of their own as the status of an open club. Beside its hours "Abierto" adds nothing, and
 * at night would contradict them; whatever else they wrote is shown with them.
 */
export function hasOwnStatus(
  { status, is_under_construction }: { status: string | null; is_under_construction: boolean },
  t: Translate = inSpanish,
): boolean {
  const words = status?.trim();
  if (!words || is_under_construction) return false;
  return !isSameName(words, "Abierto") && !isSameName(words, t("Abierto"));
}
