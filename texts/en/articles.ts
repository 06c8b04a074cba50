/** What an article says around its text. */
export const articles = {
  "Volver a 9FToday": "Back to 9FToday",
  "Por {author}": "By {author}",
  "Publicado el": "Published on",
  "Cargando artículo...": "Loading article...",
  "Cargando artículos...": "Loading articles...",
  "los artículos": "the articles",
  "Sección Desactivada": "Section Closed",
  "La sección de noticias 9FToday no está disponible en este momento.":
    "The 9FToday news section is not available right now.",
  "404 - Artículo no encontrado": "404 - Article not found",
  "Lo sentimos, no hemos podido encontrar el artículo que buscas.":
    "Sorry, we could not find the article you are looking for.",
  "9FToday: entrenamiento, recuperación y vida de club, escrito por quien entrena en NINE FITNESS.":
    "9FToday: training, recovery and club life, written by the people who train at NINE FITNESS.",
  "Entrenamiento, recuperación y vida de club. Escrito por quien lo entrena.":
    "Training, recovery and club life. Written by the people who live it.",
  "Todavía no hay artículos que leer.": "There is nothing to read yet.",
  "Seguir 9FToday por RSS": "Follow 9FToday by RSS",
  Destacado: "Featured",
  "Lo último": "Latest",
  "Leer el artículo": "Read the article",
  "Error al cargar artículos": "Articles could not be loaded",
  "No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.":
    "We could not load the articles. Please try again later.",
  "Artículo no encontrado": "Article not found",
  "No se pudo cargar el artículo solicitado.": "We could not load the article you asked for.",
} as const;
