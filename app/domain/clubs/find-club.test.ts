import { expect, it } from "vitest";
import { findClub } from "./find-club.ts";

const club = (id: string, link: string | null) => ({ id, link });
const clubs = [
  club("acacias", null),
  club("madridrio", "acacias"),
  club("retiro", "/club/retiro-parque"),
  club("pozuelo", "pozuelo-norte"),
];

it.each([
  ["acacias", "acacias"],
  ["retiro", "retiro"],
  ["retiro-parque", "retiro"],
  ["pozuelo-norte", "pozuelo"],
  ["chamberi", undefined],
  ["", undefined],
])("finds at /club/%s the club %s", (segment, id) => {
  expect(findClub(clubs, segment)?.id).toBe(id);
});
