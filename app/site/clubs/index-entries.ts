import type { Club } from "#app/content/club.ts";
import type { ExtraType } from "#app/domain/clubs/extra-sections.ts";
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
}): IndexEntry[] {
  const { club, hasRates, extraTypes, hasPictures } = found;
  const hasServices = club.included_services.length + club.additional_services.length > 0;
  return [
    ...(hasRates ? [{ id: sectionIds.rates, text: "Tarifas" }] : []),
    ...packsEntry(extraTypes.includes("bono"), extraTypes.includes("pase")),
    ...(extraTypes.includes("servicio") ? [{ id: sectionIds.premium, text: "Premium" }] : []),
    ...(hasServices ? [{ id: sectionIds.services, text: "Servicios" }] : []),
    ...(hasPictures ? [{ id: sectionIds.gallery, text: "Galería" }] : []),
  ];
}

function packsEntry(hasPacks: boolean, hasPasses: boolean): IndexEntry[] {
  if (!hasPacks && !hasPasses) return [];
  const text = hasPacks && hasPasses ? "Bonos y pases" : hasPacks ? "Bonos" : "Pases";
  return [{ id: sectionIds.packs, text }];
}
