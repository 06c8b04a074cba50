import { expect, test } from "vitest";
import type { Club } from "#app/content/club.ts";
import { clubStructuredData } from "./club-structured-data.ts";

const club: Club = {
  id: "acacias",
  created_at: "2025-01-01T00:00:00Z",
  updated_at: "2025-01-01T00:00:00Z",
  name: "ACACIAS",
  subtitle: null,
  status: "Abierto",
  image: null,
  alt: null,
  tag: null,
  address: "Calle de las Acacias, Madrid",
  link: "/club/acacias",
  is_internal: true,
  is_under_construction: false,
  display_order: 1,
  included_services: [],
  additional_services: [],
  hours_weekdays: "7:00-22:30",
  hours_saturday: "Cerrado",
  hours_sunday: null,
  brand_line: null,
  description: null,
  hero_image: null,
  timetable_url: null,
};

test("a club tells search engines its address and the hours that can be read", () => {
  const told = clubStructuredData(club, "https://nine.example/club/acacias", "/foto.jpg");
  expect(told).toMatchObject({
    "@type": "ExerciseGym",
    name: "NINE FITNESS ACACIAS",
    address: "Calle de las Acacias, Madrid",
    image: "https://nine.example/foto.jpg",
  });
  expect(told.openingHoursSpecification).toEqual([expect.objectContaining({ opens: "07:00", closes: "22:30" })]);
});

test("what nobody filled in is not told", () => {
  expect(clubStructuredData(club, "https://nine.example/club/acacias", null)).not.toHaveProperty("image");
  expect(clubStructuredData({ ...club, address: null }, "https://nine.example", null)).not.toHaveProperty("address");
});

test("a club under construction does not tell that it is open", () => {
  const told = clubStructuredData({ ...club, is_under_construction: true }, "https://nine.example/club/acacias", null);
  expect(told).not.toHaveProperty("openingHoursSpecification");
});
