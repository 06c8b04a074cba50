import { expect, test } from "vitest";
import { type Club, clubs } from "#app/content/clubs/club.ts";
import { structuredDataFaults } from "#tests/fixtures/schema-vocabulary.ts";
import { clubStructuredData } from "./club-structured-data.ts";

const club: Club = {
  ...clubs.preview(clubs.empty()),
  id: "acacias",
  created_at: "2025-01-01T00:00:00Z",
  updated_at: "2025-01-01T00:00:00Z",
  name: "ACACIAS",
  status: "Abierto",
  address: "Calle de las Acacias, Arganzuela, 28005 Madrid",
  postcode: "28005",
  district: "Arganzuela",
  email: "acacias@nine.example",
  latitude: 40.4018,
  longitude: -3.7065,
  link: "/club/acacias",
  is_internal: true,
  is_under_construction: false,
  display_order: 1,
  hours_weekdays: "7:00-22:30",
  hours_saturday: "Cerrado",
};

const context = {
  url: "https://nine.example/club/acacias",
  image: "/foto.jpg",
  telephone: "910 000 009",
  priceRange: "39,90 € – 64,90 €",
  coming: [],
};

test("a club tells search engines where it is, what it costs and the hours that can be read", () => {
  const told = clubStructuredData(club, context);
  expect(told).toMatchObject({
    "@type": "ExerciseGym",
    name: "NINE FITNESS ACACIAS",
    address: {
      streetAddress: "Calle de las Acacias, Arganzuela",
      postalCode: "28005",
      addressLocality: "Madrid",
      addressCountry: "ES",
    },
    geo: { latitude: 40.4018, longitude: -3.7065 },
    hasMap: "https://www.google.com/maps/search/?api=1&query=40.4018,-3.7065",
    image: "https://nine.example/foto.jpg",
    telephone: "+34910000009",
    email: "acacias@nine.example",
    priceRange: "39,90 € – 64,90 €",
  });
  expect(structuredDataFaults(told)).toEqual([]);
  expect(told.openingHoursSpecification).toEqual([expect.objectContaining({ opens: "07:00", closes: "22:30" })]);
});

test("each day has its own hours, nights and whole days too", () => {
  const hours = { hours_weekdays: "L-J 0:00-24:00; V 18:00-2:00", hours_sunday: "D 10:00-15:00; F Cerrado" };
  const { openingHoursSpecification: told } = clubStructuredData({ ...club, ...hours }, context);
  expect(told).toMatchObject([
    { opens: "00:00", closes: "23:59" },
    { dayOfWeek: ["https://schema.org/Friday"], opens: "18:00", closes: "02:00" },
    { dayOfWeek: ["https://schema.org/Sunday"], opens: "10:00" },
  ]);
});

test("the days that are not like the others are told by their date", () => {
  const day = (date: string, ranges: { from: number; to: number }[]) => ({
    date,
    hours: { kind: "especial", name: null, ranges, letter: null } as const,
  });
  const coming = [day("2026-12-25", []), day("2026-12-24", [{ from: 540, to: 900 }])];
  expect(structuredDataFaults(clubStructuredData(club, { ...context, coming }))).toEqual([]);
  expect(clubStructuredData(club, { ...context, coming }).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
    { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "09:00", closes: "15:00" },
  ]);
});

test("what nobody filled in is not told", () => {
  const nothing = { ...context, image: null, telephone: null, priceRange: null };
  const bare = { ...club, address: null, latitude: null, longitude: null };
  const told = clubStructuredData(bare, nothing);
  for (const it of [
    "image",
    "telephone",
    "priceRange",
    "address",
    "geo",
    "hasMap",
    "specialOpeningHoursSpecification",
  ]) {
    expect(told).not.toHaveProperty(it);
  }
  expect(clubStructuredData({ ...club, address: "Calle Sin Número" }, context).address).toMatchObject({
    streetAddress: "Calle Sin Número",
    postalCode: "28005",
  });
});

test("a club under construction is a place to come, which nobody can call or enter", () => {
  const told = clubStructuredData({ ...club, is_under_construction: true }, context);
  expect(told).toMatchObject({ "@type": "Place", publicAccess: false, address: { addressLocality: "Madrid" } });
  for (const it of ["openingHoursSpecification", "telephone", "priceRange", "email"]) {
    expect(told).not.toHaveProperty(it);
  }
  expect(structuredDataFaults(told)).toEqual([]);
});

test.each([
  ["Avenida de Europa 3, 28224 Madrid", "28224", "Pozuelo de Alarcón", "Pozuelo de Alarcón"],
  ["Calle Real 1", "28224", "Pozuelo de Alarcón", "Pozuelo de Alarcón"],
  ["Calle Mayor 1", "28013", "Centro", "Madrid"],
  ["Calle Ancha 1, 45001 Toledo", "45001", "Centro", "Toledo"],
])("%s is in its own town", (address, postcode, district, town) => {
  expect(clubStructuredData({ ...club, address, postcode, district }, context).address).toMatchObject({
    addressLocality: town,
  });
});
