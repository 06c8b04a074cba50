import { expect, it } from "vitest";
import { clubSegment, findClub } from "./find-club.ts";

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
  ["ACACIAS", "acacias"],
  ["Retiro-Parque", "retiro"],
  ["chamberi", undefined],
  ["", undefined],
])("finds at /club/%s the club %s", (segment, id) => {
  expect(findClub(clubs, segment)?.id).toBe(id);
});

it.each([
  ["without a link, its id", club("acacias", null), "acacias"],
  ["a link of its own", club("retiro", "/club/retiro-parque"), "retiro-parque"],
  ["a bare word", club("pozuelo", "pozuelo-norte"), "pozuelo-norte"],
  ["what stands at another club's id", club("madridrio", "acacias"), "madridrio"],
  ["what an earlier club has too", club("norte", "pozuelo-norte"), "norte"],
  ["a page that is no club's", club("centro", "/p/centro"), "centro"],
  ["another site", club("sur", "https://sur.example/club/sur"), "sur"],
  ["more than a word", club("este", "/club/este/nuevo"), "este"],
])("takes as the one address of a club %s", (_what, entry, segment) => {
  expect(clubSegment([...clubs.filter(({ id }) => id !== entry.id), entry], entry)).toBe(segment);
});
