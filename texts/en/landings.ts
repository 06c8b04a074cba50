/** Landing pages and the Manifesto. */
export const landings = {
  "{title}, en los clubs NINE FITNESS de Madrid.": "{title}, at the NINE FITNESS clubs in Madrid.",
  Información: "Information",
  "Enlaces de esta página": "Links on this page",
  Descargar: "Download",
  "Descubre nuestro manifiesto": "Discover our manifesto",
  Final: "Closing",
  "No se ha especificado un slug": "No slug was given",
} as const;
