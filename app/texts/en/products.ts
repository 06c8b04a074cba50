/** What a product's page and card say. */
export const products = {
  "{name}, de NINE MERCH, por {price}.": "{name} from NINE MERCH, {price}.",
  Color: "Colour",
  Talla: "Size",
  "Talla única": "One size",
  "Elige una talla.": "Choose a size.",
  "Este producto no tiene stock disponible actualmente.": "This product is currently out of stock.",
  "Tienes 14 días naturales para desistir de tu compra.":
    "You have 14 calendar days to change your mind about your purchase.",
  "Añadir al carrito": "Add to cart",
  "Selecciona una talla": "Choose a size",
  "Por favor, elige una talla antes de continuar.": "Please choose a size before you continue.",
  "🚧 ¡Próximamente!": "🚧 Coming soon!",
  "Este producto aún no está disponible para la compra.": "This product is not available to buy yet.",
  "Error al cargar productos": "Products could not be loaded",
  "No se pudieron cargar los productos. Inténtalo de nuevo.": "We could not load the products. Please try again.",
  "Producto no encontrado": "Product not found",
  "No se pudo cargar el producto solicitado.": "We could not load the product you asked for.",
} as const;
