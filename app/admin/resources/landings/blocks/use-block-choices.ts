import type { ClubName } from "../../../../content/clubs/club.ts";
import type { ListedTestimonial } from "../../../../content/publications/testimonial.ts";
import { listClubNames } from "../../../../data/clubs/clubs.ts";
import { listedTestimonialsTable } from "../../../../data/publications/testimonials.ts";
import { listRecords } from "../../../../data/records.ts";
import { browserClient } from "../../../session/browser-client.ts";
import { useAnswer } from "../../../session/use-answer.ts";

/** What blocks choose from; null until it is known, and where it cannot be read. */
export interface BlockChoices {
  clubs: readonly ClubName[] | null;
  reviews: readonly ListedTestimonial[] | null;
}

export function useBlockChoices(): BlockChoices {
  const clubs = useAnswer(() => listClubNames(browserClient()), null);
  const reviews = useAnswer(() => listRecords(browserClient(), listedTestimonialsTable), null);
  return { clubs: clubs ?? null, reviews: reviews ?? null };
}
