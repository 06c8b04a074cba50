/** Header, menu, footer and what stands where a page is missing. */
export const layout = {
  "Saltar al contenido": "Skip to content",
  "NINE FITNESS, inicio": "NINE FITNESS, home",
  Manifiesto: "Manifesto",
  "Trabaja en 9F": "Work at 9F",
  "Política de Privacidad": "Privacy Policy",
  "Términos y Condiciones": "Terms and Conditions",
  "Política de Cookies": "Cookie Policy",
  Accesibilidad: "Accessibility",
  "Configurar cookies": "Cookie settings",
  "© {year} NINE FITNESS. Todos los derechos reservados.": "© {year} NINE FITNESS. All rights reserved.",
  "{name}, página {page}": "{name}, page {page}",
  "Página no encontrada": "Page not found",
  Inicio: "Home",
} as const;
