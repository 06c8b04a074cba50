import { expect, it } from "vitest";
import { inPageLanguage } from "./in-page-language.ts";

const site = "https://nine.example";
const club = {
  "@type": "ExerciseGym",
  "@id": `${site}/club/acacias#club`,
  name: "Acacias",
  url: `${site}/club/acacias`,
  image: [`${site}/pictures/1200/a.jpg`, "https://other.example/club/acacias"],
  offers: [{ url: site }],
};

it("tells machines the addresses of the page's own language, and one identity for all", () => {
  expect(inPageLanguage(club, site, "en")).toEqual({
    ...club,
    url: `${site}/en/club/acacias`,
    offers: [{ url: `${site}/en` }],
  });
});

it("changes nothing in the site's own language", () => {
  expect(inPageLanguage(club, site, "es")).toBe(club);
});
