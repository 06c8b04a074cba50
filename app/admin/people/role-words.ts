import type { Role } from "#domain/people/role.ts";

/** What a role is called, and what it may in a sentence; the rights themselves stand in `docs/rights.md`. */
export const roleWords: Record<Role, { name: string; about: string }> = {
  direction: { name: "Dirección", about: "Todo, también personas y privacidad." },
  editor: { name: "Edición", about: "Todo el contenido. Ni precios, ni personas, ni datos de visitantes." },
  club_manager: { name: "Gestión de club", about: "Sus clubs: precios, ofertas, horario, galería, bandeja y visitas." },
  reception: { name: "Recepción", about: "Bandeja y visitas de sus clubs." },
};

/** What each may, in the order of the roles. */
export const roleTable: readonly { what: string; may: readonly ("Sí" | "No" | "Sus clubs")[] }[] = [
  { what: "Personas y privacidad", may: ["Sí", "No", "No", "No"] },
  { what: "Precios y ofertas", may: ["Sí", "No", "Sus clubs", "No"] },
  { what: "Horario, festivos y galería", may: ["Sí", "Sí", "Sus clubs", "No"] },
  { what: "Artículos, eventos, landings, Merch", may: ["Sí", "Sí", "No", "No"] },
  { what: "Bandeja y visitas", may: ["Sí", "No", "Sus clubs", "Sus clubs"] },
];
