import { expect, it } from "vitest";
import { clubSearchPath, readClubSearch, searchClubs } from "./search-clubs.ts";

const club = (name: string, details: object = {}) => ({
  name,
  subtitle: null,
  address: null,
  district: null,
  postcode: null,
  description: null,
  alt: null,
  included_services: [] as string[],
  additional_services: [] as string[],
  opening: null as { isOpen: boolean } | null,
  ...details,
});
const clubs = [
  club("ACACIAS", {
    district: "Arganzuela",
    postcode: "28005",
    included_services: ["Clases colectivas"],
    opening: { isOpen: true },
  }),
  club("VALDEBEBAS", { description: "Con el spAce.", alt: "Piscina con techo de lamas" }),
  club("CAÑAVERAL", { district: "Vicálvaro", postcode: "28052", additional_services: ["Parking concertado"] }),
];
const found = (query: string) => searchClubs(clubs, readClubSearch(new URLSearchParams(query))).map(({ name }) => name);

it("finds clubs by name, district, postcode and service, whatever the accents", () => {
  expect(found("")).toEqual(["ACACIAS", "VALDEBEBAS", "CAÑAVERAL"]);
  expect(found("q=piscina")).toEqual(["VALDEBEBAS"]);
  expect(found("q=spAce")).toEqual(["VALDEBEBAS"]);
  expect(found("q=acacias")).toEqual(["ACACIAS"]);
  expect(found("q=canaveral")).toEqual(["CAÑAVERAL"]);
  expect(found("q=VICÁLVARO")).toEqual(["CAÑAVERAL"]);
  expect(found("q=28005")).toEqual(["ACACIAS"]);
  expect(found("q=parking")).toEqual(["CAÑAVERAL"]);
  expect(found("q=arganzuela+clases")).toEqual(["ACACIAS"]);
  expect(found("q=arganzuela+parking")).toEqual([]);
});

it("finds the clubs that are open now", () => {
  expect(found("abierto=1")).toEqual(["ACACIAS"]);
  expect(found("abierto=1&q=parking")).toEqual([]);
});

it("says in the address what is asked, and cuts what is too long", () => {
  expect(clubSearchPath({ words: "vía & más", isOpenNow: true })).toBe("/clubs?q=v%C3%ADa+%26+m%C3%A1s&abierto=1");
  expect(clubSearchPath({ words: "", isOpenNow: false })).toBe("/clubs");
  expect(readClubSearch(new URLSearchParams({ q: "a".repeat(5000) })).words).toHaveLength(60);
});
