import { clubAddress } from "#domain/clubs/find-club.ts";
import { inLanguage, type Language } from "#shared/language.ts";

export const bookingAddress = (club: string, language: Language): string =>
  `${location.origin}${inLanguage(`${clubAddress(club)}/visita`, language)}`;
