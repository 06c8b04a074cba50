import type { Club } from "#app/content/club.ts";
import { type DayKind, parseHours } from "#app/domain/clubs/opening-hours.ts";

const days: Record<DayKind, string[]> = {
  hours_weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  hours_saturday: ["Saturday"],
  hours_sunday: ["Sunday", "PublicHolidays"],
};

/** A club as search engines understand it (schema.org), of what staff have filled in and nothing else. */
export function clubStructuredData(club: Club, url: string, image: string | null): Record<string, unknown> {
  return {
    "@type": "ExerciseGym",
    name: `NINE FITNESS ${club.name}`,
    url,
    ...(image && { image: new URL(image, url).href }),
    ...(club.description && { description: club.description }),
    ...(club.address && { address: club.address }),
    // Hours would say that it is open.
    ...(!club.is_under_construction && {
      openingHoursSpecification: dayKinds.flatMap((kind) => openings(club, kind)),
    }),
  };
}

const dayKinds: DayKind[] = ["hours_weekdays", "hours_saturday", "hours_sunday"];

function openings(club: Club, kind: DayKind): Record<string, unknown>[] {
  return (parseHours(club[kind]) ?? []).map(({ from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days[kind].map((day) => `https://schema.org/${day}`),
    opens: clock(from),
    closes: clock(to),
  }));
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((it) => String(it).padStart(2, "0")).join(":");
}
