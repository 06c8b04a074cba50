import type { PlainText } from "#texts/translate.ts";
/** The three kinds of extras (admin §9). */
export type ExtraType = "bono" | "pase" | "servicio";

type Extra = { type: ExtraType; is_visible: boolean; display_order: number };

/** The kinds in the order of the page: the section's title and the name of one of it in a form. */
export const extraTypes: readonly { type: ExtraType; title: PlainText; name: string }[] = [
  { type: "bono", title: "BONOS DE SESIONES", name: "Bono" },
  { type: "pase", title: "PASES SEMANALES Y QUINCENALES", name: "Pase" },
  { type: "servicio", title: "SERVICIOS PREMIUM", name: "Servicio" },
];

/** A club's extras by section, in order; sections without a visible one are left out (public-site §2). */
export function extraSections<T extends Extra>(
  extras: readonly T[],
): { type: ExtraType; title: PlainText; extras: T[] }[] {
  const visible = extras.filter((extra) => extra.is_visible);
  const ordered = visible.toSorted((one, other) => one.display_order - other.display_order);
  return extraTypes
    .map(({ type, title }) => ({ type, title, extras: ordered.filter((extra) => extra.type === type) }))
    .filter((section) => section.extras.length > 0);
}
