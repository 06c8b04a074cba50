/** Landing pages and the Manifesto. */
export const landings = {
  Información: "Information",
  "Enlaces de esta página": "Links on this page",
  Descargar: "Download",
  "Descubre nuestro manifiesto": "Discover our manifesto",
  Final: "Closing",
} as const;
