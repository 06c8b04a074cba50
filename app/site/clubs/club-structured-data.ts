import type { Club } from "#app/content/clubs/club.ts";
import type { ComingDay } from "#domain/clubs/coming-days.ts";
import { type DayLetter, hoursLines, parseDays, type Range } from "#domain/clubs/opening-hours.ts";
import { dialledNumber } from "#domain/contact/dialled-number.ts";
import { addDays } from "#domain/time/dates.ts";

/** What a club's structured data says beside what staff filled in for it. */
export interface ClubContext {
  /** The whole address of its page. */
  url: string;
  image: string | null;
  telephone: string | null;
  /** `39,90 € – 79,90 €`, where it has rates. */
  priceRange: string | null;
  /** The days ahead that are not like the others. */
  coming: readonly ComingDay[];
}

const dayNames: Record<DayLetter, string> = {
  L: "Monday",
  M: "Tuesday",
  X: "Wednesday",
  J: "Thursday",
  V: "Friday",
  S: "Saturday",
  D: "Sunday",
  F: "PublicHolidays",
};

/**
 * A club as search engines understand it (schema.org), of what is known and nothing else: an `ExerciseGym`, and one that is
 * not open yet the place that it is going to be, which nobody can call or enter.
 */
export function clubStructuredData(
  club: Club,
  { url, image, telephone, priceRange, coming }: ClubContext,
): Record<string, unknown> {
  const facts = {
    "@id": `${url}#club`,
    name: `NINE FITNESS ${club.name}`,
    url,
    ...(image && { image: new URL(image, url).href }),
    ...(club.description && { description: club.description }),
    ...(club.address && { address: postalAddress(club.address, club) }),
    ...place(club),
  };
  if (club.is_under_construction) return { "@type": "Place", ...facts, publicAccess: false };
  return {
    "@type": "ExerciseGym",
    ...facts,
    ...(telephone && { telephone: dialledNumber(telephone) ?? telephone }),
    ...(club.email && { email: club.email }),
    ...(priceRange && { priceRange }),
    openingHoursSpecification: hoursLines.flatMap(({ kind, days }) =>
      (parseDays(club[kind], days) ?? []).flatMap((part) => openings(part.days, part.ranges)),
    ),
    ...(coming.length > 0 && { specialOpeningHoursSpecification: coming.flatMap(specialOpenings) }),
  };
}

/** `Calle de las Acacias, Arganzuela, 28005 Madrid` in its parts; what cannot be taken apart is the street. */
function postalAddress(address: string, { postcode, district }: Club): Record<string, unknown> {
  const [, street, inAddress, town] = /^(.*?),?\s*\b(\d{5})\s+([^,\d]+)$/.exec(address.trim()) ?? [];
  const postalCode = inAddress ?? postcode;
  const known = {
    streetAddress: street ?? address,
    postalCode,
    addressLocality: locality(postalCode, district) ?? town,
  };
  return {
    "@type": "PostalAddress",
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    addressRegion: "Comunidad de Madrid",
    addressCountry: "ES",
  };
}

/** 28001 to 28080 are the city's own; elsewhere in the region what staff write as the district is a town. */
function locality(postcode: string | null, district: string | null): string | null {
  if (postcode === null || !postcode.startsWith("28")) return null;
  return Number(postcode) <= 28_080 ? "Madrid" : district;
}

function place({ latitude, longitude }: Club): Record<string, unknown> {
  if (latitude === null || longitude === null) return {};
  return {
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    hasMap: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  };
}

function openings(days: readonly DayLetter[], ranges: readonly Range[]): Record<string, unknown>[] {
  return ranges.map((range) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
    ...opensAndCloses(range),
  }));
}

/** A closed day opens and closes at midnight (Google, "Local business structured data"). */
function specialOpenings({ date, hours }: ComingDay): Record<string, unknown>[] {
  const ranges = hours.ranges ?? [];
  const valid = { "@type": "OpeningHoursSpecification", validFrom: date, validThrough: date };
  if (ranges.length === 0) return [{ ...valid, opens: "00:00", closes: "00:00" }];
  return ranges.map((range) => ({
    ...valid,
    ...(range.to > 1440 && { validThrough: addDays(date, 1) }),
    ...opensAndCloses(range),
  }));
}

/** The whole day ends a minute early, as it would else be none; a night ends on the next day. */
function opensAndCloses({ from, to }: Range): { opens: string; closes: string } {
  return { opens: clock(from), closes: to === 1440 ? "23:59" : clock(to % 1440) };
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((value) => String(value).padStart(2, "0")).join(":");
}
