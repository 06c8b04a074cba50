/** The Manifiesto's own words; what it says is content. */
export const manifiesto = {
  "Por qué existe NINE FITNESS: nuestra misión, nuestra visión y lo que nos mueve.":
    "Why NINE FITNESS exists: our mission, our vision and what moves us.",
  Cargando: "Loading",
  "Error al cargar el contenido.": "The content could not be loaded.",
} as const;
