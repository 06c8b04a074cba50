import { destructive, neutral } from "../toast-text.ts";

/** What the shop says (public-site §8). */
export const merchToasts = {
  loadFailed: destructive("Error al cargar productos", "No se pudieron cargar los productos. Inténtalo de nuevo."),
  notFound: destructive("Producto no encontrado", "No se pudo cargar el producto solicitado."),
  sizeMissing: destructive("Selecciona una talla", "Por favor, elige una talla antes de continuar."),
  comingSoon: neutral("🚧 ¡Próximamente!", "Este producto aún no está disponible para la compra."),
};
