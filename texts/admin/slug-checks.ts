import { failed } from "./section-toasts.ts";

/** What is said of an address before its row is saved (admin §5). */
export const slugChecks = {
  taken: failed("El slug ya existe. Por favor, elige uno diferente."),
  failed: failed("Error al verificar la unicidad del slug."),
};
