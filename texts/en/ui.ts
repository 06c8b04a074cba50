/** What the parts of the design system, and what pages have in common, say wherever they stand. */
export const ui = {
  " (se abre en otra pestaña)": " (opens in a new tab)",
  "(se abre en otra pestaña)": "(opens in a new tab)",
  "Migas de pan": "Breadcrumbs",
  Anterior: "Previous",
  Siguiente: "Next",
  Cerrar: "Close",
  Volver: "Back",
  Antes: "Before",
  Imprimir: "Print",
  Buscar: "Search",
  "Reproducir vídeo": "Play video",
  "Pausar el vídeo": "Pause the video",
  "Política de Privacidad": "Privacy Policy",
  "{lit} de 5 estrellas": "{lit} out of 5 stars",
} as const;
