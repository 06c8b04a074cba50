import { expect, test } from "vitest";
import { type Club, clubs } from "#app/content/club.ts";
import { clubStructuredData } from "./structured-data.ts";

const club: Club = {
  ...clubs.preview(clubs.empty()),
  id: "acacias",
  name: "ACACIAS",
  address: "Calle de las Acacias, Madrid",
  link: "/club/acacias",
  hours_weekdays: "7:00-22:30",
  hours_saturday: "Cerrado",
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
