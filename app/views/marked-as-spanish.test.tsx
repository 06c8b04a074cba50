// @vitest-environment happy-dom

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { clubs } from "#app/content/clubs/club.ts";
import { extras } from "#app/content/clubs/extra.ts";
import { rates } from "#app/content/clubs/rate.ts";
import { testimonials } from "#app/content/publications/testimonial.ts";
import { ClubTile } from "./clubs/club-tile.tsx";
import { ExtraList } from "./clubs/extra-list.tsx";
import { RateCard } from "./rates/rate-card.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";

const row = { id: "1", created_at: "", updated_at: "" };
const rate = {
  ...rates.preview(rates.empty({ title: "Anual", claim: "La más elegida", included_services: "Agua", price: "40" })),
  display_order: 1,
};
const extra = { ...extras.preview(extras.empty({ title: "Bono", features: "Diez sesiones", price: "9" })), ...row };
const club = { ...clubs.preview(clubs.empty({ name: "ACACIAS", tag: "Nuevo" })), ...row };
const voice = {
  ...testimonials.preview(testimonials.empty({ text: "Vuelvo.", role: "Socia", name: "Marta" })),
  ...row,
};

/** What of a page stands in an element that says it is Spanish. */
function spanishIn(element: React.ReactNode): string[] {
  document.body.innerHTML = renderToStaticMarkup(element);
  return [...document.querySelectorAll("[lang=es]")].map((entry) => entry.textContent?.replaceAll(/[«»“”]/g, "") ?? "");
}

it.each([
  [
    "a rate",
    ["title", "included_services"],
    (fellBack?: string[]) => <RateCard rate={{ ...rate, ...(fellBack && { fellBack }) }} now={new Date()} />,
    ["Anual", "Agua", "Anual"],
  ],
  [
    "an extra",
    ["features"],
    (fellBack?: string[]) => <ExtraList extras={[{ ...extra, ...(fellBack && { fellBack }) }]} />,
    ["Diez sesiones"],
  ],
  [
    "a club",
    ["status", "tag"],
    (fellBack?: string[]) => <ClubTile club={{ ...club, ...(fellBack && { fellBack }) }} sizes="1px" />,
    ["Abierto", "Nuevo"],
  ],
  [
    "a testimonial",
    ["text"],
    (fellBack?: string[]) => <TestimonialCard testimonial={{ ...voice, ...(fellBack && { fellBack }) }} />,
    ["Vuelvo."],
  ],
])("%s says which of its texts are Spanish, and nothing on a Spanish page", (_what, fellBack, shown, spanish) => {
  expect(spanishIn(shown(fellBack))).toEqual(spanish);
  expect(spanishIn(shown())).toEqual([]);
});
