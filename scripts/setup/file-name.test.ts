import { expect, it } from "vitest";
import { isNamedAfterExport } from "./file-name.ts";

it.each([
  ["club-card.tsx", "export function ClubCard() {}"],
  ["app/data/clubs/clubs.ts", "export async function readClub() {}"],
  ["categories.ts", "export const listCategory = 1;"],
  ["hosted-link.client.ts", "export interface HostedLink {}\nexport const other = 1;"],
  ["stock.ts", "export const a = 1;\nexport const b = 2;\nexport function c() {}"],
  ["any-route.tsx", "export default function Clubs() {}"],
  ["robots.ts", "export const handle = {};\nexport function loader() {}"],
  ["start.ts", "run();"],
])("takes %s for %s", (file, text) => {
  expect(isNamedAfterExport(file, text)).toBe(true);
});

it.each([
  ["ai-reply.ts", "export function draftReply() {}"],
  ["helpers.ts", "export const addDays = 1;\nexport const weekOf = 2;"],
  ["club-card.tsx", "export function Card() {}"],
])("does not take %s for %s", (file, text) => {
  expect(isNamedAfterExport(file, text)).toBe(false);
});
