import type { Club } from "#app/content/clubs/club.ts";
import type { ExtraType } from "#domain/clubs/extra-sections.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import type { IndexEntry } from "./page-index.tsx";

export const sectionIds = {
  rates: "tarifas",
  packs: "bonos-y-pases",
  premium: "premium",
  services: "servicios",
  gallery: "galeria",
} as const;

/** The sections of a club's page that have something to show, in their order; an empty one has no entry. */
export function indexEntries(found: {
  club: Pick<Club, "included_services" | "additional_services">;
  hasRates: boolean;
  extraTypes: readonly ExtraType[];
  hasPictures: boolean;
  t?: Translate;
}): IndexEntry[] {
  const { club, hasRates, extraTypes, hasPictures, t = inSpanish } = found;
  const hasServices = club.included_services.length + club.additional_services.length > 0;
  return [
    ...(hasRates ? [{ id: sectionIds.rates, text: t("Tarifas") }] : []),
    ...packsEntry(extraTypes.includes("bono"), extraTypes.includes("pase"), t),
    ...(extraTypes.includes("servicio") ? [{ id: sectionIds.premium, text: t("Premium") }] : []),
    ...(hasServices ? [{ id: sectionIds.services, text: t("Servicios") }] : []),
    ...(hasPictures ? [{ id: sectionIds.gallery, text: t("Galería") }] : []),
  ];
}

function packsEntry(hasPacks: boolean, hasPasses: boolean, t: Translate): IndexEntry[] {
  if (!hasPacks && !hasPasses) return [];
  const text = hasPacks && hasPasses ? t("Bonos y pases") : hasPacks ? t("Bonos") : t("Pases");
  return [{ id: sectionIds.packs, text }];
}
