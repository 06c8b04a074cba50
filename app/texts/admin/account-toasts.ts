import { done, failed } from "./admin-toast.ts";

/** Mi cuenta: the spec names no words for it, so these follow the pattern of the others. */
export const accountToasts = {
  passwordChanged: done("Contraseña actualizada correctamente."),
  passwordFailed: (message: string) => failed(`No se pudo cambiar la contraseña: ${message}`),
};
