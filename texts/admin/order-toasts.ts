import { done, failed } from "./section-toasts.ts";

/** Moving rows, wherever the section has no words of its own (admin §8). */
export const orderToasts = {
  reordered: done("Orden actualizado."),
  reorderFailed: failed("No se pudo cambiar el orden."),
};
