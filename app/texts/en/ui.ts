/** What the parts of the design system say wherever they stand. */
export const ui = {
  " (se abre en otra pestaña)": " (opens in a new tab)",
  "Migas de pan": "Breadcrumbs",
} as const;
