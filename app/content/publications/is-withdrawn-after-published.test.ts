import { expect, test } from "vitest";
import { clubs } from "../clubs/club.ts";
import { extras } from "../clubs/extra.ts";
import { rates } from "../clubs/rate.ts";
import { headerLinks } from "../site/header-link.ts";
import { landingPageInput } from "../site/landing-page-input.ts";
import { newLandingPage } from "../site/landing-pages.ts";
import { articles } from "./article.ts";
import { episodes } from "./episode.ts";
import { events } from "./event.ts";
import { partners } from "./partner.ts";
import { products } from "./product.ts";
import { testimonials } from "./testimonial.ts";

const all = [articles, clubs, episodes, events, extras, headerLinks, partners, products, rates, testimonials];
const forms = [
  ...all.map(({ table, input, empty }) => ({ table, input, draft: empty() })),
  { table: "landing_pages", input: landingPageInput, draft: newLandingPage() },
];

test.each(forms)("a row of $table that is withdrawn before it is published says so at its field", (form) => {
  const begins = form.table === "articles" ? "publication_date" : "publish_at";
  const said = (from: string, until: string) => {
    const { error } = form.input.safeParse({ ...form.draft, [begins]: from, withdraw_at: until });
    return error?.issues.filter(({ path }) => path[0] === "withdraw_at").map(({ message }) => message) ?? [];
  };
  const sentence = "«Retirar el» tiene que ser después de «Publicar el».";
  expect(said("2031-05-02T10:00", "2031-05-02T09:59")).toEqual([sentence]);
  expect(said("2031-05-02T10:00", "2031-05-02T10:00")).toEqual([sentence]);
  expect(said("2031-05-02T10:00", "2031-05-02T10:01")).toEqual([]);
});
