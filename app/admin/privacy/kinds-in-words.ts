/** What is kept of people, by kind, one and several. */
const kinds: Record<string, readonly [one: string, many: string]> = {
  message: ["mensaje", "mensajes"],
  application: ["solicitud de empleo", "solicitudes de empleo"],
  car_lead: ["oferta de coche", "ofertas de coche"],
  opening_notice: ["aviso de apertura", "avisos de apertura"],
  proposal: ["propuesta de partner", "propuestas de partner"],
  visit: ["visita", "visitas"],
  mail: ["correo", "correos"],
  cv: ["currículum", "currículums"],
  note: ["apunte de la historia", "apuntes de la historia"],
};

export const kindInWords = (kind: string): string => kinds[kind]?.[0] ?? kind;

/** "2 mensajes, 1 currículum"; nothing for none. */
export function countsInWords(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, total]) => total > 0)
    .map(([kind, total]) => `${total} ${kinds[kind]?.[total === 1 ? 0 : 1] ?? kind}`)
    .join(", ");
}
