import { neutral } from "../toast-text.ts";
import { done, failed } from "./section-toasts.ts";

export const secondFactorToasts = {
  on: done("Verificación en dos pasos activada."),
  onFailed: (message: string) => failed(`No se pudo activar la verificación en dos pasos: ${message}`),
  off: done("Verificación en dos pasos desactivada."),
  offFailed: (message: string) => failed(`No se pudo desactivar la verificación en dos pasos: ${message}`),
  codesFailed: (message: string) => failed(`No se pudieron crear los códigos de recuperación: ${message}`),
  codesNotOffered: failed("Este servidor no ofrece códigos de recuperación."),
  codesCopied: neutral("Copiado", "Los códigos están en el portapapeles."),
  codesNotCopied: failed("El navegador no ha dejado copiarlos. Selecciónalos con el ratón o imprímelos."),
  named: done("Nombre guardado."),
  nameFailed: (message: string) => failed(`No se pudo guardar el nombre: ${message}`),
  sessionEnded: done("Sesión cerrada."),
  sessionsEnded: done("Las demás sesiones se han cerrado."),
  sessionFailed: (message: string) => failed(`No se pudo cerrar la sesión: ${message}`),
};
