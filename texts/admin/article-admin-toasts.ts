import { done, failed, type SectionToasts } from "./section-toasts.ts";

/** 9F Today (admin §8): failures to save carry what the server said. */
export const articleAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los artículos."),
  saved: (mode) => done(mode === "create" ? "Artículo creado correctamente." : "Artículo actualizado correctamente."),
  saveFailed: (mode, message) =>
    failed(
      mode === "create" ? `No se pudo crear el artículo. ${message}` : `No se pudo actualizar el artículo. ${message}`,
    ),
  // Before it saves (admin §5).
  requiredMissing: failed("Todos los campos obligatorios deben ser rellenados."),
  deleted: done("Artículo eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el artículo."),
};

/** A picture of the text (admin §8). */
export const pictureInserted = done("Imagen insertada");

/** The switch of the whole section (admin §8). */
export const todaySwitchToasts = {
  saved: (isOn: boolean) => done(isOn ? "9FToday ha sido activado." : "9FToday ha sido desactivado."),
  saveFailed: failed("No se pudo actualizar el estado."),
};
