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
  "La tienda de NINE FITNESS: lo que usamos en sala, hecho para durar. Ropa, accesorios y material.":
    "The NINE FITNESS shop: what we use on the floor, made to last. Clothing, accessories and kit.",
  "Todavía no hay productos en la tienda.": "There is nothing in the shop yet.",
  "Cargando productos...": "Loading products...",
  "Cargando producto...": "Loading product...",
  "los productos": "the products",
  "404 - Producto no encontrado": "404 - Product not found",
  "El producto que buscas no existe o ya no está en la tienda.":
    "The product you are looking for does not exist or is no longer in the shop.",
  "Volver a la tienda": "Back to the shop",
  Subtítulos: "Captions",
} as const;
