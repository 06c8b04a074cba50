import { expect, it } from "vitest";
import { isAllowedEmbed } from "./is-allowed-embed.ts";

const origins = ["https://forms.example", "horarios.example"];

it.each(["https://forms.example/f/1?x=2", "https://horarios.example/acacias", " https://forms.example "])(
  "shows %s in a frame",
  (address) => {
    expect(isAllowedEmbed(address, origins)).toBe(true);
  },
);

it.each([
  "http://forms.example/f/1",
  "https://forms.example.evil.example/",
  "https://forms.example:444/",
  "https://user@forms.example/",
  "https://otro.example/",
  "javascript:alert(1)",
  "/horario",
  "",
])("does not show %s in a frame", (address) => {
  expect(isAllowedEmbed(address, origins)).toBe(false);
});

it("shows nothing when nothing is allowed", () => {
  expect(isAllowedEmbed("https://forms.example/", [])).toBe(false);
});
