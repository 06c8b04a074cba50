import { useEffect, useState } from "react";
import type { ClubName } from "../../../../content/clubs/club.ts";
import type { ListedTestimonial } from "../../../../content/publications/testimonial.ts";
import { listClubNames } from "../../../../data/clubs/clubs.ts";
import { listedTestimonialsTable } from "../../../../data/publications/testimonials.ts";
import { listRecords } from "../../../../data/records.ts";
import { browserClient } from "../../../session/browser-client.ts";

/** What blocks choose from; null until it is known, and where it cannot be read. */
export interface BlockChoices {
  clubs: readonly ClubName[] | null;
  reviews: readonly ListedTestimonial[] | null;
}

export function useBlockChoices(): BlockChoices {
  const [choices, setChoices] = useState<BlockChoices>({ clubs: null, reviews: null });
  // Talks to the server, once.
  useEffect(() => {
    const add = (part: Partial<BlockChoices>) => setChoices((previous) => ({ ...previous, ...part }));
    listClubNames(browserClient()).then(
      (clubs) => add({ clubs }),
      () => undefined,
    );
    listRecords(browserClient(), listedTestimonialsTable).then(
      (reviews) => add({ reviews }),
      () => undefined,
    );
  }, []);
  return choices;
}
