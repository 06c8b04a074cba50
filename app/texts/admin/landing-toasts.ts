import { destructive } from "../toast-text.ts";
import { done, failed, type SectionToasts } from "./admin-toast.ts";

/** Landings (admin §8): the failure to save has a title of its own and what the server said. */
export const landingToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las landing pages."),
  saved: (mode) =>
    done(mode === "create" ? "Landing page creada correctamente." : "Landing page actualizada correctamente."),
  saveFailed: (_mode, message) => destructive("Error al guardar", message),
  // The only field that must not be empty (admin §5).
  requiredMissing: failed("El slug es obligatorio."),
  deleted: done("Landing page eliminada correctamente."),
  deleteFailed: () => failed("No se pudo eliminar la landing page."),
};
